"""array_multisort() of few rows."""
MOST_COLUMNS, MOST_ROWS = 4, 64
COLUMNS_ROOM, COLUMN_ROOM = 32, 512  # bytes: a word for each column, for each row
SORT_STRING, SORT_DESC, SORT_ASC = 2, 3, 4  # SORT_REGULAR and SORT_NUMERIC are 0 and 1
# how a column is compared, negative of one in descending order; UNORDERED where its values cannot be compared here
UNORDERED, AS_VALUES, AS_NUMBERS, AS_TEXTS = 0, 1, 2, 3


@entry
def function__array_multisort(engine: Object, arguments: Cells, count: i64) -> Object:
    """By columns of ints, of floats or of strings; what the last of them are is of no matter where those before differ."""
    arrays = local_array(Cells, COLUMNS_ROOM)
    directions = local_array(Words, COLUMNS_ROOM)
    columns = read_columns(arguments, count, arrays, directions)
    if columns == 0:
        return None
    rows = array_size(PhpArray(dereferenced(arrays[0])))
    values = local_array(Cells, MOST_COLUMNS * COLUMN_ROOM)
    places = local_array(Words, COLUMN_ROOM)
    number = 0
    while number < columns:
        array = PhpArray(dereferenced(arrays[number]))
        column = at(values, number * MOST_ROWS)
        if array_size(array) != rows or has_reference_in(array):
            return None
        note_elements(array, column, places)
        if not are_in_order(column, rows, directions[number]):
            directions[number] = UNORDERED
        number = number + 1
    row_numbers = local_array(Words, COLUMN_ROOM)
    if not sort_rows(row_numbers, rows, values, directions, columns):
        return None
    return store_columns(arrays, columns, row_numbers, rows)


@cold
def read_columns(arguments: Cells, count: i64, arrays: Cells, directions: Words) -> i64:
    """How many arrays there are, each with at most one order and one way to compare after it; 0 of anything else."""
    columns = 0
    has_order = False
    has_type = False
    i = 0
    while i < count:
        value = dereferenced(arguments[i])
        if value.type is PHP_ARRAY:
            array = PhpArray(value)
            if columns == MOST_COLUMNS or not below(array_size(array) - 1, MOST_ROWS) or Object(array.order) is not NONE:
                return 0
            arrays[columns] = arguments[i]
            directions[columns] = AS_VALUES
            columns = columns + 1
            has_order = False
            has_type = False
        else:
            flag = unbox_int(value) if value.type is LONG and columns > 0 else -1
            if (flag == SORT_ASC or flag == SORT_DESC) and not has_order:
                has_order = True
                if flag == SORT_DESC:
                    directions[columns - 1] = 0 - directions[columns - 1]
            elif below(flag, SORT_STRING + 1) and not has_type:
                has_type = True
                directions[columns - 1] = directions[columns - 1] * (flag + 1)
            else:
                return 0
        i = i + 1
    return columns


@cold
def note_elements(array: PhpArray, values: Cells, places: Words) -> None:
    """The elements, borrowed, and their numbers."""
    size = 0
    i = next_element(array, 0)
    while i >= 0:
        values[size] = element_number(array, i)
        places[size] = i
        size = size + 1
        i = next_element(array, i + 1)


@inline
def compares_texts(direction: i64) -> i1:
    return direction == AS_TEXTS or direction == -AS_TEXTS


@cold
def are_in_order(values: Cells, size: i64, direction: i64) -> i1:
    """Whether one order holds for all of them."""
    if direction == AS_NUMBERS or direction == -AS_NUMBERS:
        return values[0].type is not STR and are_alike(values, size)
    if not compares_texts(direction):
        return are_alike(values, size)
    i = 0
    while i < size:
        if values[i].type is not STR or not is_narrow(Str(values[i])):
            return False
        i = i + 1
    return True


@cold
def order_of_rows(values: Cells, directions: Words, columns: i64, one: i64, other: i64) -> i64:
    """Below zero, zero, above zero; UNKNOWN."""
    number = 0
    while number < columns:
        direction = directions[number]
        if direction == UNORDERED:
            return UNKNOWN
        column = at(values, number * MOST_ROWS)
        if compares_texts(direction):
            found = order_of_bytes(Str(column[one]), Str(column[other]))
        else:
            found = order(column[one], column[other])
        if found != 0:
            return found if direction > 0 else 0 - found
        number = number + 1
    return 0


@cold
def sort_rows(rows: Words, size: i64, values: Cells, directions: Words, columns: i64) -> i1:
    """The numbers of the rows in their new order, equal ones in the old. False where Python has to compare."""
    i = 0
    while i < size:
        j = i
        while j > 0:
            found = order_of_rows(values, directions, columns, rows[j - 1], i)
            if found == UNKNOWN:
                return False
            if found <= 0:
                break
            rows[j] = rows[j - 1]
            j = j - 1
        rows[j] = i
        i = i + 1
    return True


@cold
def store_columns(arrays: Cells, columns: i64, rows: Words, size: i64) -> Object:
    """True: the variables among the arrays have their elements in the order of the rows. All are made before one is stored."""
    results = local_array(Cells, COLUMNS_ROOM)
    number = 0
    while number < columns:
        results[number] = Object(with_rows(PhpArray(dereferenced(arrays[number])), rows, size))
        if results[number] is None:
            while number > 0:
                number = number - 1
                release(results[number])
            return None
        number = number + 1
    while number > 0:
        number = number - 1
        if arrays[number].type is REFERENCE:
            replace(cell(Reference(arrays[number]).value), results[number])
        release(results[number])
    return TRUE


@cold
def with_rows(array: PhpArray, rows: Words, size: i64) -> PhpArray:
    """The elements in that order under their names or the next numbers, owned; null where Python has to."""
    values = local_array(Cells, COLUMN_ROOM)
    places = local_array(Words, COLUMN_ROOM)
    note_elements(array, values, places)
    result = PhpArray(new_array())
    i = 0
    while i < size and result is not None:
        key = ZERO if Object(array.packed) is not NONE else entry_key(array.hash, places[rows[i]])
        if not add_renumbered(result, key, values[rows[i]]):
            return PhpArray(give_up(result))
        i = i + 1
    if result is not None and Object(result.packed) is NONE:
        put_int(cell(result.next_free), size, None, None)
    return result
