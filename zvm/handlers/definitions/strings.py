"""The opcodes of strings. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(8, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=NO_CONST_CONST | NO_HANDLER)
def CONCAT():
    """not defined yet"""


@opcode(53, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=NO_HANDLER)
def FAST_CONCAT():
    """not defined yet"""


@opcode(54, op1=UNUSED, op2=CONST | TMPVAR | CV, result=TMP, ext=NUM, rules=NO_HANDLER)
def ROPE_INIT():
    """not defined yet"""


@opcode(55, op1=TMP, op2=CONST | TMPVAR | CV, result=TMP, ext=NUM, rules=NO_HANDLER)
def ROPE_ADD():
    """not defined yet"""


@opcode(56, op1=TMP, op2=CONST | TMPVAR | CV, result=TMP, ext=NUM, rules=NO_HANDLER)
def ROPE_END():
    """not defined yet"""


@opcode(121, op1=CONST | TMPVAR | CV, result=TMP, rules=NO_HANDLER)
def STRLEN():
    """not defined yet"""
