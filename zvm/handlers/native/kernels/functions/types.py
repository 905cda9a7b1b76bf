"""gettype(), get_debug_type(), settype(), and is_int() and its kin where they are called by name in a namespace."""


@cold
def conversions__gettype(value: Object) -> Object:
    return own_or_null(type_word(value))


@entry
def function__gettype(engine: Object, arguments: Cells, count: i64) -> Object:
    return own_or_null(type_word(arguments[0])) if count == 1 else None


@cold
def type_word(value: Object) -> Object:
    """What gettype() calls it, borrowed; null of resources."""
    type = value.type
    if type is STR:
        return provided_object("'string")
    if type is LONG:
        return provided_object("'integer")
    if type is PHP_ARRAY:
        return provided_object("'array")
    if value is NONE:
        return provided_object("'NULL")
    if type is BOOL:
        return provided_object("'boolean")
    if type is FLOAT:
        return provided_object("'double")
    return provided_object("'object") if is_object(value) else None


@entry
def function__get_debug_type(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of objects: the name of their class."""
    if count != 1:
        return None
    value = arguments[0]
    if is_object(value):
        name = PhpObject(value).ce.name
        return None if unbox_int(PhpObject(value).ce.flags) & ACC_ANON_CLASS != 0 else own(name)
    type = value.type
    if type is LONG:
        return own_or_null(provided_object("'int"))
    if type is FLOAT:
        return own_or_null(provided_object("'float"))
    if type is BOOL:
        return own_or_null(provided_object("'bool"))
    if value is NONE:
        return own_or_null(provided_object("'null"))
    return own_or_null(type_word(value))


@inline
def own_or_null(value: Object) -> Object:
    return None if value is None else own(value)


@entry
def function__settype(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of variables without a type, to one of the scalar types."""
    if count != 2 or arguments[0].type is not REFERENCE or arguments[1].type is not STR:
        return None
    reference = Reference(arguments[0])
    if reference.sources is not NONE:
        return None
    value = converted_to(reference.value, Str(arguments[1]))
    if value is None:
        return None
    replace(cell(reference.value), value)
    release(value)
    return TRUE


@cold
def converted_to(value: Object, type: Str) -> Object:
    """Owned; null of what Python has to convert."""
    if value.type is PHP_ARRAY or is_object(value):
        return None
    if is_word(type, "'int") or is_word(type, "'integer"):
        return convert__to_int(value)
    if is_word(type, "'float") or is_word(type, "'double"):
        return convert__to_float(value)
    if is_word(type, "'string"):
        return text_of(value)
    if is_word(type, "'bool") or is_word(type, "'boolean"):
        return convert__to_bool(value)
    return None


@inline
def is_word(text: Str, index: i64) -> i1:
    word = provided_object(index)
    return word is not None and str_equal(text, Str(word))


@entry
def function__is_numeric(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1:
        return None
    if is_number(arguments[0]):
        return boolean(True)
    if arguments[0].type is not STR:
        return None if is_object(arguments[0]) else boolean(False)
    if not is_narrow(Str(arguments[0])):
        return None
    kind = numeric_kind(Str(arguments[0]))
    if kind == UNSURE:
        return boolean(True) if is_float_text(Str(arguments[0])) else None
    return boolean(kind == WHOLE)


@entry
def function__is_countable(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1:
        return None
    value = arguments[0]
    return boolean(value.type is PHP_ARRAY or is_object(value) and is_internal_class(PhpObject(value).ce, "'countable"))


@entry
def function__is_iterable(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1:
        return None
    value = arguments[0]
    return boolean(value.type is PHP_ARRAY or is_object(value) and is_internal_class(PhpObject(value).ce, "'traversable"))
