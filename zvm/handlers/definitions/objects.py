"""The opcodes of objects. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(68, op1=UNUSED | CLASS_FETCH | CONST | VAR, op2=UNUSED | CACHE_SLOT, result=VAR, ext=NUM, rules=NO_HANDLER)
def NEW():
    """not defined yet"""


@opcode(110, op1=CONST | TMPVAR | UNUSED | THIS | CV, result=TMP, rules=NO_HANDLER)
def CLONE():
    """not defined yet"""


@opcode(138, op1=TMPVAR | CV, op2=UNUSED | CLASS_FETCH | CONST | VAR, result=TMP, ext=CACHE_SLOT, rules=NO_HANDLER)
def INSTANCEOF():
    """not defined yet"""


@opcode(157, op1=CV | TMPVAR | UNUSED | CLASS_FETCH, result=TMP, rules=NO_HANDLER)
def FETCH_CLASS_NAME():
    """not defined yet"""


@opcode(191, op1=UNUSED | CONST | TMPVAR | CV, op2=UNUSED, result=TMP, rules=NO_HANDLER)
def GET_CLASS():
    """not defined yet"""


@opcode(192, op1=UNUSED, op2=UNUSED, result=TMP, rules=NO_HANDLER)
def GET_CALLED_CLASS():
    """not defined yet"""
