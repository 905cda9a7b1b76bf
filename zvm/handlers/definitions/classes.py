"""The opcodes of classes. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(109, op1=UNUSED | CLASS_FETCH, op2=CONST | TMPVAR | UNUSED | CV, result=VAR, ext=CACHE_SLOT, rules=NO_HANDLER)
def FETCH_CLASS():
    """not defined yet"""


@opcode(181, op1=VAR | CONST | UNUSED | CLASS_FETCH, op2=CONST, result=TMP, ext=CACHE_SLOT, rules=NO_HANDLER)
def FETCH_CLASS_CONSTANT():
    """not defined yet"""


@opcode(144, op1=CONST, rules=NO_HANDLER)
def DECLARE_CLASS():
    """not defined yet"""


@opcode(145, op1=CONST, op2=CONST, rules=NO_HANDLER)
def DECLARE_CLASS_DELAYED():
    """not defined yet"""


@opcode(146, result=VAR, ext=CACHE_SLOT, rules=NO_HANDLER)
def DECLARE_ANON_CLASS():
    """not defined yet"""
