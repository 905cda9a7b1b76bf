"""The opcodes of arguments. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md.

A pending frame's slots are the arguments sent so far. op2 is the argument's number, or (CONST) its name.
"""


@macro
def send_reference(call, variable, value):
    """append the reference of a variable that holds the value; leaves"""
    if type(value) is not Reference:
        if value is UNDEF:
            value = None
        value = Reference(value)
        put(variable, value)
    call.slots.append(value)
    return


@macro
def leave_if_accepted(accepted):
    """leaves when the argument is of an accepted type"""
    value = deref(slots[op.result])
    if type(value) is int and float in accepted and int not in accepted and type(slots[op.result]) is int:
        slots[op.result] = float(value)
        return
    if type(value) in accepted or isinstance(value, PhpObject) and value.ce in accepted:
        return


@kernel
def receive(number):
    """check an argument; leaves"""
    accepted = op.cache
    if accepted is True:  # no type
        if slots[op.result] is not UNDEF:
            return
    elif accepted is not None:
        leave_if_accepted(accepted)
    if number > ex.num_args:
        arguments.missing_argument(ex)
        return
    arguments.receive(ex, op)
    return


@kernel
def receive_or_default(number):
    """check an argument or put its default there; leaves"""
    accepted = op.cache
    if accepted is True:
        if slots[op.result] is not UNDEF:
            return
    elif accepted is not None:
        leave_if_accepted(accepted)
    if number > ex.num_args:
        arguments.receive_default(ex, op)
        return
    arguments.receive(ex, op)
    return


@opcode(65, op1=CONST | TMPVAR, op2=CONST | UNUSED | NUM, call=SENDS, op2_literal=NAME)
def SEND_VAL(value: Read[op1], name: Read[op2]):
    """argument op2 := op1"""
    if op2 is CONST:
        arguments.send_named_value(ex, name, value, False)
    else:
        ex.call.slots.append(value)
    return


@opcode(116, op1=CONST | TMP, op2=CONST | UNUSED | NUM, call=SENDS, op2_literal=NAME)
def SEND_VAL_EX(value: Read[op1], name: Read[op2]):
    """argument op2 := op1, unless it goes by reference"""
    if op2 is CONST:
        arguments.send_named_value(ex, name, value, True)
        return
    call = ex.call
    if call.func is not op.cache:
        if arguments.sent_by_ref(call.func, name) == 1:
            arguments.cannot_pass_by_reference(ex, name)
            return
        op.cache = call.func
    call.slots.append(value)
    return


@opcode(117, op1=VAR | CV, op2=CONST | UNUSED | NUM, call=SENDS, op2_literal=NAME)
def SEND_VAR(value: Read[op1], name: Read[op2]):
    """argument op2 := value of op1"""
    if op2 is CONST:
        arguments.send_named_value(ex, name, value, False)
    else:
        ex.call.slots.append(value)
    return


@opcode(106, op1=VAR, op2=CONST | UNUSED | NUM, call=SENDS, changes=OP1, op2_literal=NAME)
def SEND_VAR_NO_REF(variable: Slot[op1], name: Read[op2]):
    """argument op2 := op1, a function's result, by reference if it is one"""
    value = slots[variable]
    slots[variable] = None
    arguments.send_no_ref(ex, value, False, name)
    return


@opcode(50, op1=VAR, op2=CONST | UNUSED | NUM, call=SENDS, changes=OP1, op2_literal=NAME)
def SEND_VAR_NO_REF_EX(variable: Slot[op1], name: Read[op2]):
    """argument op2 := op1, a function's result, as the parameter wants it"""
    if op2 is CONST:
        value = slots[variable]
        slots[variable] = None
        arguments.send_no_ref(ex, value, True, name)
        return
    call = ex.call
    if call.func is not op.cache:
        if arguments.sent_by_ref(call.func, name):
            value = slots[variable]
            slots[variable] = None
            arguments.send_no_ref(ex, value, True, name)
            return
        op.cache = call.func
    value = slots[variable]
    slots[variable] = None
    if type(value) is Reference:
        value = value.value
    call.slots.append(value)
    return


@opcode(67, op1=VAR | CV, op2=CONST | UNUSED | NUM, call=SENDS, changes=OP1, op2_literal=NAME)
def SEND_REF(variable: Place[op1], name: Read[op2]):
    """argument op2 := reference to op1"""
    if op2 is CONST:
        arguments.send_named_reference(ex, name, variable)
        return
    value = get(variable)
    if type(value) is not Reference:
        if value is UNDEF:
            value = None
        value = Reference(value)
        put(variable, value)
    ex.call.slots.append(value)
    return


