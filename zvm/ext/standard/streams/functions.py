"""What may be asked of any stream, and stream contexts (ext/standard/streamsfuncs.c)."""
from __future__ import annotations

from zvm.ext.standard.streams.arguments import stream_argument, stream_in
from zvm.ext.standard.streams.contexts import ContextResource, default_context
from zvm.ext.standard.streams.file import attempt, copy_stream, read_copy, read_stream
from zvm.ext.standard.streams.wrappers import locate, registry_of
from zvm.ext.vocabulary import (
    UNDEF,
    Array,
    Bool,
    False_,
    Int,
    Mixed,
    Null,
    Path,
    Resource,
    Str,
    True_,
    Untyped,
    function,
)
from zvm.runtime.execute_data import passed_count
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.services.streams import FileStream, Stream
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.resources import Resource as AnyResource
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


# ---- contents ----------------------------------------------------------------------------------------------------

@function
def stream_get_contents(engine: Engine, stream: Resource, length: Int | Null = None, offset: Int = -1) -> Str | False_:
    if engine.target >= V8_5:
        stream_argument(engine, stream)
    if length is not None and length < 0 and length != -1:
        value_error(engine, 2, "must be greater than or equal to -1")
    found = stream_argument(engine, stream)
    if 0 <= offset != found.position >= 0:  # where no seek led, PHP stays
        missing = offset - found.position
        moved = found.seek(offset)
        if not moved and not found.seekable and missing >= 0:
            read_stream(engine, found, missing)
        elif not moved:
            if not found.seekable:
                engine.diagnostics.warning("stream_get_contents(): Stream does not support seeking")
            engine.diagnostics.warning(f"stream_get_contents(): Failed to seek to position {offset} in the stream")
            return False
    return read_copy(engine, found, None if length is None or length < 0 else length)


@function
def stream_copy_to_stream(engine: Engine, from_: Resource, to: Resource, length: Int | Null = None,
                          offset: Int = 0) -> Int | False_:
    source, target = stream_argument(engine, from_), stream_argument(engine, to)
    if offset > 0 and not source.seek(offset):
        engine.diagnostics.warning(f"stream_copy_to_stream(): Failed to seek to position {offset} in the stream")
        return False
    copied = copy_stream(engine, source, target, length)
    return False if copied is None else copied


@function
def stream_get_line(engine: Engine, stream: Resource, length: Int, ending: Str = "") -> Str | False_:
    if engine.target >= V8_5:
        stream_argument(engine, stream)
    if length < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    found = stream_argument(engine, stream)
    if not ending:
        return attempt(engine, found, lambda: found.read(length) if length else found.read_all()) or False
    line = attempt(engine, found, lambda: found.read_record(length or -1, ending))
    return False if line is None else line.removesuffix(ending)


# ---- facts -------------------------------------------------------------------------------------------------------

@function(aliases=("socket_get_status",))
def stream_get_meta_data(engine: Engine, stream: Resource) -> Array:
    found = stream_argument(engine, stream)
    facts: dict[Any, Any] = {}
    metadata = getattr(found, "metadata", None)
    if metadata is not None:
        facts.update(metadata)
    else:
        facts.update({"timed_out": False, "blocked": found.options.get("blocked", True), "eof": found.at_end()})
    data = found.options.get("wrapper_data")
    if data is not None:
        facts["wrapper_data"] = data
    if found.wrapper_type:
        facts["wrapper_type"] = found.wrapper_type
    facts.update({"stream_type": found.stream_type, "mode": found.mode, "unread_bytes": len(found.buffer),
                  "seekable": found.seekable})
    if found.uri:
        facts["uri"] = found.uri
    return PhpArray.from_dict(facts)


@function
def stream_is_local(engine: Engine, stream: Untyped) -> Bool:
    if not isinstance(stream, AnyResource):
        wrapper, _ = locate(engine, convert.to_string(engine, stream))
        return wrapper is not None and not wrapper.is_url
    return stream_in(engine, stream).wrapper_type not in ("", "http", "RFC2397")


@function
def stream_isatty(engine: Engine, stream: Resource) -> Bool:
    import os

    found = stream_argument(engine, stream)
    plain = found if isinstance(found, FileStream) else found.cast_quietly()
    return isinstance(plain, FileStream) and os.isatty(plain.descriptor)


@function
def stream_supports_lock(engine: Engine, stream: Resource) -> Bool:
    return stream_argument(engine, stream).supports_lock()


@function
def stream_get_wrappers(engine: Engine) -> Array:
    return PhpArray.from_list(list(registry_of(engine).names()))


@function
def stream_get_transports() -> Array:
    from zvm.ext.standard.streams.sockets import TRANSPORTS

    return PhpArray.from_list(list(TRANSPORTS))


@function
def stream_resolve_include_path(engine: Engine, filename: Path) -> Str | False_:
    return engine.resolve_include_path(filename) or False


# ---- settings ----------------------------------------------------------------------------------------------------

@function(aliases=("socket_set_blocking",))
def stream_set_blocking(engine: Engine, stream: Resource, enable: Bool) -> Bool:
    return stream_argument(engine, stream).set_blocking(enable)


