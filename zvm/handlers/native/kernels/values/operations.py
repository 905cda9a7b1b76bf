"""operators.add() and the like for what handlers do not do in line (zvm/runtime/values/operators.py does the rest).

See conversions.py for how these kernels stand for functions of the runtime.
"""


@inline
def is_number(value: Object) -> i1:
    return value.type is LONG or value.type is FLOAT


@cold
def operators__add(left: Object, right: Object) -> Object:
    if left.type is LONG and right.type is LONG:
        if add_overflows(unbox_int(left), unbox_int(right), total):
            return box_float(f64(unbox_int(left)) + f64(unbox_int(right)))
        return box_int(total)
    if is_number(left) and is_number(right):
        return box_float(as_float(left) + as_float(right))
    if left.type is PHP_ARRAY and right.type is PHP_ARRAY:
        return union_of_arrays(PhpArray(left), PhpArray(right))
    return operation_on_numbers(ADD, left, right)


@cold
def union_of_arrays(left: PhpArray, right: PhpArray) -> Object:
    """left + right, owned; null where an element is a reference, and where an array has positions."""
    if left is right:
        incref(Object(left))
        return Object(left)
    i = next_element(right, 0)
    while i >= 0:
        if element_number(right, i).type is REFERENCE:
            return None
        i = next_element(right, i + 1)
    sum = clone_array(left)
    if sum is None:
        return None
    run = Run(None)
    op = Op(None)
    i = next_element(right, 0)
    while i >= 0:
        if same_key(sum, right, i) is None:
            value = own(element_number(right, i))
            kind = INT_KEY
            key = Object(None)
            if Object(right.packed) is NONE:
                key = own(entry_key(right.hash, i))
                kind = kind_of(key)
            else:
                key = box_int(i)
            if key is None or not array_store(sum, kind, key, value, run, op):
                PyErr_Clear()
                release(key)
                release(value)
                release(Object(sum))
                return None
            release(key)
        i = next_element(right, i + 1)
    return Object(sum)


@cold
def operators__sub(left: Object, right: Object) -> Object:
    if left.type is LONG and right.type is LONG:
        if sub_overflows(unbox_int(left), unbox_int(right), total):
            return box_float(f64(unbox_int(left)) - f64(unbox_int(right)))
        return box_int(total)
    if is_number(left) and is_number(right):
        return box_float(as_float(left) - as_float(right))
    return operation_on_numbers(SUB, left, right)


@cold
def operators__mul(left: Object, right: Object) -> Object:
    if left.type is LONG and right.type is LONG:
        if mul_overflows(unbox_int(left), unbox_int(right), total):
            return box_float(f64(unbox_int(left)) * f64(unbox_int(right)))
        return box_int(total)
    if is_number(left) and is_number(right):
        return box_float(as_float(left) * as_float(right))
    return operation_on_numbers(MUL, left, right)


