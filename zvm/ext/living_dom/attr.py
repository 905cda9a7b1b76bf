"""Dom\\Attr and Dom\\NamespaceInfo (ext/dom/attr.c)."""
from __future__ import annotations

from zvm.ext.dom.objects import node_of
from zvm.ext.libxml.layout import ATTRIBUTE_ID, ATTRIBUTE_TYPE
from zvm.ext.libxml.library import ints
from zvm.ext.living_dom import readers
from zvm.ext.living_dom.hooks import LivingHooks
from zvm.ext.living_dom.node import Node
from zvm.ext.living_dom.renaming import rename_attribute
from zvm.ext.vocabulary import PRIVATE, PUBLIC, READONLY, UNDEF, Bool, Null, Str, Untyped, Void, method, php_class, prop
from zvm.opcodes import flags
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# mypy: disable-error-code="valid-type, name-defined, no-any-return, return"
# ruff: noqa: F722, F821, N802, N803, UP037


@php_class("Dom\\Attr", since=80400, extends="Dom\\Node", native=LivingHooks(readers.ATTR), properties=[
    prop("namespaceURI", UNDEF, type="Str | Null"), prop("prefix", UNDEF, type="Str | Null"),
    prop("localName", UNDEF, type="Str"), prop("name", UNDEF, type="Str"), prop("value", UNDEF, type="Str"),
    prop("ownerElement", UNDEF, type="'Dom\\Element' | Null"), prop("specified", UNDEF, type="Bool")])
class Attr(Node):
    __slots__ = ()

    @method
    def isId(self) -> Bool:
        return ints[(node_of(self) >> 2) + 2 * ATTRIBUTE_TYPE] == ATTRIBUTE_ID

    @method
    def rename(self, engine: Engine, namespaceURI: Str | Null, qualifiedName: Str) -> Void:
        rename_attribute(engine, self, namespaceURI, qualifiedName)


@php_class("Dom\\NamespaceInfo", since=80400, final=True, flags=flags.ACC_READONLY_CLASS, dynamic=False,
           serializable=False, properties=[
    prop("prefix", UNDEF, PUBLIC | READONLY, type="Str | Null"),
    prop("namespaceURI", UNDEF, PUBLIC | READONLY, type="Str | Null"),
    prop("element", UNDEF, PUBLIC | READONLY, type="'Dom\\Element'")])
class NamespaceInfo(PhpObject):
    __slots__ = ()

    @method(visibility=PRIVATE)
    def __construct(self) -> Untyped: ...
