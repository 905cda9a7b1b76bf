"""GMP objects: arithmetic, comparisons and texts of theirs (zvm/ext/gmp does the rest: numbers in strings, divisors that
are zero or negative).

The number is a Python int in a slot of the object (`layout` of zvm/ext/gmp/number.py).
"""


PYTHON_LESS, PYTHON_EQUAL = 0, 2  # Py_LT, Py_EQ
MOST_SHIFT = 1 << 20  # bits; what is longer asks for memory first
DIGIT_BITS = 30
SHORT_DIGITS = 200  # what Python writes in decimal whatever its limit is set to


@inline
def integer_of(value: Object) -> Object:
    """The int that an int or a GMP object stands for, borrowed; null of others."""
    if value.type is LONG:
        return value
    return big_integer(PhpObject(value)) if is_object(value) else None


@inline
def big_integer(object: PhpObject) -> Object:
    """The number of a GMP object, borrowed; null of others."""
    known = known_elements(object)
    if known is None or unbox_int(known[0]) != BIG_INTEGER:
        return None
    return slot_at(object, known, 1)[0]


@inline
def is_positive(number: Long) -> i1:
    if TAGGED_INTS:
        return number.size & 3 == 0
    return number.size > 0


@inline
def is_negative(number: Long) -> i1:
    if TAGGED_INTS:
        return number.size & 3 == 2
    return number.size < 0


@cold
def new_big_integer(engine: Engine, number: Object) -> Object:
    """A GMP object of a number, owned, or of what could not be computed, null; owned, null where Python has to do it."""
    if number is None:
        PyErr_Clear()
        return None
    ce = dict_find_provided(engine.classes, "'gmp")
    object = None if ce is None else bare_object(engine, ClassEntry(ce[0]))
    known = None if object is None else known_elements(object)
    if known is None:
        release(number)
        return None
    slot_at(object, known, 1)[0] = number
    return Object(object)


@inline
def is_long(number: Object) -> i1:
    """Whether GMP computes faster with it (zvm/runtime/values/big_integers.py)."""
    return digits(Long(number)) * DIGIT_BITS > LONG_BITS


@cold
def computed_integer(opcode: i64, left: Object, right: Object) -> Object:
    """left op right of two ints, owned; null where Python has to look, and with its exception set without memory."""
    if opcode == ADD:
        return PyNumber_Add(left, right)
    if opcode == SUB:
        return PyNumber_Subtract(left, right)
    if opcode == MUL:
        return None if is_long(left) and is_long(right) else PyNumber_Multiply(left, right)
    if (opcode == MOD or opcode == DIV) and is_long(left):
        return None
    if opcode == MOD:
        return PyNumber_Remainder(left, right) if is_positive(Long(right)) else None
    if opcode == DIV:
        is_plain = is_positive(Long(right)) and not is_negative(Long(left))
        return PyNumber_FloorDivide(left, right) if is_plain else None
    if opcode == BW_AND:
        return PyNumber_And(left, right)
    if opcode == BW_OR:
        return PyNumber_Or(left, right)
    if opcode == BW_XOR:
        return PyNumber_Xor(left, right)
    return shifted_integer(opcode, left, right)


@inline
def shifted_integer(opcode: i64, left: Object, right: Object) -> Object:
    """By so many bits, or raised to that power."""
    if not is_small(Long(right)) or not below(small_int(Long(right)), MOST_SHIFT):
        return None
    if opcode == POW:
        if digits(Long(left)) * DIGIT_BITS * small_int(Long(right)) > LONG_BITS:
            return None
        return PyNumber_Power(left, right, NONE)
    if opcode == SL:
        return PyNumber_Lshift(left, right)
    return PyNumber_Rshift(left, right) if opcode == SR else None


@cold
def operation_on_objects(opcode: i64, left: Object, right: Object) -> Object:
    """An operation of GMP objects and ints, owned; null of others."""
    first = integer_of(left)
    second = integer_of(right)
    if first is None or second is None or first is left and second is right:
        return None
    engine = PhpObject(right if first is left else left).ce.engine
    return new_big_integer(engine, computed_integer(opcode, first, second))


