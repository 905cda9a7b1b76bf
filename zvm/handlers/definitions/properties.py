"""The opcodes of properties. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md.

op.cache, filled by executor/properties.py, says by class entry in which slot the declared property is, None when there is no
fast path. Asking for the class of anything but an object raises, as before there is a cache: nothing is tested first.
"""


@macro
def find_object(target, variable):
    """target := what may be the object op1 stands for"""
    if op1 is UNUSED:
        target = variable
    else:
        target = get(variable)
        if type(target) is Reference:
            target = target.value


@macro
def find_slot(slot, target):
    """slot := where the target has the property, None when there is no fast path"""
    try:
        slot = op.cache[target.ce]
    except NOT_CACHED:
        slot = None


@macro
def read_declared(target):
    """result := the target's property, the fast path, when it is initialised"""
    find_slot(slot, target)
    if slot is not None:
        if slot < 0:  # of a class that does not declare it
            dynamic = target.dynamic
            if dynamic is not None:
                value = dynamic.get(op.const2, UNDEF)
                if value is not UNDEF:
                    return deref(value)
        else:
            value = target.slots[slot]
            if type(value) is Reference:
                return value.value
            if value is not UNDEF:
                return value


@macro
def count_declared(target, up, old):
    """++ or -- of the target's property, the fast path; result := its old or its new value"""
    find_slot(slot, target)
    if slot is not None:
        declared = target.slots
        value = declared[slot]
        if up:
            if type(value) is int and value < INT_MAX:
                declared[slot] = value + 1
                if old:
                    return value
                return value + 1
        elif type(value) is int and value > INT_MIN:
            declared[slot] = value - 1
            if old:
                return value
            return value - 1


@opcode(82, op1=CONST | TMPVAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP, ext=CACHE_SLOT, op2_literal=NAME)
def FETCH_OBJ_R(name: Raw[op2], target: Raw[op1]):
    """result := op1->op2"""
    if op2 is CONST and op1 is not CONST:
        read_declared(target)
    settle(target, name)
    return properties.fetch(ex, op, target, name)


@opcode(85, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=VAR, ext=FETCH_REF | DIM_WRITE | CACHE_SLOT,
        op2_literal=NAME)
def FETCH_OBJ_W(variable: Place[op1], name: Read[op2]):
    """result := place of op1->op2, to be written"""
    if op2 is CONST:
        find_object(target, variable)
        find_slot(slot, target)
        if slot is not None:
            declared = target.slots
            value = declared[slot]
            if type(value) is Reference:
                value = value.value
            if type(value) is PhpArray or type(value) is str or isinstance(value, PhpObject):
                return (declared, slot)
    if op1 is UNUSED:
        return properties.address_of(ex, op, BP_VAR_W, variable, name)
    return properties.fetch_address(ex, op, BP_VAR_W, variable, name)


@opcode(88, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=VAR, ext=CACHE_SLOT, op2_literal=NAME)
def FETCH_OBJ_RW(variable: Place[op1], name: Read[op2]):
    """result := place of op1->op2, to be read and written"""
    if op2 is CONST:
        find_object(target, variable)
        find_slot(slot, target)
        if slot is not None:
            declared = target.slots
            if type(declared[slot]) is PhpArray or type(declared[slot]) is str:
                return (declared, slot)
    if op1 is UNUSED:
        return properties.address_of(ex, op, BP_VAR_RW, variable, name)
    return properties.fetch_address(ex, op, BP_VAR_RW, variable, name)


@opcode(91, op1=CONST | TMPVAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP, ext=CACHE_SLOT, op2_literal=NAME)
def FETCH_OBJ_IS(target: Is[op1], name: Read[op2]):
    """result := op1->op2, or null, silently"""
    if op2 is CONST and op1 is not CONST:
        read_declared(target)
    return properties.fetch_is(ex, op, target, name)


@opcode(94, op1=CONST | TMP | VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=VAR, ext=FETCH_REF | CACHE_SLOT,
        call=NEEDS, op2_literal=NAME)
def FETCH_OBJ_FUNC_ARG(target: Raw[op1], name: Read[op2]):
    """result := place of op1->op2, or its value, as CHECK_FUNC_ARG noted"""
    if op2 is CONST and op1 is not CONST and not ex.call.flags & CALL_SEND_BY_REF:
        read_declared(target)
    if op1 is CV:
        return properties.fetch_function_argument(ex, op, name)
    take(target)
    if op1 is VAR:
        return properties.fetch_function_argument_of_temporary(ex, op, target, name)
    return properties.fetch_function_argument_of(ex, op, target, name)


@opcode(97, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=VAR, ext=CACHE_SLOT, op2_literal=NAME)
def FETCH_OBJ_UNSET(variable: Place[op1], name: Read[op2]):
    """result := place of op1->op2, something in which is to be unset"""
    if op1 is UNUSED:
        return properties.address_of(ex, op, BP_VAR_UNSET, variable, name)
    return properties.fetch_address(ex, op, BP_VAR_UNSET, variable, name)


@opcode(24, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, op_data=CONST | TMP | VAR | CV, result=TMP | UNUSED, ext=CACHE_SLOT, changes=OP1,
        op2_literal=NAME)
