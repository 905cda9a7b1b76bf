"""The opcodes of casts. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(51, op1=CONST | TMP | VAR | CV, result=TMP, ext=TYPE, rules=NO_HANDLER)
def CAST():
    """not defined yet"""


@opcode(123, op1=CONST | TMPVAR | CV, result=TMP, ext=TYPE_MASK, rules=NO_HANDLER)
def TYPE_CHECK():
    """not defined yet"""


@opcode(193, op1=CONST | TMP | VAR | CV, op2=UNUSED, result=TMP, rules=NO_HANDLER)
def GET_TYPE():
    """not defined yet"""
