"""The opcodes of arithmetic. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(1, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=NO_HANDLER)
def ADD():
    """not defined yet"""


@opcode(2, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=NO_HANDLER)
def SUB():
    """not defined yet"""


@opcode(3, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=COMMUTATIVE | NO_HANDLER)
def MUL():
    """not defined yet"""


@opcode(4, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=NO_HANDLER)
def DIV():
    """not defined yet"""


@opcode(5, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=NO_HANDLER)
def MOD():
    """not defined yet"""


@opcode(12, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=NO_HANDLER)
def POW():
    """not defined yet"""