def ASSIGN_OBJ(variable: Place[op1], value: Read[op_data], name: Read[op2]):
    """op1->op2 := value"""
    if op2 is CONST:
        find_object(target, variable)
        try:
            slot, accepted = op.cache[target.ce]
        except NOT_CACHED:
            slot = None
        if slot is not None:
            declared = target.slots
            if slot < 0:  # readonly: initialised once
                slot = ~slot
                if declared[slot] is UNDEF and target.guards is None and (
                        type(value) in accepted or isinstance(value, PhpObject) and value.ce in accepted):
                    declared[slot] = value
                    return value
                if op1 is UNUSED:
                    return properties.assign_to(ex, op, variable, name, value)
                return properties.assign(ex, op, variable, name, value)
            old = declared[slot]
            if accepted is None:
                if old is not UNDEF and type(old) is not Reference:
                    declared[slot] = value
                    return value
            elif type(value) in accepted or isinstance(value, PhpObject) and value.ce in accepted:
                if type(old) is not Reference and (old is not UNDEF or target.guards is None):
                    declared[slot] = value
                    return value
    if op1 is UNUSED:
        return properties.assign_to(ex, op, variable, name, value)
    return properties.assign(ex, op, variable, name, value)


@opcode(28, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, op_data=CONST | TMPVAR | CV, result=TMP | UNUSED, ext=OP, changes=OP1,
        op2_literal=NAME)
def ASSIGN_OBJ_OP(variable: Place[op1], name: Read[op2], operand: Read[op_data]):
    """op1->op2 op= operand"""
    if op2 is CONST:
        find_object(target, variable)
        find_slot(info, target)
        if info is not None:
            declared = target.slots
            slot = info.slot
            if operators.update_same_type(declared, slot, op.extended_value, operand):
                return deref(declared[slot])
            declared = None
        target = None
    if op1 is UNUSED:
        return properties.assign_op(ex, op, variable, name, operand)
    target = get(variable)
    if not isinstance(target, PhpObject):
        target = properties.object_in(ex, op, variable, name)
    return properties.assign_op(ex, op, target, name, operand)


@opcode(32, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, op_data=VAR | CV, result=VAR | UNUSED, ext=CACHE_SLOT | SRC, changes=OP1 | OP_DATA,
        op2_literal=NAME)
def ASSIGN_OBJ_REF(variable: Place[op1], name: Read[op2], source: Place[op_data]):
    """op1->op2 := reference to source"""
    if op1 is UNUSED:
        return properties.assign_ref(ex, op, variable, name, source)
    if get(source) is UNDEF:
        put(source, None)
    return properties.assign_ref(ex, op, properties.object_in(ex, op, variable, name), name, source)


@opcode(132, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP | UNUSED, ext=CACHE_SLOT, changes=OP1,
        op2_literal=NAME)
def PRE_INC_OBJ(variable: Place[op1], name: Read[op2]):
    """++op1->op2; result := new value"""
    find_object(target, variable)
    if op2 is CONST:
        count_declared(target, True, False)
    if op1 is UNUSED:
        return properties.increment(ex, op, variable, name, 1, False)
    return properties.increment_in(ex, op, variable, name, 1, False)


@opcode(133, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP | UNUSED, ext=CACHE_SLOT, changes=OP1,
        op2_literal=NAME)
def PRE_DEC_OBJ(variable: Place[op1], name: Read[op2]):
    """--op1->op2; result := new value"""
    find_object(target, variable)
    if op2 is CONST:
        count_declared(target, False, False)
    if op1 is UNUSED:
        return properties.increment(ex, op, variable, name, -1, False)
    return properties.increment_in(ex, op, variable, name, -1, False)


@opcode(134, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP, ext=CACHE_SLOT, changes=OP1, op2_literal=NAME)
def POST_INC_OBJ(variable: Place[op1], name: Read[op2]):
    """op1->op2++; result := old value"""
    find_object(target, variable)
    if op2 is CONST:
        count_declared(target, True, True)
    if op1 is UNUSED:
        return properties.increment(ex, op, variable, name, 1, True)
    return properties.increment_in(ex, op, variable, name, 1, True)


@opcode(135, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP, ext=CACHE_SLOT, changes=OP1, op2_literal=NAME)
def POST_DEC_OBJ(variable: Place[op1], name: Read[op2]):
    """op1->op2--; result := old value"""
    find_object(target, variable)
    if op2 is CONST:
        count_declared(target, False, True)
    if op1 is UNUSED:
        return properties.increment(ex, op, variable, name, -1, True)
    return properties.increment_in(ex, op, variable, name, -1, True)


@opcode(76, op1=VAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, ext=CACHE_SLOT, changes=OP1, op2_literal=NAME)
def UNSET_OBJ(variable: Place[op1], name: Read[op2]):
    """unset(op1->op2)"""
    if op1 is UNUSED:
        properties.unset_of(ex, variable, name)
        return
    properties.unset(ex, variable, name)
    return


@opcode(148, op1=CONST | TMPVAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, result=TMP, ext=ISSET | CACHE_SLOT, rules=SMART_BRANCH,
        op2_literal=NAME)
def ISSET_ISEMPTY_PROP_OBJ(target: Is[op1], name: Read[op2]):
    """result := isset(op1->op2), or empty()"""
    if op2 is CONST and op1 is not CONST:
        find_slot(slot, target)
        if slot is not None and slot >= 0:
            value = target.slots[slot]
            if value is not UNDEF and not op.extended_value & ISEMPTY and type(value) is not Reference:
                return value is not None
    return properties.isset_or_empty(ex, op, target, name)
