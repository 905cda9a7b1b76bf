"""WSDL documents by address, read or remembered (get_sdl), and the type maps that scripts give."""
from __future__ import annotations

from zvm.ext.libxml.state import state_of
from zvm.ext.soap import description_cache
from zvm.ext.soap.encoders import new_coding, read_by_callback, write_by_callback
from zvm.ext.soap.namespaces import UNKNOWN_TYPE
from zvm.ext.soap.records import Encoder
from zvm.ext.soap.state import SoapState
from zvm.ext.soap.wsdl import read_description
from zvm.ext.standard.streams.paths import realpath
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import Reference, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.soap.records import Description
    from zvm.ext.standard.streams.contexts import ContextResource



class SoapResource(Resource):
    """A resource of a client's or a server's."""

    __slots__ = ("content",)

    def __init__(self, engine: Engine, type_name: str, content: Any) -> None:
        super().__init__(engine, type_name)
        self.content = content


def cache_mode(engine: Engine) -> int:
    """What is remembered of WSDL documents where a script does not say."""
    return engine.ini.get_int("soap.wsdl_cache") if engine.ini.get_bool("soap.wsdl_cache_enabled") else 0


def load_description(engine: Engine, address: str, mode: int, context: ContextResource | None) -> Description:
    """The description at an address. Raises SoapError."""
    state = engine.state_of(SoapState)
    if ":" not in address and address[:1] != "/":
        found = realpath(engine, address)
        if type(found) is str:
            address = found
        else:
            mode = 0
    if mode:
        known = description_cache.find(engine, address, mode, state.descriptions)
        if known is not None:
            return known
    code, state.code = state.code, "WSDL"
    libxml = state_of(engine)
    outer_context, libxml.stream_context = libxml.stream_context, context
    try:
        description = read_description(engine, new_coding(engine), address)
        state.code = code  # a failure leaves it: faults are named by it
    finally:
        libxml.stream_context = outer_context
    if mode:
        description_cache.keep(engine, address, mode, description, state.descriptions)
    return description


def make_type_map(engine: Engine, description: Description | None, given: PhpArray) -> dict[str, Encoder]:
    """The encoders that a script's type map makes (soap_create_typemap)."""
    coding = new_coding(engine)
    coding.description = description
    made: dict[str, Encoder] = {}
    for entry in given.plain_values():
        entry = _plain(entry)
        if type(entry) is not PhpArray:
            engine.throw("TypeError", 'SoapHeader::__construct(): "typemap" option must be of type array, '
                                      f"{value_name(engine, entry)} given")
        name, namespace = _plain(entry.get("type_name")), _plain(entry.get("type_ns"))
        if type(name) is not str:
            continue
        if type(namespace) is str:
            known, key = coding.encoder(namespace, name), f"{namespace}:{name}"
        else:
            known, key, namespace = coding.encoder_for_key(name), name, None
        base = known or coding.conversion(UNKNOWN_TYPE)
        encoder = Encoder(base.number, name, namespace, base.to_php, base.to_xml)
        if known is not None:
            encoder.name, encoder.namespace, encoder.type = known.name, known.namespace, known.type
        to_xml, to_php = _plain(entry.get("to_xml")), _plain(entry.get("from_xml"))
        if "to_xml" in entry:
            encoder.to_xml = write_by_callback
        if "from_xml" in entry:
            encoder.to_php = read_by_callback
        encoder.callbacks = to_xml, to_php
        made[key] = encoder
    return made


def _plain(value: Any) -> Any:
    return value.value if type(value) is Reference else value
