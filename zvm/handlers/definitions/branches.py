"""BOOL* and JMP*, COALESCE. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(14, op1=CONST | TMPVAR | CV, result=TMP, result_holds=SCALAR)
def BOOL_NOT(value: Raw[op1]):
    """result := !value"""
    if value is True:
        return False
    if value is False or value is None:
        return True
    settle(value)
    return not convert.to_bool(engine, value)


@opcode(15, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=COMMUTATIVE)
def BOOL_XOR(left: Read[op1], right: Read[op2]):
    """result := left xor right"""
    return convert.to_bool(engine, left) is not convert.to_bool(engine, right)


@opcode(42, op1=JMP_ADDR, rules=NO_NEXT)
def JMP():
    """go to target"""
    return jump()


@opcode(43, op1=CONST | TMPVAR | CV, op2=JMP_ADDR)
def JMPZ(value: Raw[op1]):
    """go to target unless value"""
    if value is True:
        return
    if value is False or value is None:
        return jump()
    if type(value) is int:
        return jump_if(value == 0)
    settle(value)
    return jump_if(not convert.to_bool(engine, value))


@opcode(44, op1=CONST | TMPVAR | CV, op2=JMP_ADDR)
def JMPNZ(value: Raw[op1]):
    """go to target if value"""
    if value is True:
        return jump()
    if value is False or value is None:
        return
    if type(value) is int:
        return jump_if(value != 0)
    settle(value)
    return jump_if(convert.to_bool(engine, value))


@opcode(45, op1=CONST | TMPVAR | CV, op2=JMP_ADDR, ext=JMP_ADDR, rules=NO_HANDLER)
def JMPZNZ():
    """made by Zend's optimizer only"""


@opcode(46, op1=CONST | TMPVAR | CV, op2=JMP_ADDR, result=TMP, result_holds=SCALAR)
def JMPZ_EX(value: Raw[op1]):
    """result := bool(value); go to target unless it is true"""
    if value is True:
        set_result(True)
        return
    if value is False or value is None:
        set_result(False)
        return jump()
    settle(value)
    truth = convert.to_bool(engine, value)
    set_result(truth)
    return jump_if(not truth)


@opcode(47, op1=CONST | TMPVAR | CV, op2=JMP_ADDR, result=TMP, result_holds=SCALAR)
def JMPNZ_EX(value: Raw[op1]):
    """result := bool(value); go to target if it is true"""
    if value is True:
        set_result(True)
        return jump()
    if value is False or value is None:
        set_result(False)
        return
    settle(value)
    truth = convert.to_bool(engine, value)
    set_result(truth)
    return jump_if(truth)


@opcode(52, op1=CONST | TMPVAR | CV, result=TMP, result_holds=SCALAR)
def BOOL(value: Raw[op1]):
    """result := bool(value)"""
    if value is True:
        return True
    if value is False or value is None:
        return False
    settle(value)
    return convert.to_bool(engine, value)


@opcode(152, op1=CONST | TMP | VAR | CV, op2=JMP_ADDR, result=TMP, rules=RESULT_ON_JUMP)
def JMP_SET(value: Read[op1]):
    """if value: result := value, go to target"""
    if convert.to_bool(engine, value):
        set_result(value)
        return jump()
    return


@opcode(169, op1=CONST | TMP | VAR | CV, op2=JMP_ADDR, result=TMP, rules=RESULT_ON_JUMP)
def COALESCE(value: Is[op1]):
    """if value is not null: result := value, go to target"""
    if value is None:
        return
    set_result(value)
    return jump()


@opcode(198, op1=CONST | TMPVARCV, op2=JMP_ADDR, result=TMP | VAR, rules=RESULT_ON_JUMP, result_holds=SCALAR)
def JMP_NULL(value: Look[op1]):
    """if value is null: result := null (false in isset, true in empty), go to target; the operand stays"""
    if type(value) is Reference:
        value = value.value
    if value is not None and value is not UNDEF:
        return
    chain = op.extended_value & 3  # ZEND_SHORT_CIRCUITING_CHAIN_*: 0 expression, 1 isset, 2 empty
    if chain == 0:
        if value is UNDEF and not op.extended_value & JMP_NULL_BP_VAR_IS:
            variables.undefined_cv(ex, op, op.op1)
        set_result(None)
        return jump()
    set_result(chain == 2)
    return jump()
