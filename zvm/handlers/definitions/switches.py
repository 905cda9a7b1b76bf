"""The opcodes of switches. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(48, op1=TMPVAR, op2=CONST | TMPVAR | CV, result=TMP, rules=NO_HANDLER)
def CASE():
    """not defined yet"""


@opcode(196, op1=TMP | VAR, op2=CONST | TMP | VAR | CV, result=TMP, rules=NO_HANDLER)
def CASE_STRICT():
    """not defined yet"""


@opcode(187, op1=CONST | TMPVARCV, op2=CONST, ext=JMP_ADDR, rules=NO_HANDLER)
def SWITCH_LONG():
    """not defined yet"""


@opcode(188, op1=CONST | TMPVARCV, op2=CONST, ext=JMP_ADDR, rules=NO_HANDLER)
def SWITCH_STRING():
    """not defined yet"""


@opcode(195, op1=CONST | TMPVARCV, op2=CONST, ext=JMP_ADDR, rules=NO_HANDLER)
def MATCH():
    """not defined yet"""


@opcode(197, op1=CONST | TMPVARCV, op2=UNUSED, rules=NO_HANDLER)
def MATCH_ERROR():
    """not defined yet"""
