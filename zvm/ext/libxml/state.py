"""What a run keeps for libxml2: errors, the entity loader, the stream context, and which nodes PHP objects stand for.

`run()` is how the XML extensions call what may report errors, read files or call PHP code: it makes this run the one
that the library's callbacks on this thread belong to. PHP exceptions cannot cross the library's frames: they wait in
`pending` until it has returned.
"""
from __future__ import annotations

from ctypes import CFUNCTYPE, c_void_p, cast

from zvm.ext.c_library import raise_pending_of
from zvm.ext.libxml import messages
from zvm.ext.libxml.errors import CONTEXT, PLAIN, REPORT, OwnError, XmlError, parser_position, report_pieces
from zvm.ext.libxml.inputs import install
from zvm.ext.libxml.layout import LEVEL_WARNING, PARSE_NOERROR, PARSE_NOWARNING, SAX, SAX_ERROR, SAX_WARNING
from zvm.ext.libxml.library import words, xml
from zvm.ext.libxml.nodes import NodeRef
from zvm.ext.libxml.records import NodeTable
from zvm.ext.libxml.running import running, thread
from zvm.opcodes.error_levels import E_NOTICE, E_WARNING
from zvm.runtime.execute_data import message_origin

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource


class NativeFunctions:
    """Kernels that Python code calls (kernels/functions/xml). What they give says when Python has to do it."""

    __slots__ = ("wrap_node", "element_after", "advance_selection")

    def __init__(self, image: Any) -> None:
        for name in NativeFunctions.__slots__:
            setattr(self, name, image.builtin(name))


def native_functions(tier: Any) -> Any:
    """Those of a native tier, None without one, or where it knows nodes by another layout. They finalise NodeRefs from
    then on."""
    if tier is None or not tier.image.builtin("knows_nodes")():
        return None
    finalised: Any = NodeRef
    finalised.__del__ = tier.image.method("node_ref_dies", NodeRef)
    return NativeFunctions(tier.image)


