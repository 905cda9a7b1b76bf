"""FE_*. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md and zvm/executor/iteration.py."""


@kernel
def fetch_by_reference(state, variable):
    """variable := a reference to the loop's next element; go to target at the end"""
    found = iteration.fetch_rw(ex, slots[state])
    if found is None:
        return jump()
    set_result(found[0])
    slots[variable] = found[1]
    return


@opcode(77, op1=CONST | TMP | VAR | CV, op2=JMP_ADDR, result=VAR, result_holds=LOOP_R)
def FE_RESET_R(value: Raw[op1]):
    """result := a loop over value; go to target if there is nothing to iterate"""
    settle(value)
    state = iteration.reset_r(ex, value)
    set_result(state)
    return jump_if(state is None)


@opcode(78, op1=VAR, op2=ANY[CV | TMPVAR], result=TMP | UNUSED, ext=JMP_ADDR,
        rules=KEEPS_OP1 | DEFINES_OP2 | RESULT_ON_NEXT, op1_holds=LOOP_R, changes=OP2)
def FE_FETCH_R(state: Slot[op1], variable: Slot[op2]):
    """variable := the next value, result := its key; go to target at the end"""
    save_opline()
    if op2 is CV and type(slots[variable]) is Reference:
        return jump_if(iteration.fetch_into_reference(ex, op))
    if result is UNUSED:
        for value in slots[state].iterator:
            break
        else:
            return jump()
    else:
        for key, value in slots[state].iterator:
            break
        else:
            return jump()
        set_result(key)
    if op2 is CV and type(value) is Reference:  # otherwise what takes the value apart reads what is there by then
        value = value.value
    slots[variable] = value
    return


@opcode(125, op1=CONST | TMP | VAR | CV, op2=JMP_ADDR, result=VAR, rules=GENERIC, result_holds=LOOP_RW, changes=OP1)
def FE_RESET_RW():
    """result := a loop by reference over op1; go to target if there is nothing to iterate"""
    state = iteration.reset_rw(ex, op)
    set_result(state)
    return jump_if(state is None)


@opcode(126, op1=VAR, op2=ANY[CV | TMPVAR], result=TMP | UNUSED, ext=JMP_ADDR,
        rules=KEEPS_OP1 | DEFINES_OP2 | RESULT_ON_NEXT, op1_holds=LOOP_RW, changes=OP2)
def FE_FETCH_RW(state: Slot[op1], variable: Slot[op2]):
    """variable := a reference to the next element, result := its key; go to target at the end"""
    fetch_by_reference(state, variable)


@opcode(127, op1=TMPVAR, op1_holds=LOOP_R | LOOP_RW)
def FE_FREE(state: Slot[op1]):
    """drop the loop"""
    save_opline()
    slots[state] = None
    return
