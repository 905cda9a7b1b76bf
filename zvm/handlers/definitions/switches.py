"""CASE* SWITCH_* MATCH*. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(48, op1=TMPVAR, op2=CONST | TMPVAR | CV, result=TMP, rules=SMART_BRANCH)
def CASE(subject: Look[op1], value: Raw[op2]):
    """result := subject == value; the subject stays"""
    if type(subject) is int and type(value) is int:
        return subject == value
    if type(subject) is str and type(value) is str and subject == value:
        return True
    return slow(compare.is_equal, subject, value)


@opcode(196, op1=TMP | VAR, op2=CONST | TMP | VAR | CV, result=TMP, rules=SMART_BRANCH)
def CASE_STRICT(subject: Look[op1], value: Raw[op2]):
    """result := subject === value; the subject stays"""
    if type(subject) is int and type(value) is int or type(subject) is str and type(value) is str:
        return subject == value
    settle(subject, value)
    return compare.is_identical(subject, value)


@opcode(187, op1=CONST | TMPVARCV, op2=CONST, ext=JMP_ADDR, op2_literal=JUMP_TABLE)
def SWITCH_LONG(subject: Look[op1], table: Raw[op2]):
    """int subject: go to table[subject], or to target; anything else: go on with the CASEs"""
    if type(subject) is Reference:
        subject = subject.value
    if type(subject) is int:
        return jump_to(table.get(subject, op.target))
    return


@opcode(188, op1=CONST | TMPVARCV, op2=CONST, ext=JMP_ADDR, op2_literal=JUMP_TABLE)
def SWITCH_STRING(subject: Look[op1], table: Raw[op2]):
    """string subject: go to table[subject], or to target; anything else: go on with the CASEs"""
    if type(subject) is Reference:
        subject = subject.value
    if type(subject) is str:
        return jump_to(table.get(subject, op.target))
    return


@opcode(195, op1=CONST | TMPVARCV, op2=CONST, ext=JMP_ADDR, rules=NO_NEXT, op2_literal=JUMP_TABLE)
def MATCH(subject: Look[op1], table: Raw[op2]):
    """go to table[subject], or to target"""
    if type(subject) is int or type(subject) is str:
        return jump_to(table.get(subject, op.target))
    settle(subject)
    if type(subject) is int or type(subject) is str:
        return jump_to(table.get(subject, op.target))
    return jump()


@opcode(197, op1=CONST | TMPVARCV, op2=UNUSED, rules=NO_NEXT)
def MATCH_ERROR(subject: Look[op1]):
    """throw UnhandledMatchError for op1"""
    conversions.match_error(ex, op)
    return
