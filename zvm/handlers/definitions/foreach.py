"""The opcodes of foreach. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(77, op1=CONST | TMP | VAR | CV, op2=JMP_ADDR, result=VAR, rules=NO_HANDLER)
def FE_RESET_R():
    """not defined yet"""


@opcode(78, op1=VAR, result=TMP | UNUSED, ext=JMP_ADDR, rules=NO_HANDLER)
def FE_FETCH_R():
    """not defined yet"""


@opcode(125, op1=CONST | TMP | VAR | CV, op2=JMP_ADDR, result=VAR, rules=NO_HANDLER)
def FE_RESET_RW():
    """not defined yet"""


@opcode(126, op1=VAR, result=TMP | UNUSED, ext=JMP_ADDR, rules=NO_HANDLER)
def FE_FETCH_RW():
    """not defined yet"""


@opcode(127, op1=TMPVAR, rules=NO_HANDLER)
def FE_FREE():
    """not defined yet"""
