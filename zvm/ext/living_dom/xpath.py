"""Dom\\XPath (ext/dom/xpath.c)."""
from __future__ import annotations

from zvm.ext.dom.names import attributes_of, name_of
from zvm.ext.dom.objects import node_of
from zvm.ext.dom.tree import kind_of, string_value
from zvm.ext.dom.xpath import XPathContext, evaluation_in, quoted, register_function
from zvm.ext.dom.xpath_functions import PhpFunctions
from zvm.ext.libxml.layout import ELEMENT, PARENT
from zvm.ext.libxml.library import words, xml
from zvm.ext.living_dom.hooks import LivingHooks
from zvm.ext.living_dom.lists import new_result
from zvm.ext.living_dom.lookup import element_at
from zvm.ext.living_dom.namespaces import is_declaration, prefix_at, uri_of
from zvm.ext.vocabulary import (
    UNDEF,
    Array,
    Bool,
    Callable,
    Float,
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
    from typing import Any

    from zvm.engine import Engine

# mypy: disable-error-code="valid-type, name-defined, no-any-return, return"
# ruff: noqa: F722, F821, N802, N803, UP037


def _document(obj: Any) -> Any:
    from zvm.ext.dom.objects import wrap

    return None if obj.ref is None else wrap(obj.ce.engine, obj.ref.node, obj.ref.document)


def _registers(obj: Any) -> bool:
    registers: bool = obj.registers
    return registers


def _write_registers(obj: Any, value: bool) -> None:
    obj.registers = value


def _prefixes(node: int) -> dict[str, str]:
    """The namespaces in scope at a node that have a prefix, by that."""
    prefixes: dict[str, str] = {}
    element = element_at(node)
    while element and kind_of(element) == ELEMENT:
        prefix, uri = prefix_at(element), uri_of(element)
        if prefix is not None and uri is not None:
            prefixes.setdefault(prefix, uri)
        for attribute in attributes_of(element):
            if is_declaration(attribute) and prefix_at(attribute) is not None:
                prefixes.setdefault(name_of(attribute), string_value(attribute))
        element = words[(element >> 3) + PARENT]
    return prefixes


@php_class("Dom\\XPath", since=80400, final=True, serializable=False, flags=ACC_NOT_CLONEABLE, native=LivingHooks({
    "document": (_document, None), "registerNodeNamespaces": (_registers, _write_registers)}), properties=[
    prop("document", UNDEF, type="'Dom\\Document'"), prop("registerNodeNamespaces", UNDEF, type="Bool")])
class XPath(PhpObject):
    """As DOMXPath; `registered` has the prefixes that the script has given, which come before those in scope."""

    __slots__ = ("context", "ref", "registers", "functions", "registered")

    def __init__(self) -> None:
        self.context: XPathContext | None = None
        self.ref: Any = None  # a NodeRef
        self.registers = True
        self.functions = PhpFunctions()
        self.registered: dict[str, str] = {}

    @method
    def __construct(self, document: 'Dom\\Document', registerNodeNS: Bool = True) -> Untyped:
        node = node_of(document)
        self.context = None
        self.ref = document.ref
        self.context = XPathContext(node)
        self.registers = registerNodeNS

    @method(defaults={"registerNodeNS": "true"})
    def evaluate(self, engine: Engine, expression: Str, contextNode: 'Dom\\Node' | Null = None,
                 registerNodeNS: Bool = UNDEF) -> Null | Bool | Float | Str | 'Dom\\NodeList':
        return self._evaluate(engine, expression, contextNode, registerNodeNS, False)

    @method(defaults={"registerNodeNS": "true"})
    def query(self, engine: Engine, expression: Str, contextNode: 'Dom\\Node' | Null = None,
              registerNodeNS: Bool = UNDEF) -> 'Dom\\NodeList':
        return self._evaluate(engine, expression, contextNode, registerNodeNS, True)

    def _evaluate(self, engine: Engine, expression: str, context_node: Any, registers: Any, is_query: bool) -> Any:
        document = self.ref.node
        node = node_of(context_node) if context_node is not None else document
        if registers is UNDEF:
            registers = self.registers
        assert self.context is not None
        for prefix, uri in {**(_prefixes(node) if registers else {}), **self.registered}.items():
            xml.xmlXPathRegisterNs(self.context.pointer, prefix.encode("latin-1"), uri.encode("latin-1"))
        value = evaluation_in(engine, self, node, expression, is_query, new_result)
        if value is False and is_query:
            engine.throw("Error", "Could not evaluate XPath expression")
        return value

    @method
    def registerNamespace(self, prefix: Str, namespace: Str) -> Bool:
        self.registered[prefix] = namespace
        return True

    @method
    def registerPhpFunctions(self, engine: Engine, restrict: Str | Array | Null = None) -> Void:
        self.functions.register(engine, restrict)

    @method
    def registerPhpFunctionNS(self, engine: Engine, namespaceURI: Str, name: Str, callable: Callable) -> Void:
        register_function(engine, self, namespaceURI, name, callable)

    @method(static=True)
    def quote(scope: Scope, engine: Engine, str: Str) -> Str:
        return quoted(str)


