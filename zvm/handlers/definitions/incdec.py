"""PRE_INC … POST_DEC. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@macro
def count_int(variable, value, up, old):
    """++ or -- of the int in a place; result := its old or its new value"""
    if up:
        if value < INT_MAX:
            put(variable, value + 1)
            if old:
                return value
            return value + 1
    elif value > INT_MIN:
        put(variable, value - 1)
        if old:
            return value
        return value - 1


@macro
def count_referenced(reference, up, old):
    """++ or -- of the int that a reference without types holds; result := its old or its new value"""
    number = reference.value
    if type(number) is int and reference.sources is None:
        if up:
            if number < INT_MAX:
                reference.value = number + 1
                if old:
                    return number
                return number + 1
        elif number > INT_MIN:
            reference.value = number - 1
            if old:
                return number
            return number - 1


@opcode(34, op1=VAR | CV, result=TMP | UNUSED, changes=OP1)
def PRE_INC(variable: Place[op1]):
    """variable += 1; result := variable"""
    value = get(variable)
    if type(value) is int:
        count_int(variable, value, True, False)
    elif type(value) is Reference:
        count_referenced(value, True, False)
    return slow(variables.increment, variable)


@opcode(35, op1=VAR | CV, result=TMP | UNUSED, changes=OP1)
def PRE_DEC(variable: Place[op1]):
    """variable -= 1; result := variable"""
    value = get(variable)
    if type(value) is int:
        count_int(variable, value, False, False)
    elif type(value) is Reference:
        count_referenced(value, False, False)
    return slow(variables.decrement, variable)


@opcode(36, op1=VAR | CV, result=TMP, changes=OP1)
def POST_INC(variable: Place[op1]):
    """result := variable; variable += 1"""
    value = get(variable)
    if type(value) is int:
        count_int(variable, value, True, True)
    elif type(value) is Reference:
        count_referenced(value, True, True)
    return slow(variables.post_increment, variable)


@opcode(37, op1=VAR | CV, result=TMP, changes=OP1)
def POST_DEC(variable: Place[op1]):
    """result := variable; variable -= 1"""
    value = get(variable)
    if type(value) is int:
        count_int(variable, value, False, True)
    elif type(value) is Reference:
        count_referenced(value, False, True)
    return slow(variables.post_decrement, variable)
