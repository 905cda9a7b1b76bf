"""The opcodes of output. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(136, op1=CONST | TMPVAR | CV, rules=NO_HANDLER)
def ECHO():
    """not defined yet"""


@opcode(57, result=TMP, rules=NO_HANDLER)
def BEGIN_SILENCE():
    """not defined yet"""


@opcode(58, op1=TMP, rules=NO_HANDLER)
def END_SILENCE():
    """not defined yet"""
