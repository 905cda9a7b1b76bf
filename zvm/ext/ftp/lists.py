"""Lists of what is in a folder: ftp_nlist, ftp_rawlist, ftp_mlsd (ext/ftp/ftp.c ftp_genlist)."""
from __future__ import annotations

from zvm.ext.ftp import constants
from zvm.ext.ftp.channels import Failed, warn
from zvm.ext.ftp.connection import Session, opened
from zvm.ext.ftp.data import accept, prepare
from zvm.ext.vocabulary import Array, Bool, False_, Path, Str, function
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, F722, UP037
# mypy: disable-error-code="valid-type"


def _lines(session: Session, command: str, directory: str) -> list[Any] | None:
    """What the server lists; None where it does not. What follows the last CRLF is not told."""
    try:
        session.set_type(constants.ASCII)
        prepare(session)
        if session.ask(command, directory, 150, 125, 226) == 226:  # nothing there: there may be no data connection
            return []
        data = accept(session)
        parts = []
        while more := data.receive(session.timeout):
            parts.append(more)
        session.close_data()
        session.read_reply(226, 250)
    except Failed:
        return None
    finally:
        session.close_data()
    return list(map(c_string, b"".join(parts).decode("latin-1").split("\r\n")[:-1]))


@function
def ftp_nlist(engine: Engine, ftp: "FTP\\Connection", directory: Path) -> Array | False_:
    lines = _lines(opened(engine, ftp), "NLST", directory)
    return False if lines is None else PhpArray.from_list(lines)


@function
def ftp_rawlist(engine: Engine, ftp: "FTP\\Connection", directory: Str, recursive: Bool = False) -> Array | False_:
    lines = _lines(opened(engine, ftp), "LIST -R" if recursive else "LIST", directory)
    return False if lines is None else PhpArray.from_list(lines)


@function
def ftp_mlsd(engine: Engine, ftp: "FTP\\Connection", directory: Str) -> Array | False_:
    lines = _lines(opened(engine, ftp), "MLSD", directory)
    if lines is None:
        return False
    entries = [_entry(engine, line) for line in lines]
    return PhpArray.from_list([entry for entry in entries if entry is not None])


def _entry(engine: Engine, line: str) -> PhpArray | None:
    """A line's facts by name; None, after a warning, where it is malformed (ftp_mlsd_parse_line)."""
    facts, space, name = line.partition(" ")
    if not space:
        warn(engine, "Missing pathname in MLSD response")
        return None
    entry: dict[Any, Any] = {"name": name}
    *pairs, rest = facts.split(";")
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            break
        entry[key] = value
    else:
        if not rest:
            return PhpArray.from_dict(entry)
    warn(engine, "Malformed fact in MLSD response")
    return None
