"""NOP, ticks, what debuggers hook into. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(0)
def NOP():
    """nothing"""
    return


@opcode(101)
def EXT_STMT():
    """nothing: a statement begins"""
    return


@opcode(102)
def EXT_FCALL_BEGIN():
    """nothing: a call begins"""
    return


@opcode(103)
def EXT_FCALL_END():
    """nothing: a call ended"""
    return


@opcode(104)
def EXT_NOP():
    """nothing"""
    return


@opcode(105, ext=NUM)
def TICKS():
    """call the tick functions every extended_value times"""
    ticks.run(ex, op)
    return
