"""The opcodes of arguments. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(65, op1=CONST | TMPVAR, op2=CONST | UNUSED | NUM, rules=NO_HANDLER)
def SEND_VAL():
    """not defined yet"""


@opcode(116, op1=CONST | TMP, op2=CONST | UNUSED | NUM, rules=NO_HANDLER)
def SEND_VAL_EX():
    """not defined yet"""


@opcode(117, op1=VAR | CV, op2=CONST | UNUSED | NUM, rules=NO_HANDLER)
def SEND_VAR():
    """not defined yet"""


@opcode(106, op1=VAR, op2=CONST | UNUSED | NUM, rules=NO_HANDLER)
def SEND_VAR_NO_REF():
    """not defined yet"""


@opcode(50, op1=VAR, op2=CONST | UNUSED | NUM, rules=NO_HANDLER)
def SEND_VAR_NO_REF_EX():
    """not defined yet"""


@opcode(67, op1=VAR | CV, op2=CONST | UNUSED | NUM, rules=NO_HANDLER)
def SEND_REF():
    """not defined yet"""


@opcode(66, op1=VAR | CV, op2=CONST | UNUSED | NUM, rules=NO_HANDLER)
def SEND_VAR_EX():
    """not defined yet"""


@opcode(100, op1=UNUSED, op2=CONST | UNUSED | NUM, rules=NO_HANDLER)
def CHECK_FUNC_ARG():
    """not defined yet"""


@opcode(185, op1=VAR, op2=CONST | UNUSED | NUM, rules=NO_HANDLER)
def SEND_FUNC_ARG():
    """not defined yet"""


@opcode(165, rules=NO_HANDLER)
def SEND_UNPACK():
    """not defined yet"""


@opcode(119, ext=NUM, rules=NO_HANDLER)
def SEND_ARRAY():
    """not defined yet"""


@opcode(120, op1=CONST | TMP | VAR | CV, op2=NUM, rules=NO_HANDLER)
def SEND_USER():
    """not defined yet"""


@opcode(199, op1=UNUSED, op2=UNUSED, rules=NO_HANDLER)
def CHECK_UNDEF_ARGS():
    """not defined yet"""


@opcode(63, op1=NUM, op2=UNUSED, result=CV, ext=CACHE_SLOT, rules=NO_HANDLER)
def RECV():
    """not defined yet"""


@opcode(64, op1=NUM, op2=CONST, result=CV, ext=CACHE_SLOT, rules=NO_HANDLER)
def RECV_INIT():
    """not defined yet"""


@opcode(164, op1=NUM, op2=UNUSED, result=CV, ext=CACHE_SLOT, rules=NO_HANDLER)
def RECV_VARIADIC():
    """not defined yet"""


@opcode(171, op1=UNUSED, op2=UNUSED, result=TMP, rules=NO_HANDLER)
def FUNC_NUM_ARGS():
    """not defined yet"""


@opcode(172, op1=UNUSED | CONST, op2=UNUSED, result=TMP, rules=NO_HANDLER)
def FUNC_GET_ARGS():
    """not defined yet"""
