"""The opcodes of properties. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(82, op1=CONST | TMPVAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP, ext=CACHE_SLOT, rules=NO_HANDLER)
def FETCH_OBJ_R():
    """not defined yet"""


@opcode(85, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=VAR, ext=FETCH_REF | DIM_WRITE | CACHE_SLOT, rules=NO_HANDLER)
def FETCH_OBJ_W():
    """not defined yet"""


@opcode(88, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=VAR, ext=CACHE_SLOT, rules=NO_HANDLER)
def FETCH_OBJ_RW():
    """not defined yet"""


@opcode(91, op1=CONST | TMPVAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP, ext=CACHE_SLOT, rules=NO_HANDLER)
def FETCH_OBJ_IS():
    """not defined yet"""


@opcode(94, op1=CONST | TMP | VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=VAR, ext=FETCH_REF | CACHE_SLOT, rules=NO_HANDLER)
def FETCH_OBJ_FUNC_ARG():
    """not defined yet"""


@opcode(97, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=VAR, ext=CACHE_SLOT, rules=NO_HANDLER)
def FETCH_OBJ_UNSET():
    """not defined yet"""


@opcode(24, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP | UNUSED, ext=CACHE_SLOT, op_data=CONST | TMP | VAR | CV, rules=NO_HANDLER)
def ASSIGN_OBJ():
    """not defined yet"""


@opcode(28, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP | UNUSED, ext=OP, rules=NO_HANDLER)
def ASSIGN_OBJ_OP():
    """not defined yet"""


@opcode(32, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=VAR | UNUSED, ext=CACHE_SLOT | SRC, op_data=VAR | CV, rules=NO_HANDLER)
def ASSIGN_OBJ_REF():
    """not defined yet"""


@opcode(132, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP | UNUSED, ext=CACHE_SLOT, rules=NO_HANDLER)
def PRE_INC_OBJ():
    """not defined yet"""


@opcode(133, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP | UNUSED, ext=CACHE_SLOT, rules=NO_HANDLER)
def PRE_DEC_OBJ():
    """not defined yet"""


@opcode(134, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP, ext=CACHE_SLOT, rules=NO_HANDLER)
def POST_INC_OBJ():
    """not defined yet"""


@opcode(135, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP, ext=CACHE_SLOT, rules=NO_HANDLER)
def POST_DEC_OBJ():
    """not defined yet"""


@opcode(76, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, ext=CACHE_SLOT, rules=NO_HANDLER)
def UNSET_OBJ():
    """not defined yet"""


@opcode(148, op1=CONST | TMPVAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP, ext=ISSET | CACHE_SLOT, rules=NO_HANDLER)
def ISSET_ISEMPTY_PROP_OBJ():
    """not defined yet"""
