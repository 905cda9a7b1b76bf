"""The class XMLReader (ext/xmlreader/php_xmlreader.c)."""
from __future__ import annotations

from zvm.executor.callables import Callable
from zvm.ext.dom.objects import node_of, wrap
from zvm.ext.libxml.library import xml
from zvm.ext.libxml.nodes import DocumentRef
from zvm.ext.libxml.state import state_of
from zvm.ext.standard.streams.arguments import stream_argument
from zvm.ext.vocabulary import (
    Bool,
    False_,
    Int,
    Null,
    Path,
    Resource,
    Scope,
    Static,
    Str,
    Untyped,
    method,
    php_class,
    prop,
    since,
)
from zvm.ext.xmlreader.text_reader import TextReader, open_file, open_text
from zvm.opcodes.flags import ACC_NOT_CLONEABLE, ACC_PUBLIC, ACC_VIRTUAL, BP_VAR_R
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects import properties
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.property_tables import standard_table
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_bool
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.dom.node import DOMNode
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: N802, N803, N805, UP037

# properties: their type, and the library's function that gives them
_PROPERTIES = {
    "attributeCount": ("Int", "AttributeCount"), "baseURI": ("Str", "ConstBaseUri"), "depth": ("Int", "Depth"),
    "hasAttributes": ("Bool", "HasAttributes"), "hasValue": ("Bool", "HasValue"), "isDefault": ("Bool", "IsDefault"),
    "isEmptyElement": ("Bool", "IsEmptyElement"), "localName": ("Str", "ConstLocalName"), "name": ("Str", "ConstName"),
    "namespaceURI": ("Str", "ConstNamespaceUri"), "nodeType": ("Int", "NodeType"), "prefix": ("Str", "ConstPrefix"),
    "value": ("Str", "ConstValue"), "xmlLang": ("Str", "ConstXmlLang"),
}
_READERS = {name: (kind, "xmlTextReader" + function) for name, (kind, function) in _PROPERTIES.items()}
_CONSTANTS = {
    "NONE": 0, "ELEMENT": 1, "ATTRIBUTE": 2, "TEXT": 3, "CDATA": 4, "ENTITY_REF": 5, "ENTITY": 6, "PI": 7, "COMMENT": 8,
    "DOC": 9, "DOC_TYPE": 10, "DOC_FRAGMENT": 11, "NOTATION": 12, "WHITESPACE": 13, "SIGNIFICANT_WHITESPACE": 14,
    "END_ELEMENT": 15, "END_ENTITY": 16, "XML_DECLARATION": 17, "LOADDTD": 1, "DEFAULTATTRS": 2, "VALIDATE": 3,
    "SUBST_ENTITIES": 4,
}
_NOT_LOADED = "Data must be loaded before reading"


