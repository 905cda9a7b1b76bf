"""SplDoublyLinkedList, SplQueue and SplStack, where no PHP class has changed what they do
(zvm/ext/spl/doubly_linked_list.py does the rest, and throws).

ClassEntry.elements says where a list has its ends and an element its neighbours (elements.py).
"""
LIST_PART, PLACE_PART, MODE_PART, HEAD_PART, TAIL_PART, COUNT_PART = 1, 2, 3, 4, 5, 6
DATA_PART, NEXT_PART, PREVIOUS_PART, AT_PART, NUMBER_PART, ELEMENT_PART = 7, 8, 9, 10, 11, 12
ITERATION_PLACE, ITERATION_MODE = 13, 14


@inline
def is_linked(known: Cells) -> i1:
    return unbox_int(known[0]) == LINKED_ELEMENTS


@inline
def linked_elements(this: PhpObject, is_fitting: i1) -> Cells:
    """What is known of a linked list; null of other classes, and of calls that do not fit."""
    known = known_elements(this) if is_fitting else None
    return known if known is not None and is_linked(known) else None


@inline
def linked_part(object: Object, known: Cells, number: i64) -> Cells:
    """A slot of a list, an element or a place."""
    return slot_at(PhpObject(object), known, number)


@inline
def held_list(this: PhpObject, known: Cells) -> Object:
    return slot_at(this, known, LIST_PART)[0]


@inline
def count_more(list: Object, known: Cells, more: i64) -> None:
    count = linked_part(list, known, COUNT_PART)
    put_int(count, unbox_int(count[0]) + more, Run(None), Op(None))


@cold
def link_element(this: PhpObject, known: Cells, value: Object, end: i64, inward: i64) -> Object:
    """Put a value at an end, TAIL_PART or HEAD_PART, from which `inward`, PREVIOUS_PART or NEXT_PART, leads to the others.
    NONE; null, and nothing done, without memory."""
    element = PyType_GenericAlloc(known[ELEMENT_PART], 0)
    if element is None:
        PyErr_Clear()
        return None
    list = held_list(this, known)
    last = linked_part(list, known, end)
    neighbour = last[0]
    linked_part(element, known, DATA_PART)[0] = own(dereferenced(value))
    linked_part(element, known, inward)[0] = neighbour
    linked_part(element, known, NEXT_PART + PREVIOUS_PART - inward)[0] = NONE
    last[0] = element
    if neighbour is NONE:
        replace(linked_part(list, known, HEAD_PART + TAIL_PART - end), element)
    else:
        replace(linked_part(neighbour, known, NEXT_PART + PREVIOUS_PART - inward), element)
    count_more(list, known, 1)
    return NONE


@cold
def unlink_element(this: PhpObject, known: Cells, end: i64, inward: i64) -> Object:
    """Take the element at an end out: its value, owned; null where there is none."""
    list = held_list(this, known)
    last = linked_part(list, known, end)
    element = last[0]
    if element is NONE:
        return None
    neighbour = linked_part(element, known, inward)[0]
    value = linked_part(element, known, DATA_PART)[0]
    linked_part(element, known, DATA_PART)[0] = UNDEF
    linked_part(element, known, inward)[0] = NONE
    last[0] = neighbour
    if neighbour is NONE:
        replace(linked_part(list, known, HEAD_PART + TAIL_PART - end), NONE)
    else:
        replace(linked_part(neighbour, known, NEXT_PART + PREVIOUS_PART - inward), NONE)
    count_more(list, known, -1)
    release(element)
    return value


@cold
def end_value(this: PhpObject, known: Cells, end: i64) -> Object:
    """The value at an end, owned; null where there is none."""
    element = linked_part(held_list(this, known), known, end)[0]
    return None if element is NONE else own(linked_part(element, known, DATA_PART)[0])


@entry
def method__spldoublylinkedlist__push(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 1)
    return None if known is None else link_element(this, known, arguments[0], TAIL_PART, PREVIOUS_PART)


@entry
def method__splqueue__enqueue(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 1)
    return None if known is None else link_element(this, known, arguments[0], TAIL_PART, PREVIOUS_PART)


@entry
def method__spldoublylinkedlist__unshift(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 1)
    return None if known is None else link_element(this, known, arguments[0], HEAD_PART, NEXT_PART)


@entry
def method__spldoublylinkedlist__pop(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 0)
    return None if known is None else unlink_element(this, known, TAIL_PART, PREVIOUS_PART)


@entry
def method__spldoublylinkedlist__shift(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 0)
    return None if known is None else unlink_element(this, known, HEAD_PART, NEXT_PART)


