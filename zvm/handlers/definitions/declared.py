"""The opcodes of declared. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(137, op1=ANY(CONST | TMPVARCV), rules=NO_HANDLER)
def OP_DATA():
    """not defined yet"""


@opcode(150, rules=NO_HANDLER)
def USER_OPCODE():
    """not defined yet"""
