"""The opcodes of include. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(73, op1=CONST | TMPVAR | CV, result=VAR | UNUSED, ext=EVAL, rules=NO_HANDLER)
def INCLUDE_OR_EVAL():
    """not defined yet"""
