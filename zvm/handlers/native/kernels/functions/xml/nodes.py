"""Nodes of libxml2 and the PHP objects that stand for them (zvm/ext/libxml/nodes.py and zvm/ext/dom/objects.py do the rest).

A node is an array of words, as libxml2 has it; the numbers of its fields are those of zvm/ext/libxml/layout.py.
"""
REF_SLOT, REF_TYPE, GET_CONTENT, FREE = 1, 2, 3, 4  # places in the layout of any object of a node
NODE_CLASSES, SETTINGS_CLASSES = 5, 6  # … of dom's


@inline
def knows_node_records() -> i1:
    """Whether the objects of zvm/ext/libxml are as this image has them."""
    return is_layout("zvm.handlers.native.late.XML", XML_LAYOUT)


@entry
def knows_nodes(self: Object, arguments: Cells, count: i64) -> Object:
    return boolean(knows_node_records())


@inline
def node_kind(node: Words) -> i64:
    return i64(Halves(node)[NODE_TYPE * 2])


@inline
def node_at(node: Words, field: i64) -> Words:
    """What a field of a node points to."""
    return Words(node[field])


@inline
def ref_place(object: PhpObject, known: Cells) -> Cells:
    return slot_at(object, known, REF_SLOT)


@inline
def node_of_ref(ref: Object) -> Words:
    """Null for none, and for one that was freed."""
    return None if ref is NONE else Words(unbox_int(NodeRecord(ref).node))


@inline
def living(weak: Object) -> Object:
    """What a weak reference, or None, refers to, borrowed; null where it is gone."""
    if weak is NONE:
        return None
    object = WeakReference(weak).object
    return None if object is NONE or object.count <= 0 else object


@inline
def known_ref(document: DocumentRecord, node: Words) -> NodeRecord:
    """Borrowed; null where the node has none."""
    place = dict_find_int(document.state.nodes, i64(node))
    return None if place is None else NodeRecord(living(place[0]))


@cold
def shift_count(cell: Cells, by: i64) -> i64:
    """cell, an int, += by; the sum."""
    sum = unbox_int(cell[0]) + by
    put_int(cell, sum, None, None)
    return sum


@cold
def ref_of_node(document: DocumentRecord, node: Words, known: Cells) -> NodeRecord:
    """nodes.ref_of(), owned; null without memory."""
    found = known_ref(document, node)
    if found is not None:
        incref(Object(found))
        return found
    made = NodeRecord(PyType_GenericAlloc(known[REF_TYPE], 0))
    weak = None if made is None else PyWeakref_NewRef(Object(made), None)
    if weak is None:
        return None
    number = box_int(i64(node))
    if number is None:
        release(weak)
        return None
    made.node = number
    made.proxy = NONE
    incref(Object(document))
    made.document = document
    shift_count(cell(document.count), 1)
    failed = PyDict_SetItem(document.state.nodes, number, weak)
    release(weak)
    return None if failed != 0 else made


@entry
def node_ref_dies(self: NodeRecord, arguments: Cells, count: i64) -> Object:
    """NodeRef.__del__"""
    document = self.document
    if self.node is None or document is None:
        return NONE
    node = node_of_ref(Object(self))
    done = True
    if node is not None:
        key = own(self.node)
        replace(cell(self.node), ZERO)
        found = known_ref(document, node)
        if found is None or found is self:
            if dict_find_int(document.state.nodes, i64(node)) is not None and PyDict_DelItem(document.state.nodes, key) != 0:
                PyErr_Clear()
            if node_at(node, NODE_PARENT) is None:
                done = tell_document(document, "'free_detached", key)
        release(key)
    if unbox_int(document.count) == 1:
        return NONE if tell_document(document, "'release", None) and done else None
    shift_count(cell(document.count), -1)
    return NONE if done else None


@cold
def tell_document(document: DocumentRecord, method: i64, argument: Object) -> i1:
    """Call a method of a DocumentRecord. False when it raised."""
    arguments = local_array(Cells, 16)
    arguments[0] = Object(document)
    arguments[1] = argument
    name = provided_object(method)
    value = None
    if name is not None:
        value = PyObject_VectorcallMethod(name, arguments, 1 if argument is None else 2, None)
    if value is None:
        return False
    release(value)
    return True


