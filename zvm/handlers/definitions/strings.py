"""CONCAT FAST_CONCAT ROPE_* STRLEN. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@macro
def concatenate(left, right, in_order):
    """result := left . right; what is in no slot any more is appended to in place

    in_order: the left one is made a string before an undefined right one is warned about, and an array in any case
    """
    if type(left) is str:
        if type(right) is str:
            take(left)
            left += right
            return left
        if type(right) is int:
            take(left)
            left += str(right)
            return left
    elif type(left) is int and type(right) is str:
        return str(left) + right
    if in_order and op2 is CV:
        if right is UNDEF:
            settle(left)
            return conversions.concat_undefined(ex, left)
    if in_order and op2 is not CONST:
        if type(deref(right)) is PhpArray:
            return slow(conversions.concat_array, left, right)
    return slow(operators.concat, left, right)


@opcode(8, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP, rules=NO_CONST_CONST)
def CONCAT(left: Raw[op1], right: Raw[op2]):
    """result := left . right"""
    concatenate(left, right, False)


@opcode(53, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | CV, result=TMP)
def FAST_CONCAT(left: Raw[op1], right: Raw[op2]):
    """result := left . right, both made strings"""
    concatenate(left, right, True)


@opcode(54, op1=UNUSED, op2=CONST | TMPVAR | CV, result=TMP, ext=NUM, result_holds=ROPE)
def ROPE_INIT(part: Raw[op2]):
    """result := [part]"""
    if type(part) is str:
        return [part]
    if type(part) is int:
        return [str(part)]
    return slow(conversions.rope, part)


@opcode(55, op1=TMP, op2=CONST | TMPVAR | CV, result=TMP, ext=NUM, rules=KEEPS_OP1 | RESULT_STAYS,
        op1_holds=ROPE, result_holds=ROPE)
def ROPE_ADD(rope: Slot[op1], part: Raw[op2]):
    """rope.append(part); result is the same temporary"""
    if type(part) is str:
        slots[rope].append(part)
        return
    if type(part) is int:
        slots[rope].append(str(part))
        return
    settle(part)
    slots[rope].append(convert.to_string(engine, part))
    return


@opcode(56, op1=TMP, op2=CONST | TMPVAR | CV, result=TMP, ext=NUM, op1_holds=ROPE)
def ROPE_END(rope: Slot[op1], part: Raw[op2]):
    """result := join(rope, part)"""
    if type(part) is not str:
        if type(part) is int:
            part = str(part)
        else:
            settle(part)
            part = convert.to_string(engine, part)
    parts = slots[rope]
    slots[rope] = None
    parts.append(part)
    return "".join(parts)


@opcode(121, op1=CONST | TMPVAR | CV, result=TMP)
def STRLEN(value: Raw[op1]):
    """result := strlen(value)"""
    if type(value) is str:
        return len(value)
    settle(value)
    return conversions.strlen(ex, value)
