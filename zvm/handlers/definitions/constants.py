"""The opcodes of constants. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(99, op1=UNUSED | CONST_FETCH, op2=CONST, result=TMP, ext=CACHE_SLOT, rules=NO_HANDLER)
def FETCH_CONSTANT():
    """not defined yet"""


@opcode(122, op1=CONST, result=TMP, ext=CACHE_SLOT, rules=NO_HANDLER)
def DEFINED():
    """not defined yet"""


@opcode(143, op1=CONST, op2=CONST, rules=NO_HANDLER)
def DECLARE_CONST():
    """not defined yet"""
