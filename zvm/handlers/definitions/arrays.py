"""Array literals, IN_ARRAY COUNT ARRAY_KEY_EXISTS. Read by scripts/gen_handlers.py, never imported."""


@opcode(71, op1=CONST | TMP | VAR | CV | UNUSED, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=TMP, ext=ARRAY_INIT | REF, changes=REFERRED_OP1)
def INIT_ARRAY(value: Raw[op1], dim: Raw[op2]):
    """result := [] or [value] or [dim => value]"""
    if op1 is UNUSED:
        return PhpArray()
    array = PhpArray()
    if op1 in (VAR, CV):
        if op.extended_value & ARRAY_ELEMENT_REF:
            settle(dim)
            value = variables.operand_reference(ex, op)
        else:
            settle(value, dim)
    else:
        settle(value, dim)
    if op2 is UNUSED:
        array.packed.append(value)
        return array
    if op2 is CONST:
        if type(dim) is str:  # no number: the compiler makes ints of those
            array.packed = None
            array.hash = {dim: value}
            return array
    dims.add_element(ex, array, value, dim)
    return array


@opcode(72, op1=CONST | TMP | VAR | CV, op2=CONST | TMPVAR | UNUSED | NEXT | CV, result=TMP, ext=REF,
        rules=RESULT_STAYS, changes=REFERRED_OP1)
def ADD_ARRAY_ELEMENT(value: Raw[op1], dim: Raw[op2]):
    """result[] := value, or result[dim] := value"""
    if op1 in (VAR, CV):
        if op.extended_value & ARRAY_ELEMENT_REF:
            settle(dim)
            value = variables.operand_reference(ex, op)
        else:
            settle(value, dim)
    else:
        settle(value, dim)
    if op2 is UNUSED:
        array = slots[op.result]
        packed = array.packed
        if packed is not None:
            packed.append(value)
            return
    if op2 is CONST:
        array = slots[op.result]
        if type(dim) is str and array.packed is None:
            save_opline()
            array.hash[dim] = value
            return
    dims.add_element(ex, slots[op.result], value, dim)
    return


@opcode(147, op1=ANY(CONST | TMPVARCV), result=TMP, rules=GENERIC | RESULT_STAYS)
def ADD_ARRAY_UNPACK(source: Read[op1]):
    """result[] := each of source"""
    dims.unpack_into(ex, slots[op.result], source)
    return


@opcode(189, op1=CONST | TMP | VAR | CV, op2=CONST, result=TMP, ext=NUM, rules=SMART_BRANCH, op2_literal=SET)
def IN_ARRAY(needle: Read[op1], table: Raw[op2]):
    """result := in_array(needle, the keys of table)"""
    return conversions.in_array(ex, needle, table, op.extended_value != 0)


@opcode(190, op1=CONST | TMPVAR | CV, op2=UNUSED, result=TMP)
def COUNT(value: Raw[op1]):
    """result := count(value)"""
    if type(value) is PhpArray:
        packed = value.packed
        if packed is None:
            packed = value.hash
        return len(packed)
    return slow(conversions.count, value)


@opcode(194, op1=CV | TMPVAR | CONST, op2=CV | TMPVAR | CONST, result=TMP, rules=SMART_BRANCH)
def ARRAY_KEY_EXISTS(array: Raw[op2], key: Raw[op1]):
    """result := array_key_exists(key, array)"""
    settle(key, array)
    if type(array) is PhpArray:
        elements = array.hash
        if elements is not None:
            if type(key) is int or type(key) is str and arrays.is_text_key(key):
                return key in elements
        elif type(key) is int:
            return 0 <= key < len(array.packed)
    return dims.key_exists(ex, key, array)
