"""The opcodes of functions. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(141, op2=NUM, rules=NO_HANDLER)
def DECLARE_FUNCTION():
    """not defined yet"""


@opcode(142, op1=CONST, op2=NUM, result=TMP, rules=NO_HANDLER)
def DECLARE_LAMBDA_FUNCTION():
    """not defined yet"""


@opcode(182, op1=TMP, op2=CV, ext=REF, rules=NO_HANDLER)
def BIND_LEXICAL():
    """not defined yet"""
