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
