"""What a save handler is (ps_module)."""
from __future__ import annotations

from zvm.ext.session.identifiers import create_id

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.session.session import Session


class SaveHandler:
    """Where sessions are kept. Methods returning bool tell whether it worked; none raises but Bailout."""

    name: str

    def open(self, session: Session, save_path: str, session_name: str) -> bool:
        """Get ready; what is to be kept until close() goes to `session.data`."""
        raise NotImplementedError

    def close(self, session: Session) -> bool:
        raise NotImplementedError

    def read(self, session: Session, id: str) -> str | None:
        """The data of a session, "" for one that is new, None when it failed."""
        raise NotImplementedError

    def write(self, session: Session, id: str, data: str) -> bool:
        raise NotImplementedError

    def destroy(self, session: Session, id: str) -> bool:
        raise NotImplementedError

    def collect_garbage(self, session: Session, max_lifetime: int) -> int:
        """Delete the sessions that are older than so many seconds; how many, -1 when it failed."""
        raise NotImplementedError

    def create_id(self, session: Session) -> str | None:
        return create_id(session)

    def knows_ids(self, session: Session) -> bool:
        """Does has() tell which ids are in use?"""
        return True

    def has(self, session: Session, id: str) -> bool:
        """Is there a session of that id (s_validate_sid)?"""
        raise NotImplementedError

    def update_timestamp(self, session: Session, id: str, data: str) -> bool:
        """Note that the session is in use; its data have not changed."""
        raise NotImplementedError
