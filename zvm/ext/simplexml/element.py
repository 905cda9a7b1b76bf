"""SimpleXMLElement, SimpleXMLIterator and the functions that make them (ext/simplexml/simplexml.c)."""
from __future__ import annotations

from zvm.ext.dom.names import split_name
from zvm.ext.dom.saving import dumped, write_file
from zvm.ext.dom.xpath import XPathContext, evaluate_in
from zvm.ext.dom.xpath_functions import NODESET, nodes_of
from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    ATTRIBUTE_DECL,
    CHILDREN,
    DOC,
    DOCUMENT,
    ELEMENT,
    ENCODING,
    HTML_DOCUMENT,
    NAME,
    NEXT,
    NS,
    NS_DEF,
    NS_HREF,
    NS_NEXT,
    NS_PREFIX,
    PARENT,
    PROPERTIES,
    TEXT,
    TYPE,
)
from zvm.ext.libxml.library import ints, text_at, texts, words, xml
from zvm.ext.libxml.nodes import Walking, new_document, ref_of
from zvm.ext.libxml.state import PLAIN, REPORT, state_of
from zvm.ext.simplexml import access
from zvm.ext.simplexml.kinds import ATTRIBUTES, CHILD_ELEMENTS, SINGLE
from zvm.ext.simplexml.objects import (
    SxeObject,
    attach,
    first_selected,
    new_element,
    next_selected,
    node_of,
    selected,
    single_node,
)
from zvm.ext.simplexml.table import array_form, is_empty
from zvm.ext.vocabulary import (
    Array,
    Bool,
    False_,
    Int,
    Null,
    Path,
    Str,
    Untyped,
    Void,
    function,
    method,
    php_class,
)
from zvm.runtime.execute_data import message_origin
from zvm.runtime.functions.parameters import argument_type_error, class_argument, value_error
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.objects.lifecycle import initialise, instantiate, object_type_of
from zvm.runtime.objects.properties import PROPERTY_NOT_EMPTY
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import scan_numeric
from zvm.runtime.values.zval import UNDEF, value_name
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any
    from typing import Any as DOMNode

    from zvm.engine import Engine

# ruff: noqa: F821, N802, N803, UP037

_INT_MAX = 0x7FFF_FFFF


# ---- hooks -----------------------------------------------------------------------------------------------------------

