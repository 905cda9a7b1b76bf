"""Session ids: making and checking them (php_session_create_id, php_session_valid_key)."""
from __future__ import annotations

from os import urandom

from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.session.session import Session

LONGEST = 256
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ,-"
_VALID = frozenset(_DIGITS)


def create_id(session: Session) -> str:
    """A new random id of session.sid_length characters, each of session.sid_bits_per_character bits."""
    length, bits = session.number("sid_length"), session.number("sid_bits_per_character")
    chance = int.from_bytes(urandom(length))
    return "".join(_DIGITS[(chance >> bits * place) & (1 << bits) - 1] for place in range(length))


def is_valid(id: str) -> bool:
    """May that be an id? It becomes part of a file's name. What follows a NUL byte does not count."""
    id = c_string(id)
    return 0 < len(id) <= LONGEST and _VALID.issuperset(id)
