"""The opcodes of arrays. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(71, op1=CONST | TMP | VAR | CV | UNUSED, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=TMP, ext=ARRAY_INIT | REF, rules=NO_HANDLER)
def INIT_ARRAY():
    """not defined yet"""


@opcode(72, op1=CONST | TMP | VAR | CV, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=TMP, ext=REF, rules=NO_HANDLER)
def ADD_ARRAY_ELEMENT():
    """not defined yet"""


@opcode(147, result=TMP, rules=NO_HANDLER)
def ADD_ARRAY_UNPACK():
    """not defined yet"""


@opcode(189, op1=CONST | TMP | VAR | CV, op2=CONST, result=TMP, ext=NUM, rules=NO_HANDLER)
def IN_ARRAY():
    """not defined yet"""


@opcode(190, op1=CONST | TMPVAR | CV, op2=UNUSED, result=TMP, rules=NO_HANDLER)
def COUNT():
    """not defined yet"""


@opcode(194, op1=CV | TMPVAR | CONST, op2=CV | TMPVAR | CONST, result=TMP, rules=NO_HANDLER)
def ARRAY_KEY_EXISTS():
    """not defined yet"""
