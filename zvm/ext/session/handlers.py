"""The save handlers there are, by name (session.save_handler)."""
from __future__ import annotations

from zvm.ext.session.files import FilesHandler
from zvm.ext.session.user_handler import UserHandler

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.session.save_handler import SaveHandler

HANDLERS: dict[str, SaveHandler] = {}  # by lower-case name, in order of registration


def register(handler: SaveHandler) -> None:
    """Add a save handler (php_session_register_module)."""
    HANDLERS[handler.name] = handler


register(FilesHandler())
register(UserHandler())