@cold
def order_of_integers(left: Object, right: Object) -> i64:
    """left <=> right of GMP objects and ints: -1, 0, 1; UNKNOWN of others."""
    first = integer_of(left)
    second = integer_of(right)
    if first is None or second is None:
        return UNKNOWN
    if PyObject_RichCompareBool(first, second, i32(PYTHON_EQUAL)) == 1:
        return 0
    return -1 if PyObject_RichCompareBool(first, second, i32(PYTHON_LESS)) == 1 else 1


@cold
def decimal_of_integer(number: Object) -> Object:
    """Its digits, owned; null of long ones."""
    return None if digits(Long(number)) > SHORT_DIGITS else PyObject_Str(number)


@cold
def integer_argument(value: Object) -> Object:
    """The int that an argument stands for, owned; null of others than ints, GMP objects and short strings of decimal digits."""
    if value.type is STR:
        return integer_in_decimal(Str(value)) if is_narrow(Str(value)) else None
    number = integer_of(value)
    return None if number is None else own(number)


@cold
def integer_in_decimal(text: Str) -> Object:
    """Of digits after `-` or nothing, the first no 0 unless it is the only one."""
    data = str_data(text)
    start = 1 if text.length > 1 and i64(data[0]) == b"-" else 0
    if text.length == start or text.length > SHORT_DIGITS or i64(data[start]) == b"0" and text.length > 1:
        return None
    is_whole = start + digits_at(data, start, text.length) == text.length
    return PyLong_FromString(data, 0, i32(10)) if is_whole else None


# ---- functions -----------------------------------------------------------------------------------------------------

@cold
def computed_by_function(engine: Object, arguments: Cells, count: i64, opcode: i64) -> Object:
    """What a function of two numbers gives that does what an operator does."""
    first = integer_argument(arguments[0]) if count == 2 else None
    second = integer_argument(arguments[1]) if first is not None else None
    result = Object(None) if second is None else computed_integer(opcode, first, second)
    if first is not None:
        release(first)
    if second is not None:
        release(second)
    return new_big_integer(Engine(engine), result)


@entry
def function__gmp_add(engine: Object, arguments: Cells, count: i64) -> Object:
    return computed_by_function(engine, arguments, count, ADD)


@entry
def function__gmp_sub(engine: Object, arguments: Cells, count: i64) -> Object:
    return computed_by_function(engine, arguments, count, SUB)


@entry
def function__gmp_mul(engine: Object, arguments: Cells, count: i64) -> Object:
    return computed_by_function(engine, arguments, count, MUL)


@entry
def function__gmp_div_q(engine: Object, arguments: Cells, count: i64) -> Object:
    return computed_by_function(engine, arguments, count, DIV)


@entry
def function__gmp_mod(engine: Object, arguments: Cells, count: i64) -> Object:
    return computed_by_function(engine, arguments, count, MOD)


@entry
def function__gmp_and(engine: Object, arguments: Cells, count: i64) -> Object:
    return computed_by_function(engine, arguments, count, BW_AND)


@entry
def function__gmp_or(engine: Object, arguments: Cells, count: i64) -> Object:
    return computed_by_function(engine, arguments, count, BW_OR)


@entry
def function__gmp_xor(engine: Object, arguments: Cells, count: i64) -> Object:
    return computed_by_function(engine, arguments, count, BW_XOR)


@entry
def function__gmp_init(engine: Object, arguments: Cells, count: i64) -> Object:
    number = Object(None) if count != 1 or is_object(arguments[0]) else integer_argument(arguments[0])
    return new_big_integer(Engine(engine), number)


@entry
def function__gmp_cmp(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of GMP objects on the right: ints there are compared in another way."""
    if count != 2 or not is_object(arguments[1]):
        return None
    found = order_of_integers(arguments[0], arguments[1])
    return None if found == UNKNOWN else box_int(found)


@entry
def function__gmp_strval(engine: Object, arguments: Cells, count: i64) -> Object:
    number = integer_of(arguments[0]) if count == 1 else None
    return None if number is None else decimal_of_integer(number)
