"""Heaps and priority queues: entries into them and out of them (HeapObject in zvm/ext/spl/heaps.py, which does the rest)."""
ASKS = 4  # of a kind: a PHP class compares (zvm/handlers/native/elements.py)


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
    return sift_up(List(arguments[0]), arguments[1], unbox_int(arguments[2]))


@cold
def sift_up(list: List, added: Object, kind: i64) -> Object:
    """See heap_insert()."""
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
    return sift_down(List(arguments[0]), unbox_int(arguments[1]))


@cold
def sift_down(list: List, kind: i64) -> Object:
    """See heap_delete()."""
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


# ---- methods, where no PHP class has changed what they do (ClassEntry.elements says where things are) ----------------

@inline
def heap_elements(this: PhpObject, is_fitting: i1) -> Cells:
    """What is known of a heap that may be changed: its kind, entries and flags; null of others, and of calls that do not fit."""
    known = known_elements(this) if is_fitting else None
    if known is None or unbox_int(known[0]) != HEAP_ELEMENTS:
        return None
    return known if slot_at(this, known, 3)[0] is FALSE and slot_at(this, known, 4)[0] is FALSE else None


@inline
def heap_entries(this: PhpObject, known: Cells) -> List:
    return List(slot_at(this, known, 1)[0])


@entry
def method__splheap__insert(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = heap_elements(this, count == 1)
    if known is None:
        return None
    return inserted(this, known, dereferenced(arguments[0]))


@entry
def method__splpriorityqueue__insert(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = heap_elements(this, count == 2)
    if known is None:
        return None
    entry = tuple_of(own(dereferenced(arguments[0])), own(dereferenced(arguments[1])))
    if entry is None:
        return None
    done = inserted(this, known, entry)
    release(entry)
    return done


@entry
def method__splheap__extract(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return extracted(this, heap_elements(this, count == 0))


@entry
def method__splpriorityqueue__extract(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = heap_elements(this, count == 0)
    entry = extracted(this, known)
    if entry is None:
        return None
    value = shown_entry(Tuple(entry), unbox_int(slot_at(this, known, 2)[0]))
    release(entry)
    return value


@cold
def extracted(this: PhpObject, known: Cells) -> Object:
    """The top, taken out, owned; null where Python has to look, and where a comparison raised."""
    if known is None or heap_entries(this, known).size == 0:
        return None
    kind = unbox_int(known[5])
    if kind & ASKS == 0:
        top = sift_down(heap_entries(this, known), kind)
        return None if top is UNDEF else top
    target = local_array(Cells, 40)
    if not begin_asking(this, known, target):
        return None
    failed = local_array(Cells, 8)
    entries = heap_entries(this, known)
    incref(Object(entries))
    top = take_top_asking(entries, kind - ASKS, target, failed)
    release(Object(entries))
    replace(slot_at(this, known, 4), FALSE)
    if failed[0] is None:
        return top
    release(top)
    return break_heap(this, known, failed[0])


@cold
def inserted(this: PhpObject, known: Cells, added: Object) -> Object:
    """TRUE: it is in. Null where Python has to look, and nothing done, and where a comparison raised."""
    kind = unbox_int(known[5])
    if kind & ASKS == 0:
        done = sift_up(heap_entries(this, known), added, kind)
        return None if done is FALSE else done
    target = local_array(Cells, 40)
    if not begin_asking(this, known, target):
        return None
    entries = heap_entries(this, known)
    incref(Object(entries))
    failure = add_asking(entries, added, kind - ASKS, target)
    release(Object(entries))
    replace(slot_at(this, known, 4), FALSE)
    return TRUE if failure is NONE else (None if failure is None else break_heap(this, known, failure))


@inline
def begin_asking(this: PhpObject, known: Cells, target: Cells) -> i1:
    """Mark a heap as being changed; its compare() is what to call. False without memory."""
    function = dict_find_provided(this.ce.function_table, "'compare")
    if function is None:
        return False
    set_target(target, this.ce.engine, function[0], Object(this), Object(this.ce))
    replace(slot_at(this, known, 4), TRUE)
    return True


@cold
def break_heap(this: PhpObject, known: Cells, failure: Object) -> Object:
    """Raise what a comparison did, owned; the heap is corrupted."""
    replace(slot_at(this, known, 3), TRUE)
    incref(failure.type)
    PyErr_Restore(failure.type, failure, None)
    return None


@cold
def shown_entry(held: Tuple, flags: i64) -> Object:
    """What the extract flags want of an entry, owned; null without memory."""
    if flags == EXTR_DATA:
        return own(held.first)
    if flags == EXTR_PRIORITY:
        return own(held.second)
    pair = empty_hash()
    data = provided_object("'data")
    priority = provided_object("'priority")
    if pair is None or not set_entry(pair, data, held.first) or not set_entry(pair, priority, held.second):
        return None
    return Object(pair)


@entry
def method__splheap__top(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = heap_elements(this, count == 0)
    return None if known is None or heap_entries(this, known).size == 0 else own(heap_entries(this, known).items[0])


@entry
def method__splpriorityqueue__top(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = heap_elements(this, count == 0)
    if known is None or heap_entries(this, known).size == 0:
        return None
    return shown_entry(Tuple(heap_entries(this, known).items[0]), unbox_int(slot_at(this, known, 2)[0]))


@methods("splheap", "splpriorityqueue")
def count(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = heap_elements(this, count == 0)
    return None if known is None else box_int(heap_entries(this, known).size)


@methods("splheap", "splpriorityqueue")
def isempty(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = heap_elements(this, count == 0)
    return None if known is None else boolean(heap_entries(this, known).size == 0)


@methods("splheap", "splpriorityqueue")
def valid(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = heap_elements(this, count == 0)
    return None if known is None else boolean(heap_entries(this, known).size != 0)


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
    return add_asking(List(arguments[0]), arguments[1], unbox_int(arguments[2]), cell(Tuple(arguments[3]).first))


@cold
def add_asking(list: List, added: Object, kind: i64, target: Cells) -> Object:
    """See heap_insert_asking()."""
    incref(added)
    if not list_append(list, added):
        return None
    incref(added)
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
    release(added)
    return failure


@entry
def heap_delete_asking(self: Object, arguments: Cells, count: i64) -> Object:
    """heap_delete_asking(entries, kind, target): the top, taken out of entries that are not empty, the last one sifted down;
    or what a comparison raised, after which all are equal."""
    failed = local_array(Cells, 8)
    top = take_top_asking(List(arguments[0]), unbox_int(arguments[1]), cell(Tuple(arguments[2]).first), failed)
    if failed[0] is None:
        return top
    release(top)
    return failed[0]


@cold
def take_top_asking(list: List, kind: i64, target: Cells, failed: Cells) -> Object:
    """The top of heap_delete_asking(), owned; failed[0]: what a comparison raised, owned, or null."""
    failed[0] = None
    limit = (list.size - 1) // 2
    result = own(list.items[0])
    bottom = own(list.items[list.size - 1])
    place = 0
    while place < limit:
        child = place * 2 + 1
        found = asked_order(list.items[child + 1], list.items[child], kind, target)
        if found == UNKNOWN:
            failed[0] = raised_signal()
            break
        if found > 0:
            child = child + 1
        found = asked_order(bottom, list.items[child], kind, target)
        if found == UNKNOWN:
            failed[0] = raised_signal()
        if found >= 0:
            break
        replace(at(list.items, place), list.items[child])
        place = child
    replace(at(list.items, place), bottom)
    list.size = list.size - 1
    release(list.items[list.size])
    release(bottom)
    return result
