"""What scripts wrap values in: SoapVar, SoapParam and SoapHeader."""
from __future__ import annotations

from zvm.ext.soap.namespaces import ENCODINGS, UNKNOWN_TYPE
from zvm.ext.vocabulary import UNDEF, Bool, Int, Mixed, Null, Str, Untyped, method, php_class, prop
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: N803, N802

_ACTORS = (1, 2, 3)  # SOAP_ACTOR_NEXT, SOAP_ACTOR_NONE, SOAP_ACTOR_UNLIMATERECEIVER
_SHORTEST_ACTOR = 3
EMPTY_ARGUMENT = "cannot be empty"


class VAR:
    """Where a SoapVar's properties are."""

    TYPE, VALUE, STYPE, NS, NAME, NAMENS = range(6)


class HEADER:
    """Where a SoapHeader's properties are."""

    NAMESPACE, NAME, DATA, MUST_UNDERSTAND, ACTOR = range(5)


class _Fields(PhpObject):
    """An object whose properties are read by their place."""

    __slots__ = ()

    def field(self, number: int) -> Any:
        """A property's value, None where it was never set."""
        value = self.slots[number]
        value = value.value if type(value) is Reference else value
        return None if value is UNDEF else value


@php_class("SoapVar", properties=[
    prop("enc_type", UNDEF, type="Int"), prop("enc_value", None, type="Mixed"),
    prop("enc_stype", None, type="Str | Null"), prop("enc_ns", None, type="Str | Null"),
    prop("enc_name", None, type="Str | Null"), prop("enc_namens", None, type="Str | Null")])
class SoapVar(_Fields):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, data: Mixed, encoding: Int | Null, typeName: Str | Null = None,
                    typeNamespace: Str | Null = None, nodeName: Str | Null = None,
                    nodeNamespace: Str | Null = None) -> Untyped:
        if encoding is None:
            encoding = UNKNOWN_TYPE
        elif encoding not in ENCODINGS:
            value_error(engine, 2, "is not a valid encoding")
        self.slots[VAR.TYPE] = encoding
        if data is not None:
            self.slots[VAR.VALUE] = data
        for number, text in ((VAR.STYPE, typeName), (VAR.NS, typeNamespace), (VAR.NAME, nodeName),
                             (VAR.NAMENS, nodeNamespace)):
            if text:
                self.slots[number] = text


@php_class("SoapParam", properties=[prop("param_name", UNDEF, type="Str"), prop("param_data", UNDEF, type="Mixed")])
class SoapParam(_Fields):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, data: Mixed, name: Str) -> Untyped:
        if not name:
            value_error(engine, 2, EMPTY_ARGUMENT)
        self.slots[0], self.slots[1] = name, data


@php_class("SoapHeader", properties=[
    prop("namespace", UNDEF, type="Str"), prop("name", UNDEF, type="Str"), prop("data", None, type="Mixed"),
    prop("mustUnderstand", UNDEF, type="Bool"), prop("actor", UNDEF, type="Str | Int | Null")])
class SoapHeader(_Fields):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, namespace: Str, name: Str, data: Mixed = UNDEF, mustUnderstand: Bool = False,
                    actor: Str | Int | Null = None) -> Untyped:
        if not namespace:
            value_error(engine, 1, EMPTY_ARGUMENT)
        if not name:
            value_error(engine, 2, EMPTY_ARGUMENT)
        slots = self.slots
        slots[HEADER.NAMESPACE], slots[HEADER.NAME] = namespace, name
        if data is not UNDEF:
            slots[HEADER.DATA] = data
        slots[HEADER.MUST_UNDERSTAND] = mustUnderstand
        if type(actor) is str:
            if len(actor) < _SHORTEST_ACTOR:
                value_error(engine, 5, "must be longer than 2 characters")
        elif actor is not None and actor not in _ACTORS:
            value_error(engine, 5, "must be one of SOAP_ACTOR_NEXT, SOAP_ACTOR_NONE, or SOAP_ACTOR_UNLIMATERECEIVER")
        if actor is not None:
            slots[HEADER.ACTOR] = actor