@cold
def operators__div(left: Object, right: Object) -> Object:
    if not is_number(left) or not is_number(right):
        return operation_on_numbers(DIV, left, right)
    if as_float(right) == 0.0:
        return None
    if left.type is LONG and right.type is LONG:
        dividend = unbox_int(left)
        divisor = unbox_int(right)
        if divisor == -1:
            return None if dividend == 0 - INT_MAX - 1 else box_int(0 - dividend)
        if dividend % divisor == 0:
            return box_int(dividend // divisor)
    return box_float(as_float(left) / as_float(right))


@cold
def operation_on_numbers(opcode: i64, left: Object, right: Object) -> Object:
    """An operation of which an operand is null, a bool, a string of an int or a GMP object."""
    if is_object(left) or is_object(right):
        return operation_on_objects(opcode, left, right)
    first = as_number(left)
    if first is None:
        return None
    second = as_number(right)
    result = None
    if second is not None:
        result = binary_operation(opcode, first, second)
        release(second)
    release(first)
    return result


@cold
def as_number(value: Object) -> Object:
    """The number that null, a bool or a string stands for, or the number itself, owned; null of other values."""
    value = number_of(value)
    if value.type is STR and is_narrow(Str(value)):
        return number_of_text(Str(value))
    return own(value) if is_number(value) else None


@cold
def operators__bitwise_and(left: Object, right: Object) -> Object:
    return bitwise(BW_AND, left, right)


@cold
def operators__bitwise_or(left: Object, right: Object) -> Object:
    return bitwise(BW_OR, left, right)


@cold
def operators__bitwise_xor(left: Object, right: Object) -> Object:
    return bitwise(BW_XOR, left, right)


@cold
def operators__bitwise_not(value: Object) -> Object:
    """Of a string: of each of its bytes."""
    if value.type is not STR or not is_narrow(Str(value)):
        return None
    text = Str(value)
    if text.length == 0:
        return EMPTY
    result = PyUnicode_New(text.length, largest_of(BW_NOT, text, text, text.length))
    if result is None:
        PyErr_Clear()
        return None
    target = str_data(result)
    i = 0
    while i < text.length:
        target[i] = i8(byte_of(BW_NOT, text, text, i))
        i = i + 1
    return Object(result)


@cold
def bitwise_of_texts(opcode: i64, left: Str, right: Str) -> Object:
    """Byte by byte: as long as the shorter string, of | as long as the longer one."""
    shorter = left if left.length < right.length else right
    longer = right if left.length < right.length else left
    length = longer.length if opcode == BW_OR else shorter.length
    if length == 0 or not is_narrow(left) or not is_narrow(right):
        return None
    largest = largest_in(left) | largest_in(right)
    if largest > 127:
        largest = largest_of(opcode, shorter, longer, length)
    result = PyUnicode_New(length, largest)
    if result is None:
        PyErr_Clear()
        return None
    target = str_data(result)
    i = 0
    while i < length:
        target[i] = i8(byte_of(opcode, shorter, longer, i))
        i = i + 1
    return Object(result)


@inline
def byte_of(opcode: i64, shorter: Str, longer: Str, i: i64) -> i64:
    """Of the result of a bitwise operation on strings."""
    byte = i64(str_data(longer)[i])
    if opcode == BW_NOT:
        return byte ^ 255
    if i >= shorter.length:
        return byte
    other = i64(str_data(shorter)[i])
    if opcode == BW_AND:
        return byte & other
    return byte | other if opcode == BW_OR else byte ^ other


@cold
def largest_of(opcode: i64, shorter: Str, longer: Str, length: i64) -> i32:
    """What a string of that result is made for: strings of ASCII's characters have to be known as such."""
    i = 0
    while i < length:
        if byte_of(opcode, shorter, longer, i) > 127:
            return i32(255)
        i = i + 1
    return i32(127)


@inline
def bitwise(opcode: i64, left: Object, right: Object) -> Object:
    """Of ints, null, bools, GMP objects and two strings."""
    if left.type is STR and right.type is STR:
        return bitwise_of_texts(opcode, Str(left), Str(right))
    if is_object(left) or is_object(right):
        return operation_on_objects(opcode, left, right)
    left = number_of(left)
    right = number_of(right)
    return binary_operation(opcode, left, right) if left.type is LONG and right.type is LONG else None


@cold
def operators__mod(left: Object, right: Object) -> Object:
    if left.type is not LONG or right.type is not LONG:
        if is_number(left) and is_number(right):
            return None
        return operation_on_numbers(MOD, left, right)
    divisor = unbox_int(right)
    if divisor == 0:
        return None
    if divisor == -1:
        return box_int(0)
    return box_int(unbox_int(left) % divisor)


@cold
def operators__pow(left: Object, right: Object) -> Object:
    if left.type is LONG and right.type is LONG:
        return power_of_ints(unbox_int(left), unbox_int(right))
    if is_number(left) and is_number(right):
        base = as_float(left)
        return None if base == 0.0 else box_float(pow(base, as_float(right)))
    return operation_on_objects(POW, left, right)


@cold
def power_of_ints(base: i64, exponent: i64) -> Object:
    """Null where it leaves 64 bits, or is not an int."""
    if exponent < 0:
        return None
    result = 1
    while exponent != 0:
        if exponent & 1 != 0:
            if mul_overflows(result, base, product):
                return None
            result = product
        exponent = exponent >> 1
        if exponent != 0:
            if mul_overflows(base, base, square):
                return None
            base = square
    return box_int(result)


@cold
def operators__shift_left(left: Object, right: Object) -> Object:
    if left.type is not LONG or right.type is not LONG:
        return operation_on_objects(SL, left, right)
    count = unbox_int(right)
    if count < 0:
        return None
    return box_int(0) if count > 63 else box_int(unbox_int(left) << count)


@cold
def operators__shift_right(left: Object, right: Object) -> Object:
    if left.type is not LONG or right.type is not LONG:
        return operation_on_objects(SR, left, right)
    count = unbox_int(right)
    if count < 0:
        return None
    return box_int(unbox_int(left) >> (63 if count > 63 else count))


@cold
def operators__concat(left: Object, right: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    engine = run.engine
    if not is_object(left) and not is_object(right):
        return concatenation(engine, left, right)
    is_first = is_object(left)
    other = plain_text(engine, right if is_first else left)
    if other is None:
        return None
    text = convert__to_string(left if is_first else right, frame, op, run)
    if text is None:
        release(other)
        return None
    result = concatenation(engine, text, other) if is_first else concatenation(engine, other, text)
    release(text)
    release(other)
    if result is None:
        PyErr_NoMemory()
    return result


@cold
def concatenation(engine: Engine, left: Object, right: Object) -> Object:
    first = plain_text(engine, left)
    if first is None:
        return None
    second = plain_text(engine, right)
    if second is None:
        release(first)
        return None
    result = PyUnicode_Concat(first, second)
    release(first)
    release(second)
    if result is None:
        PyErr_Clear()
    return result


@inline
def number_of(value: Object) -> Object:
    """null, false and true as ints; borrowed."""
    if value is NONE or value is FALSE:
        return ZERO
    if value is TRUE:
        return count_object(1)
    return value


@cold
def binary_operation(opcode: i64, left: Object, right: Object) -> Object:
    """left op right by the opcode of the operation, owned; null where Python has to do it."""
    if left.type is not LONG or right.type is not LONG:
        if is_object(left) or is_object(right):
            return operation_on_objects(opcode, left, right)
        if left.type is STR and right.type is STR and (opcode == BW_OR or opcode == BW_AND or opcode == BW_XOR):
            return bitwise_of_texts(opcode, Str(left), Str(right))
        left = number_of(left)
        right = number_of(right)
    if opcode == ADD:
        return operators__add(left, right)
    if opcode == SUB:
        return operators__sub(left, right)
    if opcode == MUL:
        return operators__mul(left, right)
    if opcode == DIV:
        return operators__div(left, right)
    if opcode == MOD:
        return operators__mod(left, right)
    if opcode == SL:
        return operators__shift_left(left, right)
    if opcode == SR:
        return operators__shift_right(left, right)
    if opcode == POW:
        return operators__pow(left, right)
    if left.type is not LONG or right.type is not LONG:
        return None
    if opcode == BW_OR:
        return box_int(unbox_int(left) | unbox_int(right))
    if opcode == BW_AND:
        return box_int(unbox_int(left) & unbox_int(right))
    if opcode == BW_XOR:
        return box_int(unbox_int(left) ^ unbox_int(right))
    return None


@inline
def operate(engine: Engine, opcode: i64, left: Object, right: Object) -> Object:
    """left op right, owned, of a binary opcode; null where Python has to do it."""
    return concatenation(engine, left, right) if opcode == CONCAT else binary_operation(opcode, left, right)


@cold
def update_cell(cell: Cells, opcode: i64, operand: Object, same_type: i64, run: Run, op: Op) -> i1:
    """operators.update() and update_same_type(): the cell's value op= operand, for numbers, strings, null and GMP objects;
    False, and nothing done, for others."""
    if cell[0].type is REFERENCE:
        reference = Reference(cell[0])
        if reference.sources is not NONE:
            same_type = 1  # which all of the typed properties that hold it have taken
        cell = cell(reference.value)
    operand = dereferenced(operand)
    left = cell[0]
    if left.type is LONG and operand.type is LONG:
        if opcode == ADD:
            if add_overflows(unbox_int(left), unbox_int(operand), total):
                return False
            put_int(cell, total, run, op)
            return True
    if opcode == CONCAT and left.type is STR:
        text = plain_text(run.engine, operand)
        if text is None:
            return False
        done = str_append(cell, text, run)
        release(text)
        return done
    if not is_scalar(left) and left.type is not STR and not is_object(left):
        return False
    result = operate(run.engine, opcode, left, operand)
    if result is None:
        return False
    if same_type != 0 and result.type is not left.type:
        decref(result, run, op)
        return False
    put(cell, result, run, op)
    return True
