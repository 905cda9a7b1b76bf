"""The opcodes of declared. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(137, op1=ANY(CONST | TMPVARCV), rules=NO_HANDLER)
def OP_DATA():
    """not defined yet"""


@opcode(150, rules=NO_HANDLER)
def USER_OPCODE():
    """not defined yet"""


@opcode(204, ext=NUM, result=TMP, rules=NO_HANDLER)
def FRAMELESS_ICALL_0():
    """not defined yet"""


@opcode(205, op1=CONST | TMPVARCV, ext=NUM, result=TMP, rules=NO_HANDLER)
def FRAMELESS_ICALL_1():
    """not defined yet"""


@opcode(206, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, ext=NUM, result=TMP, rules=NO_HANDLER)
def FRAMELESS_ICALL_2():
    """not defined yet"""


@opcode(207, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, ext=NUM, result=TMP, op_data=CONST | TMPVARCV,
        rules=NO_HANDLER)
def FRAMELESS_ICALL_3():
    """not defined yet"""


@opcode(208, op1=CONST, op2=JMP_ADDR, ext=NUM, rules=NO_HANDLER)
def JMP_FRAMELESS():
    """not defined yet"""
