"""The opcodes of calls. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(59, op2=CONST, ext=NUM | CACHE_SLOT, rules=NO_HANDLER)
def INIT_FCALL_BY_NAME():
    """not defined yet"""


@opcode(61, op1=NUM, op2=CONST, ext=NUM | CACHE_SLOT, rules=NO_HANDLER)
def INIT_FCALL():
    """not defined yet"""


@opcode(69, op2=CONST, ext=NUM | CACHE_SLOT, rules=NO_HANDLER)
def INIT_NS_FCALL_BY_NAME():
    """not defined yet"""


@opcode(112, op1=CONST | TMPVAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, ext=NUM | CACHE_SLOT, rules=NO_HANDLER)
def INIT_METHOD_CALL():
    """not defined yet"""


@opcode(113, op1=UNUSED | CLASS_FETCH | CONST | VAR, op2=CONST | TMPVAR | UNUSED | CONSTRUCTOR | CV, ext=NUM | CACHE_SLOT, rules=NO_HANDLER)
def INIT_STATIC_METHOD_CALL():
    """not defined yet"""


@opcode(118, op1=CONST, op2=CONST | TMPVAR | CV, ext=NUM, rules=NO_HANDLER)
def INIT_USER_CALL():
    """not defined yet"""


@opcode(128, op2=CONST | TMPVAR | CV, ext=NUM, rules=NO_HANDLER)
def INIT_DYNAMIC_CALL():
    """not defined yet"""


@opcode(60, result=VAR | UNUSED, rules=NO_HANDLER)
def DO_FCALL():
    """not defined yet"""


@opcode(129, result=VAR | UNUSED, rules=NO_HANDLER)
def DO_ICALL():
    """not defined yet"""


@opcode(130, result=VAR | UNUSED, rules=NO_HANDLER)
def DO_UCALL():
    """not defined yet"""


@opcode(131, result=VAR | UNUSED, rules=NO_HANDLER)
def DO_FCALL_BY_NAME():
    """not defined yet"""


@opcode(158, rules=NO_HANDLER)
def CALL_TRAMPOLINE():
    """not defined yet"""


@opcode(202, op1=UNUSED, op2=UNUSED, result=TMP, rules=NO_HANDLER)
def CALLABLE_CONVERT():
    """not defined yet"""