# ---- proxies -------------------------------------------------------------------------------------------------------

@cold
def proxy_of(document: DocumentRecord, engine: Engine, node: Words, known: Cells) -> Object:
    """objects.wrap(), owned; null where Python has to make it, and nothing has happened. `known`: of dom's nodes."""
    ref = known_ref(document, node)
    proxy = None if ref is None else living(ref.proxy)
    if proxy is not None:
        return own(proxy)
    settings = document.settings
    if settings is not NONE and Dict(slot_at(PhpObject(settings), known, SETTINGS_CLASSES)[0]).used != 0:
        return None
    name = List(known[NODE_CLASSES]).items[node_kind(node)]
    if name is NONE:
        return None
    ce = dict_find_str(engine.classes, Str(name))
    made = None if ce is None else bare_object(engine, ClassEntry(ce[0]))
    if made is None:
        return None
    ref_place(made, known)[0] = NONE
    ref = ref_of_node(document, node, known)
    if ref is None:
        release(Object(made))
        return None
    weak = PyWeakref_NewRef(Object(made), None)
    if weak is None:
        release(Object(ref))
        release(Object(made))
        return None
    ref_place(made, known)[0] = Object(ref)
    replace(cell(ref.proxy), weak)
    release(weak)
    return Object(made)


@cold
def proxy_beside(object: PhpObject, known: Cells, node: Words) -> Object:
    """The proxy of another node of an object's document, owned; None for no node; null where Python has to make it."""
    if node is None:
        return NONE
    return proxy_of(NodeRecord(ref_place(object, known)[0]).document, object.ce.engine, node, known)


@entry
def wrap_node(self: Object, arguments: Cells, count: i64) -> Object:
    """wrap_node(a dom object's class entry, document, node): proxy_of(); None where Python has to make it."""
    ce = ClassEntry(arguments[0])
    known = known_of_class(ce)
    if known is None:
        return NONE
    proxy = proxy_of(DocumentRecord(arguments[1]), ce.engine, Words(unbox_int(arguments[2])), known)
    return NONE if proxy is None and PyErr_Occurred() is None else proxy


# ---- text ----------------------------------------------------------------------------------------------------------

@cold
def text_of_c(text: Words) -> Object:
    """A C string as one of PHP's, owned; "" for null; null without memory."""
    return EMPTY if text is None else text_of_bytes(Bytes(text), strlen(Bytes(text)))


@cold
def taken_text(text: Words, known: Cells) -> Object:
    """The same of what the library made for the caller, which is freed."""
    value = text_of_c(text)
    if text is not None:
        call_pointer(Raw(unbox_int(known[FREE])), text)
    return value


@inline
def is_text_alone(first: Words) -> i1:
    """Of the first of some children: whether it is all there is, and text (nodes.text_alone())."""
    return node_at(first, NODE_NEXT) is None and node_kind(first) == NODE_IS_TEXT


@cold
def string_value(node: Words, known: Cells) -> Object:
    """tree.string_value() of anything but a document, owned."""
    kind = node_kind(node)
    if kind == NODE_IS_TEXT or kind == NODE_IS_CDATA or kind == NODE_IS_COMMENT or kind == NODE_IS_PI:
        return text_of_c(node_at(node, NODE_CONTENT))
    if kind == NODE_IS_ELEMENT or kind == NODE_IS_ATTRIBUTE:
        first = node_at(node, NODE_CHILDREN)
        if first is None:
            return EMPTY
        if is_text_alone(first):
            return text_of_c(node_at(first, NODE_CONTENT))
    return taken_text(Words(call_pointer(Raw(unbox_int(known[GET_CONTENT])), node)), known)


@cold
def is_c_name(name: Words, text: Str) -> i1:
    """Whether a C string is that of a text without NUL."""
    if name is None:
        return False
    return strlen(Bytes(name)) == text.length and memcmp(Bytes(name), str_data(text), text.length) == 0
