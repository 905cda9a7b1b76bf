"""Output control: ob_start and its family, flush (main/output.c), on the buffers of runtime/services/output.py."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Bool, False_, Int, Str, Untyped, Void, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.output import CLEANABLE, FLUSHABLE, REMOVABLE, STDFLAGS, OutputBuffer
from zvm.runtime.signals import Thrown
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import UNDEF
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

PHP_OUTPUT_HANDLER_STDFLAGS = STDFLAGS

_PAGE = 4096
_DEFAULT_SIZE = 16384
_ICONV_HANDLER = "ob_iconv_handler"  # an output handler, but no function
_GZIP_HANDLER = "ob_gzhandler"


@function
def ob_start(engine: Engine, callback: Untyped = None, chunk_size: Int = 0,
             flags: Int = PHP_OUTPUT_HANDLER_STDFLAGS) -> Bool:
    chunk_size = max(chunk_size, 0)
    if callback is None:
        engine.output.start(None, chunk_size, flags)
        return True
    if callback in (_ICONV_HANDLER, _GZIP_HANDLER):
        return start_handler(engine, callback, chunk_size, flags) or _not_created(engine)
    found = engine.resolve_callable(callback)
    if type(found) is str:
        engine.diagnostics.warning(f"ob_start(): {found}")
        return _not_created(engine)
    from zvm.executor.callables import callable_name

    engine.output.start(_user_handler(engine, found), chunk_size, flags, callable_name(engine, callback))
    return True


def _not_created(engine: Engine) -> bool:
    engine.diagnostics.notice("ob_start(): Failed to create buffer")
    return False


def start_handler(engine: Engine, name: str, chunk_size: int = 0, flags: int = PHP_OUTPUT_HANDLER_STDFLAGS) -> bool:
    """Open a buffer with the handler of that name: a function, or one of PHP's own; False where that cannot be."""
    if name == _ICONV_HANDLER:
        from zvm.ext.iconv.filters import ob_iconv_handler

        engine.output.start(lambda data, operation: ob_iconv_handler(engine, data, operation), chunk_size, flags, name)
        return True
    if name == _GZIP_HANDLER:
        from zvm.ext.zlib.output import OutputCompression

        return engine.state_of(OutputCompression).start(name, chunk_size, flags)
    found = engine.resolve_callable(name)
    if type(found) is not str:
        engine.output.start(_user_handler(engine, found), chunk_size, flags, name)
    elif engine.current_execute_data is None:
        engine.diagnostics.warning(
            f'PHP Request Startup: function "{name}" not found or invalid function name')
        engine.output.started_at = None
    return type(found) is not str


def _user_handler(engine: Engine, callback: Any) -> Any:
    """What a buffer calls: the user's function, its result made a string, False when it declines."""
    def handle(data: str, operation: int) -> Any:
        result = callback.call([data, operation])
        buffer = engine.output.running
        if buffer is not None:
            buffer.has_printed = bool(buffer.data)
        if result is False or result is UNDEF:
            return False
        try:
            return "" if result is True else convert.to_string(engine, result)
        except Thrown as thrown:
            engine.output.thrown = thrown
            return ""
    return handle


def _buffer(engine: Engine, problem: str) -> OutputBuffer | None:
    """The innermost buffer; a notice when there is none."""
    buffer = engine.output.active
    if buffer is None:
        engine.diagnostics.notice(f"{running_function(engine)}(): Failed to {problem}")
    return buffer


def _allowed(engine: Engine, buffer: OutputBuffer, flag: int, what: str) -> bool:
    """May that be done with the buffer? A notice when not."""
    if buffer.flags & flag:
        return True
    engine.diagnostics.notice(f"{running_function(engine)}(): Failed to {what} buffer of {buffer.name} "
                              f"({buffer.level})")
    return False


@function
def ob_flush(engine: Engine) -> Bool:
    buffer = _buffer(engine, "flush buffer. No buffer to flush")
    if buffer is None or not _allowed(engine, buffer, FLUSHABLE, "flush"):
        return False
    engine.output.flush_top()
    return True


@function
def ob_clean(engine: Engine) -> Bool:
    buffer = _buffer(engine, "delete buffer. No buffer to delete")
    if buffer is None or not _allowed(engine, buffer, CLEANABLE, "delete"):
        return False
    engine.output.clean()
    return True


@function
def ob_end_flush(engine: Engine) -> Bool:
    buffer = _buffer(engine, "delete and flush buffer. No buffer to delete or flush")
    if buffer is None or not _allowed(engine, buffer, REMOVABLE, "send"):
        return False
    engine.output.end(discard=False)
    return True


@function
def ob_end_clean(engine: Engine) -> Bool:
    buffer = _buffer(engine, "delete buffer. No buffer to delete")
    if buffer is None or not _allowed(engine, buffer, REMOVABLE, "discard"):
        return False
    engine.output.end(discard=True)
    return True


@function
def ob_get_flush(engine: Engine) -> Str | False_:
    buffer = _buffer(engine, "delete and flush buffer. No buffer to delete or flush")
    if buffer is None:
        return False
    contents = buffer.contents()
    if _allowed(engine, buffer, REMOVABLE, "send"):
        engine.output.end(discard=False)
    else:
        _allowed(engine, buffer, REMOVABLE, "delete")
    return contents


@function
def ob_get_clean(engine: Engine) -> Str | False_:
    buffer = engine.output.active
    if buffer is None:
        return False
    contents = buffer.contents()
    if _allowed(engine, buffer, REMOVABLE, "discard"):
        engine.output.end(discard=True)
    else:
        _allowed(engine, buffer, REMOVABLE, "delete")
    return contents


@function
def ob_get_contents(engine: Engine) -> Str | False_:
    contents = engine.output.get_contents()
    return False if contents is None else contents


@function
def ob_get_length(engine: Engine) -> Int | False_:
    length = engine.output.get_length()
    return False if length is None else length


@function
def ob_get_level(engine: Engine) -> Int:
    return len(engine.output.stack)


@function
def ob_list_handlers(engine: Engine) -> Array:
    return PhpArray.from_list([buffer.name for buffer in engine.output.stack])


def _status(buffer: OutputBuffer, later: bool) -> PhpArray:
    """`later`: since PHP 8.5 the size is a multiple of a page's."""
    is_user = buffer.is_user
    chunk = buffer.chunk_size
    if later and chunk >= 1:
        size = -(-chunk // _PAGE) * _PAGE
    else:
        size = _DEFAULT_SIZE if chunk <= 1 else (chunk // _PAGE + 1) * _PAGE
    while size <= buffer.size:
        size += max(_DEFAULT_SIZE, (buffer.size - size) // _PAGE * _PAGE + _PAGE)
    return PhpArray.from_dict({
        "name": buffer.name, "type": int(is_user), "flags": buffer.flags | is_user, "level": buffer.level,
        "chunk_size": chunk, "buffer_size": size, "buffer_used": buffer.size})


@function
def ob_get_status(engine: Engine, full_status: Bool = False) -> Array:
    stack = engine.output.stack
    if full_status:
        return PhpArray.from_list([_status(buffer, engine.target >= V8_5) for buffer in stack])
    return _status(stack[-1], engine.target >= V8_5) if stack else PhpArray()


@function
def ob_implicit_flush(engine: Engine, enable: Bool = True) -> Void:
    engine.output.implicit_flush = enable


@function
def flush(engine: Engine) -> Void:
    engine.output.flush()