@opcode(66, op1=VAR | CV, op2=CONST | UNUSED | NUM, call=SENDS, changes=OP1, op2_literal=NAME)
def SEND_VAR_EX(variable: Place[op1], name: Read[op2]):
    """argument op2 := op1 by value or by reference, as the parameter wants it"""
    if op2 is CONST:
        arguments.send_named_variable(ex, op, name, variable)
        return
    call = ex.call
    value = get(variable)
    cached = op.cache  # the function, if it takes the argument by value, or a tuple of it
    if call.func is not cached:
        if type(cached) is tuple and cached[0] is call.func:
            send_reference(call, variable, value)
        elif arguments.sent_by_ref(call.func, name):
            op.cache = (call.func,)
            send_reference(call, variable, value)
        else:
            op.cache = call.func
    if type(value) is Reference:
        value = value.value
    elif value is UNDEF:
        value = variables.undefined_cv(ex, op, op.op1)
    call.slots.append(value)
    return


@opcode(100, op1=UNUSED, op2=CONST | UNUSED | NUM, call=NEEDS, op2_literal=NAME)
def CHECK_FUNC_ARG(wanted: Read[op2]):
    """note in the call whether argument op2 goes by reference: FETCH_*_FUNC_ARG and SEND_FUNC_ARG ask"""
    call = ex.call
    if call.func is op.cache:
        if call.flags:
            call.flags &= ~CALL_SEND_BY_REF
        return
    arguments.check_func_arg(ex, op, wanted)
    return


@opcode(185, op1=VAR, op2=CONST | UNUSED | NUM, call=SENDS, changes=OP1, op2_literal=NAME)
def SEND_FUNC_ARG(variable: Place[op1], name: Read[op2]):
    """argument op2 := op1 as CHECK_FUNC_ARG noted"""
    call = ex.call
    value = get(variable)
    if call.flags & CALL_SEND_BY_REF:
        if op2 is CONST:
            arguments.send_named_reference(ex, name, variable)
            return
        if type(value) is not Reference:
            if value is UNDEF:
                value = None
            value = Reference(value)
            put(variable, value)
        call.slots.append(value)
        return
    if type(value) is Reference:
        value = value.value
    if op2 is CONST:
        arguments.send_named_value(ex, name, value, False)
        return
    call.slots.append(value)
    return


@opcode(165, op1=ANY[CONST | TMPVAR | CV], call=SENDS, changes=OP1)
def SEND_UNPACK(value: Raw[op1]):
    """arguments := elements of op1"""
    if op1 is CV:
        arguments.send_unpack_variable(ex, op)
        return
    settle(value)
    arguments.send_unpack(ex, value)
    return


@opcode(119, op1=ANY[CONST | TMPVAR | CV], op2=ANY[CONST | TMPVAR | CV | UNUSED], ext=NUM, call=SENDS)
def SEND_ARRAY(value: Read[op1], length: Raw[op2]):
    """arguments := elements of op1, from extended_value on and op2 of them where there is an op2"""
    if op2 is UNUSED or type(value) is not PhpArray:  # where it is none, op2 is not even read
        arguments.send_array(ex, value)
        return
    settle(length)
    arguments.send_slice(ex, value, op.extended_value, length)
    return


@opcode(120, op1=CONST | TMP | VAR | CV, op2=NUM, call=SENDS)
def SEND_USER(value: Read[op1]):
    """argument := op1, of a callback"""
    arguments.send_user(ex, value)
    return


@opcode(199, op1=UNUSED, op2=UNUSED, call=NEEDS)
def CHECK_UNDEF_ARGS():
    """give the parameters that named arguments skipped their defaults"""
    if ex.call.flags & CALL_MAY_HAVE_UNDEF:
        arguments.fill_undef_args(engine, ex, ex.call)
    return


@opcode(63, op1=NUM, op2=UNUSED, result=CV, ext=CACHE_SLOT)
def RECV(number: Num[op1]):
    """check argument op1, which is in result"""
    receive(number)


@opcode(64, op1=NUM, op2=CONST, result=CV, ext=CACHE_SLOT, op2_literal=EXPRESSION)
def RECV_INIT(number: Num[op1]):
    """check argument op1, which is in result, or put the default op2 there"""
    receive_or_default(number)


@opcode(164, op1=NUM, op2=UNUSED, result=CV, ext=CACHE_SLOT)
def RECV_VARIADIC():
    """result := array of the arguments from op1 on"""
    arguments.receive_variadic(ex, op)
    return


@opcode(171, op1=UNUSED, op2=UNUSED, result=TMP)
def FUNC_NUM_ARGS():
    """result := number of arguments passed"""
    return ex.num_args


@opcode(172, op1=UNUSED | CONST, op2=UNUSED, result=TMP, op1_literal=NUMBER)
def FUNC_GET_ARGS(skipped: Read[op1]):
    """result := array of the arguments passed, from op1 on"""
    if op1 is CONST:
        return arguments.function_arguments(ex, skipped)
    return arguments.function_arguments(ex, 0)
