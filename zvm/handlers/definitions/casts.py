"""CAST TYPE_CHECK GET_TYPE. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(51, op1=CONST | TMP | VAR | CV, result=TMP, ext=TYPE, split=(IS_LONG, IS_DOUBLE, IS_STRING))
def CAST(value: Raw[op1]):
    """result := (type) value"""
    if extended_value is IS_LONG:
        if type(value) is int:
            return value
        return slow(convert.to_int, value)
    if extended_value is IS_DOUBLE:
        if type(value) is float:
            return value
        return slow(convert.to_float, value)
    if extended_value is IS_STRING:
        if type(value) is str:
            return value
        return slow(convert.to_string, value)
    settle(value)
    return conversions.cast(ex, value, op.extended_value)


@opcode(123, op1=CONST | TMPVAR | CV, result=TMP, ext=TYPE_MASK, split=(MAY_BE_NULL, MAY_BE_LONG, MAY_BE_STRING, MAY_BE_ARRAY), rules=SMART_BRANCH)
def TYPE_CHECK(value: Raw[op1]):
    """result := the type of value is among the bits of extended_value"""
    if extended_value is MAY_BE_NULL:
        settle(value)
        return value is None
    if extended_value is MAY_BE_LONG:
        if type(value) is int:
            return True
        settle(value)
        return type(value) is int
    if extended_value is MAY_BE_STRING:
        if type(value) is str:
            return True
        settle(value)
        return type(value) is str
    if extended_value is MAY_BE_ARRAY:
        if type(value) is PhpArray:
            return True
        settle(value)
        return type(value) is PhpArray
    settle(value)
    return type_check.matches(value, op.extended_value)


@opcode(193, op1=CONST | TMP | VAR | CV, op2=UNUSED, result=TMP)
def GET_TYPE(value: Read[op1]):
    """result := gettype(value)"""
    return conversions.gettype(ex, value)