@function(aliases=("socket_set_timeout",))
def stream_set_timeout(engine: Engine, stream: Resource, seconds: Int, microseconds: Int = 0) -> Bool:
    return stream_argument(engine, stream).set_timeout(seconds, microseconds)


@function(aliases=("set_file_buffer",))
def stream_set_write_buffer(engine: Engine, stream: Resource, size: Int) -> Int:
    return 0 if stream_argument(engine, stream).set_write_buffer(size) else -1


@function
def stream_set_read_buffer(engine: Engine, stream: Resource, size: Int) -> Int:
    return 0 if stream_argument(engine, stream).set_read_buffer(size) else -1


@function
def stream_set_chunk_size(engine: Engine, stream: Resource, size: Int) -> Int:
    if engine.target >= V8_5:
        stream_argument(engine, stream)
    if size <= 0:
        value_error(engine, 2, "must be greater than 0")
    found = stream_argument(engine, stream)
    old: int = found.options.get("chunk_size", 8192)
    found.options["chunk_size"] = size
    return old


# ---- contexts ----------------------------------------------------------------------------------------------------

def _context_argument(engine: Engine, value: Any) -> ContextResource:
    """A context, or a stream's; throws TypeError for anything else."""
    if isinstance(value, ContextResource):
        return value
    if isinstance(value, Stream) and not value.is_closed:
        context = value.options.get("context")
        if context is None:
            context = value.options["context"] = ContextResource(engine)
        return context
    argument_type_error(engine, 1, "must be a valid stream/context")


def _set_options(engine: Engine, context: ContextResource, options: PhpArray) -> bool:
    for wrapper, values in options.plain_items():
        if type(wrapper) is not str or type(values) is not PhpArray:
            engine.throw("ValueError", 'Options should have the form ["wrappername"]["optionname"] = $value')
        target = context.context_options.setdefault(wrapper, {})
        for name, value in values.plain_items():
            target[name] = value
    return True


@function
def stream_context_create(engine: Engine, options: Array | Null = None, params: Array | Null = None) -> Untyped:
    context = ContextResource(engine)
    if options is not None:
        _set_options(engine, context, options)
    if params is not None:
        stream_context_set_params(engine, context, params)
    return context


@function
def stream_context_get_options(engine: Engine, stream_or_context: Resource) -> Array:
    context = _context_argument(engine, stream_or_context)
    return PhpArray.from_dict({wrapper: PhpArray.from_dict(dict(values))
                               for wrapper, values in context.context_options.items()})


@function
def stream_context_set_option(engine: Engine, context: Resource, wrapper_or_options: Array | Str,
                              option_name: Str | Null = None, value: Mixed = UNDEF) -> Bool:
    if engine.target >= V8_4 and passed_count(engine) == 2:
        engine.diagnostics.deprecated("Calling stream_context_set_option() with 2 arguments is deprecated, use "
                                      "stream_context_set_options() instead")
    found = _context_argument(engine, context)
    if type(wrapper_or_options) is PhpArray:
        if option_name is not None:
            value_error(engine, 3, "must be null when argument #2 ($wrapper_or_options) is an array")
        if value is not UNDEF:
            value_error(engine, 4, "cannot be provided when argument #2 ($wrapper_or_options) is an array")
        return _set_options(engine, found, wrapper_or_options)
    if option_name is None:
        value_error(engine, 3, "cannot be null when argument #2 ($wrapper_or_options) is a string")
    if value is UNDEF:
        value_error(engine, 4, "must be provided when argument #2 ($wrapper_or_options) is a string")
    found.context_options.setdefault(str(wrapper_or_options), {})[option_name] = value
    return True


@function(since=80300)
def stream_context_set_options(engine: Engine, context: Resource, options: Array) -> True_:
    return _set_options(engine, _context_argument(engine, context), options)


@function
def stream_context_get_params(engine: Engine, context: Resource) -> Array:
    found = _context_argument(engine, context)
    facts = dict(found.parameters)
    facts["options"] = stream_context_get_options(engine, found)
    return PhpArray.from_dict(facts)


@function
def stream_context_set_params(engine: Engine, context: Resource, params: Array) -> Bool:
    found = _context_argument(engine, context)
    for name, value in params.plain_items():
        if name == "options":
            if type(value) is not PhpArray:
                engine.throw("TypeError", "Invalid stream/context parameter")
            _set_options(engine, found, value)
        else:
            if name == "notification" and engine.target >= V8_5 and \
                    type(problem := engine.resolve_callable(value)) is str:
                argument_type_error(engine, 1, f"must be an array with valid callbacks as values, {problem}")
            found.parameters[name] = value
    return True


@function
def stream_context_get_default(engine: Engine, options: Array | Null = None) -> Untyped:
    context = default_context(engine)
    if options is not None:
        _set_options(engine, context, options)
    return context


@function
def stream_context_set_default(engine: Engine, options: Array) -> Untyped:
    context = default_context(engine)
    _set_options(engine, context, options)
    return context
