"""The opcodes of dims. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(81, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=NO_HANDLER)
def FETCH_DIM_R():
    """not defined yet"""


@opcode(84, op1=VAR | CV, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=VAR, rules=NO_HANDLER)
def FETCH_DIM_W():
    """not defined yet"""


@opcode(87, op1=VAR | CV, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=VAR, rules=NO_HANDLER)
def FETCH_DIM_RW():
    """not defined yet"""


@opcode(90, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=NO_HANDLER)
def FETCH_DIM_IS():
    """not defined yet"""


@opcode(93, op1=CONST | TMP | VAR | CV, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=VAR, rules=NO_HANDLER)
def FETCH_DIM_FUNC_ARG():
    """not defined yet"""


@opcode(96, op1=VAR | CV, op2=CONST | TMPVAR | CV, result=VAR, rules=NO_HANDLER)
def FETCH_DIM_UNSET():
    """not defined yet"""


@opcode(98, op1=CONST | TMPVARCV, op2=CONST | TMPVAR | CV, result=VAR, rules=NO_HANDLER)
def FETCH_LIST_R():
    """not defined yet"""


@opcode(155, op1=VAR, op2=CONST | TMPVAR | CV, result=VAR, rules=NO_HANDLER)
def FETCH_LIST_W():
    """not defined yet"""


@opcode(23, op1=VAR | CV, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=TMP | UNUSED, op_data=CONST | TMP | VAR | CV, rules=NO_HANDLER)
def ASSIGN_DIM():
    """not defined yet"""


@opcode(27, op1=VAR | CV, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=TMP | UNUSED, ext=OP, rules=NO_HANDLER)
def ASSIGN_DIM_OP():
    """not defined yet"""


@opcode(75, op1=VAR | CV, op2=CONST | TMPVAR | CV, rules=NO_HANDLER)
def UNSET_DIM():
    """not defined yet"""


@opcode(115, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, ext=ISSET, rules=NO_HANDLER)
def ISSET_ISEMPTY_DIM_OBJ():
    """not defined yet"""