class _Hooks:
    """Properties that the library answers for, and methods that are static only where there is no object."""

    __slots__ = ()

    @staticmethod
    def read_property(engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        known = _READERS.get(name)
        if known is None:
            value = properties.read_standard(engine, obj, name, scope, mode)
            return value.value if type(value) is Reference else value
        kind, function = known
        # nothing that these functions do is reported, so they need no LibxmlState.run()
        found = getattr(xml, function)(obj.reader.pointer) if obj.reader is not None else None
        if kind == "Str":
            return (found or b"").decode("latin-1")
        if found == -1:
            engine.throw("Error", "Failed to read property due to libxml error")
        return bool(found) if kind == "Bool" else found or 0

    @staticmethod
    def get_debug_info(engine: Engine, obj: Any) -> PhpArray | None:
        """Since PHP 8.4 what the library answers is shown, too."""
        if engine.target < V8_4:
            return None
        computed = {name: _Hooks.read_property(engine, obj, name, None, BP_VAR_R) for name in _PROPERTIES}
        return PhpArray.from_dict(computed | dict(standard_table(obj).items()))

    @staticmethod
    def write_property(engine: Engine, obj: Any, name: str, value: Any, scope: Any, strict: bool) -> Any:
        if name in _PROPERTIES:
            engine.throw("Error", "Cannot write to read-only property")
        return properties.write_standard(engine, obj, name, value, scope, strict)

    @staticmethod
    def has_property(engine: Engine, obj: Any, name: str, scope: Any, check: int) -> bool:
        if name not in _PROPERTIES or engine.target < V8_4:
            return properties.has_standard(engine, obj, name, scope, check)
        if check != properties.PROPERTY_NOT_EMPTY:
            return True
        return to_bool(engine, _Hooks.read_property(engine, obj, name, scope, BP_VAR_R))

    @staticmethod
    def get_property_pointer(engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        if name in _PROPERTIES:
            return None
        return properties.pointer_standard(engine, obj, name, scope, mode)

    @staticmethod
    def get_method(engine: Engine, obj: Any, name: str, lower_name: str) -> Any:
        implementation = _ON_OBJECTS.get(lower_name)
        if implementation is None:
            return None
        shown = obj.ce.function_table[lower_name].function_name
        function = InternalFunction(shown, implementation, "xmlreader", ACC_PUBLIC,
                                    engine.internal_class("XMLReader"), True)
        return Callable(engine, function, obj, obj.ce)


def _new_reader(engine: Engine, is_file: bool, source: str, encoding: str | None, flags: int) -> TextReader | None:
    """A reader of a file or a text; None after a warning. Throws ValueError for ""."""
    if not source:
        value_error(engine, 1, "cannot be empty")
    if encoding is not None and "\0" in encoding:
        if engine.target >= V8_4:
            value_error(engine, 2, "must not contain any null bytes")
        engine.diagnostics.warning(f"{running_function(engine)}(): Encoding must not contain NUL bytes")
        return None
    opened = (open_file if is_file else open_text)(state_of(engine), source, encoding, flags)
    if opened is None:
        what = "open" if is_file else "load"
        engine.diagnostics.warning(f"{running_function(engine)}(): Unable to {what} source data")
    return opened


def _load(self: Any, engine: Engine, is_file: bool, source: str, encoding: str | None, flags: int) -> bool:
    self.reader = None
    self.reader = _new_reader(engine, is_file, source, encoding, flags)
    return self.reader is not None


def _open(self: Any, engine: Engine, uri: Path, encoding: Str | Null = None, flags: Int = 0) -> Untyped:
    return _load(self, engine, True, uri, encoding, flags)


def _xml(self: Any, engine: Engine, source: Str, encoding: Str | Null = None, flags: Int = 0) -> Untyped:
    return _load(self, engine, False, source, encoding, flags)


_ON_OBJECTS = {"open": _open, "xml": _xml}


def _made(engine: Engine, reader: TextReader | None) -> Any:
    """An object for a reader, false for none."""
    if reader is None:
        return False
    made = instantiate(engine, engine.internal_class("XMLReader"))
    made.reader = reader
    return made


def _check_encoding(engine: Engine, source: str, encoding: str | None) -> None:
    """Throw ValueError for a source that is empty, argument 1, and for an encoding, argument 2, that is none."""
    if not source:
        value_error(engine, 1, "must not be empty")
    if encoding is not None and "\0" in encoding:
        value_error(engine, 2, "must not contain any null bytes")
    if encoding is not None and not xml.xmlFindCharEncodingHandler(encoding.encode("latin-1")):
        value_error(engine, 2, "must be a valid character encoding")


def _started(engine: Engine, ce: ClassEntry, reader: TextReader | None) -> XMLReader:
    """An object of a class for a reader. Throws Error where there is none."""
    if reader is None:
        engine.throw("Error", "Unable to open source data")
    made: XMLReader = instantiate(engine, ce)
    made.reader = reader
    if ce.constructor is not None:
        engine.call_method(made, "__construct")
    return made


def _check_name(engine: Engine, *names: str) -> None:
    for number, name in enumerate(names, 1):
        if not name:
            value_error(engine, number, "cannot be empty")


@php_class("XMLReader", constants=_CONSTANTS, native=_Hooks(), flags=ACC_NOT_CLONEABLE,
           properties=[since(80400, prop(name, visibility=ACC_PUBLIC | ACC_VIRTUAL, type=kind),
                             before=prop(name, type=kind)) for name, (kind, _) in _PROPERTIES.items()])
class XMLReader(PhpObject):
    """`reader` is None until something is opened."""

    __slots__ = ("reader",)

    def __init__(self) -> None:
        self.reader: TextReader | None = None

    def succeeds(self, name: str, *arguments: Any) -> bool:
        """Does a function of the library say that it did what it was asked to?"""
        return self.reader is not None and self.reader.run(name, *arguments) == 1

    def text(self, name: str, *arguments: Any) -> str | None:
        return None if self.reader is None else self.reader.text(name, *arguments)

    @method
    def close(self) -> Untyped:
        self.reader = None
        return True

    @method(tentative=True)
    def getAttribute(self, engine: Engine, name: Str) -> Str | Null:
        _check_name(engine, name)
        return self.text("GetAttribute", name.encode("latin-1"))

    @method(tentative=True)
    def getAttributeNo(self, index: Int) -> Str | Null:
        return self.text("GetAttributeNo", index)

    @method(tentative=True)
    def getAttributeNs(self, engine: Engine, name: Str, namespace: Str) -> Str | Null:
        _check_name(engine, name, namespace)
        return self.text("GetAttributeNs", name.encode("latin-1"), namespace.encode("latin-1"))

    @method(tentative=True)
    def getParserProperty(self, engine: Engine, property: Int) -> Bool:
        if self.reader is None:
            engine.throw("Error", "Cannot access parser properties before loading data")
        found = self.reader.run("GetParserProp", property)
        if found == -1:
            value_error(engine, 1, "must be a valid parser property")
        return bool(found)

    @method(tentative=True)
    def isValid(self) -> Bool:
        return self.succeeds("IsValid")

    @method(tentative=True)
    def lookupNamespace(self, engine: Engine, prefix: Str) -> Str | Null:
        _check_name(engine, prefix)
        return self.text("LookupNamespace", prefix.encode("latin-1"))

    @method(tentative=True)
    def moveToAttribute(self, engine: Engine, name: Str) -> Bool:
        _check_name(engine, name)
        return self.succeeds("MoveToAttribute", name.encode("latin-1"))

    @method(tentative=True)
    def moveToAttributeNo(self, index: Int) -> Bool:
        return self.succeeds("MoveToAttributeNo", index)

    @method(tentative=True)
    def moveToAttributeNs(self, engine: Engine, name: Str, namespace: Str) -> Bool:
        _check_name(engine, name, namespace)
        return self.succeeds("MoveToAttributeNs", name.encode("latin-1"), namespace.encode("latin-1"))

    @method(tentative=True)
    def moveToElement(self) -> Bool:
        return self.succeeds("MoveToElement")

    @method(tentative=True)
    def moveToFirstAttribute(self) -> Bool:
        return self.succeeds("MoveToFirstAttribute")

    @method(tentative=True)
    def moveToNextAttribute(self) -> Bool:
        return self.succeeds("MoveToNextAttribute")

    @method(tentative=True)
    def read(self, engine: Engine) -> Bool:
        if self.reader is None:
            engine.throw("Error", _NOT_LOADED)
        return self.reader.read() == 1

    @method(tentative=True)
    def next(self, engine: Engine, name: Str | Null = None) -> Bool:
        if self.reader is None:
            engine.throw("Error", _NOT_LOADED)
        wanted = None if name is None else c_string(name).encode("latin-1")
        found = self.reader.run("Next")
        while wanted is not None and found == 1:
            if self.reader.run("ConstLocalName") == wanted:
                return True
            found = self.reader.run("Next")
        return found == 1  # type: ignore[no-any-return]

    @method(static=True)
    def open(scope: Scope, engine: Engine, uri: Path, encoding: Str | Null = None, flags: Int = 0) -> Untyped:
        return _made(engine, _new_reader(engine, True, uri, encoding, flags))

    @method(static=True, since=80400)
    def fromUri(scope: Scope, engine: Engine, uri: Path, encoding: Str | Null = None, flags: Int = 0) -> Static:
        _check_encoding(engine, uri, encoding)
        return _started(engine, scope, open_file(state_of(engine), uri, encoding, flags))

    @method(static=True, since=80400)
    def fromStream(scope: Scope, engine: Engine, stream: Resource, encoding: Str | Null = None, flags: Int = 0,
                   documentUri: Str | Null = None) -> Static:
        source = stream_argument(engine, stream)
        _check_encoding(engine, "stream", encoding)
        text, base = source.read_all(), documentUri or ""
        return _started(engine, scope, open_text(state_of(engine), text, encoding, flags, base))

    @method(static=True, since=80400)
    def fromString(scope: Scope, engine: Engine, source: Str, encoding: Str | Null = None, flags: Int = 0) -> Static:
        _check_encoding(engine, source, encoding)
        return _started(engine, scope, open_text(state_of(engine), source, encoding, flags))

    @method(tentative=True)
    def readInnerXml(self) -> Str:
        return self.text("ReadInnerXml") or ""

    @method(tentative=True)
    def readOuterXml(self) -> Str:
        return self.text("ReadOuterXml") or ""

    @method(tentative=True)
    def readString(self) -> Str:
        return self.text("ReadString") or ""

    @method(tentative=True)
    def setSchema(self, engine: Engine, filename: Path | Null) -> Bool:
        self._check_source(engine, filename)
        path = None if filename is None else filename.encode("latin-1")
        return self._report(engine, self.reader.run("SchemaValidate", path) == 0)  # type: ignore[union-attr]

    @method(tentative=True)
    def setParserProperty(self, engine: Engine, property: Int, value: Bool) -> Bool:
        if self.reader is None:
            engine.throw("Error", "Cannot access parser properties before loading data")
        if self.reader.run("SetParserProp", property, int(value)) == -1:
            value_error(engine, 1, "must be a valid parser property")
        return True

    @method(tentative=True)
    def setRelaxNGSchema(self, engine: Engine, filename: Path | Null) -> Bool:
        self._check_source(engine, filename)
        return self._report(engine, self.reader.set_relax_ng(filename, True))  # type: ignore[union-attr]

    @method(tentative=True)
    def setRelaxNGSchemaSource(self, engine: Engine, source: Path | Null) -> Bool:
        self._check_source(engine, source)
        return self._report(engine, self.reader.set_relax_ng(source, False))  # type: ignore[union-attr]

    def _check_source(self, engine: Engine, source: str | None) -> None:
        if source == "":
            value_error(engine, 1, "cannot be empty")
        if self.reader is None:
            engine.throw("Error", "Schema must be set prior to reading")

    @staticmethod
    def _report(engine: Engine, accepted: bool) -> bool:
        if not accepted:
            engine.diagnostics.warning(f"{running_function(engine)}(): Schema contains errors")
        return accepted

    @method(static=True)
    def XML(scope: Scope, engine: Engine, source: Str, encoding: Str | Null = None, flags: Int = 0) -> Untyped:
        return _made(engine, _new_reader(engine, False, source, encoding, flags))

    @method(tentative=True)
    def expand(self, engine: Engine, baseNode: 'DOMNode' | Null = None) -> 'DOMNode' | False_:
        document = DocumentRef(state_of(engine), 0) if baseNode is None else _document_of(engine, baseNode)
        if self.reader is None:
            engine.throw("Error", "Data must be loaded before expanding")
        node = self.reader.run("Expand")
        if not node:
            engine.diagnostics.warning("XMLReader::expand(): An Error Occurred while expanding")
            return False
        copy = xml.xmlDocCopyNode(node, document.pointer or None, 1)
        if not copy:
            engine.diagnostics.notice("XMLReader::expand(): Cannot expand this node type")
            return False
        return wrap(engine, copy, document)  # type: ignore[no-any-return]


def _document_of(engine: Engine, node: Any) -> DocumentRef:
    """The document of a DOM node; throws Error for one that stands for nothing."""
    node_of(node)
    return node.ref.document  # type: ignore[no-any-return]
