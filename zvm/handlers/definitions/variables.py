"""The opcodes of variables. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(80, op1=CONST | TMPVAR | CV, op2=UNUSED, result=TMP, ext=VAR_FETCH, rules=NO_HANDLER)
def FETCH_R():
    """not defined yet"""


@opcode(83, op1=CONST | TMPVAR | CV, op2=UNUSED, result=VAR, ext=VAR_FETCH, rules=NO_HANDLER)
def FETCH_W():
    """not defined yet"""


@opcode(86, op1=CONST | TMPVAR | CV, op2=UNUSED, result=VAR, ext=VAR_FETCH, rules=NO_HANDLER)
def FETCH_RW():
    """not defined yet"""


@opcode(89, op1=CONST | TMPVAR | CV, op2=UNUSED, result=TMP, ext=VAR_FETCH, rules=NO_HANDLER)
def FETCH_IS():
    """not defined yet"""


@opcode(92, op1=CONST | TMPVAR | CV, op2=UNUSED, result=VAR, ext=VAR_FETCH, rules=NO_HANDLER)
def FETCH_FUNC_ARG():
    """not defined yet"""


@opcode(95, op1=CONST | TMPVAR | CV, op2=UNUSED, result=VAR, ext=VAR_FETCH, rules=NO_HANDLER)
def FETCH_UNSET():
    """not defined yet"""


@opcode(74, op1=CONST | TMPVAR | CV, op2=UNUSED, ext=VAR_FETCH, rules=NO_HANDLER)
def UNSET_VAR():
    """not defined yet"""


@opcode(153, op1=CV, op2=UNUSED, rules=NO_HANDLER)
def UNSET_CV():
    """not defined yet"""


@opcode(114, op1=CONST | TMPVAR | CV, op2=UNUSED, result=TMP, ext=VAR_FETCH | ISSET, rules=NO_HANDLER)
def ISSET_ISEMPTY_VAR():
    """not defined yet"""


@opcode(154, op1=CV, op2=UNUSED, result=TMP, ext=ISSET, rules=NO_HANDLER)
def ISSET_ISEMPTY_CV():
    """not defined yet"""


@opcode(168, op1=CV, op2=CONST, ext=CACHE_SLOT, rules=NO_HANDLER)
def BIND_GLOBAL():
    """not defined yet"""


@opcode(183, op1=CV, op2=UNUSED, ext=REF, rules=NO_HANDLER)
def BIND_STATIC():
    """not defined yet"""


@opcode(200, op1=UNUSED, op2=UNUSED, result=TMP, rules=NO_HANDLER)
def FETCH_GLOBALS():
    """not defined yet"""


@opcode(184, op1=UNUSED, op2=UNUSED, result=TMP | VAR, rules=NO_HANDLER)
def FETCH_THIS():
    """not defined yet"""


@opcode(186, op1=UNUSED, op2=UNUSED, result=TMP, rules=NO_HANDLER)
def ISSET_ISEMPTY_THIS():
    """not defined yet"""
