"""ASSIGN* to variables, copies, FREE. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(22, op1=VAR | CV, op2=CONST | TMP | VAR | CV, result=TMP | UNUSED, rules=SPLIT_TMP, changes=OP1)
def ASSIGN(variable: Place[op1], value: Read[op2]):
    """variable := value; result := what was assigned"""
    save_opline()  # what was there may have a destructor
    old = get(variable)
    if type(old) is Reference:
        if old.sources is None:
            old.value = value
            return value
        old = None
        return variables.assign(ex, variable, value)
    old = None
    put(variable, value)
    return value


@opcode(26, op1=VAR | CV, op2=CONST | TMPVAR | CV, result=TMP | UNUSED, ext=OP, split=(ADD, SUB, MUL, CONCAT), changes=OP1)
def ASSIGN_OP(variable: Place[op1], operand: Raw[op2]):
    """variable op= operand; result := variable"""
    if extended_value in (ADD, SUB, MUL):
        left = get(variable)
        total = deref(left)
        if type(left) is Reference and type(total) is int and type(operand) is int and left.sources is None:
            if extended_value is ADD:
                total += operand
            elif extended_value is SUB:
                total -= operand
            else:
                total *= operand
            if INT_MIN <= total <= INT_MAX:
                left.value = total
                return total
        if type(left) is int and type(operand) is int:
            if extended_value is ADD:
                left += operand
            elif extended_value is SUB:
                left -= operand
            else:
                left *= operand
            if INT_MIN <= left <= INT_MAX:
                put(variable, left)
                return left
        elif type(left) is float and (type(operand) is float or type(operand) is int):
            if extended_value is ADD:
                left += operand
            elif extended_value is SUB:
                left -= operand
            else:
                left *= operand
            put(variable, left)
            return left
        total = None  # an array that nothing else has is added to in place
    elif extended_value is CONCAT:
        left = get(variable)
        if type(left) is str:
            if type(operand) is str:
                put(variable, None)  # the string has one owner and grows in place
                left += operand
                put(variable, left)
                return left
            if type(operand) is int:
                put(variable, None)
                left += str(operand)
                put(variable, left)
                return left
    left = None
    if operators.update(variable, op.extended_value, operand):
        return deref(get(variable))
    settle(operand)
    return variables.assign_op(ex, variable, operand)


@opcode(30, op1=VAR | CV, op2=VAR | CV, result=VAR | UNUSED, ext=SRC, changes=OP1 | OP2)
def ASSIGN_REF(variable: Slot[op1], source: Slot[op2]):
    """variable := the reference of source; result := that reference"""
    return variables.assign_ref(ex, op)


@opcode(31, op1=CONST | TMP | VAR | CV, result=TMP, rules=SPLIT_TMP)
def QM_ASSIGN(value: Read[op1]):
    """result := value"""
    return value


@opcode(49, op1=CV, op2=UNUSED)
def CHECK_VAR(variable: Slot[op1]):
    """warn if the variable is undefined"""
    if slots[variable] is UNDEF:
        variables.undefined_cv(ex, op, variable)
    return


@opcode(140, op1=VAR | CV, op2=UNUSED, result=VAR, changes=OP1)
def MAKE_REF(variable: Slot[op1]):
    """result := the reference of variable; what a function returned stays as it is"""
    return variables.make_ref(ex, op)


@opcode(156, op1=VAR, op2=UNUSED, result=VAR)
def SEPARATE(variable: Slot[op1]):
    """a reference a function returned that nothing else holds becomes its value"""
    value = slots[variable]
    if type(value) is Reference and is_unshared(value):
        slots[variable] = value.value
    return


@opcode(167, op1=TMPVAR, op2=UNUSED, result=TMP | VAR)
def COPY_TMP(value: Look[op1]):
    """result := value; the operand stays"""
    return value


@opcode(70, op1=TMPVAR)
def FREE(value: Slot[op1]):
    """drop the temporary"""
    save_opline()
    slots[value] = None
    return
