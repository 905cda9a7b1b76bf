"""readline() and the like (ext/readline/readline.c), as PHP has them on libedit."""
from __future__ import annotations

import ctypes

from zvm.ext.c_library import raise_pending_of
from zvm.ext.readline import library
from zvm.ext.standard.streams.path_checks import may_write, permitted
from zvm.ext.vocabulary import Array, Bool, Callable, False_, Mixed, Null, Path, Str, Untyped, Void, function
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_int, to_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

CONSTANTS = {"READLINE_LIB": "libedit"}

_VARIABLES = {"line_buffer": "rl_line_buffer", "point": "rl_point", "end": "rl_end",
              "library_version": "rl_library_version", "readline_name": "rl_readline_name",
              "attempted_completion_over": "rl_attempted_completion_over"}
_TEXTS = frozenset(("line_buffer", "library_version", "readline_name"))
_SETTABLE = frozenset(("line_buffer", "readline_name", "attempted_completion_over"))


class ReadlineState:
    """One engine's callbacks, and what was thrown in them while the library was running."""

    __slots__ = ("engine", "completion", "line_callback", "kept", "pending")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.completion: Any = None
        self.line_callback: Any = None
        self.kept: list[Any] = []  # C functions and strings that the library holds
        self.pending: BaseException | None = None
        engine.deactivators.append(self.forget)

    def forget(self) -> None:
        """Take the callbacks back from the library."""
        if self.completion is not None:
            ctypes.c_void_p.in_dll(library.load(), "rl_attempted_completion_function").value = None
        if self.line_callback is not None:
            library.load().rl_callback_handler_remove()
        self.completion = self.line_callback = None

    def run(self, call: Any) -> Any:
        """Call the library; raise what a callback threw meanwhile."""
        result = call()
        raise_pending_of(self)
        return result

    def guarded(self, call: Any, default: Any) -> Any:
        """Call the script on behalf of the library, which no exception may pass through."""
        try:
            return call()
        except BaseException as signal:
            self.pending = signal
            return default

    def complete(self, text: bytes, start: int, end: int) -> int | None:
        """The matches that the script's function gives for what was typed (php_readline_completion_cb)."""
        found = self.guarded(lambda: self.completion.call([text.decode("latin-1"), start, end]), None)
        if type(found) is not PhpArray:
            return None
        if not len(found):
            return library.no_matches()
        left = [to_string(self.engine, value).encode("latin-1") for value in found.plain_values()]

        def generate(prefix: bytes, state: int) -> int | None:
            while left:
                candidate = left.pop(0)
                if candidate.startswith(prefix):
                    return library.duplicate(candidate)
            return None

        matches: int | None = library.load().rl_completion_matches(text, library.GeneratorFunction(generate))
        return matches

    def take_line(self, pointer: int | None) -> None:
        """Pass on a line that was completed, null at the end of the input."""
        line = None if pointer is None else ctypes.string_at(pointer).decode("latin-1")
        self.guarded(lambda: self.line_callback.call([line]), None)


@function
def readline(engine: Engine, prompt: Str | Null = None) -> Str | False_:
    state = engine.state_of(ReadlineState)
    shown = None if prompt is None else prompt.encode("latin-1")
    pointer = state.run(lambda: library.load().readline(shown))
    return False if pointer is None else library.take(pointer)


def _variable(name: str) -> Any:
    if name in _TEXTS:
        return (library.text(_VARIABLES[name]).value or b"").decode("latin-1")
    return library.number(_VARIABLES[name]).value


@function
def readline_info(engine: Engine, var_name: Str | Null = None, value: Untyped = None) -> Mixed:
    if var_name is None:
        return PhpArray.from_dict({name: _variable(name) for name in _VARIABLES})
    name = var_name.lower()
    if name not in _VARIABLES:
        return None
    before = _variable(name)
    if value is not None and name in _SETTABLE:
        if name in _TEXTS:
            place = ctypes.c_void_p.in_dll(library.load(), _VARIABLES[name])
            place.value = library.duplicate(to_string(engine, value).encode("latin-1"))
        else:
            library.number(_VARIABLES[name]).value = to_int(engine, value)
    return before


@function
def readline_add_history(engine: Engine, prompt: Str) -> Bool:
    library.load().add_history(prompt.encode("latin-1"))
    return True


@function
def readline_clear_history() -> Bool:
    library.load().using_history()
    library.load().clear_history()
    return True


@function
def readline_list_history() -> Array:
    loaded = library.load()
    loaded.using_history()
    count = loaded.history_get_history_state().contents.length
    entries = loaded.history_list() if count else None
    lines = [entries[index].contents.line or b"" for index in range(count)] if entries else []
    return PhpArray.from_list([line.decode("latin-1") for line in lines])


def _with_file(engine: Engine, name: str, filename: str | None) -> bool:
    """Have the library read or write its history; without a name, in the user's folder."""
    if filename is None and (engine.is_confined or engine.may_write is not None):
        return False
    if filename is not None and not (permitted(engine, filename) and
                                     (name == "read_history" or may_write(engine, filename))):
        return False
    path = None if filename is None else filename.encode("latin-1")
    return not getattr(library.load(), name)(path)


@function
def readline_read_history(engine: Engine, filename: Path | Null = None) -> Bool:
    return _with_file(engine, "read_history", filename)


@function
def readline_write_history(engine: Engine, filename: Path | Null = None) -> Bool:
    return _with_file(engine, "write_history", filename)


@function
def readline_completion_function(engine: Engine, callback: Callable) -> Bool:
    state = engine.state_of(ReadlineState)
    state.completion = callback
    native = library.CompletionFunction(state.complete)
    state.kept.append(native)
    place = ctypes.c_void_p.in_dll(library.load(), "rl_attempted_completion_function")
    place.value = ctypes.cast(native, ctypes.c_void_p).value
    return True


@function
def readline_callback_handler_install(engine: Engine, prompt: Str, callback: Callable) -> Bool:
    state = engine.state_of(ReadlineState)
    loaded = library.load()
    if state.line_callback is not None:
        loaded.rl_callback_handler_remove()
    state.line_callback = callback
    native = library.LineFunction(state.take_line)
    shown = ctypes.create_string_buffer(prompt.encode("latin-1"))
    state.kept += [native, shown]
    loaded.rl_callback_handler_install(ctypes.cast(shown, ctypes.c_char_p), native)
    return True


@function
def readline_callback_read_char(engine: Engine) -> Void:
    state = engine.state_of(ReadlineState)
    if state.line_callback is not None:
        state.run(lambda: library.load().rl_callback_read_char())


@function
def readline_callback_handler_remove(engine: Engine) -> Bool:
    state = engine.state_of(ReadlineState)
    if state.line_callback is None:
        return False
    library.load().rl_callback_handler_remove()
    state.line_callback = None
    return True


@function
def readline_redisplay() -> Void:
    library.load().rl_initialize()
    library.load().rl_redisplay()


@function
def readline_on_new_line() -> Void:
    library.load().rl_initialize()
    library.load().rl_on_new_line()
