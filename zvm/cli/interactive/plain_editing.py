"""The editor where prompt_toolkit is not installed: Python's readline, line by line, with history and completion."""
from __future__ import annotations

from zvm.cli.interactive.completion import complete
from zvm.cli.interactive.reading import check_end, is_finished, prompt

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

HISTORY_LENGTH = 10_000


class LineEditor:
    """Reads lines until they make a piece. ^C is ignored while it reads."""

    def __init__(self, engine: Engine, path: str) -> None:
        self.engine, self.path = engine, path
        self.names: list[str] = []
        try:
            import readline
        except ImportError:  # a Python built without it
            return
        readline.set_completer(self._complete)
        readline.set_completer_delims(" \t\n()[]{}+-*/%=<>!&|^~,;:@?.'\"`$\\")
        readline.parse_and_bind("tab: complete")
        readline.set_history_length(HISTORY_LENGTH)
        try:
            readline.read_history_file(path)
        except OSError:
            return

    def read(self) -> str:
        """See Editor."""
        text = ""
        while True:
            line = input(prompt(text))
            text += line.encode("utf-8", "surrogateescape").decode("latin-1")
            if is_finished(text, self.engine):
                self._keep_history()
                return check_end(text)
            text += "\n"

    def _keep_history(self) -> None:
        try:
            import readline

            readline.write_history_file(self.path)
        except (ImportError, OSError):
            return

    def _complete(self, text: str, state: int) -> str | None:
        import readline

        if not state:
            before = readline.get_line_buffer()[:readline.get_endidx()]
            word, names = complete(self.engine, before.encode().decode("latin-1"))
            self.names = [name[len(word) - len(text):] for name in names]
        return self.names[state] if state < len(self.names) else None
