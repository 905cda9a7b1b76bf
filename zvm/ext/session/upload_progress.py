"""How far the files of a form have been read, kept in the session (php_session_rfc1867_callback of session.c).

The reader of forms (zvm/web/form_data.py) tells what it meets. Where the form has a field of the name that
session.upload_progress.name says, before its files, and the request has a session's id, an array of what has been read
is in that session under that field's value, so that other requests can show it, or set its "cancel_upload" to true.
"""
from __future__ import annotations

import time

from zvm.ext.session import lifecycle
from zvm.ext.session.session import NAME
from zvm.ext.session.state import session_of
from zvm.runtime.values.arrays import PhpArray, normalize_key

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


class UploadProgress:
    """Follows one form of `content_length` bytes. `read` is always how many of those have been read."""

    def __init__(self, engine: Engine, content_length: int, cookies: PhpArray, query: PhpArray) -> None:
        self.session = session_of(engine)
        self.content_length, self.cookies, self.query = content_length, cookies, query
        self.start_time = int(engine.start_time)
        self.id: str | None = None
        self.key: str | None = None
        self.files: list[dict[int | str, Any]] = []
        self.processed = 0
        self.is_done = self.is_cancelled = False
        self.next_update = 0
        self.next_update_time = 0.0

    @property
    def is_wanted(self) -> bool:
        return self.id is not None and self.key is not None

    # ---- what the reader meets -----------------------------------------------------------------------------------

    def field(self, name: str, value: str) -> None:
        """A field: it may name the session, or ask for the progress."""
        session = self.session
        if self.is_wanted or not value:
            return
        if name == session.text("name"):
            self.id = value
        elif name == session.text("upload_progress.name"):
            self.key = session.text("upload_progress.prefix") + value
            self._find_id()

    def _find_id(self) -> None:
        session = self.session
        tables = [self.cookies] if session.flag("use_cookies") else []
        if not session.flag("use_only_cookies"):
            tables.append(self.query)
        for table in tables:
            found = table.get(session.text("name"))
            if type(found) is str:
                self.id = found
                return

    def file_begins(self, field: str, name: str, read: int) -> bool:
        """False where the upload has been cancelled."""
        if self.is_wanted:
            if not self.files:
                self.processed = read
            self.files.append({"field_name": field, "name": name, "tmp_name": None, "error": 0, "done": False,
                               "start_time": int(time.time()), "bytes_processed": read})
            self._update()
        return not self.is_cancelled

    def file_data(self, size: int, read: int) -> bool:
        """So many bytes of the file; False where the upload has been cancelled."""
        if self.is_wanted:
            self.files[-1]["bytes_processed"] = size
            self.processed = read
            self._update()
        return not self.is_cancelled

    def file_ends(self, path: str, error: int, read: int) -> None:
        if self.is_wanted:
            self.files[-1] |= {"tmp_name": path or None, "error": error, "done": True}
            self.processed = read
            self._update()

    def end(self) -> None:
        """The form has been read: what the session has of it stays or goes, and it is as if there had been none."""
        session = self.session
        if not self.is_wanted:
            return
        if session.flag("upload_progress.cleanup"):
            self._change(None)
        elif self.files:
            self.is_done = True
            self._change(self._array())
        session.reset()
        session.engine.symbol_table.pop(NAME, None)

    # ---- the session ---------------------------------------------------------------------------------------------

    def _update(self) -> None:
        """Write the progress, unless it was written a moment ago (php_session_rfc1867_update)."""
        session = self.session
        if self.processed < self.next_update:
            return
        pause = float(session.text("upload_progress.min_freq") or 0)
        if pause > 0:
            now = time.time()
            if now < self.next_update_time:
                return
            self.next_update_time = now + pause
        frequency = session.text("upload_progress.freq")
        step = int(frequency.rstrip("%") or 0)
        self.next_update = self.processed + (self.content_length * step // 100 if frequency[-1:] == "%" else step)
        self._change(self._array())

    def _array(self) -> PhpArray:
        return PhpArray.from_dict({
            "start_time": self.start_time, "content_length": self.content_length, "bytes_processed": self.processed,
            "done": self.is_done, "files": PhpArray.from_list([PhpArray.from_dict(dict(file)) for file in self.files])})

    def _change(self, progress: PhpArray | None) -> None:
        """Open the session, put the progress there or, for None, remove it, and close the session."""
        session, key = self.session, self.key or ""
        if self.files:  # without any PHP does not set the id, and a new one is made
            session.id, session.send_cookie = self.id, False
        if lifecycle.initialize(session) and (variables := session.writable_array()) is not None:
            known = variables.get(normalize_key(key))
            if progress is None:
                variables.delete(key)
            else:
                self.is_cancelled |= type(known) is PhpArray and known.get("cancel_upload") is True
                variables.set(key, progress)
        lifecycle.flush(session, True)
