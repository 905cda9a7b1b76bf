"""The class SoapFault, and making its objects."""
from __future__ import annotations

from zvm.ext.core.exceptions import MESSAGE, ExceptionObject
from zvm.ext.soap.namespaces import ENVELOPE_11, ENVELOPE_12, SOAP_1_2
from zvm.ext.soap.state import SoapState
from zvm.ext.vocabulary import UNDEF, Array, Mixed, Null, Str, Untyped, method, php_class, prop
from zvm.opcodes.flags import BP_VAR_IS
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.properties import read_property
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_int, to_string
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: N803, N802

_OWN_CODES = ("Client", "Server", "VersionMismatch", "MustUnderstand")
_OWN_CODES_12 = {"Client": "Sender", "Server": "Receiver", "VersionMismatch": "VersionMismatch",
                 "MustUnderstand": "MustUnderstand", "DataEncodingUnknown": "DataEncodingUnknown"}


class FAULT:
    """Where a SoapFault's properties are, behind Exception's."""

    STRING, CODE, CODENS, ACTOR, DETAIL, NAME, HEADERFAULT = range(7, 14)


@php_class("SoapFault", extends="Exception", properties=[
    prop("faultstring", UNDEF, type="Str"), prop("faultcode", None, type="Str | Null"),
    prop("faultcodens", None, type="Str | Null"), prop("faultactor", None, type="Str | Null"),
    prop("detail", None, type="Mixed"), prop("_name", None, type="Str | Null"),
    prop("headerfault", None, type="Mixed")])
class SoapFault(ExceptionObject):
    __slots__ = ()

    def field(self, number: int) -> Any:
        """A property's value, None where it was never set."""
        value = self.slots[number]
        value = value.value if type(value) is Reference else value
        return None if value is UNDEF else value

    @method
    def __construct(self, engine: Engine, code: Array | Str | Null, string: Str, actor: Str | Null = None,
                    details: Mixed = None, name: Str | Null = None, headerFault: Mixed = None) -> Untyped:
        namespace: str | None = None
        fault_code = code if type(code) is str else None
        if type(code) is PhpArray and len(code) == 2:
            given, given_code = _plain(code.get(0)), _plain(code.get(1))
            if type(given) is str and type(given_code) is str:
                namespace, fault_code = given, given_code
        if code is not None and not fault_code:
            value_error(engine, 1, "is not a valid fault code")
        set_fault(engine, self, fault_code, string, actor, details, name or None, namespace)
        if headerFault is not None:
            self.slots[FAULT.HEADERFAULT] = headerFault

    @method(name="__toString")
    def to_text(self, engine: Engine) -> Str:
        code, text, file, line = (read_property(engine, self, name, self.ce, BP_VAR_IS)
                                  for name in ("faultcode", "faultstring", "file", "line"))
        trace = engine.call_function(self.ce.function_table["gettraceasstring"], [], self, self.ce)
        return (f"SoapFault exception: [{to_string(engine, code)}] {to_string(engine, text)} in "
                f"{to_string(engine, file)}:{to_int(engine, line)}\nStack trace:\n{trace or '#0 {main}' + chr(10)}")


def _plain(value: Any) -> Any:
    return value.value if type(value) is Reference else value


def set_fault(engine: Engine, fault: SoapFault, code: str | None, text: str, actor: str | None, details: Any = None,
              name: str | None = None, namespace: str | None = None) -> None:
    """Fill a fault in (set_soap_fault)."""
    slots = fault.slots
    slots[FAULT.STRING] = slots[MESSAGE] = text
    if code is not None:
        if namespace is None:
            if engine.state_of(SoapState).version == SOAP_1_2:
                namespace = ENVELOPE_12 if code in _OWN_CODES_12 else None
                code = _OWN_CODES_12.get(code, code)
            elif code in _OWN_CODES:
                namespace = ENVELOPE_11
        slots[FAULT.CODE] = code
        if namespace is not None:
            slots[FAULT.CODENS] = namespace
    if actor is not None:
        slots[FAULT.ACTOR] = actor
    if details is not None:
        slots[FAULT.DETAIL] = details
    if name is not None:
        slots[FAULT.NAME] = name


def make_fault(engine: Engine, code: str | None, text: str, actor: str | None = None, details: Any = None,
               name: str | None = None, namespace: str | None = None) -> SoapFault:
    """A new fault."""
    fault: SoapFault = instantiate(engine, engine.internal_class("SoapFault"))
    set_fault(engine, fault, code, text, actor, details, name, namespace)
    return fault
