"""The opcodes of returns. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(62, op1=CONST | TMP | VAR | CV, rules=NO_HANDLER)
def RETURN():
    """not defined yet"""


@opcode(111, op1=CONST | TMP | VAR | CV, ext=SRC, rules=NO_HANDLER)
def RETURN_BY_REF():
    """not defined yet"""


@opcode(124, op1=CONST | TMP | VAR | UNUSED | CV, op2=UNUSED | CACHE_SLOT, result=TMP | UNUSED, rules=NO_HANDLER)
def VERIFY_RETURN_TYPE():
    """not defined yet"""


@opcode(201, op1=UNUSED, op2=UNUSED, rules=NO_HANDLER)
def VERIFY_NEVER_TYPE():
    """not defined yet"""