class LibxmlState(NodeTable):
    """The libxml part of one engine (libxml_globals).

    `errors` is the list that libxml_use_internal_errors() asks for, else None. `nodes` has a weak reference to the
    NodeRef of each node that PHP objects stand for, by address (nodes.py); what dies while the library walks over trees
    (`walking`) is freed afterwards (`doomed`).
    """

    __slots__ = ("engine", "errors", "buffer", "channel", "silenced", "pending", "stream_context", "entity_loader",
                 "entity_loader_disabled", "streams", "walking", "doomed", "evaluations", "sax_parsers", "natives")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.errors: list[XmlError | OwnError] | None = None
        self.buffer = ""  # of a report whose line is not complete
        self.channel = PLAIN
        self.silenced = 0  # PARSE_NOERROR, PARSE_NOWARNING
        self.pending: BaseException | None = None
        self.stream_context: ContextResource | None = None
        self.entity_loader: Any = None
        self.entity_loader_disabled = False
        self.streams: dict[int, Any] = {}  # open for the library, by the number it knows them by
        self.nodes = {}
        self.walking = 0
        self.doomed: list[Any] = []
        self.evaluations: dict[int, Any] = {}  # of XPath that are under way, by the address of their context
        self.sax_parsers: dict[int, Any] = {}  # that are parsing, by the number that the library passes on
        self.changes = 0  # made to trees so far: who remembers a place in one looks whether it is still the same
        self.natives = native_functions(engine.tier)
        engine.deactivators.append(self._deactivate)
        self.activate()
        xml.xmlResetLastError()

    def _deactivate(self) -> None:
        """The request ends: its callables and errors go (php_libxml_post_deactivate)."""
        self.errors = self.stream_context = self.entity_loader = None
        if running() is self:
            thread.state = None

    # ---- calling the library ---------------------------------------------------------------------------------------

    def activate(self) -> None:
        """Have callbacks on this thread come to this run."""
        if not hasattr(thread, "state"):
            install()
            xml.xmlSetStructuredErrorFunc(None, _HANDLER)
            xml.xmlSetGenericErrorFunc(None, messages.HANDLER)
        thread.state = self

    def run(self, channel: int, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call a function of the library whose errors go to `channel`; then raise what PHP code threw meanwhile."""
        result = self.call(channel, function, *arguments)
        if self.pending is not None:
            self.settle()
        return result

    def call(self, channel: int, function: Callable[..., Any], *arguments: Any) -> Any:
        """The same for a caller that must clean up before it calls settle()."""
        outer, outer_channel = running(), self.channel
        if outer is not self:
            self.activate()
        self.channel = channel
        try:
            return function(*arguments)
        finally:
            self.channel = outer_channel
            if outer is not None and outer is not self:
                thread.state = outer

    def silence(self, options: int) -> int:
        """Report errors or warnings no more, as parser options ask; what to give back to restore()."""
        outer, self.silenced = self.silenced, options & (PARSE_NOERROR | PARSE_NOWARNING)
        return outer

    def settle(self) -> None:
        """Raise what was thrown while the library ran."""
        raise_pending_of(self)

    def defer(self, signal: BaseException) -> None:
        """Keep what PHP code threw within a callback of the library; the first counts."""
        if self.pending is None:
            signal.__traceback__ = None
            self.pending = signal

    # ---- errors ----------------------------------------------------------------------------------------------------

    def receive(self, error: XmlError) -> None:
        """An error of the library."""
        if self.errors is not None:
            self.errors.append(error)
        elif self.silenced & (PARSE_NOWARNING if error.level == LEVEL_WARNING else PARSE_NOERROR):
            return
        elif self.channel == CONTEXT and error.context and _is_marked(error.context):
            self._print(error.message, E_NOTICE if error.level == LEVEL_WARNING else E_WARNING, error.context)
        elif self.channel != PLAIN and error.context:
            for piece in report_pieces(error):
                self._print(piece, E_WARNING, 0)
        else:
            self._print(error.message, E_WARNING, 0)

    def take_text(self, piece: str) -> None:
        """A piece of a message that the library prints without a record, as libxslt does."""
        if self.errors is None:
            self._print(piece, E_WARNING, 0)
            return
        self.buffer += piece
        if self.buffer[-1:] == "\n":
            message, self.buffer = self.buffer.rstrip("\n"), ""
            self.errors.append(OwnError(message))

    def complain(self, message: str, context: int = 0) -> None:
        """An error of PHP's own (php_libxml_issue_error, php_libxml_ctx_error)."""
        if self.errors is not None:
            self.errors.append(OwnError(message))
        else:
            self._print(message + "\n", E_WARNING, context)

    def complain_at(self, message: str, file: str, line: int, column: int) -> None:
        """The same, with the place that the list of errors tells (php_libxml_pretend_ctx_error_ex)."""
        if self.errors is not None:
            self.errors.append(OwnError(message, file, line, column))
        else:
            self._print(message + "\n", E_WARNING, 0)

    def _print(self, piece: str, level: int, context: int) -> None:
        """Take a piece of text; a complete line becomes a PHP warning."""
        self.buffer += piece
        if self.buffer[-1:] != "\n":
            return
        message, self.buffer = self.buffer.rstrip("\n"), ""
        if self.pending is not None:
            return
        position = parser_position(context) if context else None
        if position is not None:
            message += f" in {position[0] if position[0] is not None else 'Entity'}, line: {position[1]}"
        self.engine.diagnostics.error(level, f"{message_origin(self.engine)}: {message}")


def _receive(_: int | None, record: int | None) -> None:
    """libxml2's structured error handler."""
    state = running()
    if state is None or not record:
        return
    try:
        state.receive(XmlError(record))
    except BaseException as signal:  # whatever it is goes on when the library has returned
        state.defer(signal)


_CALLBACK = CFUNCTYPE(None, c_void_p, c_void_p)(_receive)
_HANDLER = cast(_CALLBACK, c_void_p)

_ADDRESS = _HANDLER.value or 0


def mark_parser(context: int) -> None:
    """Have a parser's errors, and those of the parsers it makes for entities once they have its handlers, be reported
    with file and line where the channel is CONTEXT. What is set is not called: the structured handler is there."""
    handlers = words[(context >> 3) + SAX] >> 3
    words[handlers + SAX_WARNING] = words[handlers + SAX_ERROR] = _ADDRESS


def _is_marked(context: int) -> bool:
    return words[(words[(context >> 3) + SAX] >> 3) + SAX_ERROR] in (_ADDRESS, 0)


__all__ = ["CONTEXT", "PLAIN", "REPORT", "LibxmlState", "running", "state_of"]


def state_of(engine: Engine) -> LibxmlState:
    """The engine's state."""
    return engine.state_of(LibxmlState)
