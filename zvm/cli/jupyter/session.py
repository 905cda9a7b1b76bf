"""PHP cells, run one after the other in one Engine; what ends a cell is raised as CellError and ends nothing else."""
from __future__ import annotations

import codecs
import signal
import sys
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from IPython.core.error import StdinNotImplementedError
from IPython.display import display

from zvm.cli.jupyter.cells import code_of
from zvm.cli.jupyter.display import Shown, as_mime, readable
from zvm.cli.shell import Session
from zvm.embedding.conversions import php_text
from zvm.embedding.engine import Engine
from zvm.embedding.limits import Allow
from zvm.ext.vocabulary import Mixed
from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.services.interrupts import raise_in, take_back
from zvm.runtime.signals import Interrupted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zvm.engine import Engine as World
    from zvm.runtime.values.php_object import PhpObject

_INTERVAL = 0.1  # seconds
_SETTINGS = {"display_errors": "1", "implicit_flush": "1"}


class CellError(Exception):
    """What has ended a cell. IPython shows `lines` in place of a traceback, and the name of the class, which is the
    PHP class's."""

    def __init__(self, message: str, lines: list[str]) -> None:
        super().__init__(message)
        self.lines = lines

    def _render_traceback_(self) -> list[str]:
        return self.lines


def cell_error(name: str, message: str, text: str) -> CellError:
    """An error of the class `name`; `text` is what is shown."""
    made: CellError = type(name, (CellError,), {"__module__": "php"})(message, text.splitlines())
    return made


class _Piece(Session):
    """A cell as a piece of a shell's session."""

    error: CellError | None = None

    def report_uncaught(self, thrown: PhpObject) -> None:
        """Keep the exception as the cell's error."""
        world = self.engine
        name = readable(thrown.ce.name)
        texts: list[str] = []
        world.guarded(lambda: texts.append(_text(world.call_method(thrown, "__tostring"))))
        message = _text(world.call_method(thrown, "getmessage"))
        self.error = cell_error(name, message, f"PHP Fatal error:  Uncaught {texts[0] if texts else name}")

    def report_fatal(self) -> None:
        """The message has been printed: the error shows nothing more."""
        message = (self.engine.diagnostics.last_error or (0, "the run was ended"))[1]
        self.error = cell_error("FatalError", _text(message), "")


class PhpSession:
    """The engine of a notebook. `php` is the version, None the default one."""

    def __init__(self, php: str | None = None) -> None:
        self.engine = _open(php)

    def restart(self, php: str | None = None) -> None:
        """Start over, with the same version of PHP or another. Raises UnknownTarget for one that there is not."""
        made = _open(php or self.engine.world.target.name)
        self.close()
        self.engine = made

    def close(self) -> None:
        """End the request: shutdown functions and destructors run."""
        from zvm.embedding.errors import PhpError

        with suppress(PhpError):
            self.engine.close()

    def run(self, cell: str, name: str) -> Shown | None:
        """Run a cell; what is to be shown. `name` is what messages call it. Raises CellError, KeyboardInterrupt."""
        shown: list[Shown] = []
        pieces: list[_Piece] = []

        def task(world: World) -> None:
            code = php_text(cell)
            piece = _Piece(world, name)
            pieces.append(piece)
            if "\n" not in code.strip() and piece.set_directive(code.strip()):
                return
            source, has_value = code_of(code, world)
            piece.run(source, (lambda value: shown.extend(Shown.of(world, value))) if has_value else None)
        try:
            with _interrupts(self.engine.world), _output_in_time(self.engine.world):
                self.engine.inside(task)
        except Interrupted:
            if pieces:
                pieces[0].abandon()
            raise KeyboardInterrupt from None
        finally:
            self.engine.flush()
        if pieces[0].error is not None:
            raise pieces[0].error
        return shown[0] if shown else None

    def ask(self, question: Callable[[World], Any]) -> Any:
        """What a question to the world gives that runs no code of the user's."""
        return self.engine.inside(question)


@contextmanager
def _interrupts(world: World) -> Iterator[None]:
    """Have ^C end the PHP code that the main thread runs: its handler of signals is called when native code next visits
    Python. In another thread there are no signals."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(*_: object) -> None:
        world.interrupts.limit = Interrupted
        raise_in(threading.get_ident(), Interrupted)

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        world.interrupts.limit = None
        take_back()


@contextmanager
def _output_in_time(world: World) -> Iterator[None]:
    """Have what code prints that runs for long be seen meanwhile."""
    ended = threading.Event()

    def look() -> None:
        while not ended.wait(_INTERVAL):
            if not world.output.pending:
                continue
            if world.tier is None:
                world.interrupt(world.output.flush, is_elsewhere=True)
            else:
                world.interrupts.task = world.output.flush
    watcher = threading.Thread(target=look, name="zvm output", daemon=True)
    watcher.start()
    try:
        yield
    finally:
        ended.set()
        watcher.join()
        world.interrupts.task = None


def _open(php: str | None) -> Engine:
    decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def write(data: bytes) -> None:
        sys.stdout.write(decoder.decode(data))

    engine = Engine(_SETTINGS, write, None, Allow(host=True), php=php)
    engine.define("readline", _read_line)
    engine.world.functions["display"] = InternalFunction("display", _make_display(), "zvm")
    return engine


def _read_line(prompt: str = "") -> str | bool:
    """readline() of notebooks: false where the frontend cannot ask."""
    try:
        return input(prompt)
    except (EOFError, StdinNotImplementedError):
        return False


def _make_display() -> Callable[..., None]:
    """display() of notebooks: shows a value as the last one of a cell is, or a string as the data of a MIME type. Made
    here because PHP's functions are known by their parameters, which functions of the bundle have not."""
    def implementation(engine: World, value: Mixed, mime: Mixed = None) -> None:
        for shown in [as_mime(mime, str(value))] if type(mime) is str else Shown.of(engine, value):
            display(shown)
    return implementation


def _text(value: Any) -> str:
    """What a method has returned, as text; "" where it is no string."""
    return readable(value) if type(value) is str else ""
