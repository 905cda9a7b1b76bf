"""zend_sort() with a comparison that Python or a callback makes (ext/standard/arrays/zend_sort.py, which does the same).

`items` are the indices 0, 1, … of `values`, moved in place; equal values keep their order by them. Plain numbers are sorted,
not their boxes.
"""
INSERTION_LIMIT = 16
LINEAR_LIMIT = 6
RAISED_ERROR, STOPPED = 1, 2  # Sort.has_failed: Python's exception is set; nothing is to be called any more


@entry
def zend_sort(self: Object, arguments: Cells, count: i64) -> Object:
    """zend_sort(items, values, compare, settle[, flags, sign]): `compare(left, right)` gives an int; what else it gives, or raises, is
    for `settle(result, signal, left, right)`, which gives an int, None where nothing is to be compared any more, or
    raises. With flags, scalars and arrays are compared here, times the sign."""
    list = List(arguments[0])
    length = list.size
    memory = PyMem_Realloc(None, length * 16 + 8)
    if memory is None:
        return PyErr_NoMemory()
    boxes = at(memory, length)
    sort = local_array(Sort, 64)
    sort.sign = 0
    sort.items = Words(memory)
    sort.values = List(arguments[1]).items
    sort.compare = arguments[2]
    sort.settle = arguments[3]
    sort.target = None
    sort.has_failed = 0
    if count == 6:
        sort.by = unbox_int(arguments[4])
        sort.sign = unbox_int(arguments[5])
    i = 0
    while i < length:
        boxes[i] = list.items[i]
        sort.items[i] = i
        i = i + 1
    sort_range(sort, 0, length)
    i = 0
    while i < length:
        list.items[i] = boxes[sort.items[i]]
        i = i + 1
    PyMem_Free(memory)
    if sort.has_failed == RAISED_ERROR:
        return None
    return NONE


@inline
def compared(sort: Sort, first: i64, second: i64) -> i64:
    """The order of two items, which is their old one where they are equal, and once the comparison has failed."""
    found = order_of(sort, first, second)
    return first - second if found == 0 else found


def order_of(sort: Sort, first: i64, second: i64) -> i64:
    """What the comparison finds; 0 once it has failed."""
    if sort.has_failed != 0:
        return 0
    if sort.sign != 0:
        found = native_order(sort.values[first], sort.values[second], sort.by)
        if found != UNKNOWN:
            return found * sort.sign
    given = local_array(Cells, 16)
    given[0] = sort.values[first]
    given[1] = sort.values[second]
    result = call_user(sort.target, given, 2) if sort.target is not None else PyObject_Vectorcall(sort.compare, given, 2, None)
    if unlikely(result is None or result.type is not LONG):
        result = settled(sort, result, given)
        if result is None:
            sort.has_failed = RAISED_ERROR
            return 0
        if result is NONE:
            sort.has_failed = STOPPED
            return 0
    found = unbox_int(result)
    release(result)
    return found


@cold
def native_order(one: Object, other: Object, by: i64) -> i64:
    """The order of two values by sort flags; UNKNOWN where Python has to compare them."""
    if by == BY_VALUE:
        return UNKNOWN if is_object(one) or is_object(other) else order(one, other)
    if one.type is not STR or other.type is not STR or not is_narrow(Str(one)) or not is_narrow(Str(other)):
        return UNKNOWN
    return order_by(one, other, by)


@cold
def settled(sort: Sort, result: Object, pair: Cells) -> Object:
    """What `settle` makes of a result that is owned, or of Python's exception; owned, null when it raised."""
    given = local_array(Cells, 32)
    given[0] = NONE if result is None else result
    given[1] = raised_signal() if result is None else NONE
    given[2] = pair[0]
    given[3] = pair[1]
    found: Object = None
    if sort.settle is not None or begin_to_settle(sort):
        found = PyObject_Vectorcall(sort.settle, given, 4, None)
    release(given[1] if result is None else result)
    return found


@cold
def begin_to_settle(sort: Sort) -> i1:
    """Make what settles the results of the callback in `compare`, which the caller has to let go of. False when Python
    raised."""
    given = local_array(Cells, 16)
    given[0] = sort.target[0]
    given[1] = sort.compare
    sort.settle = call_provided("zvm.ext.standard.arrays.zend_sort.Settler", given, 2)
    return sort.settle is not None


