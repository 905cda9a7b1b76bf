"""The opcodes of generators. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(139, rules=NO_HANDLER)
def GENERATOR_CREATE():
    """not defined yet"""


@opcode(160, op1=CONST | TMP | VAR | CV | UNUSED, op2=CONST | TMPVAR | CV | UNUSED, result=VAR | UNUSED, ext=SRC, rules=NO_HANDLER)
def YIELD():
    """not defined yet"""


@opcode(161, op1=CONST | TMP | VAR | CV, rules=NO_HANDLER)
def GENERATOR_RETURN():
    """not defined yet"""


@opcode(166, op1=CONST | TMPVAR | CV, result=TMP, rules=NO_HANDLER)
def YIELD_FROM():
    """not defined yet"""
