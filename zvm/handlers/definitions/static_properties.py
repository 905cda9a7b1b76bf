"""The opcodes of static properties: op2::$op1. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md.

Both operands are looked at by executor/static_properties.py, which keeps the place it found in op.cache.
"""


@macro
def count_cached(cached, up, old):
    """++ or -- of the static property in its place; result := its old or its new value"""
    value = cached[0][cached[1]]
    if up:
        if type(value) is int and value < INT_MAX:
            cached[0][cached[1]] = value + 1
            if old:
                return value
            return value + 1
    elif type(value) is int and value > INT_MIN:
        cached[0][cached[1]] = value - 1
        if old:
            return value
        return value - 1


@kernel
def assign_static_property(value):
    """the static property := value"""
    cached = op.cache
    if cached is not None:
        container, key, info = cached
        accepted = info.accepted
        if (info.type is None or accepted is not None and type(value) in accepted) \
                and type(container[key]) is not Reference:
            container[key] = value
            return value
    return static_properties.assign(ex, op, value)


@opcode(173, op1=ANY(CONST | TMPVARCV), op2=CLASS_FETCH(CONST | VAR | UNUSED), result=TMP, ext=CACHE_SLOT,
        op2_holds=CLASS, op1_literal=NAME, op2_literal=KEYED_NAME)
def FETCH_STATIC_PROP_R():
    """result := value of op2::$op1"""
    cached = op.cache
    if cached is not None:
        value = cached[0][cached[1]]  # initialised, or there would be no cache
        if type(value) is Reference:
            return value.value
        return value
    return static_properties.fetch(ex, op, BP_VAR_R)


@opcode(174, op1=ANY(CONST | TMPVARCV), op2=CLASS_FETCH(CONST | VAR | UNUSED), result=VAR,
        ext=FETCH_REF | DIM_WRITE | CACHE_SLOT, op2_holds=CLASS, op1_literal=NAME, op2_literal=KEYED_NAME)
def FETCH_STATIC_PROP_W():
    """result := place of op2::$op1, to be written"""
    cached = op.cache
    if cached is not None:
        container, key, info = cached
        if type(container[key]) is PhpArray and (info.type is None or not op.extended_value & FETCH_REF):
            return (container, key)
    return static_properties.fetch_address(ex, op, BP_VAR_W)


@opcode(175, op1=ANY(CONST | TMPVARCV), op2=CLASS_FETCH(CONST | VAR | UNUSED), result=VAR, ext=CACHE_SLOT,
        op2_holds=CLASS, op1_literal=NAME, op2_literal=KEYED_NAME)
def FETCH_STATIC_PROP_RW():
    """result := place of op2::$op1, to be read and written"""
    return static_properties.fetch_address(ex, op, BP_VAR_RW)


@opcode(176, op1=ANY(CONST | TMPVARCV), op2=CLASS_FETCH(CONST | VAR | UNUSED), result=TMP, ext=CACHE_SLOT,
        op2_holds=CLASS, op1_literal=NAME, op2_literal=KEYED_NAME)
def FETCH_STATIC_PROP_IS():
    """result := value of op2::$op1, or null, silently"""
    return static_properties.fetch(ex, op, BP_VAR_IS)


@opcode(177, op1=ANY(CONST | TMPVARCV), op2=CLASS_FETCH(CONST | VAR | UNUSED), result=VAR, ext=FETCH_REF | CACHE_SLOT,
        op2_holds=CLASS, call=NEEDS, op1_literal=NAME, op2_literal=KEYED_NAME)
def FETCH_STATIC_PROP_FUNC_ARG():
    """result := place of op2::$op1, or its value, as CHECK_FUNC_ARG noted"""
    return static_properties.fetch_function_argument(ex, op)


@opcode(178, op1=ANY(CONST | TMPVARCV), op2=CLASS_FETCH(CONST | VAR | UNUSED), result=VAR, ext=CACHE_SLOT,
        op2_holds=CLASS, op1_literal=NAME, op2_literal=KEYED_NAME)
def FETCH_STATIC_PROP_UNSET():
    """result := place of op2::$op1, something in which is to be unset"""
    return static_properties.fetch_address(ex, op, BP_VAR_UNSET)