@inline
def exchange(items: Words, a: i64, b: i64) -> None:
    kept = items[a]
    items[a] = items[b]
    items[b] = kept


def sort_range(sort: Sort, first: i64, last: i64) -> None:
    """items[first:last]"""
    start = first
    end = last
    while end - start > INSERTION_LIMIT:
        boundary = partition(sort, start, end)
        if boundary - 1 - start < end - boundary:
            sort_range(sort, start, boundary - 1)
            start = boundary
        else:
            sort_range(sort, boundary, end)
            end = boundary - 1
    sort_by_insertion(sort, start, end)


def partition(sort: Sort, start: i64, end: i64) -> i64:
    """Moves what is below a pivot before it; where what is not begins. The pivot is the item before that."""
    items = sort.items
    half = (end - start) >> 1
    middle = start + half
    if end - start >= 1024:
        step = half >> 1
        sort_three(sort, start, start + step, middle)
        sink_among(sort, start, start + step, middle, middle + step)
        sink_last(sort, start, start + step, middle, middle + step, end - 1)
    else:
        sort_three(sort, start, middle, end - 1)
    exchange(items, start + 1, middle)
    pivot = start + 1
    low = start + 2
    high = end - 1
    while low < high:
        if compared(sort, items[pivot], items[low]) > 0:
            low = low + 1
        else:
            high = high - 1
            while high != low and compared(sort, items[high], items[pivot]) > 0:
                high = high - 1
            if high != low:
                exchange(items, low, high)
                low = low + 1
    exchange(items, pivot, low - 1)
    return low


def sort_three(sort: Sort, a: i64, b: i64, c: i64) -> None:
    items = sort.items
    if compared(sort, items[a], items[b]) <= 0:
        if compared(sort, items[b], items[c]) > 0:
            exchange(items, b, c)
            if compared(sort, items[a], items[b]) > 0:
                exchange(items, a, b)
    elif compared(sort, items[c], items[b]) <= 0:
        exchange(items, a, c)
    else:
        exchange(items, a, b)
        if compared(sort, items[b], items[c]) > 0:
            exchange(items, b, c)


@inline
def sinks(sort: Sort, left: i64, right: i64) -> i1:
    """Whether the item at the right belongs before the one at the left, where it is then."""
    items = sort.items
    if compared(sort, items[left], items[right]) <= 0:
        return False
    exchange(items, left, right)
    return True


def sink_among(sort: Sort, a: i64, b: i64, c: i64, d: i64) -> None:
    """The item at d down to where it belongs among those before it."""
    if sinks(sort, c, d):
        if sinks(sort, b, c):
            sinks(sort, a, b)


def sink_last(sort: Sort, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
    if sinks(sort, d, e):
        sink_among(sort, a, b, c, d)


def sort_by_insertion(sort: Sort, start: i64, end: i64) -> None:
    items = sort.items
    count = end - start
    if count <= 5:
        if count == 2:
            sinks(sort, start, start + 1)
        elif count >= 3:
            sort_three(sort, start, start + 1, start + 2)
            if count > 3:
                sink_among(sort, start, start + 1, start + 2, start + 3)
            if count > 4:
                sink_last(sort, start, start + 1, start + 2, start + 3, start + 4)
        return
    place = start + 1
    while place < end:
        item = items[place]
        if compared(sort, items[place - 1], item) > 0:
            if place < start + LINEAR_LIMIT:
                target = linear_search(sort, start, place, item)
            else:
                target = stepping_search(sort, start, place, item)
            i = place
            while i > target:
                items[i] = items[i - 1]
                i = i - 1
            items[target] = item
        place = place + 1


def linear_search(sort: Sort, start: i64, place: i64, item: i64) -> i64:
    """Where an item smaller than the one before it belongs."""
    target = place - 1
    while target != start:
        target = target - 1
        if compared(sort, sort.items[target], item) <= 0:
            return target + 1
    return target


def stepping_search(sort: Sort, start: i64, place: i64, item: i64) -> i64:
    """The same, looking at every second item first."""
    items = sort.items
    target = place - 1
    while True:
        target = target - 2
        if compared(sort, items[target], item) <= 0:
            target = target + 1
            return target + 1 if compared(sort, items[target], item) <= 0 else target
        if target == start:
            return target
        if target == start + 1:
            return target if compared(sort, item, items[start]) > 0 else start
    return target
