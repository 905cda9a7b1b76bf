"""Errors that connections and statements keep, and the client's own numbers (mysqlnd_enum_n_def.h)."""
from __future__ import annotations

UNKNOWN_SQLSTATE, NO_ERROR = "HY000", "00000"
CR_UNKNOWN_ERROR, CR_CONNECTION_ERROR, CR_SERVER_GONE_ERROR, CR_SERVER_LOST = 2000, 2002, 2006, 2013
CR_COMMANDS_OUT_OF_SYNC, CR_CANT_FIND_CHARSET, CR_MALFORMED_PACKET, CR_NO_PREPARE_STMT = 2014, 2019, 2027, 2030
CR_PARAMS_NOT_BOUND, CR_INVALID_PARAMETER_NO, CR_INVALID_BUFFER_USE, CR_NOT_IMPLEMENTED = 2031, 2034, 2035, 2054
CR_LOAD_DATA_LOCAL_INFILE_REJECTED, EE_FILENOTFOUND = 2068, 7890

SERVER_GONE = "MySQL server has gone away"
OUT_OF_SYNC = "Commands out of sync; you can't run this command now"
NOT_PREPARED = "Statement not prepared"


class ServerError(Exception):
    """An error packet of the server."""

    def __init__(self, code: int, sqlstate: str, message: str) -> None:
        super().__init__(message)
        self.code, self.sqlstate, self.message = code, sqlstate, message


class ConnectionLost(Exception):
    """The server has closed the connection, or does not answer in time."""


class ErrorInfo:
    """The last error, 0 for none, and all since it was cleared (MYSQLND_ERROR_INFO)."""

    __slots__ = ("code", "sqlstate", "message", "entries")

    def __init__(self) -> None:
        self.code, self.sqlstate, self.message = 0, NO_ERROR, ""
        self.entries: list[tuple[int, str, str]] = []

    def set(self, code: int, sqlstate: str, message: str) -> None:
        """Note an error (SET_CLIENT_ERROR)."""
        self.code, self.sqlstate, self.message = code, sqlstate, message[:511]
        if code:
            self.entries.append((code, sqlstate, self.message))
        else:
            self.entries.clear()

    def fail(self, code: int, message: str) -> bool:
        """Note an error of the client's own; False, for the caller to return."""
        self.set(code, UNKNOWN_SQLSTATE, message)
        return False

    def note(self, error: ServerError) -> bool:
        """Note what the server says; False."""
        self.set(error.code, error.sqlstate, error.message)
        return False

    def copy(self, other: ErrorInfo) -> None:
        """Note another one's error as well (COPY_CLIENT_ERROR)."""
        self.set(other.code, other.sqlstate, other.message)

    def saved_state(self) -> tuple[int, str, str, list[tuple[int, str, str]]]:
        """What restore() takes, for operations in between."""
        return self.code, self.sqlstate, self.message, self.entries

    def restore(self, state: tuple[int, str, str, list[tuple[int, str, str]]]) -> None:
        """Be as it was."""
        self.code, self.sqlstate, self.message, self.entries = state

    def clear(self) -> None:
        """There is no error (SET_EMPTY_ERROR)."""
        self.code, self.sqlstate, self.message = 0, NO_ERROR, ""
        self.entries = []
