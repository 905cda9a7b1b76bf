"""The opcodes of static properties. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(173, op2=CLASS_FETCH, result=TMP, ext=CACHE_SLOT, rules=NO_HANDLER)
def FETCH_STATIC_PROP_R():
    """not defined yet"""


@opcode(174, op2=CLASS_FETCH, result=VAR, ext=FETCH_REF | DIM_WRITE | CACHE_SLOT, rules=NO_HANDLER)
def FETCH_STATIC_PROP_W():
    """not defined yet"""


@opcode(175, op2=CLASS_FETCH, result=VAR, ext=CACHE_SLOT, rules=NO_HANDLER)
def FETCH_STATIC_PROP_RW():
    """not defined yet"""


@opcode(176, op2=CLASS_FETCH, result=TMP, ext=CACHE_SLOT, rules=NO_HANDLER)
def FETCH_STATIC_PROP_IS():
    """not defined yet"""


@opcode(177, op2=CLASS_FETCH, result=VAR, ext=FETCH_REF | CACHE_SLOT, rules=NO_HANDLER)
def FETCH_STATIC_PROP_FUNC_ARG():
    """not defined yet"""


@opcode(178, op2=CLASS_FETCH, result=VAR, ext=CACHE_SLOT, rules=NO_HANDLER)
def FETCH_STATIC_PROP_UNSET():
    """not defined yet"""


@opcode(25, result=TMP | UNUSED, ext=CACHE_SLOT, op_data=CONST | TMP | VAR | CV, rules=NO_HANDLER)
def ASSIGN_STATIC_PROP():
    """not defined yet"""


@opcode(29, result=TMP | UNUSED, ext=OP, rules=NO_HANDLER)
def ASSIGN_STATIC_PROP_OP():
    """not defined yet"""


@opcode(33, result=VAR | UNUSED, ext=CACHE_SLOT | SRC, rules=NO_HANDLER)
def ASSIGN_STATIC_PROP_REF():
    """not defined yet"""


@opcode(38, result=TMP | UNUSED, ext=CACHE_SLOT, rules=NO_HANDLER)
def PRE_INC_STATIC_PROP():
    """not defined yet"""


@opcode(39, result=TMP | UNUSED, ext=CACHE_SLOT, rules=NO_HANDLER)
def PRE_DEC_STATIC_PROP():
    """not defined yet"""


@opcode(40, result=TMP, ext=CACHE_SLOT, rules=NO_HANDLER)
def POST_INC_STATIC_PROP():
    """not defined yet"""


@opcode(41, result=TMP, ext=CACHE_SLOT, rules=NO_HANDLER)
def POST_DEC_STATIC_PROP():
    """not defined yet"""


@opcode(179, ext=CACHE_SLOT, rules=NO_HANDLER)
def UNSET_STATIC_PROP():
    """not defined yet"""


@opcode(180, op2=CLASS_FETCH, result=TMP, ext=ISSET | CACHE_SLOT, rules=NO_HANDLER)
def ISSET_ISEMPTY_STATIC_PROP():
    """not defined yet"""
