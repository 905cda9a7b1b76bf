"""The stub of archives that have none of their own: it runs the archive, with this extension or without it."""
from __future__ import annotations

from zvm.ext.phar.errors import PharError
from zvm.runtime.services.function_tools import cache

_LONGEST = 400
_DIGITS, _ENDS = 4, 2  # of the length in the text, in which PHP counts the names' NULs, too


@cache
def _template() -> str:
    """PHP's text, made by scripts/gen_phar_stub.php."""
    import os

    with open(os.path.join(os.path.dirname(__file__), "default_stub.txt"), "rb") as handle:
        return handle.read().decode("latin-1")


def default_stub(index: str | None = None, web_index: str | None = None) -> str:
    """The stub that starts with those files, by default index.php. Raises PharError (phar_create_default_stub)."""
    index, web_index = "index.php" if index is None else index, "index.php" if web_index is None else web_index
    for name, what in ((index, "filename"), (web_index, "web filename")):
        if len(name) > _LONGEST:
            raise PharError(f"Illegal {what} passed in for stub creation, was {len(name)} characters long, and only "
                            "400 or less is allowed")
    text = _template()
    length = len(text) - len("%INDEX%%WEB%%LENGTH%") + len(index) + len(web_index) + _DIGITS + _ENDS
    return text.replace("%WEB%", web_index).replace("%INDEX%", index).replace("%LENGTH%", str(length))
