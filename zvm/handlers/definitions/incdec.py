"""The opcodes of incdec. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(34, op1=VAR | CV, result=TMP | UNUSED, rules=NO_HANDLER)
def PRE_INC():
    """not defined yet"""


@opcode(35, op1=VAR | CV, result=TMP | UNUSED, rules=NO_HANDLER)
def PRE_DEC():
    """not defined yet"""


@opcode(36, op1=VAR | CV, result=TMP, rules=NO_HANDLER)
def POST_INC():
    """not defined yet"""


@opcode(37, op1=VAR | CV, result=TMP, rules=NO_HANDLER)
def POST_DEC():
    """not defined yet"""