@entry
def method__splqueue__dequeue(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 0)
    return None if known is None else unlink_element(this, known, HEAD_PART, NEXT_PART)


@entry
def method__spldoublylinkedlist__top(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 0)
    return None if known is None else end_value(this, known, TAIL_PART)


@entry
def method__spldoublylinkedlist__bottom(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 0)
    return None if known is None else end_value(this, known, HEAD_PART)


@inline
def linked_count(this: PhpObject, known: Cells) -> Object:
    """The number of elements, borrowed."""
    return linked_part(held_list(this, known), known, COUNT_PART)[0]


@entry
def method__spldoublylinkedlist__count(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 0)
    return None if known is None else own(linked_count(this, known))


@entry
def method__spldoublylinkedlist__isempty(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 0)
    return None if known is None else boolean(linked_part(held_list(this, known), known, HEAD_PART)[0] is NONE)


@cold
def linked_at(this: PhpObject, known: Cells, index: Object) -> Object:
    """The element with a number, from the nearer end; null where there is none."""
    list = held_list(this, known)
    size = unbox_int(linked_count(this, known))
    if index.type is not LONG or not below(unbox_int(index), size):
        return None
    i = unbox_int(index)
    if unbox_int(slot_at(this, known, MODE_PART)[0]) & IT_MODE_LIFO != 0:
        i = size - 1 - i
    if i <= size // 2:
        element = linked_part(list, known, HEAD_PART)[0]
        while i > 0:
            element = linked_part(element, known, NEXT_PART)[0]
            i = i - 1
        return element
    element = linked_part(list, known, TAIL_PART)[0]
    i = size - 1 - i
    while i > 0:
        element = linked_part(element, known, PREVIOUS_PART)[0]
        i = i - 1
    return element


@cold
def linked_value(this: PhpObject, known: Cells, index: Object) -> Object:
    """The value with a number, owned; null where there is none."""
    element = linked_at(this, known, index)
    return None if element is None else own(linked_part(element, known, DATA_PART)[0])


@entry
def method__spldoublylinkedlist__offsetget(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 1)
    return None if known is None else linked_value(this, known, arguments[0])


# ---- the place of the object's own ---------------------------------------------------------------------------------

@inline
def element_at_place(this: PhpObject, known: Cells) -> Object:
    return linked_part(slot_at(this, known, PLACE_PART)[0], known, AT_PART)[0]


@entry
def method__spldoublylinkedlist__rewind(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 0)
    if known is None:
        return None
    list = held_list(this, known)
    place = slot_at(this, known, PLACE_PART)[0]
    is_backward = unbox_int(slot_at(this, known, MODE_PART)[0]) & IT_MODE_LIFO != 0
    replace(linked_part(place, known, AT_PART), linked_part(list, known, TAIL_PART if is_backward else HEAD_PART)[0])
    number = unbox_int(linked_count(this, known)) - 1 if is_backward else 0
    put_int(linked_part(place, known, NUMBER_PART), number, Run(None), Op(None))
    return NONE


@entry
def method__spldoublylinkedlist__valid(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 0)
    return None if known is None else boolean(element_at_place(this, known) is not NONE)


@entry
def method__spldoublylinkedlist__key(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 0)
    if known is None:
        return None
    return own(linked_part(slot_at(this, known, PLACE_PART)[0], known, NUMBER_PART)[0])


@entry
def method__spldoublylinkedlist__current(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = linked_elements(this, count == 0)
    if known is None:
        return None
    element = element_at_place(this, known)
    if element is NONE or linked_part(element, known, DATA_PART)[0] is UNDEF:
        return NONE
    return own(linked_part(element, known, DATA_PART)[0])


@entry
def method__spldoublylinkedlist__next(this: PhpObject, arguments: Cells, count: i64) -> Object:
    """In a mode that keeps elements."""
    known = linked_elements(this, count == 0)
    if known is None:
        return None
    mode = unbox_int(slot_at(this, known, MODE_PART)[0])
    place = slot_at(this, known, PLACE_PART)[0]
    element = linked_part(place, known, AT_PART)[0]
    if mode & IT_MODE_DELETE != 0:
        return None
    if element is NONE:
        return NONE
    is_backward = mode & IT_MODE_LIFO != 0
    following = linked_part(element, known, PREVIOUS_PART if is_backward else NEXT_PART)[0]
    replace(linked_part(place, known, AT_PART), following)
    number = linked_part(place, known, NUMBER_PART)
    put_int(number, unbox_int(number[0]) + (-1 if is_backward else 1), Run(None), Op(None))
    return NONE
