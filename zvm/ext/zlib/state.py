"""The directives of zlib, which start compressing when they are set (OnUpdate_zlib_output_compression)."""
from __future__ import annotations

from zvm.ext.standard.output import start_handler
from zvm.ext.zlib.output import COMPRESSION_HANDLER, DEFAULT_SIZE, OutputCompression
from zvm.opcodes.error_levels import E_CORE_ERROR
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.ini import parse_quantity
from zvm.runtime.services.output import STDFLAGS

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_SWITCH, _HANDLER = "zlib.output_compression", "zlib.output_handler"


def start(engine: Engine, at_start_up: bool) -> None:
    """Watch the directives."""
    engine.ini.validators[_SWITCH] = lambda text: _accept_switch(engine, text)
    engine.ini.validators[_HANDLER] = lambda text: _accept_handler(engine)
    engine.state_of(OutputCompression).chunk_size = _size(engine.ini.get(_SWITCH))
    if at_start_up and _conflicts(engine, engine.state_of(OutputCompression).chunk_size):
        engine.ini.refuse(_SWITCH)
        engine.state_of(OutputCompression).chunk_size = 0


def start_compression(engine: Engine) -> None:
    """Compress the output from here on, where the directive asks for it and the client takes it
    (php_zlib_output_compression_start)."""
    state = engine.state_of(OutputCompression)
    if state.chunk_size == 1:
        state.chunk_size = DEFAULT_SIZE
    if not state.chunk_size or not state.find_coding():
        return
    name = engine.ini.get(_HANDLER)
    if state.start(COMPRESSION_HANDLER, state.chunk_size, STDFLAGS) and name:
        start_handler(engine, name, state.chunk_size)


def _size(text: str | None) -> int:
    """The directive's number: off, on, or the size of what is compressed at a time."""
    given = (text or "").lower()
    return 0 if given == "off" else 1 if given == "on" else parse_quantity(text)


def _conflicts(engine: Engine, size: int) -> bool:
    """Is there an output handler already, with which output cannot be compressed? An error then."""
    if not size or not engine.ini.get("output_handler"):
        return False
    engine.diagnostics.error(E_CORE_ERROR, f"{running_function(engine)}(): Cannot use both zlib.output_compression and "
                                           "output_handler together!!")
    return True


def _is_late(engine: Engine, name: str) -> bool:
    if engine.output.started_at is None:
        return False
    engine.diagnostics.warning(f"{running_function(engine)}(): Cannot change {name} - headers already sent")
    return True


def _accept_switch(engine: Engine, text: str | None) -> bool:
    if text is None:
        return False
    size = _size(text)
    if _conflicts(engine, size) or _is_late(engine, _SWITCH):
        return False
    engine.state_of(OutputCompression).chunk_size = size
    if size and not any(buffer.name == COMPRESSION_HANDLER for buffer in engine.output.stack):
        start_compression(engine)
    return True


def _accept_handler(engine: Engine) -> bool:
    return not _is_late(engine, _HANDLER)
