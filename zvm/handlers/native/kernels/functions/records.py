"""Values of databases: those of arrays as texts, rows as arrays (called by zvm/ext/pdo/records.py)."""


@entry
def texts_of(self: Object, arguments: Cells, count: i64) -> Object:
    """texts_of(values): a list's scalars as texts, its nulls as they are, in a new list, `self` being the engine; None
    where Python has to look, which is so for texts beyond ASCII."""
    values = List(arguments[0])
    texts = PyList_New(values.size)
    if texts is None:
        return None
    i = 0
    while i < values.size:
        value = values.items[i]
        text = NONE if value is NONE else plain_text(Engine(self), value)
        if text is not None:
            texts.items[i] = text
        if text is None or text is not NONE and (Str(text).state & ASCII_BIT) == 0:
            release(Object(texts))
            return NONE if PyErr_Occurred() is None else None
        i = i + 1
    return Object(texts)


@entry
def is_plain_row(self: Object, arguments: Cells, count: i64) -> Object:
    """is_plain_row(row): whether none of a tuple's values is bytes or a text beyond ASCII."""
    row = Tuple(arguments[0])
    values = cell(row.first)
    i = 0
    while i < row.size:
        value = values[i]
        if value.type is STR:
            if (Str(value).state & ASCII_BIT) == 0:
                return FALSE
        elif value is not NONE and not is_scalar(value):
            return FALSE
        i = i + 1
    return TRUE


@entry
def record_of(self: Object, arguments: Cells, count: i64) -> Object:
    """record_of(model, row): a copy of a hash whose values are null, with the values of a tuple or list in their place,
    each as often as it takes to have one for each key."""
    row = arguments[1]
    size = Tuple(row).size
    values = List(row).items if row.type is LIST else cell(Tuple(row).first)
    record = clone_array(PhpArray(arguments[0]))
    if record is None:
        PyErr_NoMemory()
        return None
    keys = record.hash.keys
    each = record.hash.used // size if size != 0 else 0
    place = 0
    i = 0
    while i < size:
        left = each
        while left > 0:
            entry_value(keys, place)[0] = own(values[i])
            place = place + 1
            left = left - 1
        i = i + 1
    return Object(record)
