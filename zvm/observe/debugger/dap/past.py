"""Requests about a stop in the past: the process that is there answers them."""
from __future__ import annotations

from zvm.observe.past.inspecting import Inspector, is_harmless

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from zvm.observe.debugger.core import Stop
    from zvm.observe.debugger.dap.inspection import Inspection
    from zvm.observe.past.history import History

    Message = dict[str, Any]

_CHANGES = ("setVariable", "setExpression")
_WHO_WROTE = "who-wrote"  # a command in the console


class PastInspection(Inspector):
    """Answers the protocol's requests there."""

    def __init__(self, inspection: Inspection) -> None:
        super().__init__(inspection.engine)
        self._inspection = inspection

    def begin(self, stop: Stop) -> None:
        super().begin(stop)
        self._inspection.begin(stop)

    def end(self) -> None:
        super().end()
        self._inspection.end()

    def on_request(self, command: str, arguments: Message, shift: int) -> Any:
        """Carry out a request."""
        return getattr(self._inspection, f"on_{command}")(arguments, shift)


def inspect_in(history: History, inspecting: Callable[[Message, int], Message], command: str, arguments: Message,
               shift: int) -> Message:
    """Answer a request where the run is recorded: in the past, or in the present, which it may change. Raises
    ValueError, KeyError, PastLost."""
    text = arguments.get("expression", "").strip()
    if command == "evaluate" and text.split(" ")[0] == _WHO_WROTE:
        return _who_wrote(history, text[len(_WHO_WROTE):].strip(), shift)
    changes = command in _CHANGES or command == "evaluate" and not is_harmless(text)
    if history.place is None:
        if changes:
            history.note_change()
        return inspecting(arguments, shift)
    if command in _CHANGES:
        raise ValueError("The past cannot be changed")
    answer: Message = history.question("request", command, arguments, shift, in_copy=changes)
    return answer


def _who_wrote(history: History, variable: str, shift: int) -> Message:
    found = history.find_write(variable)
    text = f"{variable} was not written since the run began" if found is None else \
        f"{variable} was written in line {found[1] + shift} (position {found[0]})"
    return {"result": text, "variablesReference": 0}
