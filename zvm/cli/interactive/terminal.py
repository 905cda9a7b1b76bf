"""The loop of `zvm -a` on a terminal: read a piece, run it, show its value; ^C ends what is running, no more.

The main thread gets the signal and raises Interrupted in the one that runs PHP. Besides PHP code there are
`#name=value`, which sets a directive as in `php -a`, and `\\d [CODE]`, which shows op-arrays.
"""
from __future__ import annotations

import os
import termios

from zvm.cli.interactive.reading import End, code_of
from zvm.cli.shell import Session
from zvm.runtime.signals import Interrupted

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, Protocol

    from zvm.cli.watchdog import Watchdog
    from zvm.engine import Engine

    class Editor(Protocol):
        """Reads what is typed."""

        def read(self) -> str:
            """A piece of code, complete. Raises KeyboardInterrupt for ^C, EOFError for ^D."""


class Terminal:
    """One shell on a terminal. `shows_values`: of what is typed without echo."""

    def __init__(self, engine: Engine, watchdog: Watchdog, shows_values: bool) -> None:
        self.engine, self.watchdog, self.shows_values = engine, watchdog, shows_values
        self.session = Session(engine)
        self.editor = make_editor(engine)
        self.last_code = ""  # what \d shows when nothing follows it
        engine.interrupts.may_be_raised = watchdog.survives_interrupts = True

    def run(self) -> None:
        """Read and run until the end of the input, `exit` or `quit`."""
        while True:
            try:
                text = self.editor.read()
            except KeyboardInterrupt:
                continue
            except (EOFError, End):
                break
            except (OSError, termios.error):
                return  # the terminal has gone, which nohup lets a process survive
            if not text.strip() or self.session.set_directive(text):
                continue
            self._guarded(text)
        self.engine.guarded(lambda: self.engine.output.write("\n"))

    def _guarded(self, text: str) -> None:
        """Carry out what was typed; a signal that comes meanwhile ends it."""
        self.watchdog.on_interrupt = Interrupted
        is_interrupted = False
        try:
            self._carry_out(text)
        except Interrupted:
            is_interrupted = True
        finally:
            is_interrupted = self._arrived() or is_interrupted
        if is_interrupted:
            self.session.abandon()

    def _arrived(self) -> bool:
        """Whether an interrupt that was on its way has arrived; from now on there is none."""
        arrived = False
        while True:
            try:
                self.watchdog.on_interrupt = None
                self.watchdog.take_back()
                return arrived
            except Interrupted:
                arrived = True

    def _carry_out(self, text: str) -> None:
        if text[:2] == "\\d" and not text[2:3].isalnum():
            self.engine.guarded(lambda: self._dump(text[2:].strip() or self.last_code))
            return
        self.last_code = text
        code, has_value = code_of(text, self.engine)
        self.session.run(code, self._show if has_value and self.shows_values else None)

    def _show(self, value: Any) -> None:
        if value is not None:
            self.engine.call_function(self.engine.functions["var_dump"], [value])

    def _dump(self, code: str) -> None:
        from zvm.cli.dump.compiling import Dumper
        from zvm.cli.dump.text import listing
        from zvm.cli.dump.view import View

        compiled = Dumper().compile(code if code.rstrip()[-1:] in (";", "}") else code + ";", "php shell code", True)
        self.engine.output.write(listing(compiled, View()) + compiled.messages())
        self.engine.output.flush()


def make_editor(engine: Engine) -> Editor:
    """The best editor there is."""
    try:
        from zvm.cli.interactive.editing import PromptEditor
    except ImportError:
        from zvm.cli.interactive.plain_editing import LineEditor

        return LineEditor(engine, history_path())
    return PromptEditor(engine, history_path())


def history_path() -> str:
    """Where typed lines are kept: ZVM_HISTORY, else a file in the home folder."""
    return os.environ.get("ZVM_HISTORY") or os.path.join(os.path.expanduser("~"), ".zvm_history")
