"""SimpleXMLElement: `$x->name`, `$x['name']`, (string), and the steps of foreach (zvm/ext/simplexml does the rest).

`layout` of zvm/ext/simplexml/objects.py says where its parts are.
"""
LIST_GET_STRING = 5
SXE_KIND, SXE_NAME, SXE_NAMESPACE, SXE_IS_PREFIX, SXE_CONTEXT, SXE_CURRENT = 6, 7, 8, 9, 10, 11


@inline
def known_selection(object: PhpObject) -> Cells:
    """What is known of a SimpleXMLElement that has a node; null of others."""
    known = known_elements(object)
    if known is None or unbox_int(known[0]) != XML_SELECTION or not knows_node_records():
        return None
    ref = ref_place(object, known)[0]
    node = node_of_ref(ref)
    return None if node is None or i64(node) == unbox_int(NodeRecord(ref).document.pointer) else known


@inline
def selection_kind(object: PhpObject, known: Cells) -> i64:
    return unbox_int(slot_at(object, known, SXE_KIND)[0])


@cold
def is_selected_namespace(object: PhpObject, known: Cells, node: Words) -> i1:
    """objects.is_in_namespace()"""
    namespace = node_at(node, NODE_NS)
    wanted = slot_at(object, known, SXE_NAMESPACE)[0]
    if namespace is None:
        return wanted is NONE
    if wanted is NONE:
        return node_at(namespace, NAMESPACE_PREFIX) is None
    field = NAMESPACE_PREFIX if slot_at(object, known, SXE_IS_PREFIX)[0] is TRUE else NAMESPACE_HREF
    return is_c_text(node_at(namespace, field), wanted)


@inline
def is_c_text(text: Words, wanted: Object) -> i1:
    """Whether a C string is that of a bytes object."""
    if text is None:
        return False
    size = strlen(Bytes(text))
    return size == Tuple(wanted).size and memcmp(Bytes(text), offset(wanted, BYTES_DATA, Bytes), size) == 0


@cold
def selected_from(object: PhpObject, known: Cells, node: Words) -> Words:
    """objects.next_selected()"""
    kind = selection_kind(object, known)
    wanted = NODE_IS_ATTRIBUTE if kind == SXE_ATTRIBUTES else NODE_IS_ELEMENT
    name = slot_at(object, known, SXE_NAME)[0] if kind == SXE_ATTRIBUTES or kind == SXE_ELEMENTS else NONE
    while node is not None:
        if node_kind(node) == wanted and (name is NONE or is_c_text(node_at(node, NODE_NAME), name)):
            if is_selected_namespace(object, known, node):
                return node
        node = node_at(node, NODE_NEXT)
    return None


@inline
def selection_node(object: PhpObject, known: Cells) -> Words:
    return node_of_ref(ref_place(object, known)[0])


@cold
def first_of_selection(object: PhpObject, known: Cells) -> Words:
    """objects.first_selected()"""
    node = selection_node(object, known)
    if selection_kind(object, known) != SXE_ATTRIBUTES:
        return selected_from(object, known, node_at(node, NODE_CHILDREN))
    return selected_from(object, known, node_at(node, NODE_PROPERTIES)) if node_kind(node) == NODE_IS_ELEMENT else None


@inline
def one_of_selection(object: PhpObject, known: Cells) -> Words:
    """objects.single_node()"""
    if selection_kind(object, known) == SXE_SINGLE:
        return selection_node(object, known)
    return first_of_selection(object, known)


