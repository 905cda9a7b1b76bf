"""Lists and dicts: what Python's own functions do, without their calls. Values stored are owned."""
EMPTY_INDEX = -1
PERTURB_SHIFT = 5
UNICODE_KEYS = 1
LINEAR_PROBES = 9
HASH_MODULUS = (1 << 61) - 1


@inline
def list_append(list: List, value: Object) -> i1:
    """Append an owned value. False when there is no memory."""
    size = list.size
    if likely(size < list.allocated):
        list.items[size] = value
        list.size = size + 1
        return True
    return list_grow(list, value)


@inline
def append_made(list: List, value: Object) -> i1:
    """list_append() of a value that was just made; False without memory for it, too."""
    return value is not None and list_append(list, value)


@cold
def list_grow(list: List, value: Object) -> i1:
    if PyList_Append(list, value) != 0:
        return False
    drop_ref(value)
    return True


@cold
def list_of(value: Object) -> Object:
    """A new list of one owned value; null without memory."""
    list = PyList_New(1)
    if list is not None:
        list.items[0] = value
    return Object(list)


@cold
def tuple_of(first: Object, second: Object) -> Object:
    """A new tuple of two owned values; null without memory, for one of them, too."""
    pair = PyTuple_New(2) if first is not None and second is not None else None
    if pair is not None:
        pair.first = first
        pair.second = second
    return Object(pair)


@inline
def hash_of_int(number: i64) -> i64:
    """hash(number): the number modulo HASH_MODULUS, with its sign; -1 means an error."""
    hash = number
    if unlikely(not below(number + TWO_DIGITS, TWO_DIGITS + TWO_DIGITS)):
        sign = number >> 63
        magnitude = (number ^ sign) - sign
        hash = (magnitude & HASH_MODULUS) + shift_right(magnitude, 61)
        hash = hash - HASH_MODULUS if hash >= HASH_MODULUS else hash
        hash = (hash ^ sign) - sign
    return -2 if hash == -1 else hash


@cold
def dict_find_int(dict: Dict, number: i64) -> Cells:
    """The cell of the value under an int key, null when there is none."""
    keys = dict.keys
    if keys.kind != 0:
        return None
    hash = hash_of_int(number)
    mask = (1 << i64(keys.log2_size)) - 1
    entries = offset(keys, DICT_INDICES + (1 << i64(keys.log2_index_bytes)), Cells)
    perturb = hash
    i = hash & mask
    while True:
        index = dict_index(keys, i)
        if index >= 0:
            entry = at(entries, index * 3)
            if i64(entry[0]) == hash:
                key = entry[1]
                if key.type is LONG and unbox_int(key) == number and entry[2] is not None:
                    return at(entry, 2)
        elif index == EMPTY_INDEX:
            return None
        perturb = shift_right(perturb, PERTURB_SHIFT)
        i = (i * 5 + perturb + 1) & mask
    return None


@cold
def dict_find_str(dict: Dict, key: Str) -> Cells:
    """The cell of the value under a str key, null when there is none."""
    keys = dict.keys
    hash = key.hash
    if hash == -1:
        hash = PyObject_Hash(Object(key))
    mask = (1 << i64(keys.log2_size)) - 1
    entries = offset(keys, DICT_INDICES + (1 << i64(keys.log2_index_bytes)), Cells)
    unicode = keys.kind == UNICODE_KEYS
    perturb = hash
    i = hash & mask
    while True:
        index = dict_index(keys, i)
        if index >= 0:
            if unicode:
                entry = at(entries, index * 2)
                found = entry[0]
                if found is key or (Str(found).hash == hash and str_equal(Str(found), key)):
                    return at(entry, 1)
            else:
                entry = at(entries, index * 3)
                found = entry[1]
                if found is key or (i64(entry[0]) == hash and found.type is STR and str_equal(Str(found), key)):
                    return at(entry, 2)
        elif index == EMPTY_INDEX:
            return None
        perturb = shift_right(perturb, PERTURB_SHIFT)
        i = (i * 5 + perturb + 1) & mask
    return None


