"""Hooks of internal classes whose objects stand for something outside: they are recorded like calls."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from zvm.observe.recording.record import Recording

_FINDING = ("get_method", "method_owner")  # they ask for the state of objects, which those of a repetition lack


class RecordedHooks:
    """Stands for a ClassEntry.native."""

    def __init__(self, recording: Recording, class_name: str, real: Any) -> None:
        self._recording, self._class_name, self._real = recording, class_name, real

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._real, name)
        if callable(found) and not isinstance(found, type):
            found = self._recorded(name, found)
        setattr(self, name, found)
        return found

    def _recorded(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        recording, full_name = self._recording, f"{self._class_name}::{name}"
        if name in _FINDING:
            return lambda *given: real(*given) if recording.is_live else None
        return lambda *given: recording.carry_out(full_name, lambda: real(*given), given)


def iterator_hook(recording: Recording, class_name: str, real: Callable[..., Any]) -> Callable[..., Any]:
    """What stands for a ClassEntry.get_iterator: such loops are not recorded."""
    def get_iterator(*given: Any) -> Any:
        if not recording.is_live:
            recording.diverge(f"foreach over {class_name} cannot be repeated")
        return real(*given)

    return get_iterator
