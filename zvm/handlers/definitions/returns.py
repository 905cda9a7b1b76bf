"""The opcodes of returns. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@kernel
def leave_frame(value):
    """go on in the caller's frame; its call's result := value"""
    caller = ex.prev
    call_opline = caller.opline
    if call_opline.result_type:
        caller.slots[call_opline.result] = value
    else:
        ex.opline = op
        value = None
    slots.reverse()  # Python clears lists from the end
    engine.current_execute_data = caller
    slots.clear()  # before its $this and its closure, whoever holds the frame yet
    return switch_frame()


@kernel
def leave_by_reference():
    """leave the frame; its call's result := reference to op1"""
    returns.leave_by_reference(ex, op)
    return switch_frame()


@kernel
def leave_called(value):
    """leave a frame with flags: that of a file, or of a function that Python called"""
    ex.return_value = value
    value = None
    returns.leave(engine, ex)
    return switch_frame()


@kernel
def verify_returned(number):
    """check the value that is returned, coercing it in place; leaves"""
    accepted = op.cache
    if accepted is not None:
        value = slots[number]
        if type(value) in accepted or isinstance(value, PhpObject) and value.ce in accepted:
            return
    returns.verify_in_place(ex, op)
    return


@opcode(62, op1=CONST | TMP | VAR | CV, rules=NO_NEXT | LEAVES)
def RETURN(value: Read[op1]):
    """leave the frame; the caller's result := op1"""
    if ex.flags:
        leave_called(value)
    leave_frame(value)


@opcode(111, op1=CONST | TMP | VAR | CV, ext=SRC, rules=NO_NEXT | LEAVES)
def RETURN_BY_REF(number: Num[op1]):
    """leave the frame; the caller's result := reference to op1"""
    leave_by_reference()


@opcode(124, op1=CONST | TMP | VAR | UNUSED | CV, op2=UNUSED | CACHE_SLOT, result=TMP | UNUSED, rules=KEEPS_OP1, changes=OP1)
def VERIFY_RETURN_TYPE(number: Num[op1]):
    """check the return value op1, coercing it in place (a constant into result)"""
    if op1 is UNUSED:
        returns.missing_return(ex)
        return
    if op1 is CONST:
        if op.cache is None:
            return returns.verified_constant(ex, op)
        return op.const1
    verify_returned(number)


@opcode(201, op1=UNUSED, op2=UNUSED, rules=NO_NEXT)
def VERIFY_NEVER_TYPE():
    """throw: a function declared `never` returned"""
    returns.verify_never(ex)
    return
