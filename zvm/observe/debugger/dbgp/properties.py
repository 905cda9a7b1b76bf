"""Values as properties of DBGp, by the rules of Xdebug 3.2."""
from __future__ import annotations

from zvm.observe.debugger.dbgp.xml import Node, base64
from zvm.observe.debugger.stack import plain
from zvm.observe.debugger.values import parts_of, static_properties
from zvm.opcodes.flags import ACC_ENUM
from zvm.runtime.values import numbers
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.observe.debugger.values import Part
    from zvm.runtime.classes.class_entry import ClassEntry

_CONTROL = frozenset(map(chr, range(0x20)))


class ExportOptions:
    """How much of values is sent: features that the client sets."""

    def __init__(self) -> None:
        self.max_children, self.max_data, self.max_depth = 32, 1024, 1
        self.show_hidden = self.extended_properties = 0
        self.page = 0  # of the outermost value


class Exporter:
    """Makes properties of one engine's values."""

    def __init__(self, engine: Engine, options: ExportOptions) -> None:
        self.engine, self.options = engine, options
        self._is_extended = False  # names and values of the property being made are elements, as base64
        self._around: set[int] = set()  # ids of the arrays that are being exported

    def variable(self, name: str, value: Any) -> Node:
        """A property for a variable, whose name begins with "$" or ":" or gets a "$"."""
        shown = name if name[:1] in ("$", ":") else f"${name}"
        return self.property(shown.removesuffix("::"), shown.removesuffix("::"), value)

    def uninitialized(self, name: str) -> Node:
        """A property for a variable that has no value."""
        shown = name if name[:1] in ("$", ":") else f"${name}"
        return Node("property", {"name": shown, "fullname": shown, "type": "uninitialized"})

    def property(self, name: str | None, full_name: str, value: Any) -> Node:
        """A property. `full_name` leads to the value, "" where nothing does."""
        node = Node("property")
        self._is_extended = False
        if name is not None:
            self._name(node, name, full_name, plain(value))
        self.value(node, full_name, value, 0)
        return node

    def _name(self, node: Node, name: str, full_name: str, value: Any) -> None:
        texts = [name, full_name]
        if type(value) is str:
            texts.append(value)
        elif isinstance(value, PhpObject):
            texts.append(value.ce.name)
        self._is_extended = bool(self.options.extended_properties) and any(map(_has_control, texts))
        self._field(node, "name", name)
        if full_name:
            self._field(node, "fullname", full_name)

    def _field(self, node: Node, field: str, text: str) -> None:
        if self._is_extended or self.options.extended_properties and _has_control(text):
            self._is_extended = True
            node.add(Node(field, {"encoding": "base64"}, base64(text)))
        else:
            node.attributes[field] = text

    def _text(self, node: Node, text: str, encode: bool = False) -> None:
        if self._is_extended:
            node.add(Node("value", {"encoding": "base64"}, base64(text)))
        elif encode:
            node.encode_text(text)
        else:
            node.text = text

    def value(self, node: Node, full_name: str, value: Any, level: int) -> None:
        """Give a property the type, value and children of a value, which lies that deep in another."""
        value = plain(value)
        attributes = node.attributes
        if value is UNDEF:
            attributes["type"] = "uninitialized"
        elif value is None:
            attributes["type"] = "null"
        elif type(value) is bool:
            attributes["type"] = "bool"
            self._text(node, str(int(value)))
        elif type(value) is int:
            attributes["type"] = "int"
            self._text(node, str(value))
        elif type(value) is float:
            attributes["type"] = "float"
            self._text(node, numbers.float_to_string(value, self.engine.ini.precision))
        elif type(value) is str:
            attributes["type"] = "string"
            limit = self.options.max_data
            self._text(node, value if limit <= 0 or len(value) <= limit else value[:limit], encode=True)
            attributes["size"] = len(value)
        elif isinstance(value, PhpArray):
            self._array(node, full_name, value, level)
        elif isinstance(value, PhpObject):
            self._object(node, full_name, value, level)
        elif isinstance(value, Resource):
            attributes["type"] = "resource"
            node.text = f"resource id='{value.id}' type='{value.type_name}'"
        else:
            attributes["type"] = "null"

    def _page(self, node: Node, level: int) -> tuple[int, int] | None:
        """The children that are shown, None where they lie too deep."""
        options = self.options
        if level >= options.max_depth:
            return None
        page = options.page if level == 0 else 0
        node.attributes["page"], node.attributes["pagesize"] = page, options.max_children
        return page * options.max_children, options.max_children

    def _array(self, node: Node, full_name: str, value: PhpArray, level: int) -> None:
        node.attributes["type"] = "array"
        node.attributes["children"] = int(len(value) > 0)
        if id(value) in self._around:
            node.attributes["recursive"] = 1
            return
        node.attributes["numchildren"] = len(value)
        page = self._page(node, level)
        if page is None:
            return
        self._around.add(id(value))
        for part in parts_of(self.engine, value, *page):
            key = part.key
            name = str(key)
            index = name if type(key) is int else f'"{_slashed(key)}"'
            child = node.add(Node("property"))
            inner = f"{full_name}[{index}]" if full_name else ""
            self._name(child, name, inner, part.value)
            self.value(child, inner, part.value, level + 1)
        self._around.discard(id(value))

    def _object(self, node: Node, full_name: str, value: PhpObject, level: int) -> None:
        attributes = node.attributes
        attributes["type"] = "object"
        if value.ce.flags & ACC_ENUM:
            node.add_facet("enum")
        if value.ce.name == "Closure":
            node.add_facet("closure")
        self._field(node, "classname", value.ce.name)
        parts = [part for part in parts_of(self.engine, value) if part.value is not UNDEF]
        attributes["children"] = int(bool(parts))
        attributes["numchildren"] = len(parts)
        page = self._page(node, level)
        if page is None:
            return
        for part in parts[page[0]:page[0] + page[1]]:
            child = node.add(Node("property"))
            name, inner = _property_names(part, full_name, value.ce)
            self._name(child, name, inner, part.value)
            if part.is_static:
                child.add_facet("static")
            child.add_facet(part.visibility)
            if part.is_readonly:
                child.add_facet("readonly")
            self.value(child, inner, part.value, level + 1)

    def statics(self, ce: ClassEntry) -> Node:
        """The static properties of a class, as a property `::`."""
        node = Node("property", {"name": "::", "fullname": "::", "type": "object", "classname": ce.display_name})
        count = 0
        for part in static_properties(self.engine, ce):
            count += 1
            name = f"::{_starred(part, ce)}"
            child = node.add(self.property(name, name, part.value))
            child.add_facet("static")
            child.add_facet(part.visibility)
        node.attributes["children"], node.attributes["numchildren"] = int(count > 0), count
        return node


def _starred(part: Part, ce: ClassEntry) -> str:
    """The name of a property; with the class around it where that is another's private one."""
    name = str(part.key)
    if part.visibility == "private" and part.class_name and part.class_name != ce.display_name:
        return f"*{part.class_name}*{name}"
    return name


def _property_names(part: Part, full_name: str, ce: ClassEntry) -> tuple[str, str]:
    """What a property is called, and what leads to it."""
    name = _starred(part, ce)
    if not full_name:
        return name, ""
    arrow = "::" if part.is_static else "->"
    if name == "":
        return name, f'{full_name}{arrow}{{""}}'
    if not name.startswith("*") and any(character in name for character in "-[{"):
        return name, f'{full_name}{arrow}{{"{_slashed(name)}"}}'
    return name, full_name + arrow + name


def _has_control(text: str) -> bool:
    return not _CONTROL.isdisjoint(text)


def _slashed(text: str) -> str:
    """As addslashes(), but for single quotes' sake."""
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("'", "\\'").replace("\0", "\\0")
