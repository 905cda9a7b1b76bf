"""libxml_use_internal_errors() and the other functions of libxml, and LibXMLError (ext/libxml/libxml.c)."""
from __future__ import annotations

from zvm.ext.libxml.errors import XmlError
from zvm.ext.libxml.library import xml
from zvm.ext.libxml.state import state_of
from zvm.ext.standard.streams.contexts import ContextResource
from zvm.ext.vocabulary import Array, Bool, Callable, False_, Null, Resource, Void, function, php_class, prop
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037


@php_class("LibXMLError", properties=[
    prop("level", type="Int"), prop("code", type="Int"), prop("column", type="Int"), prop("message", type="Str"),
    prop("file", type="Str"), prop("line", type="Int")])
class LibXMLError(PhpObject):
    __slots__ = ()


def _object_of(engine: Engine, error: Any) -> Any:
    made = instantiate(engine, engine.classes["libxmlerror"])
    made.slots[:6] = [error.level, error.code, error.column, error.message, error.file or "", error.line]
    return made


@function
def libxml_set_streams_context(engine: Engine, context: Resource) -> Void:
    state_of(engine).stream_context = context if isinstance(context, ContextResource) else None


@function
def libxml_use_internal_errors(engine: Engine, use_errors: Bool | Null = None) -> Bool:
    state = state_of(engine)
    before = state.errors is not None
    if use_errors is False:
        state.errors = None
    elif use_errors and not before:
        state.errors = []
    return before


@function
def libxml_get_last_error(engine: Engine) -> 'LibXMLError' | False_:
    state_of(engine)
    record = xml.xmlGetLastError()
    return _object_of(engine, XmlError(record)) if record else False


@function
def libxml_get_errors(engine: Engine) -> Array:
    return PhpArray.from_list([_object_of(engine, error) for error in state_of(engine).errors or ()])


@function
def libxml_clear_errors(engine: Engine) -> Void:
    state = state_of(engine)
    xml.xmlResetLastError()
    if state.errors is not None:
        state.errors = []


@function(deprecated=True)
def libxml_disable_entity_loader(engine: Engine, disable: Bool = True) -> Bool:
    state = state_of(engine)
    before, state.entity_loader_disabled = state.entity_loader_disabled, disable
    return before


@function
def libxml_set_external_entity_loader(engine: Engine, resolver_function: Callable | Null) -> Bool:
    state_of(engine).entity_loader = resolver_function
    return True


@function
def libxml_get_external_entity_loader(engine: Engine) -> Callable | Null:
    loader = state_of(engine).entity_loader
    return None if loader is None else loader.value
