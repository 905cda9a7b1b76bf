"""DOMXPath (ext/dom/xpath.c)."""
from __future__ import annotations

from zvm.ext.dom.lists import new_result
from zvm.ext.dom.objects import node_of, wrap
from zvm.ext.dom.properties import DomHooks
from zvm.ext.dom.xpath_functions import (
    BOOLEAN,
    BOOLEAN_VALUE,
    CALLBACKS,
    NAMED,
    NODESET,
    NUMBER,
    STRING,
    STRING_VALUE,
    Evaluation,
    PhpFunctions,
    nodes_of,
    number_of,
)
from zvm.ext.libxml.layout import DOC
from zvm.ext.libxml.library import free, ints, text_at, words, xml
from zvm.ext.libxml.nodes import Walking
from zvm.ext.libxml.state import REPORT, LibxmlState, state_of
from zvm.ext.vocabulary import (
    UNDEF,
    Array,
    Bool,
    Callable,
    Mixed,
    Null,
    Scope,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
)
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable as Function
    from typing import Any
    from typing import Any as DOMDocument
    from typing import Any as DOMNode

    from zvm.engine import Engine

# ruff: noqa: F821, N802, N803, UP037

# fields of xmlXPathContext: in words, the last in ints
_CONTEXT_NODE, _NAMESPACES, _NAMESPACE_COUNT = 1, 10, 22
_PHP_NAMESPACE = b"http://php.net/xpath"


class XPathContext:
    """An xmlXPathContext, freed with the object that holds it."""

    __slots__ = ("pointer",)

    def __init__(self, document: int) -> None:
        self.pointer: int = xml.xmlXPathNewContext(document)
        for name, callback in CALLBACKS:
            xml.xmlXPathRegisterFuncNS(self.pointer, name, _PHP_NAMESPACE, callback)

    def __del__(self) -> None:
        xml.xmlXPathFreeContext(self.pointer)


def _document(obj: Any) -> Any:
    return None if obj.ref is None else wrap(obj.ce.engine, obj.ref.node, obj.ref.document)


def _registers(obj: Any) -> bool:
    return obj.registers  # type: ignore[no-any-return]


def _write_registers(obj: Any, value: bool) -> None:
    obj.registers = value


_HANDLERS = {"document": (_document, None), "registerNodeNamespaces": (_registers, _write_registers)}


@php_class("DOMXPath", serializable=False, native=DomHooks(_HANDLERS),
           changes=(80400, {"flags": ACC_NOT_CLONEABLE}), properties=[
    prop("document", UNDEF, type="'DOMDocument'"), prop("registerNodeNamespaces", UNDEF, type="Bool")])
class DOMXPath(PhpObject):
    """`context` goes before `ref`, which keeps the document alive."""

    __slots__ = ("context", "ref", "registers", "functions")

    def __init__(self) -> None:
        self.context: XPathContext | None = None
        self.ref: Any = None  # a NodeRef
        self.registers = True
        self.functions = PhpFunctions()

    @method
    def __construct(self, document: 'DOMDocument', registerNodeNS: Bool = True) -> Untyped:
        node = node_of(document)
        self.context = None
        self.ref = document.ref
        self.context = XPathContext(node)
        self.registers = registerNodeNS

    @method(tentative=True, defaults={"registerNodeNS": "true"})
    def evaluate(self, engine: Engine, expression: Str, contextNode: 'DOMNode' | Null = None,
                 registerNodeNS: Bool = UNDEF) -> Mixed:
        return _evaluate(engine, self, expression, contextNode, registerNodeNS, False)

    @method(tentative=True, defaults={"registerNodeNS": "true"})
    def query(self, engine: Engine, expression: Str, contextNode: 'DOMNode' | Null = None,
              registerNodeNS: Bool = UNDEF) -> Mixed:
        return _evaluate(engine, self, expression, contextNode, registerNodeNS, True)

    @method(tentative=True)
    def registerNamespace(self, engine: Engine, prefix: Str, namespace: Str) -> Bool:
        context = _context_of(engine, self)
        failed: int = xml.xmlXPathRegisterNs(context, prefix.encode("latin-1"), namespace.encode("latin-1"))
        return not failed

    @method(since=80400)
    def registerPhpFunctionNS(self, engine: Engine, namespaceURI: Str, name: Str, callable: Callable) -> Void:
        register_function(engine, self, namespaceURI, name, callable)

    @method(static=True, since=80400)
    def quote(scope: Scope, engine: Engine, str: Str) -> Str:
        return quoted(str)

    @method(tentative=True)
    def registerPhpFunctions(self, engine: Engine, restrict: Str | Array | Null = None) -> Void:
        self.functions.register(engine, restrict)