@cold
def new_selection(like: PhpObject, known: Cells, node: Words, kind: i64, name: Object) -> Object:
    """objects.new_element() in the namespace of `like`, owned, of a name that is given up; null where Python has to make
    it."""
    if name is None:
        PyErr_Clear()
        return None
    made = bare_object(like.ce.engine, like.ce)
    if made is None:
        release(name)
        return None
    slot_at(made, known, SXE_CONTEXT)[0] = NONE
    slot_at(made, known, SXE_CURRENT)[0] = NONE
    slot_at(made, known, SXE_KIND)[0] = own(count_object(kind))
    slot_at(made, known, SXE_NAME)[0] = name
    slot_at(made, known, SXE_NAMESPACE)[0] = own(slot_at(like, known, SXE_NAMESPACE)[0])
    slot_at(made, known, SXE_IS_PREFIX)[0] = own(slot_at(like, known, SXE_IS_PREFIX)[0])
    ref_place(made, known)[0] = NONE
    ref = ref_of_node(NodeRecord(ref_place(like, known)[0]).document, node, known)
    if ref is None:
        release(Object(made))
        return None
    ref_place(made, known)[0] = Object(ref)
    return Object(made)


@cold
def selected_property(object: PhpObject, name: Object) -> Object:
    """`$x->name`, owned; null where Python has to look."""
    known = known_selection(object)
    if known is None or xml_text(name) is None or selection_kind(object, known) == SXE_ATTRIBUTES:
        return None
    node = selection_node(object, known)
    if selection_kind(object, known) == SXE_ELEMENTS:
        node = first_of_selection(object, known)
    if node is None:
        return NONE
    text = PyBytes_FromStringAndSize(str_data(Str(name)), Str(name).length)
    return new_selection(object, known, node, SXE_ELEMENTS, text)


@cold
def selected_offset(object: PhpObject, name: Object) -> Object:
    """`$x['name']`, owned; null where Python has to look."""
    known = known_selection(object)
    if known is None or xml_text(name) is None or selection_kind(object, known) == SXE_ATTRIBUTES:
        return None
    node = selection_node(object, known)
    if selection_kind(object, known) == SXE_ELEMENTS:
        node = first_of_selection(object, known)
    if node is None:
        return NONE
    attribute = node_at(node, NODE_PROPERTIES) if node_kind(node) == NODE_IS_ELEMENT else None
    while attribute is not None:
        if is_c_name(node_at(attribute, NODE_NAME), Str(name)) and is_selected_namespace(object, known, attribute):
            return new_selection(object, known, attribute, SXE_SINGLE, NONE)
        attribute = node_at(attribute, NODE_NEXT)
    return NONE


@cold
def text_of_selection(object: PhpObject) -> Object:
    """access.text_of(), owned; null of anything but a SimpleXMLElement with a node."""
    known = known_selection(object)
    if known is None:
        return None
    node = one_of_selection(object, known)
    first = None if node is None else node_at(node, NODE_CHILDREN)
    if first is None:
        return EMPTY
    if is_text_alone(first):
        return text_of_c(node_at(first, NODE_CONTENT))
    document = NodeRecord(ref_place(object, known)[0]).document
    with_entities = 1
    made = call_pointer(Raw(unbox_int(known[LIST_GET_STRING])), Raw(unbox_int(document.pointer)), first, Raw(with_entities))
    return taken_text(Words(made), known)


@cold
def int_of_selection(object: PhpObject) -> Object:
    """(int) of that text, owned; null where Python has to look."""
    text = text_of_selection(object)
    if text is None:
        return None
    number = int_of_text(Str(text))
    release(text)
    return number


# ---- steps of foreach ----------------------------------------------------------------------------------------------

@entry
def advance_selection(self: Object, arguments: Cells, count: i64) -> Object:
    """advance_selection(x): element._advance() of an object that has a node; False, and nothing done, of others."""
    object = PhpObject(arguments[0])
    known = known_selection(object)
    current = None if known is None else slot_at(object, known, SXE_CURRENT)[0]
    if current is None or current is NONE or known_selection(PhpObject(current)) is None:
        return FALSE
    following = selected_from(object, known, node_at(selection_node(PhpObject(current), known), NODE_NEXT))
    made = NONE if following is None else new_selection(object, known, following, SXE_SINGLE, NONE)
    if made is None:
        return FALSE if PyErr_Occurred() is None else None
    replace(slot_at(object, known, SXE_CURRENT), made)
    release(made)
    return TRUE
