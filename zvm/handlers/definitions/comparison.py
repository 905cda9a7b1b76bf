"""IS_* and SPACESHIP. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(16, op1=CONST | TMP | VAR | CV, op2=CONST | TMP | VAR | CV, result=TMP, rules=COMMUTATIVE | SMART_BRANCH | LONG_CONST)
def IS_IDENTICAL(left: Raw[op1], right: Raw[op2]):
    """result := left === right"""
    if op2 is CONST and (right is None or right is True or right is False):
        settle(left)
        return left is right
    if type(left) is str and type(right) is str or type(left) is int and type(right) is int:
        return left == right
    settle(left, right)
    if left is None or left is True or left is False or right is None or right is True or right is False:
        return left is right
    return compare.is_identical(left, right)


@opcode(17, op1=CONST | TMP | VAR | CV, op2=CONST | TMP | VAR | CV, result=TMP, rules=COMMUTATIVE | SMART_BRANCH | LONG_CONST)
def IS_NOT_IDENTICAL(left: Raw[op1], right: Raw[op2]):
    """result := left !== right"""
    if op2 is CONST and (right is None or right is True or right is False):
        settle(left)
        return left is not right
    if type(left) is str and type(right) is str or type(left) is int and type(right) is int:
        return left != right
    settle(left, right)
    if left is None or left is True or left is False or right is None or right is True or right is False:
        return left is not right
    return not compare.is_identical(left, right)


@opcode(18, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=COMMUTATIVE | SMART_BRANCH | LONG_CONST)
def IS_EQUAL(left: Raw[op1], right: Raw[op2]):
    """result := left == right"""
    if type(left) is int and type(right) is int or type(left) is float and type(right) is float:
        return left == right
    if type(left) is str and type(right) is str and left == right:
        return True
    return slow(compare.is_equal, left, right)


@opcode(19, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=COMMUTATIVE | SMART_BRANCH | LONG_CONST)
def IS_NOT_EQUAL(left: Raw[op1], right: Raw[op2]):
    """result := left != right"""
    if type(left) is int and type(right) is int or type(left) is float and type(right) is float:
        return left != right
    if type(left) is str and type(right) is str and left == right:
        return False
    settle(left, right)
    return not compare.is_equal(engine, left, right)


@opcode(20, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=SMART_BRANCH | LONG_CONST)
def IS_SMALLER(left: Raw[op1], right: Raw[op2]):
    """result := left < right"""
    if type(left) is int and type(right) is int or type(left) is float and type(right) is float:
        return left < right
    return slow(compare.is_smaller, left, right)


@opcode(21, op1=CONST | TMPVARCV, op2=CONST | TMPVARCV, result=TMP, rules=SMART_BRANCH | LONG_CONST)
def IS_SMALLER_OR_EQUAL(left: Raw[op1], right: Raw[op2]):
    """result := left <= right"""
    if type(left) is int and type(right) is int or type(left) is float and type(right) is float:
        return left <= right
    return slow(compare.is_smaller_or_equal, left, right)


@opcode(170, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP)
def SPACESHIP(left: Raw[op1], right: Raw[op2]):
    """result := left <=> right"""
    return slow(compare.compare, left, right)
