"""PRE_INC … POST_DEC. Read by scripts/gen_handlers.py, never imported; see docs/handlers.md."""


@opcode(34, op1=VAR | CV, result=TMP | UNUSED)
def PRE_INC(variable: Place[op1]):
    """variable += 1; result := variable"""
    value = get(variable)
    if type(value) is int and value < INT_MAX:
        value += 1
        put(variable, value)
        return value
    return slow(variables.increment, variable)


@opcode(35, op1=VAR | CV, result=TMP | UNUSED)
def PRE_DEC(variable: Place[op1]):
    """variable -= 1; result := variable"""
    value = get(variable)
    if type(value) is int and value > INT_MIN:
        value -= 1
        put(variable, value)
        return value
    return slow(variables.decrement, variable)


@opcode(36, op1=VAR | CV, result=TMP)
def POST_INC(variable: Place[op1]):
    """result := variable; variable += 1"""
    value = get(variable)
    if type(value) is int and value < INT_MAX:
        put(variable, value + 1)
        return value
    return slow(variables.post_increment, variable)


@opcode(37, op1=VAR | CV, result=TMP)
def POST_DEC(variable: Place[op1]):
    """result := variable; variable -= 1"""
    value = get(variable)
    if type(value) is int and value > INT_MIN:
        put(variable, value - 1)
        return value
    return slow(variables.post_decrement, variable)
