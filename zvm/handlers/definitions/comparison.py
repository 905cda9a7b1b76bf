"""The opcodes of comparison. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(16, op1=CONST | TMP | VAR | CV, op2=CONST | TMP | VAR | CV, result=TMP, rules=COMMUTATIVE | NO_HANDLER)
def IS_IDENTICAL():
    """not defined yet"""


@opcode(17, op1=CONST | TMP | VAR | CV, op2=CONST | TMP | VAR | CV, result=TMP, rules=COMMUTATIVE | NO_HANDLER)
def IS_NOT_IDENTICAL():
    """not defined yet"""


@opcode(18, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=COMMUTATIVE | SMART_BRANCH | NO_HANDLER)
def IS_EQUAL():
    """not defined yet"""


@opcode(19, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=COMMUTATIVE | SMART_BRANCH | NO_HANDLER)
def IS_NOT_EQUAL():
    """not defined yet"""


@opcode(20, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=SMART_BRANCH | NO_HANDLER)
def IS_SMALLER():
    """not defined yet"""


@opcode(21, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=SMART_BRANCH | NO_HANDLER)
def IS_SMALLER_OR_EQUAL():
    """not defined yet"""


@opcode(170, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=NO_HANDLER)
def SPACESHIP():
    """not defined yet"""
