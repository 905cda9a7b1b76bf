"""DOM: properties of nodes, attributes, elements made and put into their place, lists (zvm/ext/dom does the rest: errors,
namespaces, entities, registered classes).

`layout` of zvm/ext/dom/native.py says where parts are.
"""
NODE_READERS, NEW_DOC_NODE, FREE_NODE, SET_PROPERTY, RECONCILIATE, NEW_LIST = 7, 8, 9, 10, 11, 12
LIST_BASE, LIST_KIND, LIST_IS_MAP, LIST_FOUND, LIST_LOCAL, LIST_URI, LIST_PLACE, LIST_SIZE = 13, 14, 15, 16, 17, 18, 19, 20


@inline
def known_node(object: PhpObject) -> Cells:
    """What is known of a DOM object that has a node; null of others."""
    known = known_elements(object)
    if known is None or unbox_int(known[0]) != XML_NODE or not knows_node_records():
        return None
    return None if node_of_ref(ref_place(object, known)[0]) is None else known


@inline
def own_node(object: PhpObject, known: Cells) -> Words:
    return node_of_ref(ref_place(object, known)[0])


# ---- properties ----------------------------------------------------------------------------------------------------

@cold
def computed_property(object: PhpObject, name: Str) -> Object:
    """The value of a property that a node is asked for, or an element of a SimpleXMLElement, owned; null where Python has
    to look."""
    known = known_elements(object)
    if known is None:
        return None
    if unbox_int(known[0]) == XML_SELECTION:
        return selected_property(object, Object(name))
    known = known_node(object)
    if known is None:
        return None
    reader = dict_find_str(Dict(known[NODE_READERS]), name)
    if reader is None:
        return None
    node = own_node(object, known)
    number = unbox_int(reader[0])
    kind = node_kind(node)
    if number == READ_VALUE or number == READ_TEXT:
        has_value = kind == NODE_IS_ELEMENT or kind == NODE_IS_TEXT or kind == NODE_IS_ATTRIBUTE or kind == NODE_IS_CDATA
        return string_value(node, known) if has_value or kind == NODE_IS_COMMENT else None
    if number == READ_TYPE:
        return None if kind == NODE_IS_DTD else own(count_object(kind))
    if number == READ_NAME:
        return node_name(node, kind)
    if number == READ_CHILDREN:
        return new_node_list(object, known, LIST_OF_CHILDREN, own(List(known[NEW_LIST]).items[0]))
    return neighbour(object, known, node, kind, number)


@cold
def node_name(node: Words, kind: i64) -> Object:
    """nodeName of text, and of elements and attributes without a prefix."""
    if kind == NODE_IS_TEXT:
        name = provided_object("'#text")
        return None if name is None else own(name)
    if kind != NODE_IS_ELEMENT and kind != NODE_IS_ATTRIBUTE:
        return None
    namespace = node_at(node, NODE_NS)
    if namespace is not None and node_at(namespace, NAMESPACE_PREFIX) is not None:
        return None
    return text_of_c(node_at(node, NODE_NAME))


@cold
def neighbour(object: PhpObject, known: Cells, node: Words, kind: i64, number: i64) -> Object:
    """Another node that a property gives; `number` is its field, or READ_ROOT."""
    is_document = kind == NODE_IS_DOCUMENT or kind == NODE_IS_HTML
    if number == READ_ROOT:
        return proxy_beside(object, known, next_element_node(node_at(node, NODE_CHILDREN))) if is_document else None
    if number == NODE_DOC:
        return None if is_document or node_at(node, NODE_DOC) is None else proxy_beside(object, known, node_at(node, NODE_DOC))
    if number == NODE_CHILDREN or number == NODE_LAST:
        if not is_document and kind != NODE_IS_ELEMENT and kind != NODE_IS_FRAGMENT:
            return None
    return proxy_beside(object, known, node_at(node, number))


@inline
def next_element_node(node: Words) -> Words:
    """The node or the first element after it."""
    while node is not None and node_kind(node) != NODE_IS_ELEMENT:
        node = node_at(node, NODE_NEXT)
    return node


# ---- attributes ----------------------------------------------------------------------------------------------------