@inline
def dict_index(keys: DictKeys, i: i64) -> i64:
    """Entry i of the hash table: the number of an entry, or negative."""
    indices = offset(keys, DICT_INDICES, Bytes)
    size = keys.log2_size
    if likely(size < 8):
        small = i64(indices[i])
        return small - 256 if small >= 128 else small
    if size < 16:
        return i64(Quarters(indices)[i])
    return i64(Halves(indices)[i])


@inline
def entry_value(keys: DictKeys, i: i64) -> Cells:
    """The cell of the value of entry number i, which is null where the entry was deleted."""
    entries = offset(keys, DICT_INDICES + (1 << i64(keys.log2_index_bytes)), Cells)
    if keys.kind == UNICODE_KEYS:
        return at(entries, i * 2 + 1)
    return at(entries, i * 3 + 2)


@inline
def entry_key(dict: Dict, i: i64) -> Object:
    """The key of entry number i, borrowed."""
    return offset(entry_value(dict.keys, i), -8, Cells)[0]


@inline
def keep_tracked(dict: Dict) -> None:
    """Before a value is stored in a cell of the dict: it may be the first that the collector has to know of.
    (PhpArray.clone() takes an untracked dict for one without References.)"""
    if unlikely(offset(dict, -16, Words)[0] == 0):
        PyObject_GC_Track(Object(dict))


@cold
def dict_find_pointer(dict: Dict, key: Object) -> Object:
    """The value under a key that is hashed by identity (a class), borrowed; null when there is none."""
    keys = dict.keys
    if keys.kind != 0:
        return None
    address = i64(key)
    hash = shift_right(address, 4) | (address << 60)
    mask = (1 << i64(keys.log2_size)) - 1
    entries = offset(keys, DICT_INDICES + (1 << i64(keys.log2_index_bytes)), Cells)
    perturb = hash
    i = hash & mask
    while True:
        index = dict_index(keys, i)
        if index >= 0:
            entry = at(entries, index * 3)
            if entry[1] is key:
                return entry[2]
        elif index == EMPTY_INDEX:
            return None
        perturb = shift_right(perturb, PERTURB_SHIFT)
        i = (i * 5 + perturb + 1) & mask
    return None


@inline
def set_has_pointer(set: Set, key: Object) -> i1:
    """Whether a set has something that is hashed by identity."""
    address = i64(key)
    hash = shift_right(address, 4) | (address << 60)
    first = at(set.table, (hash & set.mask) * 2)
    return first[0] is key or set_probe(set, key, hash)


@cold
def set_probe(set: Set, key: Object, hash: i64) -> i1:
    """set_lookkey(): runs of LINEAR_PROBES places, up to the first that was never used."""
    mask = set.mask
    perturb = hash
    i = hash & mask
    while True:
        probes = LINEAR_PROBES if i + LINEAR_PROBES <= mask else 0
        j = i
        while j <= i + probes:
            entry = at(set.table, j * 2)
            if entry[0] is key:
                return True
            if entry[0] is None:
                return False
            j = j + 1
        perturb = shift_right(perturb, PERTURB_SHIFT)
        i = (i * 5 + 1 + perturb) & mask
    return False


@inline
def is_table(container: Object) -> i1:
    """A dict, of elements or dynamic properties, or a symbol table, which is one?"""
    return container.type is DICT or container.type is SYMBOL_TABLE


@cold
def element_cell(container: Object, key: Object) -> Cells:
    """The cell of container[key] in a list or dict, null where it has none or is something else."""
    type = container.type
    if type is LIST:
        if key.type is LONG and below(unbox_int(key), List(container).size):
            return at(List(container).items, unbox_int(key))
        return None
    if is_table(container):
        found = None
        if key.type is STR:
            found = dict_find_str(Dict(container), Str(key))
        elif key.type is LONG:
            found = dict_find_int(Dict(container), unbox_int(key))
        if found is not None:
            keep_tracked(Dict(container))
        return found
    return None
