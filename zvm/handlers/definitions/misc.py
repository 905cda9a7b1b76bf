"""The opcodes of misc. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(0, rules=NO_HANDLER)
def NOP():
    """not defined yet"""


@opcode(101, rules=NO_HANDLER)
def EXT_STMT():
    """not defined yet"""


@opcode(102, rules=NO_HANDLER)
def EXT_FCALL_BEGIN():
    """not defined yet"""


@opcode(103, rules=NO_HANDLER)
def EXT_FCALL_END():
    """not defined yet"""


@opcode(104, rules=NO_HANDLER)
def EXT_NOP():
    """not defined yet"""


@opcode(105, ext=NUM, rules=NO_HANDLER)
def TICKS():
    """not defined yet"""
