"""Reading XML schemas: their types, elements, groups and attributes (php_schema.c)."""
from __future__ import annotations

import copy

from zvm.ext.soap.encoders import read_typed, write_typed
from zvm.ext.soap.encoding import collapse
from zvm.ext.soap.namespaces import XSD, XSD_ANYXML
from zvm.ext.soap.records import (
    ALL,
    ANY,
    CHOICE,
    COMPLEX,
    EXTENSION,
    FORM_DEFAULT,
    GROUP,
    GROUP_REF,
    IS_ELEMENT,
    LIST,
    OPTIONAL,
    PROHIBITED,
    QUALIFIED,
    REQUIRED,
    RESTRICTION,
    SEQUENCE,
    UNION,
    UNQUALIFIED,
    USE_DEFAULT,
    ContentModel,
    Encoder,
    SoapAttribute,
    SoapError,
    SoapType,
)
from zvm.ext.soap.xml_tree import Attribute, Node, split_name
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, NoReturn

    from zvm.ext.soap.coding import Coding
    from zvm.ext.soap.documents import Documents
    from zvm.ext.soap.records import Description

_FORMS = {"qualified": QUALIFIED, "unqualified": UNQUALIFIED}
_USES = {"prohibited": PROHIBITED, "required": REQUIRED, "optional": OPTIONAL}
_CONTENTS = {"all": ALL, "choice": CHOICE, "sequence": SEQUENCE}
_FACETS = frozenset(("minExclusive", "minInclusive", "maxExclusive", "maxInclusive", "totalDigits", "fractionDigits",
                     "length", "minLength", "maxLength", "whiteSpace", "pattern", "enumeration"))
_IGNORED_IN_ELEMENTS = frozenset(("unique", "key", "keyref"))


def _fail(problem: str) -> NoReturn:
    raise SoapError(f"Parsing Schema: {problem}")


class _Parts:
    """A node's children, one after the other; an annotation at first is left out."""

    __slots__ = ("nodes", "at", "owner")

    def __init__(self, node: Node, owner: str) -> None:
        self.nodes = node.children
        self.at = 1 if self.nodes and self.nodes[0].name == "annotation" else 0
        self.owner = owner

    @property
    def name(self) -> str | None:
        """The name of the next child, None where there is none."""
        return self.nodes[self.at].name if self.at < len(self.nodes) else None

    def take(self) -> Node:
        """The next child."""
        self.at += 1
        return self.nodes[self.at - 1]

    def refuse(self) -> NoReturn:
        """Complain of the next child."""
        _fail(f"unexpected <{self.name}> in {self.owner}")

    def end(self) -> None:
        """Refuse any more children."""
        if self.at < len(self.nodes):
            self.refuse()


def atoi(text: str) -> int:
    """The number at a text's start."""
    text = text.lstrip(" \t\n\r\v\f")
    sign = -1 if text[:1] == "-" else 1
    digits = text.lstrip("+-") if text[:1] in ("+", "-") else text
    end = next((at for at, char in enumerate(digits) if not char.isdigit()), len(digits))
    return sign * int(digits[:end] or 0)


