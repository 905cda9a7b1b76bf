"""The opcode of include and eval. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(73, op1=CONST | TMPVAR | CV, result=VAR | UNUSED, ext=EVAL)
def INCLUDE_OR_EVAL(value: Read[op1]):
    """run the file or code op1; result := what it returns"""
    if scripts.include_or_eval(ex, op, value):
        return switch_frame()
    return
