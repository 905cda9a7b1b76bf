"""The opcodes of assignment. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(22, op1=VAR | CV, op2=CONST | TMP | VAR | CV, result=TMP | UNUSED, rules=NO_HANDLER)
def ASSIGN():
    """not defined yet"""


@opcode(26, op1=VAR | CV, op2=CONST | TMPVAR | CV, result=TMP | UNUSED, ext=OP, rules=NO_HANDLER)
def ASSIGN_OP():
    """not defined yet"""


@opcode(30, op1=VAR | CV, op2=VAR | CV, result=VAR | UNUSED, ext=SRC, rules=NO_HANDLER)
def ASSIGN_REF():
    """not defined yet"""


@opcode(31, op1=CONST | TMP | VAR | CV, result=TMP, rules=NO_HANDLER)
def QM_ASSIGN():
    """not defined yet"""


@opcode(49, op1=CV, op2=UNUSED, rules=NO_HANDLER)
def CHECK_VAR():
    """not defined yet"""


@opcode(140, op1=VAR | CV, op2=UNUSED, result=VAR, rules=NO_HANDLER)
def MAKE_REF():
    """not defined yet"""


@opcode(156, op1=VAR, op2=UNUSED, result=VAR, rules=NO_HANDLER)
def SEPARATE():
    """not defined yet"""


@opcode(167, op1=TMPVAR, op2=UNUSED, result=VAR, rules=NO_HANDLER)
def COPY_TMP():
    """not defined yet"""


@opcode(70, op1=TMPVAR, rules=NO_HANDLER)
def FREE():
    """not defined yet"""
