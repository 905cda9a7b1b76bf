"""The opcodes of branches. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(14, op1=CONST | TMPVAR | CV, result=TMP, rules=NO_HANDLER)
def BOOL_NOT():
    """not defined yet"""


@opcode(15, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=COMMUTATIVE | NO_HANDLER)
def BOOL_XOR():
    """not defined yet"""


@opcode(42, op1=JMP_ADDR, rules=NO_HANDLER)
def JMP():
    """not defined yet"""


@opcode(43, op1=CONST | TMPVAR | CV, op2=JMP_ADDR, rules=NO_HANDLER)
def JMPZ():
    """not defined yet"""


@opcode(44, op1=CONST | TMPVAR | CV, op2=JMP_ADDR, rules=NO_HANDLER)
def JMPNZ():
    """not defined yet"""


@opcode(45, op1=CONST | TMPVAR | CV, op2=JMP_ADDR, ext=JMP_ADDR, rules=NO_HANDLER)
def JMPZNZ():
    """not defined yet"""


@opcode(46, op1=CONST | TMPVAR | CV, op2=JMP_ADDR, result=TMP, rules=NO_HANDLER)
def JMPZ_EX():
    """not defined yet"""


@opcode(47, op1=CONST | TMPVAR | CV, op2=JMP_ADDR, result=TMP, rules=NO_HANDLER)
def JMPNZ_EX():
    """not defined yet"""


@opcode(52, op1=CONST | TMPVAR | CV, result=TMP, rules=NO_HANDLER)
def BOOL():
    """not defined yet"""


@opcode(152, op1=CONST | TMP | VAR | CV, op2=JMP_ADDR, result=TMP, rules=NO_HANDLER)
def JMP_SET():
    """not defined yet"""


@opcode(169, op1=CONST | TMP | VAR | CV, op2=JMP_ADDR, result=TMP, rules=NO_HANDLER)
def COALESCE():
    """not defined yet"""


@opcode(198, op1=CONST | TMPVARCV, op2=JMP_ADDR, result=TMP | VAR, rules=NO_HANDLER)
def JMP_NULL():
    """not defined yet"""
