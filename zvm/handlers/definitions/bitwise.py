"""The opcodes of bitwise. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(6, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=NO_HANDLER)
def SL():
    """not defined yet"""


@opcode(7, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=NO_HANDLER)
def SR():
    """not defined yet"""


@opcode(9, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=COMMUTATIVE | NO_HANDLER)
def BW_OR():
    """not defined yet"""


@opcode(10, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=COMMUTATIVE | NO_HANDLER)
def BW_AND():
    """not defined yet"""


@opcode(11, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=COMMUTATIVE | NO_HANDLER)
def BW_XOR():
    """not defined yet"""


@opcode(13, op1=CONST | TMPVARCV, result=TMP, rules=NO_HANDLER)
def BW_NOT():
    """not defined yet"""