@opcode(25, op1=ANY(CONST | TMPVARCV), op2=ANY(CONST | VAR | UNUSED), op_data=CONST | TMP | VAR | CV,
        result=TMP | UNUSED, ext=CACHE_SLOT, op2_holds=CLASS, op1_literal=NAME, op2_literal=KEYED_NAME)
def ASSIGN_STATIC_PROP(value: Raw[op_data]):
    """op2::$op1 := value"""
    if op_data is CV and value is UNDEF:
        return static_properties.assign(ex, op, value)
    settle(value)
    assign_static_property(value)


@opcode(29, op1=ANY(CONST | TMPVARCV), op2=ANY(CONST | VAR | UNUSED), op_data=CONST | TMPVAR | CV, result=TMP | UNUSED,
        ext=OP, op2_holds=CLASS, op1_literal=NAME, op2_literal=KEYED_NAME)
def ASSIGN_STATIC_PROP_OP(operand: Raw[op_data]):
    """op2::$op1 op= operand"""
    return static_properties.assign_op(ex, op, operand)  # takes the operand raw


@opcode(33, op1=ANY(CONST | TMPVARCV), op2=ANY(CONST | VAR | UNUSED), op_data=VAR | CV, result=VAR | UNUSED,
        ext=CACHE_SLOT | SRC, op2_holds=CLASS, changes=OP_DATA, op1_literal=NAME, op2_literal=KEYED_NAME)
def ASSIGN_STATIC_PROP_REF(source: Place[op_data]):
    """op2::$op1 := reference to source"""
    return static_properties.assign_ref(ex, op, source)


@opcode(38, op1=ANY(CONST | TMPVARCV), op2=ANY(CONST | VAR | UNUSED), result=TMP | UNUSED, ext=CACHE_SLOT,
        op2_holds=CLASS, op1_literal=NAME, op2_literal=KEYED_NAME)
def PRE_INC_STATIC_PROP():
    """++op2::$op1; result := new value"""
    cached = op.cache
    if cached is not None:
        count_cached(cached, True, False)
    return static_properties.increment(ex, op, 1, False)


@opcode(39, op1=ANY(CONST | TMPVARCV), op2=ANY(CONST | VAR | UNUSED), result=TMP | UNUSED, ext=CACHE_SLOT,
        op2_holds=CLASS, op1_literal=NAME, op2_literal=KEYED_NAME)
def PRE_DEC_STATIC_PROP():
    """--op2::$op1; result := new value"""
    cached = op.cache
    if cached is not None:
        count_cached(cached, False, False)
    return static_properties.increment(ex, op, -1, False)


@opcode(40, op1=ANY(CONST | TMPVARCV), op2=ANY(CONST | VAR | UNUSED), result=TMP, ext=CACHE_SLOT, op2_holds=CLASS,
        op1_literal=NAME, op2_literal=KEYED_NAME)
def POST_INC_STATIC_PROP():
    """op2::$op1++; result := old value"""
    cached = op.cache
    if cached is not None:
        count_cached(cached, True, True)
    return static_properties.increment(ex, op, 1, True)


@opcode(41, op1=ANY(CONST | TMPVARCV), op2=ANY(CONST | VAR | UNUSED), result=TMP, ext=CACHE_SLOT, op2_holds=CLASS,
        op1_literal=NAME, op2_literal=KEYED_NAME)
def POST_DEC_STATIC_PROP():
    """op2::$op1--; result := old value"""
    cached = op.cache
    if cached is not None:
        count_cached(cached, False, True)
    return static_properties.increment(ex, op, -1, True)


@opcode(179, op1=ANY(CONST | TMPVARCV), op2=ANY(CONST | VAR | UNUSED), ext=CACHE_SLOT, op2_holds=CLASS, op1_literal=NAME,
        op2_literal=KEYED_NAME)
def UNSET_STATIC_PROP():
    """throw: static properties cannot be unset"""
    static_properties.unset(ex, op)
    return


@opcode(180, op1=ANY(CONST | TMPVARCV), op2=CLASS_FETCH(CONST | VAR | UNUSED), result=TMP, ext=ISSET | CACHE_SLOT,
        rules=SMART_BRANCH, op2_holds=CLASS, op1_literal=NAME, op2_literal=KEYED_NAME)
def ISSET_ISEMPTY_STATIC_PROP():
    """result := isset(op2::$op1), or empty()"""
    return static_properties.isset_or_empty(ex, op)
