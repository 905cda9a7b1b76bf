"""What a WSDL document describes: types, functions and their bindings (php_sdl.h), and encoders (php_encoding.h)."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

# kinds of types
SIMPLE, LIST, UNION, COMPLEX, RESTRICTION, EXTENSION = range(6)
# kinds of content
IS_ELEMENT, SEQUENCE, ALL, CHOICE, GROUP_REF, GROUP, ANY = range(7)
FORM_DEFAULT, QUALIFIED, UNQUALIFIED = range(3)
USE_DEFAULT, OPTIONAL, PROHIBITED, REQUIRED = range(4)
BINDING_SOAP, BINDING_HTTP = 1, 2
ENCODING_DEFAULT, ENCODING_1_1, ENCODING_1_2 = range(3)


class FatalError(Exception):
    """What PHP reports as a fatal error while it handles SOAP, or makes a SoapFault of."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class SoapError(FatalError):
    """One of SOAP's own (soap_error0)."""

    def __init__(self, message: str) -> None:
        super().__init__(f"SOAP-ERROR: {message}")


class ServerFault(Exception):
    """What a server answers a request with that it cannot take (soap_server_fault)."""

    def __init__(self, code: str, message: str, name: str | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.name = code, message, name


class Encoder:
    """How values of a type are written and read (encode, encodeType)."""

    __slots__ = ("number", "name", "namespace", "type", "callbacks", "to_php", "to_xml")

    def __init__(self, number: int, name: str | None, namespace: str | None, to_php: Callable[..., Any],
                 to_xml: Callable[..., Any]) -> None:
        self.number, self.name, self.namespace = number, name, namespace
        self.to_php, self.to_xml = to_php, to_xml
        self.type: SoapType | None = None
        self.callbacks: tuple[Any, Any] = (None, None)  # of a type map: to XML, to PHP

    @property
    def key(self) -> str:
        """The name with the namespace, as tables have it."""
        return f"{self.namespace}:{self.name}" if self.namespace is not None else str(self.name)

    @property
    def has_plain_type(self) -> bool:
        """Whether it has no type of a schema but a simple one."""
        return self.type is None or self.type.kind in (SIMPLE, LIST, UNION)


class ContentModel:
    """What may stand in an element (sdlContentModel): `content` is a type, a list of models or a group's name."""

    __slots__ = ("kind", "least", "most", "content")

    def __init__(self, kind: int, content: Any = None) -> None:
        self.kind, self.content = kind, content
        self.least = self.most = 1

    @property
    def may_repeat(self) -> bool:
        """Whether it may occur more than once."""
        return self.most == -1 or self.most > 1


class SoapType:
    """A type or an element of a schema (sdlType)."""

    __slots__ = ("kind", "name", "namespace", "nillable", "elements", "attributes", "restrictions", "encoder", "model",
                 "default", "fixed", "reference", "form")

    def __init__(self, name: str | None = None, namespace: str | None = None) -> None:
        self.kind = SIMPLE
        self.name, self.namespace = name, namespace
        self.nillable = False
        self.elements: dict[Any, SoapType] | None = None
        self.attributes: dict[Any, SoapAttribute] | None = None
        self.restrictions: dict[str, Any] | None = None
        self.encoder: Encoder | None = None
        self.model: ContentModel | None = None
        self.default: str | None = None
        self.fixed: str | None = None
        self.reference: str | None = None
        self.form = FORM_DEFAULT

    @property
    def only_element(self) -> SoapType | None:
        """Its element, where it has just one."""
        return next(iter(self.elements.values())) if self.elements is not None and len(self.elements) == 1 else None

    def extra(self, attribute: str, name: str) -> tuple[str | None, str] | None:
        """The namespace and the text of an extra attribute of an attribute's declaration."""
        declared = self.attributes.get(attribute) if self.attributes is not None else None
        return declared.extra.get(name) if declared is not None and declared.extra is not None else None


class SoapAttribute:
    """An attribute of a schema (sdlAttribute)."""

    __slots__ = ("name", "namespace", "reference", "default", "fixed", "form", "use", "extra", "encoder")

    def __init__(self) -> None:
        self.name: str | None = None
        self.namespace: str | None = None
        self.reference: str | None = None
        self.default: str | None = None
        self.fixed: str | None = None
        self.form, self.use = FORM_DEFAULT, USE_DEFAULT
        self.extra: dict[str, tuple[str | None, str]] | None = None
        self.encoder: Encoder | None = None


class Parameter:
    """A part of a message (sdlParam)."""

    __slots__ = ("name", "element", "encoder")

    def __init__(self, name: str) -> None:
        self.name = name
        self.element: SoapType | None = None
        self.encoder: Encoder | None = None


class Header:
    """A header that a function takes or gives (sdlSoapBindingFunctionHeader)."""

    __slots__ = ("name", "namespace", "use", "element", "encoder", "faults")

    def __init__(self, name: str, use: int, namespace: str | None) -> None:
        self.name, self.use, self.namespace = name, use, namespace
        self.element: SoapType | None = None
        self.encoder: Encoder | None = None
        self.faults: dict[str, Header] = {}

    @property
    def key(self) -> str:
        """The name with the namespace."""
        return f"{self.namespace}:{self.name}" if self.namespace is not None else self.name


class Body:
    """How a function's request or response is written (sdlSoapBindingFunctionBody)."""

    __slots__ = ("namespace", "use", "headers")

    def __init__(self) -> None:
        self.namespace: str | None = None
        self.use = 0
        self.headers: dict[str, Header] | None = None


class FunctionBinding:
    """How a function is called by SOAP (sdlSoapBindingFunction)."""

    __slots__ = ("action", "style", "input", "output")

    def __init__(self, style: int) -> None:
        self.action: str | None = None
        self.style = style
        self.input, self.output = Body(), Body()


class Fault:
    """A fault that a function may give (sdlFault)."""

    __slots__ = ("name", "details", "use", "namespace")

    def __init__(self, name: str, details: list[Parameter]) -> None:
        self.name, self.details = name, details
        self.use: int | None = None  # of its binding, None where it has none
        self.namespace: str | None = None


class Binding:
    """A port (sdlBinding)."""

    __slots__ = ("name", "location", "kind", "style")

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.name = self.location = ""
        self.style = 0


class SoapFunction:
    """An operation (sdlFunction). `request` and `response` are None where it has no such message."""

    __slots__ = ("name", "request_name", "response_name", "request", "response", "binding", "attributes", "faults")

    def __init__(self, name: str, binding: Binding) -> None:
        self.name, self.binding = name, binding
        self.request_name: str | None = None
        self.response_name: str | None = None
        self.request: list[Parameter] | None = None
        self.response: list[Parameter] | None = None
        self.attributes: FunctionBinding | None = None
        self.faults: dict[str, Fault] | None = None


class Description:
    """A WSDL document (sdl)."""

    __slots__ = ("source", "target", "functions", "types", "elements", "encoders", "bindings", "requests", "groups")

    def __init__(self, source: str) -> None:
        self.source = source
        self.target: str | None = None
        self.functions: dict[Any, SoapFunction] = {}
        self.types: list[SoapType] = []
        self.elements: dict[str, SoapType] = {}
        self.encoders: dict[str, Encoder] = {}
        self.bindings: dict[Any, Binding] = {}
        self.requests: dict[str, SoapFunction] = {}
        self.groups: dict[str, SoapType] = {}

    def __del__(self) -> None:
        """Types and their encoders hold each other."""
        for encoder in self.encoders.values():
            encoder.type = None
        for type_ in (*self.types, *self.elements.values(), *self.groups.values()):
            type_.encoder = type_.elements = type_.attributes = type_.model = None

    def function(self, name: str) -> SoapFunction | None:
        """The function of that name, which is in lower case (get_function)."""
        return self.functions.get(name) or self.requests.get(name)

    def encoder_named(self, name: str) -> Encoder | None:
        """The first encoder of that name, in whatever namespace (find_encoder_by_type_name)."""
        return next((encoder for encoder in self.encoders.values() if encoder.name == name), None)
