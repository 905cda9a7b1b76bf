"""The editor of prompt_toolkit: several lines at once, highlighting, completion, a history in a file."""
from __future__ import annotations

import re

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import Completer, Completion
from prompt_toolkit.history import FileHistory, InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.lexers import PygmentsLexer
from pygments.lexers.php import PhpLexer  # type: ignore[import-untyped]

from zvm.cli.interactive.completion import complete
from zvm.cli.interactive.reading import check_end, is_finished, prompt

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable
    from typing import Any

    from prompt_toolkit.completion import CompleteEvent
    from prompt_toolkit.document import Document
    from prompt_toolkit.key_binding import KeyPressEvent

    from zvm.engine import Engine

_INDENT = re.compile(r"[ \t]*")


def as_php(text: str) -> str:
    """Typed text as the bytes of a PHP string."""
    return text.encode("utf-8", "surrogateescape").decode("latin-1")


def as_typed(text: str) -> str:
    """The bytes of a PHP string as text for the terminal."""
    return text.encode("latin-1").decode("utf-8", "replace")


class PromptEditor:
    """Reads pieces of code; Enter ends one that is complete, else it begins another line."""

    def __init__(self, engine: Engine, path: str) -> None:
        self.engine = engine
        self.session: PromptSession[str] = PromptSession(
            history=_history(path), lexer=PygmentsLexer(_CodeLexer), completer=_PhpCompleter(engine),
            complete_while_typing=False, enable_history_search=True, multiline=True, key_bindings=self._keys(),
            prompt_continuation=self._continuation)

    def read(self) -> str:
        """See Editor."""
        # In a thread of its own: prompt_toolkit handles signals where threading takes a thread for the main one, which
        # here is the one that runs PHP.
        return check_end(as_php(self.session.prompt(prompt(""), handle_sigint=False, in_thread=True)))

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()

        @keys.add("enter")
        def end_or_go_on(event: KeyPressEvent) -> None:
            buffer = event.current_buffer
            if buffer.complete_state is not None and buffer.complete_state.current_completion is not None:
                buffer.complete_state = None
            elif is_finished(as_php(buffer.text), self.engine):
                buffer.validate_and_handle()
            else:
                line = buffer.document.current_line_before_cursor
                indent = _INDENT.match(line)
                deeper = "    " if line.rstrip()[-1:] in ("{", "(", "[") else ""
                buffer.insert_text("\n" + (indent[0] if indent else "") + deeper)
        return keys

    def _continuation(self, width: int, number: int, is_wrapped: int) -> str:
        lines = self.session.default_buffer.text.split("\n")
        return "" if is_wrapped else prompt(as_php("\n".join(lines[:number]) + "\n"))


def _history(path: str) -> Any:
    """The file's history; one of this session alone where the file cannot be used."""
    try:
        with open(path, "a+b"):
            return FileHistory(path)
    except OSError:
        return InMemoryHistory()


class _CodeLexer(PhpLexer):  # type: ignore[misc]  # the library has no types
    """PHP without an open tag."""

    def __init__(self, **options: Any) -> None:
        super().__init__(startinline=True, **options)


class _PhpCompleter(Completer):
    """completion.complete() for prompt_toolkit."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        word, names = complete(self.engine, as_php(document.text_before_cursor))
        for name in names:
            yield Completion(as_typed(name), -len(as_typed(word)))
