"""Array dimensions. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@macro
def place_of_element(variable, dim):
    """result := place of variable[dim], when the array is unshared and has it"""
    array = deref(get(variable))
    if type(array) is PhpArray and is_unshared(array):
        packed = array.packed
        if packed is not None:
            if type(dim) is int and 0 <= dim < len(packed):
                return (packed, dim)
        elif (type(dim) is int or type(dim) is str) and dim in array.hash:
            return (array.hash, dim)
    array = None


@opcode(81, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=LONG_CONST, op2_literal=KEY)
def FETCH_DIM_R(container: Raw[op1], dim: Raw[op2]):
    """result := container[dim]"""
    array = deref(container)
    if type(array) is PhpArray:
        if type(dim) is int:
            packed = array.packed
            if packed is not None:
                if 0 <= dim < len(packed):
                    return deref(packed[dim])
            else:
                value = array.hash.get(dim, UNDEF)
                if value is not UNDEF:
                    return deref(value)
        elif type(dim) is str and array.hash is not None:
            value = array.hash.get(dim, UNDEF)  # no integer-like string is a key
            if value is not UNDEF:
                return deref(value)
    elif type(array) is str and type(dim) is int:
        if 0 <= dim < len(array):
            return array[dim]
        if -len(array) <= dim < 0:
            return array[dim]
    return slow(dims.fetch_r, container, dim)


@opcode(84, op1=VAR | CV, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=VAR, changes=OP1, op2_literal=KEY)
def FETCH_DIM_W(variable: Place[op1], dim: Raw[op2]):
    """result := place of variable[dim]"""
    if op2 is not UNUSED:
        place_of_element(variable, dim)
    return dims.fetch_w(ex, variable, dim)  # takes the dim raw: the array is made first


@opcode(87, op1=VAR | CV, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=VAR, changes=OP1, op2_literal=KEY)
def FETCH_DIM_RW(variable: Place[op1], dim: Raw[op2]):
    """result := place of variable[dim], warning if it is not there"""
    if op2 is not UNUSED:
        place_of_element(variable, dim)
    return dims.fetch_rw(ex, variable, dim)


@opcode(90, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, op2_literal=KEY)
def FETCH_DIM_IS(container: Raw[op1], dim: Raw[op2]):
    """result := container[dim], null if it is not there"""
    array = deref(container)
    if type(array) is PhpArray:
        packed = array.packed
        if packed is None:
            if type(dim) is int or type(dim) is str:
                value = array.hash.get(dim, UNDEF)
                if value is not UNDEF:
                    if type(value) is Reference:
                        value = value.value
                    return value
                if type(dim) is int or arrays.is_text_key(dim):
                    return None
        elif type(dim) is int:
            if 0 <= dim < len(packed):
                value = packed[dim]
                if type(value) is Reference:
                    value = value.value
                return value
            return None
        elif type(dim) is str and arrays.is_text_key(dim):
            return None
    settle_quietly(container)
    return slow(dims.fetch_is, container, dim)


@opcode(93, op1=CONST | TMP | VAR | CV, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=VAR, rules=GENERIC, call=NEEDS, changes=OP1,
        op2_literal=KEY)
def FETCH_DIM_FUNC_ARG():
    """result := place of op1[op2] if the argument goes by reference, else its value"""
    return dims.fetch_func_arg(ex, op)


@opcode(96, op1=VAR | CV, op2=CONST | TMPVAR | CV, result=VAR, changes=OP1, op2_literal=KEY)
def FETCH_DIM_UNSET(variable: Place[op1], dim: Raw[op2]):
    """result := place of variable[dim], to unset something in it"""
    return dims.fetch_unset(ex, variable, dim)


@opcode(98, op1=CONST | TMPVARCV, op2=CONST | TMPVAR | CV, result=VAR, op2_literal=KEY)
def FETCH_LIST_R(container: Peek[op1], dim: Raw[op2]):
    """result := container[dim] for list(); the container stays"""
    if type(container) is PhpArray and type(dim) is int:
        packed = container.packed
        if packed is not None and 0 <= dim < len(packed):
            value = packed[dim]
            if type(value) is Reference:
                value = value.value
            return value
    return slow(dims.fetch_list_r, container, dim)


@opcode(155, op1=VAR, op2=CONST | TMPVAR | CV, result=VAR, rules=KEEPS_OP1, changes=OP1, op2_literal=KEY)
def FETCH_LIST_W(variable: Slot[op1], dim: Raw[op2]):
    """result := place of variable[dim] for list() by reference; the variable stays"""
    return dims.fetch_list_w(ex, op, dim)  # takes the dim raw


@opcode(23, op1=VAR | CV, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=TMP | UNUSED, op_data=CONST | TMP | VAR | CV,
        rules=SPLIT_TMP, changes=OP1, op2_literal=KEY)
def ASSIGN_DIM(variable: Place[op1], value: Raw[op_data], dim: Raw[op2]):
    """variable[dim] := value; result := what was assigned"""
    array = deref(get(variable))
    if type(array) is PhpArray and is_unshared(array):
        elements = array.packed
        if op2 is UNUSED:
            if elements is not None:
                array = None
                settle(value)
                elements.append(value)
                return value
        elif elements is None:
            if type(dim) is int or type(dim) is str:
                elements = array.hash
                old = elements.get(dim, UNDEF)
                if old is UNDEF:
                    if type(dim) is int or arrays.is_text_key(dim):
                        settle(value)
                        array.set(dim, value)
                        return value
                elif type(old) is not Reference:
                    array = old = None
                    settle(value)
                    save_opline()  # what was there may have a destructor
                    elements[dim] = value
                    return value
        elif type(dim) is int:
            if 0 <= dim < len(elements):
                if type(elements[dim]) is not Reference:
                    array = None
                    settle(value)
                    save_opline()
                    elements[dim] = value
                    return value
            elif dim == len(elements):
                array = None
                settle(value)
                elements.append(value)
                return value
    elif op2 is not UNUSED:
        if type(array) is str and type(dim) is int and type(value) is str:
            array = None
            if string_offsets.set_character(variable, dim, value):
                return value
    array = None
    return dims.assign(ex, variable, value, dim)  # takes all raw


@opcode(27, op1=VAR | CV, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=TMP | UNUSED, ext=OP, op_data=CONST | TMPVAR | CV, changes=OP1,
        op2_literal=KEY)
def ASSIGN_DIM_OP(variable: Place[op1], operand: Raw[op_data], dim: Raw[op2]):
    """variable[dim] op= operand; result := the element"""
    if op2 is not UNUSED:
        array = deref(get(variable))
        if type(array) is PhpArray and is_unshared(array):
            elements = array.packed
            if elements is None:
                elements = array.hash
                if (type(dim) is int or type(dim) is str) and dim in elements:
                    save_opline()
                    if operators.update(elements, dim, op.extended_value, operand):
                        return deref(elements[dim])
            elif type(dim) is int and 0 <= dim < len(elements):
                save_opline()
                if operators.update(elements, dim, op.extended_value, operand):
                    return deref(elements[dim])
        array = elements = None
    return dims.assign_op(ex, variable, operand, dim)  # takes all raw: the element is looked up first


@opcode(75, op1=VAR | CV, op2=CONST | TMPVAR | CV, changes=OP1, op2_literal=KEY)
def UNSET_DIM(variable: Place[op1], dim: Raw[op2]):
    """unset(variable[dim])"""
    dims.unset(ex, variable, dim)
    return


@opcode(115, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, ext=ISSET, split=(ISEMPTY,), rules=SMART_BRANCH,
        op2_literal=KEY)
def ISSET_ISEMPTY_DIM_OBJ(container: Raw[op1], dim: Raw[op2]):
    """result := isset(container[dim]), or empty(container[dim])"""
    if extended_value is ISEMPTY:
        settle_quietly(container)
        return slow(dims.isempty, container, dim)
    array = deref(container)
    if type(array) is PhpArray:
        packed = array.packed
        if packed is None:
            if type(dim) is int or type(dim) is str:
                value = array.hash.get(dim, UNDEF)
                if value is not UNDEF:
                    if type(value) is Reference:
                        value = value.value
                    return value is not None
                if type(dim) is int or arrays.is_text_key(dim):
                    return False
        elif type(dim) is int:
            if 0 <= dim < len(packed):
                value = packed[dim]
                if type(value) is Reference:
                    value = value.value
                return value is not None
            return False
        elif type(dim) is str and arrays.is_text_key(dim):
            return False
    settle_quietly(container)
    return slow(dims.isset, container, dim)
