"""Variables by name, unset, isset, globals, statics, $this. Read by scripts/gen_handlers.py, never imported."""


@opcode(80, op1=CONST | TMPVAR | CV, op2=UNUSED, result=TMP, ext=VAR_FETCH, rules=GENERIC)
def FETCH_R(name: Read[op1]):
    """result := $$name"""
    return variables.fetch_r(ex, name)


@opcode(83, op1=CONST | TMPVAR | CV, op2=UNUSED, result=VAR, ext=VAR_FETCH, rules=GENERIC)
def FETCH_W(name: Read[op1]):
    """result := place of $$name"""
    return variables.fetch_w(ex, name)


@opcode(86, op1=CONST | TMPVAR | CV, op2=UNUSED, result=VAR, ext=VAR_FETCH, rules=GENERIC)
def FETCH_RW(name: Read[op1]):
    """result := place of $$name, warning if undefined"""
    return variables.fetch_rw(ex, name)


@opcode(89, op1=CONST | TMPVAR | CV, op2=UNUSED, result=TMP, ext=VAR_FETCH, rules=GENERIC)
def FETCH_IS(name: Read[op1]):
    """result := $$name, null if undefined"""
    return variables.fetch_is(ex, name)


@opcode(92, op1=CONST | TMPVAR | CV, op2=UNUSED, result=VAR, ext=VAR_FETCH, rules=GENERIC, call=NEEDS)
def FETCH_FUNC_ARG(name: Read[op1]):
    """result := place of $$name if the argument goes by reference, else its value"""
    if ex.call.flags & CALL_SEND_BY_REF:
        return variables.fetch_w(ex, name)
    return variables.fetch_r(ex, name)


@opcode(95, op1=CONST | TMPVAR | CV, op2=UNUSED, result=VAR, ext=VAR_FETCH, rules=GENERIC)
def FETCH_UNSET(name: Read[op1]):
    """result := place of $$name, to unset something in it"""
    return variables.fetch_unset(ex, name)


@opcode(74, op1=CONST | TMPVAR | CV, op2=UNUSED, ext=VAR_FETCH, rules=GENERIC)
def UNSET_VAR(name: Read[op1]):
    """unset($$name)"""
    variables.unset(ex, name)
    return


@opcode(153, op1=CV, op2=UNUSED, changes=OP1)
def UNSET_CV(variable: Slot[op1]):
    """variable := undefined"""
    save_opline()
    slots[variable] = UNDEF
    return


@opcode(114, op1=CONST | TMPVAR | CV, op2=UNUSED, result=TMP, ext=VAR_FETCH | ISSET, rules=SMART_BRANCH)
def ISSET_ISEMPTY_VAR(name: Is[op1]):
    """result := isset($$name), or empty($$name)"""
    if op.extended_value & ISEMPTY:
        return variables.isempty(ex, name)
    return variables.isset(ex, name)


@opcode(154, op1=CV, op2=UNUSED, result=TMP, ext=ISSET, split=(ISEMPTY,), rules=SMART_BRANCH)
def ISSET_ISEMPTY_CV(value: Is[op1]):
    """result := isset(value), or empty(value)"""
    if extended_value is ISEMPTY:
        return not convert.to_bool(engine, value)
    return value is not None


@opcode(168, op1=CV, op2=CONST, ext=CACHE_SLOT, changes=OP1, op2_literal=NAME)
def BIND_GLOBAL(variable: Slot[op1], name: Raw[op2]):
    """variable := the reference of the global"""
    slots[variable] = variables.global_reference(ex, name)
    return


@opcode(203, op1=CV, op2=JMP_ADDR, changes=OP1)
def BIND_INIT_STATIC_OR_JMP(variable: Slot[op1]):
    """variable := the reference of the static variable, and jump, where that has its value"""
    reference = variables.initialised_static(ex, op.extended_value >> BIND_SHIFT)
    if reference is None:
        return
    slots[variable] = reference
    return jump()


@opcode(183, op1=CV, op2=UNUSED | CONST | TMPVARCV, ext=REF, changes=OP1)
def BIND_STATIC(variable: Slot[op1], value: Read[op2]):
    """variable := the reference of the static variable, which is op2 now, or the value of a used one"""
    if op2 is not UNUSED:
        slots[variable] = variables.initialise_static(ex, op.extended_value >> BIND_SHIFT, value)
        return
    closure = ex.closure
    if closure is not None and not op.extended_value & BIND_REF:
        statics = closure.statics
        if statics is not None:
            slots[variable] = statics[op.extended_value >> BIND_SHIFT]
            return
    if op.extended_value & BIND_REF:
        statics = None
        if closure is None:
            statics = ex.func.statics
        else:
            statics = closure.statics
        if statics is not None:
            value = statics[op.extended_value >> BIND_SHIFT]
            if type(value) is Reference:
                slots[variable] = value
                return
    slots[variable] = variables.bind_static(ex, op.extended_value >> BIND_SHIFT, op.extended_value & BIND_REF != 0)
    return


@opcode(200, op1=UNUSED, op2=UNUSED, result=TMP)
def FETCH_GLOBALS():
    """result := a copy of the global variables"""
    return variables.globals_array(ex)


@opcode(184, op1=UNUSED, op2=UNUSED, result=TMP | VAR)
def FETCH_THIS():
    """result := $this"""
    this = ex.this
    if this is not None:
        return this
    return throw("Error", "Using $this when not in object context")


@opcode(186, op1=UNUSED, op2=UNUSED, result=TMP, rules=SMART_BRANCH)
def ISSET_ISEMPTY_THIS():
    """result := isset($this), or empty($this)"""
    return (ex.this is None) is (op.extended_value & ISEMPTY != 0)
