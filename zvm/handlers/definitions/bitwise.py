"""SL SR BW_*. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(6, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP)
def SL(left: Raw[op1], right: Raw[op2]):
    """result := left << right, the low 64 bits"""
    if type(left) is int and type(right) is int and 0 <= right < 64:
        return wrap(left << right)
    return slow(operators.shift_left, left, right)


@opcode(7, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP)
def SR(left: Raw[op1], right: Raw[op2]):
    """result := left >> right"""
    if type(left) is int and type(right) is int and 0 <= right < 64:
        return left >> right
    return slow(operators.shift_right, left, right)


@opcode(9, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=COMMUTATIVE)
def BW_OR(left: Raw[op1], right: Raw[op2]):
    """result := left | right"""
    if type(left) is int and type(right) is int:
        return left | right
    return slow(operators.bitwise_or, left, right)


@opcode(10, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=COMMUTATIVE)
def BW_AND(left: Raw[op1], right: Raw[op2]):
    """result := left & right"""
    if type(left) is int and type(right) is int:
        return left & right
    return slow(operators.bitwise_and, left, right)


@opcode(11, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=COMMUTATIVE)
def BW_XOR(left: Raw[op1], right: Raw[op2]):
    """result := left ^ right"""
    if type(left) is int and type(right) is int:
        return left ^ right
    return slow(operators.bitwise_xor, left, right)


@opcode(13, op1=CONST | TMPVARCV, result=TMP)
def BW_NOT(value: Raw[op1]):
    """result := ~value"""
    if type(value) is int:
        return ~value
    return slow(operators.bitwise_not, value)