def register_function(engine: Engine, obj: Any, uri: str, name: str, function: Any) -> None:
    """What registerPhpFunctionNS() does. ValueError for what is no name, or in the namespace of php:function()."""
    obj.functions.register_named(engine, uri, name, function, _PHP_NAMESPACE.decode())
    xml.xmlXPathRegisterFuncNS(_context_of(engine, obj), name.encode("latin-1"), uri.encode("latin-1"), NAMED)


def quoted(text: str) -> str:
    """A text as XPath has it, concatenated where it has both kinds of quotes."""
    if "'" not in text:
        return f"'{text}'"
    if '"' not in text:
        return f'"{text}"'
    parts = []
    while text:
        quote = '"' if _length_before(text, '"') > _length_before(text, "'") else "'"
        end = _length_before(text, quote)
        parts.append(f"{quote}{text[:end]}{quote}")
        text = text[end:]
    return f"concat({','.join(parts)})"


def _length_before(text: str, char: str) -> int:
    """How much of a text comes before a character: all of it where there is none."""
    place = text.find(char)
    return len(text) if place < 0 else place


def _context_of(engine: Engine, obj: Any) -> int:
    if obj.context is None:
        engine.throw("Error", "Invalid XPath Context")
    return obj.context.pointer  # type: ignore[no-any-return]


def _evaluate(engine: Engine, obj: Any, expression: str, context_node: Any, registers: Any, is_query: bool) -> Any:
    _context_of(engine, obj)
    document = obj.ref.node
    node = node_of(context_node) if context_node is not None else xml.xmlDocGetRootElement(document) or 0
    if node and words[(node >> 3) + DOC] != document:
        engine.throw("Error", "Node from wrong document")
    if registers is UNDEF:
        registers = obj.registers
    return evaluation_in(engine, obj, node, expression, is_query, new_result, bool(registers))


def evaluation_in(engine: Engine, obj: Any, node: int, expression: str, is_query: bool,
                  as_list: Function[[Engine, list[Any]], Any], registers: bool = False) -> Any:
    """The value of an expression at a node of the document that an object of DOMXPath or Dom\\XPath is for, False after
    an error; `as_list` makes the list of nodes."""
    state = state_of(engine)
    context = _context_of(engine, obj)
    with Walking(state), Evaluation(state, context, obj, obj.ref.document, obj.functions) as evaluation:
        result = evaluate_in(state, context, obj.ref.node, node, expression, registers)
        if not result:
            state.settle()
            return False
        try:
            state.settle()
            return _value_of(engine, evaluation, result, is_query, as_list)
        finally:
            xml.xmlXPathFreeObject(result)


def evaluate_in(state: LibxmlState, context: int, document: int, node: int, expression: str, registers: bool) -> int:
    """The XPath object of an expression at a node, whose namespaces it may use if `registers`; 0 after an error. The
    caller settles what PHP functions threw."""
    namespaces = xml.xmlGetNsList(document, node) if registers and node else None
    count = 0
    while namespaces and words[(namespaces >> 3) + count]:
        count += 1
    words[(context >> 3) + _CONTEXT_NODE] = node
    words[(context >> 3) + _NAMESPACES] = namespaces or 0
    ints[(context >> 2) + _NAMESPACE_COUNT] = count
    result = state.call(REPORT, xml.xmlXPathEvalExpression, expression.encode("latin-1"), context)
    words[(context >> 3) + _CONTEXT_NODE] = words[(context >> 3) + _NAMESPACES] = 0
    ints[(context >> 2) + _NAMESPACE_COUNT] = 0
    if namespaces:
        free(namespaces)
    return result or 0


def _value_of(engine: Engine, evaluation: Evaluation, result: int, is_query: bool,
              as_list: Function[[Engine, list[Any]], Any]) -> Any:
    kind = ints[result >> 2]
    if is_query or kind == NODESET:
        nodes = nodes_of(result) if kind == NODESET else []
        return as_list(engine, [evaluation.node_object(node) for node in nodes])
    if kind == BOOLEAN:
        return ints[(result >> 2) + BOOLEAN_VALUE] != 0
    if kind == NUMBER:
        return number_of(result)
    return text_at(words[(result >> 3) + STRING_VALUE]) if kind == STRING else None


