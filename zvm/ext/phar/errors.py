"""Why something cannot be done with an archive; the caller makes an exception or a warning of it."""
from __future__ import annotations


class PharError(Exception):
    """A failure; `text` is PHP's wording of the reason, None where it gives none."""

    def __init__(self, text: str | None = None) -> None:
        super().__init__(text)
        self.text = text