@cold
def attribute_named(node: Words, name: Str) -> Words:
    """The attribute of that name, which has no colon, in no namespace; null for none."""
    attribute = node_at(node, NODE_PROPERTIES)
    while attribute is not None:
        if node_at(attribute, NODE_NS) is None and is_c_name(node_at(attribute, NODE_NAME), name):
            return attribute
        attribute = node_at(attribute, NODE_NEXT)
    return None


@cold
def attribute_name(value: Object) -> Str:
    """A name of ASCII characters without prefix that no declaration has; null of others."""
    name = xml_name(value)
    declaring = provided_object("'xmlns")
    if name is None or has_byte(name, i8(b":")) or declaring is None or str_equal(name, Str(declaring)):
        return None
    return name


@inline
def has_declared_attributes(node: Words) -> i1:
    """Whether a document type may give elements attributes that do not stand there."""
    document = node_at(node, NODE_DOC)
    return document is not None and (document[DOCUMENT_INT_SUBSET] != 0 or document[DOCUMENT_EXT_SUBSET] != 0)


@cold
def element_with(this: PhpObject, name: Str) -> Words:
    """The element whose attribute of that name is asked for; null where Python has to look."""
    known: Cells = None if name is None else known_node(this)
    node = None if known is None else own_node(this, known)
    return None if node is None or has_declared_attributes(node) else node


@entry
def method__domelement__getattribute(this: PhpObject, arguments: Cells, count: i64) -> Object:
    name = attribute_name(arguments[0]) if count == 1 else None
    element = element_with(this, name)
    if element is None:
        return None
    attribute = attribute_named(element, name)
    return EMPTY if attribute is None else string_value(attribute, known_elements(this))


@entry
def method__domelement__hasattribute(this: PhpObject, arguments: Cells, count: i64) -> Object:
    name = attribute_name(arguments[0]) if count == 1 else None
    element = element_with(this, name)
    return None if element is None else boolean(attribute_named(element, name) is not None)


@entry
def method__domelement__setattribute(this: PhpObject, arguments: Cells, count: i64) -> Object:
    """Of an attribute that is not there yet."""
    name = attribute_name(arguments[0]) if count == 2 else None
    value = None if name is None else xml_text(arguments[1])
    element = None if value is None else element_with(this, name)
    if element is None or node_at(element, NODE_DOC) is None or not is_utf8(value):
        return None
    if attribute_named(element, name) is not None:
        return None
    known = known_elements(this)
    document = NodeRecord(ref_place(this, known)[0]).document
    shift_count(cell(document.state.changes), 1)
    made = call_pointer(Raw(unbox_int(known[SET_PROPERTY])), element, str_data(name), str_data(value))
    return None if made is None else proxy_beside(this, known, Words(made))


@inline
def is_utf8(text: Str) -> i1:
    """ASCII, which needs no look at its sequences."""
    return (text.state & ASCII_BIT) != 0


# ---- building ------------------------------------------------------------------------------------------------------

@entry
def method__domdocument__createelement(this: PhpObject, arguments: Cells, count: i64) -> Object:
    name = xml_name(arguments[0]) if below(count - 1, 2) else None
    value = xml_text(arguments[1]) if count == 2 else name
    known: Cells = None if name is None or value is None else known_node(this)
    if known is None or count == 2 and (has_byte(value, i8(b"&")) or not is_utf8(value)):
        return None
    content = str_data(value) if count == 2 else Bytes(None)
    made = call_pointer(Raw(unbox_int(known[NEW_DOC_NODE])), own_node(this, known), Raw(None), str_data(name), content)
    if made is None:
        return None
    proxy = proxy_beside(this, known, Words(made))
    if proxy is None:
        call_pointer(Raw(unbox_int(known[FREE_NODE])), made)
    return proxy