class SchemaReader:
    """Schemas being read into a description (sdlCtx)."""

    __slots__ = ("coding", "description", "documents", "attributes", "attribute_groups", "base")

    def __init__(self, coding: Coding, description: Description, documents: Documents) -> None:
        self.coding, self.description, self.documents = coding, description, documents
        self.attributes: dict[str, SoapAttribute] = {}
        self.attribute_groups: dict[str, SoapType] = {}
        self.base = description.source

    # ---- encoders ---------------------------------------------------------------------------------------------------

    def _create_encoder(self, type_: SoapType | None, namespace: str, name: str) -> Encoder:
        """An encoder of a type, in the place of one of that name (create_encoder)."""
        key = f"{namespace}:{name}"
        encoder = self.description.encoders.get(key)
        if encoder is None:
            encoder = self.description.encoders[key] = Encoder(0, name, namespace, read_typed, write_typed)
        encoder.number, encoder.to_php, encoder.to_xml = 0, read_typed, write_typed
        encoder.type = type_
        return encoder

    def _encoder(self, type_: SoapType | None, namespace: str, name: str) -> Encoder:
        """The encoder of a type that is named (get_create_encoder)."""
        return self.coding.encoder(namespace, name) or self._create_encoder(type_, namespace, name)

    def _named_encoder(self, node: Node, attribute: str, type_: SoapType | None) -> Encoder | None:
        """The encoder of the type that an attribute names."""
        text = node.value_of(attribute)
        prefix, name = split_name(text or "")
        namespace = node.search(prefix)
        return self._encoder(type_, namespace.href, name) if namespace is not None else None

    def _anonymous(self, type_: SoapType, owner: SoapType, name: str | None, namespace: str) -> SoapType:
        """Enter a type within an element, which has its name unless it says another."""
        type_.name, type_.namespace = (name, namespace) if name is not None else (owner.name, owner.namespace)
        self.description.types.append(type_)
        encoder = Encoder(0, type_.name, type_.namespace, read_typed, write_typed)
        encoder.type = type_
        owner.encoder = encoder
        self.description.encoders[f"#{len(self.description.encoders)}"] = encoder
        return type_

    def _new_anonymous(self, target: str) -> SoapType:
        return SoapType(f"anonymous{len(self.description.types)}", target)

    # ---- schemas ----------------------------------------------------------------------------------------------------

    def read(self, schema: Node, base: str) -> None:
        """Read a schema of a document with that address (load_schema)."""
        outer, self.base = self.base, base
        try:
            self._read(schema)
        finally:
            self.base = outer

    def _read(self, schema: Node) -> None:
        target = schema.value_of("targetNamespace")
        if target is None:
            target = ""
            schema.set_attribute("targetNamespace", "")
            schema.declare("", None)
        nodes = list(schema.children)
        at = 0
        while at < len(nodes) and nodes[at].name in ("include", "redefine", "import", "annotation"):
            self._read_directive(nodes[at], target)
            at += 1
        for node in nodes[at:]:
            if node.name == "simpleType":
                self._read_simple_type(target, node, None)
            elif node.name == "complexType":
                self._read_complex_type(target, node, None)
            elif node.name == "group":
                self._read_group(target, node, None, None)
            elif node.name == "attributeGroup":
                self._read_attribute_group(target, node, None)
            elif node.name == "element":
                self._read_element(target, node, None, None)
            elif node.name == "attribute":
                self._read_attribute(target, node, None)
            elif node.name not in ("notation", "annotation"):
                _fail(f"unexpected <{node.name}> in schema")

    def _read_directive(self, node: Node, target: str) -> None:
        location = node.value_of("schemaLocation")
        if node.name in ("include", "redefine"):
            if location is None:
                _fail(f"{node.name} has no 'schemaLocation' attribute")
            self._load(None, self.documents.resolve(location, self.base), target, False)
        elif node.name == "import":
            namespace = node.value_of("namespace")
            if namespace is not None and namespace == target:
                if location is not None:
                    _fail(f"can't import schema from '{location}', namespace must not match the enclosing schema "
                          "'targetNamespace'")
                _fail("can't import schema. Namespace must not match the enclosing schema 'targetNamespace'")
            if location is not None:
                self._load(namespace, self.documents.resolve(location, self.base), target, True)

    def _load(self, namespace: str | None, location: str, target: str, is_import: bool) -> None:
        """Read the schema of another document (schema_load_file)."""
        if location in self.documents.known:
            return
        document = self.documents.load(location)
        schema = document.find("schema") if document is not None else None
        if schema is None:
            _fail(f"can't import schema from '{location}'")
        own = schema.value_of("targetNamespace")
        if is_import:
            if namespace is not None and own != namespace:
                _fail(f"can't import schema from '{location}', unexpected 'targetNamespace'='{namespace}'")
            if namespace is None and own is not None:
                _fail(f"can't import schema from '{location}', unexpected 'targetNamespace'='{own}'")
        elif own is None:
            schema.set_attribute("targetNamespace", target)
        elif own != target:
            _fail(f"can't include schema from '{location}', different 'targetNamespace'")
        self.documents.known.add(location)
        self.read(schema, location)

    # ---- simple types -----------------------------------------------------------------------------------------------

    def _register(self, type_: SoapType, kind: str, target: str, node: Node, owner: SoapType | None) -> None:
        """Enter a type that a node declares, without a name of its own in what owns it."""
        namespace = node.value_of("targetNamespace") or target
        name = node.value_of("name")
        if owner is not None:
            self._anonymous(type_, owner, name, namespace)
        elif name is not None:
            type_.name, type_.namespace = name, namespace
            self.description.types.append(type_)
            self._create_encoder(type_, namespace, name)
        else:
            _fail(f"{kind} has no 'name' attribute")

    def _read_simple_type(self, target: str, node: Node, owner: SoapType | None) -> None:
        type_ = SoapType()
        self._register(type_, "simpleType", target, node, owner)
        parts = _Parts(node, "simpleType")
        if parts.name == "restriction":
            self._read_simple_restriction(target, parts.take(), type_, True)
        elif parts.name == "list":
            type_.kind = LIST
            self._read_list(target, parts.take(), type_)
        elif parts.name == "union":
            type_.kind = UNION
            self._read_union(target, parts.take(), type_)
        elif parts.name is not None:
            parts.refuse()
        else:
            _fail("expected <restriction>, <list> or <union> in simpleType")
        parts.end()

    def _add_item(self, owner: SoapType, item: SoapType) -> None:
        if owner.elements is None:
            owner.elements = {}
        owner.elements[len(owner.elements)] = item

    def _read_item_type(self, node: Node, text: str, owner: SoapType) -> None:
        prefix, name = split_name(text)
        namespace = node.search(prefix)
        if namespace is not None:
            item = SoapType(name, namespace.href)
            item.encoder = self._encoder(item, namespace.href, name)
            self._add_item(owner, item)

    def _read_list(self, target: str, node: Node, type_: SoapType) -> None:
        text = node.value_of("itemType")
        if text is not None:
            self._read_item_type(node, text, type_)
        parts = _Parts(node, "list")
        if parts.name == "simpleType":
            if text is not None:
                _fail("element has both 'itemType' attribute and subtype")
            item = self._new_anonymous(target)
            self._add_item(type_, item)
            self._read_simple_type(target, parts.take(), item)
        parts.end()

    def _read_union(self, target: str, node: Node, type_: SoapType) -> None:
        for text in collapse(node.value_of("memberTypes") or "").split(" "):
            if text:
                self._read_item_type(node, text, type_)
        parts = _Parts(node, "union")
        while parts.name == "simpleType":
            item = self._new_anonymous(target)
            self._add_item(type_, item)
            self._read_simple_type(target, parts.take(), item)
        parts.end()

    def _read_simple_restriction(self, target: str, node: Node, type_: SoapType, is_simple: bool) -> None:
        """Facets, and attributes where it is simple content (schema_restriction_simpleContent)."""
        if node.attribute("base") is not None:
            self._take_base(node, type_)
        elif not is_simple:
            _fail("restriction has no 'base' attribute")
        restrictions = type_.restrictions = type_.restrictions or {}
        parts = _Parts(node, "restriction")
        if parts.name == "simpleType":
            self._read_simple_type(target, parts.take(), type_)
        while parts.name in _FACETS:
            facet = parts.take()
            value = facet.value_of("value")
            if value is None:
                _fail("missing restriction value")
            if facet.name == "enumeration":
                restrictions.setdefault("enumeration", {}).setdefault(value, value)
            else:
                restrictions[facet.name] = value
        if not is_simple:
            self._read_attributes(target, parts, type_)
        parts.end()

    def _take_base(self, node: Node, type_: SoapType) -> None:
        encoder = self._named_encoder(node, "base", type_)
        if encoder is not None:
            type_.encoder = encoder

    def _read_simple_content(self, target: str, node: Node, type_: SoapType) -> None:
        parts = _Parts(node, "simpleContent")
        if parts.name == "restriction":
            type_.kind = RESTRICTION
            self._read_simple_restriction(target, parts.take(), type_, False)
        elif parts.name == "extension":
            type_.kind = EXTENSION
            self._read_derivation(target, parts.take(), type_, False)
        elif parts.name is not None:
            parts.refuse()
        else:
            _fail("expected <restriction> or <extension> in simpleContent")
        parts.end()

    def _read_derivation(self, target: str, node: Node, type_: SoapType, has_content: bool) -> None:
        """A restriction or extension of a complex type, or an extension of a simple one."""
        if node.attribute("base") is None:
            _fail(f"{node.name} has no 'base' attribute")
        self._take_base(node, type_)
        parts = _Parts(node, node.name)
        if has_content:
            self._read_content(target, parts, type_)
        self._read_attributes(target, parts, type_)
        parts.end()

    def _read_attributes(self, target: str, parts: _Parts, type_: SoapType) -> None:
        while parts.name is not None:
            if parts.name == "attribute":
                self._read_attribute(target, parts.take(), type_)
            elif parts.name == "attributeGroup":
                self._read_attribute_group(target, parts.take(), type_)
            elif parts.name == "anyAttribute":
                parts.take()
                return
            else:
                parts.refuse()

    # ---- complex types ----------------------------------------------------------------------------------------------

    def _read_content(self, target: str, parts: _Parts, type_: SoapType) -> None:
        if parts.name == "group":
            self._read_group(target, parts.take(), type_, None)
        elif parts.name in _CONTENTS:
            self._read_compositor(target, parts.take(), type_, None)

    def _read_complex_type(self, target: str, node: Node, owner: SoapType | None) -> None:
        type_ = SoapType()
        type_.kind = COMPLEX
        self._register(type_, "complexType", target, node, owner)
        parts = _Parts(node, "complexType")
        if parts.name == "simpleContent":
            self._read_simple_content(target, parts.take(), type_)
        elif parts.name == "complexContent":
            self._read_complex_content(target, parts.take(), type_)
        else:
            self._read_content(target, parts, type_)
            self._read_attributes(target, parts, type_)
        parts.end()

    def _read_complex_content(self, target: str, node: Node, type_: SoapType) -> None:
        parts = _Parts(node, "complexContent")
        if parts.name in ("restriction", "extension"):
            type_.kind = RESTRICTION if parts.name == "restriction" else EXTENSION
            self._read_derivation(target, parts.take(), type_, True)
        elif parts.name is not None:
            parts.refuse()
        else:
            _fail("<restriction> or <extension> expected in complexContent")
        parts.end()

    @staticmethod
    def _add_model(model: ContentModel, type_: SoapType, owner: ContentModel | None) -> None:
        if owner is None:
            type_.model = model
        else:
            owner.content.append(model)

    def _read_compositor(self, target: str, node: Node, type_: SoapType, owner: ContentModel | None) -> None:
        """All, choice or sequence."""
        kind = _CONTENTS[node.name]
        model = ContentModel(kind, [])
        self._add_model(model, type_, owner)
        _read_occurrence(node, model)
        parts = _Parts(node, node.name)
        while parts.name is not None:
            if parts.name == "element":
                self._read_element(target, parts.take(), type_, model)
            elif kind == ALL:
                parts.refuse()
            elif parts.name == "group":
                self._read_group(target, parts.take(), type_, model)
            elif parts.name in ("choice", "sequence"):
                self._read_compositor(target, parts.take(), type_, model)
            elif parts.name == "any":
                wildcard = ContentModel(ANY)
                _read_occurrence(parts.take(), wildcard)
                model.content.append(wildcard)
            else:
                parts.refuse()

    def _referred(self, node: Node, text: str, target: str) -> tuple[str, str | None, str]:
        """The key, the namespace and the name that a reference has."""
        prefix, name = split_name(text)
        namespace = node.search(prefix)
        if namespace is not None:
            return f"{namespace.href}:{name}", namespace.href, name
        return f"{node.value_of('targetNamespace') or target}:{name}", None, name

    def _read_group(self, target: str, node: Node, type_: SoapType | None, owner: ContentModel | None) -> None:
        name, reference = node.value_of("name"), None
        if name is None:
            reference = node.value_of("ref")
        if reference is not None:
            key = self._referred(node, reference, target)[0]
            model = ContentModel(GROUP_REF, key)
        elif name is not None:
            key = f"{node.value_of('targetNamespace') or target}:{name}"
            model = ContentModel(SEQUENCE, [])
        else:
            _fail("group has no 'name' nor 'ref' attributes")
        if type_ is None:
            type_ = SoapType()
            if key in self.description.groups:
                _fail(f"group '{key}' already defined")
            self.description.groups[key] = type_
        self._add_model(model, type_, owner)
        _read_occurrence(node, model)
        parts = _Parts(node, "group")
        if parts.name in _CONTENTS:
            if reference is not None:
                _fail("group has both 'ref' attribute and subcontent")
            model.kind = _CONTENTS[str(parts.name)]
            self._read_compositor(target, parts.take(), type_, model)
        parts.end()

    # ---- elements ---------------------------------------------------------------------------------------------------

    def _read_element(self, target: str, node: Node, owner: SoapType | None, model: ContentModel | None) -> None:
        namespace = node.value_of("targetNamespace") or target
        name, reference = node.value_of("name"), None
        if name is None:
            reference = node.value_of("ref")
        element = SoapType(name, namespace)
        if reference is not None:
            element.reference, element.namespace, element.name = self._referred(node, reference, target)
        elif name is None:
            _fail("element has no 'name' nor 'ref' attributes")
        self._enter_element(element, owner)
        if model is not None:
            part = ContentModel(IS_ELEMENT, element)
            _read_occurrence(node, part)
            model.content.append(part)
        nillable = node.value_of("nillable")
        element.nillable = nillable is not None and lower(nillable) in ("true", "1")
        element.fixed, element.default = node.value_of("fixed"), node.value_of("default")
        if reference is not None:
            for attribute, problem in ((nillable, "'ref' and 'nillable'"), (element.fixed, "'ref' and 'fixed'"),
                                       (element.default, "'default' and 'fixed'")):
                if attribute is not None:
                    _fail(f"element has both {problem} attributes")
        element.form = _form(node, "elementFormDefault")
        type_name = node.value_of("type")
        if type_name is not None:
            if reference is not None:
                _fail("element has both 'ref' and 'type' attributes")
            encoder = self._named_encoder(node, "type", element)
            if encoder is not None:
                element.encoder = encoder
        parts = _Parts(node, "element")
        if parts.name in ("simpleType", "complexType"):
            if reference is not None or type_name is not None:
                _fail(f"element has both '{'ref' if reference is not None else 'type'}' attribute and subtype")
            read: Callable[..., None] = (self._read_simple_type if parts.name == "simpleType"
                                         else self._read_complex_type)
            read(target, parts.take(), element)
        while parts.name in _IGNORED_IN_ELEMENTS:
            parts.take()
        parts.end()

    def _enter_element(self, element: SoapType, owner: SoapType | None) -> None:
        if owner is None:
            key = f"{element.namespace}:{element.name}"
            if key in self.description.elements:
                _fail(f"element '{key}' already defined")
            self.description.elements[key] = element
            return
        if owner.elements is None:
            owner.elements = {}
        own_key: Any = element.name
        if own_key in owner.elements:
            own_key = len(owner.elements)
        owner.elements[own_key] = element

    # ---- attributes -------------------------------------------------------------------------------------------------

    def _read_attribute(self, target: str, node: Node, owner: SoapType | None) -> None:
        name, reference = node.value_of("name"), None
        if name is None:
            reference = node.value_of("ref")
        attribute = SoapAttribute()
        if reference is not None:
            key, attribute.namespace, _ = self._referred(node, reference, target)
            attribute.reference = key
        elif name is not None:
            attribute.namespace = node.value_of("targetNamespace")
            if attribute.namespace is None:
                attribute.namespace = target
            key = f"{attribute.namespace}:{name}"
        else:
            _fail("attribute has no 'name' nor 'ref' attributes")
        if owner is not None and owner.attributes is None:
            owner.attributes = {}
        table = self.attributes if owner is None else owner.attributes or {}
        if owner is not None:
            owner.attributes = table
        if key in table:
            _fail(f"attribute '{key}' already defined")
        table[key] = attribute
        type_name = node.value_of("type")
        if type_name is not None:
            if reference is not None:
                _fail("attribute has both 'ref' and 'type' attributes")
            attribute.encoder = self._named_encoder(node, "type", owner)
        for given in node.attributes:
            _take_attribute(attribute, given, node)
        if attribute.form == FORM_DEFAULT:
            attribute.form = _form(node, "attributeFormDefault", None)
        parts = _Parts(node, "attribute")
        if parts.name == "simpleType":
            if reference is not None or type_name is not None:
                _fail(f"attribute has both '{'ref' if reference is not None else 'type'}' attribute and subtype")
            dummy = self._new_anonymous(target)
            self._read_simple_type(target, parts.take(), dummy)
            attribute.encoder = dummy.encoder
        parts.end()

    def _read_attribute_group(self, target: str, node: Node, owner: SoapType | None) -> None:
        name, reference = node.value_of("name"), None
        if name is None:
            reference = node.value_of("ref")
        if name is None and reference is None:
            _fail("attributeGroup has no 'name' nor 'ref' attributes")
        if owner is None:
            namespace = node.value_of("targetNamespace") or target
            owner = SoapType(name if name is not None else reference, namespace)
            key = f"{namespace}:{owner.name}"
            if key in self.attribute_groups:
                _fail(f"attributeGroup '{key}' already defined")
            self.attribute_groups[key] = owner
        elif reference is not None:
            prefix, group = split_name(reference)
            found = node.search(prefix)
            attribute = SoapAttribute()
            attribute.reference = f"{found.href if found is not None else ''}:{group}"
            if owner.attributes is None:
                owner.attributes = {}
            owner.attributes[len(owner.attributes)] = attribute
        parts = _Parts(node, "attributeGroup")
        if reference is not None and parts.name in ("attribute", "attributeGroup", "anyAttribute"):
            _fail("attributeGroup has both 'ref' attribute and subattribute")
        self._read_attributes(target, parts, owner)
        parts.end()

    # ---- references -------------------------------------------------------------------------------------------------

    def resolve(self) -> None:
        """Put what is referred to in the references' places (schema_pass2)."""
        for attribute in self.attributes.values():
            self._resolve_attribute(attribute)
        description = self.description
        for types in (self.attribute_groups.values(), description.elements.values(), description.groups.values(),
                      description.types):
            for type_ in list(types):
                self._resolve_type(type_)

    def _resolve_attribute(self, attribute: SoapAttribute) -> None:
        reference = attribute.reference
        if reference is None:
            return
        attribute.reference = None
        found = _find(self.attributes, reference)
        if found is not None:
            self._resolve_attribute(found)
            for field in ("name", "namespace", "default", "fixed"):
                if getattr(attribute, field) is None:
                    setattr(attribute, field, getattr(found, field))
            if attribute.form == FORM_DEFAULT:
                attribute.form = found.form
            if attribute.use == USE_DEFAULT:
                attribute.use = found.use
            if found.extra is not None:
                attribute.extra = dict(found.extra)
            attribute.encoder = found.encoder
        if attribute.name is None:
            attribute.name = reference.rpartition(":")[2]

    def _resolve_group(self, attribute: SoapAttribute, table: dict[Any, SoapAttribute]) -> None:
        reference, attribute.reference = attribute.reference, None
        group = _find(self.attribute_groups, reference) if reference is not None else None
        for key, member in list((group.attributes or {}).items() if group is not None else ()):
            if type(key) is str:
                self._resolve_attribute(member)
                table.setdefault(key, copy.copy(member))
            else:
                self._resolve_group(member, table)

    def _resolve_model(self, model: ContentModel) -> None:
        if model.kind == GROUP_REF:
            group = self.description.groups.get(model.content)
            if group is None:
                _fail(f"unresolved group 'ref' attribute '{model.content}'")
            self._resolve_type(group)
            model.kind, model.content = GROUP, group
            return
        if model.kind == CHOICE and model.most != 1:
            for part in model.content:
                part.least, part.most = 0, model.most
            model.kind, model.least, model.most = ALL, 1, 1
        if model.kind in (CHOICE, SEQUENCE, ALL):
            for part in model.content:
                self._resolve_model(part)

    def _resolve_type(self, type_: SoapType) -> None:
        reference, type_.reference = type_.reference, None
        if reference is not None:
            found = _find(self.description.elements, reference)
            if found is not None:
                type_.kind, type_.encoder, type_.form = found.kind, found.encoder, found.form
                type_.nillable = type_.nillable or found.nillable
                type_.fixed = found.fixed if found.fixed is not None else type_.fixed
                type_.default = found.default if found.default is not None else type_.default
            elif reference == f"{XSD}:schema":
                type_.encoder = self.coding.conversion(XSD_ANYXML)
            else:
                _fail(f"unresolved element 'ref' attribute '{reference}'")
        for element in (type_.elements or {}).values():
            self._resolve_type(element)
        if type_.model is not None:
            self._resolve_model(type_.model)
        table = type_.attributes
        for key, attribute in list((table or {}).items()):
            if type(key) is str:
                self._resolve_attribute(attribute)
            elif table is not None:
                self._resolve_group(attribute, table)
                del table[key]


