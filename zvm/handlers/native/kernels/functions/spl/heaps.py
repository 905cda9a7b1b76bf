"""Entries into heaps and out of them (HeapObject in zvm/ext/spl/heaps.py, which does the rest)."""


@inline
def heap_order(left: Object, right: Object, kind: i64) -> i64:
    """What order() of a heap of that kind says (HeapObject.kind)."""
    if kind == SMALLEST_FIRST:
        return order(right, left)
    if kind == BY_PRIORITY:
        return order(Tuple(left).second, Tuple(right).second)
    return order(left, right)


@entry
def heap_insert(self: Object, arguments: Cells, count: i64) -> Object:
    """heap_insert(entries, entry, kind): sift it up; False, and nothing done, where Python has to compare."""
    list = List(arguments[0])
    added = arguments[1]
    kind = unbox_int(arguments[2])
    place = list.size
    while place > 0:
        above = (place - 1) // 2
        found = heap_order(list.items[above], added, kind)
        if found == UNKNOWN:
            return FALSE
        if found >= 0:
            break
        place = above
    incref(added)
    if not list_append(list, added):
        return None
    i = list.size - 1
    while i > place:
        above = (i - 1) // 2
        list.items[i] = list.items[above]
        i = above
    list.items[place] = added
    return TRUE


@entry
def heap_delete(self: Object, arguments: Cells, count: i64) -> Object:
    """heap_delete(entries, kind): the top, taken out of entries that are not empty, the last one sifted down; UNDEF, and
    nothing done, where Python has to compare."""
    list = List(arguments[0])
    kind = unbox_int(arguments[1])
    items = list.items
    top = items[0]
    bottom = items[list.size - 1]
    limit = (list.size - 1) // 2
    path = local_array(Words, 512)
    steps = 0
    place = 0
    while place < limit:
        child = place * 2 + 1
        found = heap_order(items[child + 1], items[child], kind)
        if found == UNKNOWN:
            return UNDEF
        if found > 0:
            child = child + 1
        found = heap_order(bottom, items[child], kind)
        if found == UNKNOWN:
            return UNDEF
        if found >= 0:
            break
        path[steps] = child
        steps = steps + 1
        place = child
    place = 0
    i = 0
    while i < steps:
        items[place] = items[path[i]]
        place = path[i]
        i = i + 1
    items[place] = bottom
    list.size = list.size - 1
    return top


# ---- heaps whose compare() is a PHP class's ------------------------------------------------------------------------

@cold
def asked_order(left: Object, right: Object, kind: i64, target: Cells) -> i64:
    """What the method that `target` is (call_user()) says of two entries; UNKNOWN when it raised."""
    given = local_array(Cells, 16)
    given[0] = Tuple(left).second if kind == BY_PRIORITY else left
    given[1] = Tuple(right).second if kind == BY_PRIORITY else right
    result = call_user(target, given, 2)
    if result is not None and result.type is not LONG:
        whole = ask_python(Engine(target[0]), result, "zvm.runtime.values.convert.to_int")
        release(result)
        result = whole
    if result is None:
        return UNKNOWN
    found = unbox_int(result)
    release(result)
    return i64(found > 0) - i64(found < 0)


@entry
def heap_insert_asking(self: Object, arguments: Cells, count: i64) -> Object:
    """heap_insert_asking(entries, entry, kind, target): sift it up. None, or what a comparison raised, after which all are
    equal."""
    list = List(arguments[0])
    added = arguments[1]
    kind = unbox_int(arguments[2])
    target = cell(Tuple(arguments[3]).first)
    incref(added)
    if not list_append(list, added):
        return None
    failure = NONE
    place = list.size - 1
    while place > 0:
        above = (place - 1) // 2
        found = asked_order(list.items[above], added, kind, target)
        if found == UNKNOWN:
            failure = raised_signal()
        if found >= 0:
            break
        replace(at(list.items, place), list.items[above])
        place = above
    replace(at(list.items, place), added)
    return failure


@entry
def heap_delete_asking(self: Object, arguments: Cells, count: i64) -> Object:
    """heap_delete_asking(entries, kind, target): the top, taken out of entries that are not empty, the last one sifted down;
    or what a comparison raised, after which all are equal."""
    list = List(arguments[0])
    kind = unbox_int(arguments[1])
    target = cell(Tuple(arguments[2]).first)
    limit = (list.size - 1) // 2
    result = own(list.items[0])
    bottom = own(list.items[list.size - 1])
    failure: Object = None
    place = 0
    while place < limit:
        child = place * 2 + 1
        found = asked_order(list.items[child + 1], list.items[child], kind, target)
        if found == UNKNOWN:
            failure = raised_signal()
            break
        if found > 0:
            child = child + 1
        found = asked_order(bottom, list.items[child], kind, target)
        if found == UNKNOWN:
            failure = raised_signal()
        if found >= 0:
            break
        replace(at(list.items, place), list.items[child])
        place = child
    replace(at(list.items, place), bottom)
    list.size = list.size - 1
    release(list.items[list.size])
    release(bottom)
    if failure is not None:
        release(result)
        return failure
    return result
