"""Types as masks (zvm/opcodes/types.py)."""


@cold
def type_bit(value: Object) -> i64:
    """The MAY_BE_* bit of a value's type; 0 for resources, References and what is not a value."""
    type = value.type
    if type is LONG:
        return MAY_BE_LONG
    if type is STR:
        return MAY_BE_STRING
    if type is PHP_ARRAY:
        return MAY_BE_ARRAY
    if type is FLOAT:
        return MAY_BE_DOUBLE
    if value is NONE:
        return MAY_BE_NULL
    if value is TRUE:
        return MAY_BE_TRUE
    if value is FALSE:
        return MAY_BE_FALSE
    return MAY_BE_OBJECT if is_object(value) else 0


@cold
def type_check__matches(value: Object, mask: i64) -> Object:
    """Of all but resources."""
    bit = type_bit(value)
    return None if bit == 0 else boolean(bit & mask != 0)
