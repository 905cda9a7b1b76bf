"""The opcodes of exceptions. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(107, op1=CONST, op2=JMP_ADDR, result=CV | UNUSED, ext=LAST_CATCH | CACHE_SLOT, rules=NO_HANDLER)
def CATCH():
    """not defined yet"""


@opcode(108, op1=CONST | TMPVAR | CV, rules=NO_HANDLER)
def THROW():
    """not defined yet"""


@opcode(149, rules=NO_HANDLER)
def HANDLE_EXCEPTION():
    """not defined yet"""


@opcode(159, rules=NO_HANDLER)
def DISCARD_EXCEPTION():
    """not defined yet"""


@opcode(162, op1=JMP_ADDR, result=TMP, rules=NO_HANDLER)
def FAST_CALL():
    """not defined yet"""


@opcode(163, op2=TRY_CATCH, rules=NO_HANDLER)
def FAST_RET():
    """not defined yet"""


@opcode(79, rules=NO_HANDLER)
def EXIT():
    """not defined yet"""


@opcode(151, op2=JMP_ADDR, result=VAR | UNUSED, rules=NO_HANDLER)
def ASSERT_CHECK():
    """not defined yet"""