def _find(table: dict[str, Any], reference: str) -> Any:
    """What is referred to, by the name alone where need be (schema_find_by_ref)."""
    found = table.get(reference)
    return found if found is not None else table.get(f":{reference.rpartition(':')[2]}")


def _read_occurrence(node: Node, model: ContentModel) -> None:
    """How often something may occur (schema_min_max)."""
    least, most = node.value_of("minOccurs"), node.value_of("maxOccurs")
    model.least = atoi(least) if least is not None else 1
    model.most = 1 if most is None else -1 if most == "unbounded" else atoi(most)


def _form(node: Node, default: str, attribute: str | None = "form") -> int:
    """Whether a name is written with its namespace: what it says, else what its schema does."""
    form = _FORMS.get(node.value_of(attribute) or "", FORM_DEFAULT) if attribute is not None else FORM_DEFAULT
    if form != FORM_DEFAULT:
        return form
    parent = node.parent
    while parent is not None:
        if parent.is_named("schema", XSD):
            return QUALIFIED if parent.value_of(default) == "qualified" else UNQUALIFIED
        parent = parent.parent
    return UNQUALIFIED


def _take_attribute(attribute: SoapAttribute, given: Attribute, node: Node) -> None:
    """What an attribute of an attribute's declaration says."""
    if given.is_in(XSD):
        if given.name == "default":
            attribute.default = given.value
        elif given.name == "fixed":
            attribute.fixed = given.value
        elif given.name == "form":
            attribute.form = _FORMS.get(given.value, FORM_DEFAULT)
        elif given.name == "name":
            attribute.name = given.value
        elif given.name == "use":
            attribute.use = _USES.get(given.value, USE_DEFAULT)
        return
    namespace = given.namespace or node.namespace or node.search(None)
    prefix, value = split_name(given.value)
    found = node.search(prefix)
    extra = (found.href, value) if found is not None else (None, given.value)
    if attribute.extra is None:
        attribute.extra = {}
    attribute.extra.setdefault(f"{namespace.href if namespace is not None else ''}:{given.name}", extra)
