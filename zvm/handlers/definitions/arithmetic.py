"""ADD … POW. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(1, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=LONG_CONST)
def ADD(left: Raw[op1], right: Raw[op2]):
    """result := left + right"""
    if type(left) is int:
        if type(right) is int:
            total = left + right
            if INT_MIN <= total <= INT_MAX:
                return total
        elif type(right) is float:
            return left + right
    elif type(left) is float and (type(right) is float or type(right) is int):
        return left + right
    return slow(operators.add, left, right)


@opcode(2, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=LONG_CONST)
def SUB(left: Raw[op1], right: Raw[op2]):
    """result := left - right"""
    if type(left) is int:
        if type(right) is int:
            difference = left - right
            if INT_MIN <= difference <= INT_MAX:
                return difference
        elif type(right) is float:
            return left - right
    elif type(left) is float and (type(right) is float or type(right) is int):
        return left - right
    return slow(operators.sub, left, right)


@opcode(3, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=COMMUTATIVE | LONG_CONST)
def MUL(left: Raw[op1], right: Raw[op2]):
    """result := left * right"""
    if type(left) is int:
        if type(right) is int:
            product = left * right
            if INT_MIN <= product <= INT_MAX:
                return product
        elif type(right) is float:
            return left * right
    elif type(left) is float and (type(right) is float or type(right) is int):
        return left * right
    return slow(operators.mul, left, right)


@opcode(4, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP)
def DIV(left: Raw[op1], right: Raw[op2]):
    """result := left / right"""
    if type(left) is float:
        if (type(right) is float or type(right) is int) and right:
            return left / right
    elif type(left) is int:
        if type(right) is int and right > 0:
            if left % right == 0:
                return left // right
            return float(left) / float(right)
        if type(right) is float and right:
            return left / right
    return slow(operators.div, left, right)


@opcode(5, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=LONG_CONST)
def MOD(left: Raw[op1], right: Raw[op2]):
    """result := left % right, with the sign of left"""
    if type(left) is int and type(right) is int and right > 0:
        if left >= 0:
            return left % right
        return -(-left % right)
    return slow(operators.mod, left, right)


@opcode(12, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP)
def POW(left: Raw[op1], right: Raw[op2]):
    """result := left ** right"""
    return slow(operators.pow, left, right)