class SxeHooks:
    """The engine's hooks."""

    __slots__ = ()
    reads_null_when_thrown = True

    @staticmethod
    def read_property(engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        return access.read(engine, obj, name, True, mode)

    @staticmethod
    def write_property(engine: Engine, obj: Any, name: str, value: Any, scope: Any, strict: bool) -> Any:
        return None if access.write(engine, obj, name, value, True) is access.FAILED else value

    @staticmethod
    def has_property(engine: Engine, obj: Any, name: str, scope: Any, check: int) -> bool:
        return access.exists(engine, obj, name, True, check == PROPERTY_NOT_EMPTY)

    @staticmethod
    def unset_property(engine: Engine, obj: Any, name: str, scope: Any) -> None:
        access.remove(engine, obj, name, True)

    @staticmethod
    def get_property_pointer(engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        """The place of an element that is to be written to: one that is missing is created (sxe_property_get_adr)."""
        node = single_node(obj) if obj.kind != ATTRIBUTES else 0
        parent = node_of(obj) if obj.kind == CHILD_ELEMENTS else node
        if parent and access.exists(engine, obj, name, True, False):
            return None
        made = access.write(engine, obj, name, UNDEF, True)
        if made is access.FAILED or not made:
            return None
        return [new_element(obj, made, SINGLE, None, obj.namespace, obj.is_prefix)], 0

    @staticmethod
    def read_dimension(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
        return access.read(engine, obj, offset, False, mode)

    @staticmethod
    def write_dimension(engine: Engine, obj: Any, offset: Any, value: Any) -> None:
        access.write(engine, obj, offset, value, False)

    @staticmethod
    def has_dimension(engine: Engine, obj: Any, offset: Any, check_empty: bool) -> bool:
        return access.exists(engine, obj, offset, False, check_empty)

    @staticmethod
    def unset_dimension(engine: Engine, obj: Any, offset: Any) -> None:
        access.remove(engine, obj, offset, False)

    @staticmethod
    def get_properties(engine: Engine, obj: Any) -> PhpArray:
        return array_form(obj, False)

    @staticmethod
    def get_debug_info(engine: Engine, obj: Any) -> PhpArray:
        return array_form(obj, True)

    @staticmethod
    def cast(engine: Engine, obj: Any, kind: str) -> Any:
        if kind == "string" and not obj.ce.tostring.is_internal:
            return convert.to_string(engine, engine.call_method(obj, "__tostring"))
        if kind == "bool":
            return obj.kind != SINGLE and bool(first_selected(obj)) or not is_empty(obj)
        text = access.text_of(obj)
        if kind == "string":
            return text
        if kind == "int":
            return convert.to_int(engine, text)
        if kind == "float":
            return convert.to_float(engine, text)
        return scan_numeric(text)[0] or 0

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int | None:
        if not isinstance(left, SxeObject) or not isinstance(right, SxeObject):
            return None
        return 0 if left.ref is right.ref else 1

    @staticmethod
    def count_elements(engine: Engine, obj: Any) -> int:
        counter = obj.ce.function_table["count"]
        if not counter.is_internal:
            return convert.to_int(engine, engine.call_method(obj, "count"))
        return sum(1 for _ in selected(obj))

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        copy: Any = object_type_of(obj.ce)()
        initialise(engine, copy, obj.ce)
        copy.kind, copy.name, copy.namespace, copy.is_prefix = obj.kind, obj.name, obj.namespace, obj.is_prefix
        if obj.ref is not None:
            _clone_node(obj, copy)
        return copy


def _clone_node(obj: Any, copy: Any) -> None:
    """A root element is copied with its document, another one alone."""
    node = node_of(obj)
    document = obj.ref.document
    if _is_document(words[(node >> 3) + PARENT]):
        made = new_document(document.state, xml.xmlCopyDoc(document.pointer, 1))
        made.document.settings = document.settings
        copy.ref = ref_of(made.document, xml.xmlDocGetRootElement(made.node))
    else:
        copied = xml.xmlDocCopyNode(node, document.pointer, 1)
        copy.ref = ref_of(document, copied)


def _is_document(node: int) -> bool:
    return bool(node) and ints[(node >> 2) + 2 * TYPE] in (DOCUMENT, HTML_DOCUMENT)


# ---- iteration -------------------------------------------------------------------------------------------------------

def _go_to(obj: Any, node: int) -> None:
    """Have iteration be at a node, at its end for 0."""
    obj.current = new_element(obj, node, SINGLE, None, obj.namespace, obj.is_prefix) if node else None


def _advance(obj: Any) -> None:
    natives = obj.ref.document.state.natives if obj.ref is not None else None
    if natives is not None and natives.advance_selection(obj):
        return
    current = obj.current
    obj.current = None
    ref = current.ref if current is not None else None
    if ref is not None and ref.node:
        _go_to(obj, next_selected(obj, words[(ref.node >> 3) + NEXT]))


def _name_of(current: Any) -> str | None:
    """The name of what iteration is at; None at its end."""
    if current is None:
        return None
    ref = current.ref
    return (texts[(ref.node >> 3) + NAME] or b"").decode("latin-1") if ref is not None and ref.node else None


class SxeIterator(ObjectIterator):
    """The state of iteration is the object's."""

    __slots__ = ("obj",)

    def __init__(self, obj: Any) -> None:
        self.obj = obj

    def rewind(self) -> None:
        _go_to(self.obj, first_selected(self.obj))

    def valid(self) -> bool:
        return self.obj.current is not None

    def current(self) -> Any:
        return self.obj.current

    def key(self) -> str | None:
        return _name_of(self.obj.current)

    def next(self) -> None:
        _advance(self.obj)

    def walk(self, with_keys: bool) -> Iterator[Any]:
        """All steps in one, for foreach; the element is kept by the object alone."""
        obj = self.obj
        while obj.current is not None:
            yield (_name_of(obj.current), obj.current) if with_keys else obj.current
            _advance(obj)


def get_iterator(engine: Engine, obj: Any, by_ref: bool) -> SxeIterator:
    if by_ref:
        engine.throw("Error", "An iterator cannot be used with foreach by reference")
    return SxeIterator(obj)


# ---- the classes -----------------------------------------------------------------------------------------------------

@php_class("SimpleXMLElement", implements=("Stringable", "Countable", "RecursiveIterator"), native=SxeHooks(),
           get_iterator=get_iterator, serializable=False)
class SimpleXMLElement(SxeObject):
    __slots__ = ()

    @method(tentative=True)
    def xpath(self, engine: Engine, expression: Str) -> Array | Null | False_:
        return _xpath(engine, self, expression)

    @method(tentative=True)
    def registerXPathNamespace(self, engine: Engine, prefix: Str, namespace: Str) -> Bool:
        failed: int = xml.xmlXPathRegisterNs(_context_of(self), prefix.encode("latin-1"), namespace.encode("latin-1"))
        return not failed

    @method(tentative=True, aliases=("saveXML",))
    def asXML(self, engine: Engine, filename: Path | Null = None) -> Str | Bool:
        return _save(engine, self, filename)

    @method(tentative=True)
    def getNamespaces(self, recursive: Bool = False) -> Array:
        found: dict[Any, Any] = {}
        node = single_node(self)
        if node and ints[(node >> 2) + 2 * TYPE] == ATTRIBUTE:
            _note_namespace(found, words[(node >> 3) + NS])
        for element in _elements(node, recursive) if node else ():
            _note_namespace(found, words[(element >> 3) + NS])
            for attribute in _chain(words[(element >> 3) + PROPERTIES], NEXT):
                _note_namespace(found, words[(attribute >> 3) + NS])
        return PhpArray.from_dict(found)

    @method(tentative=True)
    def getDocNamespaces(self, recursive: Bool = False, fromRoot: Bool = True) -> Array | False_:
        if fromRoot and self.ref is not None:
            node = xml.xmlDocGetRootElement(self.ref.document.pointer)
            if not node:
                return False
        else:
            node = node_of(self)
        found: dict[Any, Any] = {}
        for element in _elements(node, recursive):
            for namespace in _chain(words[(element >> 3) + NS_DEF], NS_NEXT):
                _note_namespace(found, namespace)
        return PhpArray.from_dict(found)

    @method(tentative=True)
    def children(self, namespaceOrPrefix: Str | Null = None,
                 isPrefix: Bool = False) -> 'SimpleXMLElement' | Null:
        return _selection(self, CHILD_ELEMENTS, namespaceOrPrefix, isPrefix)

    @method(tentative=True)
    def attributes(self, namespaceOrPrefix: Str | Null = None,
                   isPrefix: Bool = False) -> 'SimpleXMLElement' | Null:
        return _selection(self, ATTRIBUTES, namespaceOrPrefix, isPrefix)

    @method
    def __construct(self, engine: Engine, data: Str, options: Int = 0, dataIsURL: Bool = False,
                    namespaceOrPrefix: Str = "", isPrefix: Bool = False) -> Untyped:
        if not -_INT_MAX <= options <= _INT_MAX:
            engine.throw("Exception", "SimpleXMLElement::__construct(): Argument #2 ($options) is invalid")
        made = _parse(engine, data, options, dataIsURL)
        if made is None:
            engine.throw("Exception", "String could not be parsed as XML")
        attach(self, made, namespaceOrPrefix, isPrefix)

    @method(tentative=True)
    def addChild(self, engine: Engine, qualifiedName: Str, value: Str | Null = None,
                 namespace: Str | Null = None) -> 'SimpleXMLElement' | Null:
        return _add_child(engine, self, qualifiedName, value, namespace)

    @method(tentative=True)
    def addAttribute(self, engine: Engine, qualifiedName: Str, value: Str, namespace: Str | Null = None) -> Void:
        _add_attribute(engine, self, qualifiedName, value, namespace)

    @method(tentative=True)
    def getName(self) -> Str:
        node = single_node(self)
        return (texts[(node >> 3) + NAME] or b"").decode("latin-1") if node else ""

    @method
    def __toString(self) -> Str:
        return access.text_of(self)

    @method(tentative=True)
    def count(self) -> Int:
        return sum(1 for _ in selected(self))

    @method(tentative=True)
    def rewind(self) -> Void:
        _go_to(self, first_selected(self))

    @method(tentative=True)
    def valid(self) -> Bool:
        return self.current is not None

    @method(tentative=True, name="current")
    def current_(self, engine: Engine) -> 'SimpleXMLElement':
        if self.current is None:
            engine.throw("Error", "Iterator not initialized or already consumed")
        return self.current  # type: ignore[no-any-return]

    @method(tentative=True)
    def key(self, engine: Engine) -> Str:
        name = _name_of(self.current)
        if name is None:
            engine.throw("Error", "Iterator not initialized or already consumed")
        return name

    @method(tentative=True)
    def next(self) -> Void:
        _advance(self)

    @method(tentative=True)
    def hasChildren(self) -> Bool:
        if self.current is None or self.kind == ATTRIBUTES:
            return False
        node = node_of(self.current)
        return any(ints[(child >> 2) + 2 * TYPE] == ELEMENT for child in _chain(words[(node >> 3) + CHILDREN], NEXT))

    @method(tentative=True)
    def getChildren(self) -> 'SimpleXMLElement' | Null:
        return None if self.kind == ATTRIBUTES else self.current


@php_class("SimpleXMLIterator", extends="SimpleXMLElement")
class SimpleXMLIterator(SimpleXMLElement):
    __slots__ = ()


def _chain(node: int, field: int) -> Iterator[int]:
    while node:
        yield node
        node = words[(node >> 3) + field]


def _elements(node: int, recursive: bool) -> Iterator[int]:
    """The element and, if `recursive`, those below it in document order."""
    stack = [node]
    while stack:
        element = stack.pop()
        if ints[(element >> 2) + 2 * TYPE] != ELEMENT:
            continue
        yield element
        if recursive:
            stack.extend(reversed(list(_chain(words[(element >> 3) + CHILDREN], NEXT))))


def _note_namespace(found: dict[Any, Any], namespace: int) -> None:
    if namespace:
        prefix = (texts[(namespace >> 3) + NS_PREFIX] or b"").decode("latin-1")
        found.setdefault(prefix, (texts[(namespace >> 3) + NS_HREF] or b"").decode("latin-1"))


def _selection(obj: Any, kind: int, namespace: str | None, is_prefix: bool) -> SimpleXMLElement | None:
    """Children or attributes; null for an attribute list, or where there is no element."""
    if obj.kind == ATTRIBUTES:
        return None
    node = single_node(obj)
    return new_element(obj, node, kind, None, _bytes(namespace), is_prefix) if node else None


def _bytes(text: str | None) -> bytes | None:
    return text.encode("latin-1") if text is not None else None


# ---- what the methods do ---------------------------------------------------------------------------------------------

def _context_of(obj: Any) -> int:
    node_of(obj)
    if obj.context is None:
        obj.context = XPathContext(obj.ref.document.pointer)
    return obj.context.pointer  # type: ignore[no-any-return]


_RESULTS = {2: "bool", 3: "number", 4: "string"}  # types of XPath results in messages


def _xpath(engine: Engine, obj: Any, expression: str) -> PhpArray | bool | None:
    if obj.kind == ATTRIBUTES:
        return None
    node = single_node(obj)
    if not node:
        return None
    state = state_of(engine)
    with Walking(state):
        result = evaluate_in(state, _context_of(obj), obj.ref.document.pointer, node, expression, True)
        state.settle()
        if not result:
            return False
        try:
            kind = ints[result >> 2]
            found = [_found(obj, each) for each in nodes_of(result)] if kind == NODESET else []
        finally:
            xml.xmlXPathFreeObject(result)
    if kind != NODESET and engine.target >= V8_5:
        engine.diagnostics.warning("SimpleXMLElement::xpath(): XPath expression must return a node set, "
                                   f"{_RESULTS.get(kind, 'unknown')} returned")
        return False
    return PhpArray.from_list([each for each in found if each is not None])


def _found(obj: Any, node: int) -> Any:
    """The object of a node that a query found, None for one of another type."""
    kind = ints[(node >> 2) + 2 * TYPE]
    if kind == TEXT:
        return new_element(obj, words[(node >> 3) + PARENT])
    if kind == ATTRIBUTE:
        namespace = words[(node >> 3) + NS]
        return new_element(obj, words[(node >> 3) + PARENT], ATTRIBUTES, texts[(node >> 3) + NAME],
                           texts[(namespace >> 3) + NS_HREF] if namespace else None)
    return new_element(obj, node) if kind == ELEMENT else None


def _node_text(engine: Engine, document: int, node: int, encoding: bytes | None) -> str:
    buffer = xml.xmlBufferCreate()
    output = xml.xmlOutputBufferCreateBuffer(buffer, None)
    state_of(engine).run(PLAIN, xml.xmlNodeDumpOutput, output, document, node, 0, 0, encoding)
    xml.xmlOutputBufferClose(output)
    text = text_at(xml.xmlBufferContent(buffer)) or ""
    xml.xmlBufferFree(buffer)
    return text


def _save(engine: Engine, obj: Any, filename: str | None) -> str | bool:
    """The XML of an element, of the root with its document; or into a file."""
    node = single_node(obj)
    if not node:
        return False
    state = state_of(engine)
    document = obj.ref.document.pointer
    text: str | None
    is_root = _is_document(words[(node >> 3) + PARENT])
    if is_root:
        text = dumped(state, xml.xmlDocDumpFormatMemory, document, 0)
    else:
        encoding = texts[(document >> 3) + ENCODING] if filename is None else None
        text = _node_text(engine, document, node, encoding)
    if filename is not None:
        written = write_file(state, filename, text, -1)
        return written != -1 and (written is not False or not is_root)  # an element that is cut off counts
    return False if text is None else text


def _add_child(engine: Engine, obj: Any, qualified: str, value: str | None, uri: str | None) -> SimpleXMLElement | None:
    if not qualified:
        value_error(engine, 1, "cannot be empty")
    node_of(obj)
    if obj.kind == ATTRIBUTES:
        engine.diagnostics.warning(f"{message_origin(engine)}: Cannot add element to attributes")
        return None
    parent = single_node(obj)
    if not parent:
        engine.diagnostics.warning(f"{message_origin(engine)}: Cannot add child. Parent is not a permanent member of "
                                   "the XML tree")
        return None
    prefix, local = split_name(qualified)
    name = qualified if local is None else local
    obj.ref.document.state.changes += 1
    made = state_of(engine).run(PLAIN, xml.xmlNewChild, parent, None, name.encode("latin-1"), _bytes(value))
    if uri is not None:
        namespace = xml.xmlSearchNsByHref(words[(parent >> 3) + DOC], parent, uri.encode("latin-1")) if uri else 0
        if not namespace:
            namespace = xml.xmlNewNs(made, uri.encode("latin-1"), _bytes(prefix)) or 0
        words[(made >> 3) + NS] = namespace if uri else 0
    child: SimpleXMLElement = new_element(obj, made, SINGLE, name.encode("latin-1"), _bytes(prefix))
    return child


def _add_attribute(engine: Engine, obj: Any, qualified: str, value: str, uri: str | None) -> None:
    if not qualified:
        value_error(engine, 1, "cannot be empty")
    node = single_node(obj)
    if node and ints[(node >> 2) + 2 * TYPE] != ELEMENT:
        node = words[(node >> 3) + PARENT]
    if not node:
        engine.diagnostics.warning(f"{message_origin(engine)}: Unable to locate parent Element")
        return
    prefix, local = split_name(qualified)
    if local is None and uri:
        engine.diagnostics.warning(f"{message_origin(engine)}: Attribute requires prefix for namespace")
        return
    name = (qualified if local is None else local).encode("latin-1")
    known = xml.xmlHasNsProp(node, name, _bytes(uri))
    if known and ints[(known >> 2) + 2 * TYPE] != ATTRIBUTE_DECL:
        engine.diagnostics.warning(f"{message_origin(engine)}: Attribute already exists")
        return
    namespace = None
    if uri is not None:
        namespace = xml.xmlSearchNsByHref(words[(node >> 3) + DOC], node, uri.encode("latin-1")) or \
            xml.xmlNewNs(node, uri.encode("latin-1"), _bytes(prefix))
    obj.ref.document.state.changes += 1
    xml.xmlNewNsProp(node, namespace, name, value.encode("latin-1"))


# ---- functions -------------------------------------------------------------------------------------------------------

def _parse(engine: Engine, data: str, options: int, is_file: bool) -> Any:
    """The NodeRef of a new document, None after warnings."""
    state = state_of(engine)
    text = data.encode("latin-1")
    outer = state.silence(options)
    if is_file:
        document = state.call(REPORT, xml.xmlReadFile, text, None, options)
    else:
        document = state.call(REPORT, xml.xmlReadMemory, text, len(text), None, None, options)
    state.silenced = outer
    if document and state.pending is not None:
        xml.xmlFreeDoc(document)
    state.settle()
    return new_document(state, document) if document else None


def _chosen_class(engine: Engine, class_name: str | None) -> Any:
    base = engine.classes["simplexmlelement"]
    if class_name is None:
        return base
    return class_argument(engine, 2, class_name, base, or_null=True)


def _load(engine: Engine, data: str, class_name: str | None, options: int, namespace: str, is_prefix: bool,
          is_file: bool) -> SimpleXMLElement | bool:
    ce = _chosen_class(engine, class_name)
    if not -_INT_MAX <= options <= _INT_MAX:
        value_error(engine, 3, "is too large")
    made = _parse(engine, data, options, is_file)
    if made is None:
        return False
    obj: SimpleXMLElement = instantiate(engine, ce)
    attach(obj, made, namespace, is_prefix)
    return obj


@function(defaults={"class_name": "SimpleXMLElement::class"})
def simplexml_load_file(engine: Engine, filename: Path, class_name: Str | Null = "SimpleXMLElement", options: Int = 0,
                        namespace_or_prefix: Str = "",
                        is_prefix: Bool = False) -> 'SimpleXMLElement' | False_:
    return _load(engine, filename, class_name, options, namespace_or_prefix, is_prefix, True)


@function(defaults={"class_name": "SimpleXMLElement::class"})
def simplexml_load_string(engine: Engine, data: Str, class_name: Str | Null = "SimpleXMLElement", options: Int = 0,
                          namespace_or_prefix: Str = "",
                          is_prefix: Bool = False) -> 'SimpleXMLElement' | False_:
    return _load(engine, data, class_name, options, namespace_or_prefix, is_prefix, False)


def _holds_node(node: Any) -> bool:
    return getattr(node, "ref", None) is not None


@function(defaults={"class_name": "SimpleXMLElement::class"})
def simplexml_import_dom(engine: Engine, node: 'SimpleXMLElement' | 'DOMNode',
                         class_name: Str | Null = "SimpleXMLElement") -> 'SimpleXMLElement' | Null:
    ce = _chosen_class(engine, class_name)
    target = single_node(node) if isinstance(node, SxeObject) else node.ref.node if _holds_node(node) else 0
    if not target:
        if engine.target >= V8_4:
            argument_type_error(engine, 1, "must be a valid XML node")
        argument_type_error(engine, 1, f"must be of type SimpleXMLElement|DOMNode, {value_name(engine, node)} given")
    if not words[(target >> 3) + DOC]:
        engine.diagnostics.warning(f"{message_origin(engine)}: Imported Node must have associated Document")
        return None
    if _is_document(target):
        target = xml.xmlDocGetRootElement(target)
    if not target or ints[(target >> 2) + 2 * TYPE] != ELEMENT:
        engine.diagnostics.warning(f"{message_origin(engine)}: Invalid Nodetype to import")
        return None
    made = instantiate(engine, ce)
    made.ref = ref_of(node.ref.document, target)
    return made  # type: ignore[no-any-return]