@entry
def method__domnode__appendchild(this: PhpObject, arguments: Cells, count: i64) -> Object:
    """Of an element or text without parent, of the same document, to another element."""
    if count != 1 or not is_object(arguments[0]):
        return None
    known = known_node(this)
    if known is None or known_node(PhpObject(arguments[0])) is None:
        return None
    parent = own_node(this, known)
    child = own_node(PhpObject(arguments[0]), known)
    kind = node_kind(child)
    if node_kind(parent) != NODE_IS_ELEMENT or kind != NODE_IS_ELEMENT and kind != NODE_IS_TEXT:
        return None
    if node_at(parent, NODE_DOC) is None or node_at(parent, NODE_DOC) is not node_at(child, NODE_DOC):
        return None
    if node_at(child, NODE_PARENT) is not None or is_within(parent, child):
        return None
    if kind == NODE_IS_ELEMENT and node_at(child, NODE_NS_DEF) is not None:
        return None
    shift_count(cell(NodeRecord(ref_place(this, known)[0]).document.state.changes), 1)
    link_last(parent, child)
    if kind == NODE_IS_ELEMENT and (child[NODE_NS] != 0 or child[NODE_CHILDREN] != 0 or child[NODE_PROPERTIES] != 0):
        call_pointer(Raw(unbox_int(known[RECONCILIATE])), node_at(child, NODE_DOC), child)
    return own(arguments[0])


@inline
def is_within(node: Words, outer: Words) -> i1:
    """Whether a node is another one or below it."""
    while node is not None and node is not outer:
        node = node_at(node, NODE_PARENT)
    return node is not None


@inline
def link_last(parent: Words, child: Words) -> None:
    last = node_at(parent, NODE_LAST)
    child[NODE_PARENT] = i64(parent)
    child[NODE_PREV] = i64(last)
    child[NODE_NEXT] = 0
    parent[NODE_LAST] = i64(child)
    if last is None:
        parent[NODE_CHILDREN] = i64(child)
    else:
        last[NODE_NEXT] = i64(child)


# ---- lists ---------------------------------------------------------------------------------------------------------

@cold
def new_node_list(base: PhpObject, known: Cells, kind: i64, local: Object) -> Object:
    """lists.new_list() of a name that is given up, owned; null where Python has to make it."""
    if local is None:
        PyErr_Clear()
        return None
    ce = dict_find_provided(base.ce.engine.classes, "'domnodelist")
    made = None if ce is None else bare_object(base.ce.engine, ClassEntry(ce[0]))
    found = None if made is None else PyList_New(0)
    if found is None:
        release(local)
        return None
    parts = List(known[NEW_LIST]).items
    slot_at(made, known, LIST_BASE)[0] = own(Object(base))
    slot_at(made, known, LIST_KIND)[0] = own(count_object(kind))
    slot_at(made, known, LIST_IS_MAP)[0] = FALSE
    slot_at(made, known, LIST_FOUND)[0] = Object(found)
    slot_at(made, known, LIST_LOCAL)[0] = local
    slot_at(made, known, LIST_URI)[0] = NONE
    slot_at(made, known, LIST_PLACE)[0] = own(parts[1])
    slot_at(made, known, LIST_SIZE)[0] = own(parts[2])
    return Object(made)


@methods("domdocument", "domelement")
def getelementsbytagname(this: PhpObject, arguments: Cells, count: i64) -> Object:
    name = xml_text(arguments[0]) if count == 1 else None
    known: Cells = None if name is None else known_node(this)
    if known is None:
        return None
    return new_node_list(this, known, LIST_BY_NAME, PyBytes_FromStringAndSize(str_data(name), name.length))


@entry
def element_after(self: Object, arguments: Cells, count: i64) -> Object:
    """element_after(root, node, name): the address of next_named(), 0 for none."""
    found = next_named(Words(unbox_int(arguments[0])), Words(unbox_int(arguments[1])), arguments[2])
    return box_int(i64(found))


@cold
def next_named(root: Words, node: Words, name: Object) -> Words:
    """lists.elements_below(): the next element below the root, in document order, whose name is that bytes object, or any
    for "*"."""
    is_any = Tuple(name).size == 1 and i64(offset(name, BYTES_DATA, Bytes)[0]) == b"*"
    while True:
        following = node_at(node, NODE_CHILDREN) if node is root or node_kind(node) == NODE_IS_ELEMENT else None
        while following is None:
            if node is root:
                return None
            following = node_at(node, NODE_NEXT)
            if following is None:
                node = node_at(node, NODE_PARENT)
        node = following
        if node_kind(node) == NODE_IS_ELEMENT and (is_any or is_c_text(node_at(node, NODE_NAME), name)):
            return node
    return None
