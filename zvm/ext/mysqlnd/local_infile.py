"""LOAD DATA LOCAL INFILE: the file that the server asks for, if scripts may send files (mysqlnd_loaddata.c)."""
from __future__ import annotations

import os

from zvm.ext.mysqlnd.errors import (
    CR_LOAD_DATA_LOCAL_INFILE_REJECTED,
    CR_SERVER_LOST,
    CR_UNKNOWN_ERROR,
    EE_FILENOTFOUND,
    ConnectionLost,
)
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.runtime.services.working_directory import real_path

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_CHUNK = 4092
_LOST = "Lost connection to MySQL server during LOAD DATA of a local file"
_FORBIDDEN = ("LOAD DATA LOCAL INFILE is forbidden, check related settings like mysqli.allow_local_infile|"
              "mysqli.local_infile_directory or PDO::MYSQL_ATTR_LOCAL_INFILE|PDO::MYSQL_ATTR_LOCAL_INFILE_DIRECTORY")
_COM_QUERY = 3


def _may_send(connection: Any, name: str) -> bool:
    """Do the options allow that file?"""
    options = connection.options
    folder = options.local_infile_directory
    fail = connection.error.fail
    if not options.local_infile and folder is None:
        return bool(fail(CR_LOAD_DATA_LOCAL_INFILE_REJECTED, _FORBIDDEN))
    if folder is not None:
        try:
            os.listdir(folder.encode("latin-1"))
        except OSError as error:
            connection.warn(f"Failed to open directory: {error.strerror}")
            return bool(fail(CR_LOAD_DATA_LOCAL_INFILE_REJECTED, "cannot open local_infile_directory"))
        if not options.local_infile:
            root = real_path(folder.encode("latin-1"))
            wanted = real_path(name.encode("latin-1"))
            if os.path.commonpath((root, wanted)) != root:
                return bool(fail(CR_LOAD_DATA_LOCAL_INFILE_REJECTED,
                                 "LOAD DATA LOCAL INFILE DIRECTORY restriction in effect. Unable to open file"))
    return True


def _open(connection: Any, name: str) -> Any:
    """The file as a stream; None after an error."""
    if not permitted(connection.engine, name, False):
        connection.error.fail(CR_UNKNOWN_ERROR, "open_basedir restriction in effect. Unable to open file")
        return None
    stream = open_stream(connection.engine, name, "r", report=False)
    if stream is None:
        connection.error.fail(EE_FILENOTFOUND, f"Can't find file '{name[:64]}'.")
    return stream


def send_local_file(connection: Any, name: str) -> tuple[bool, bool]:
    """(did all go well, else can the connection be used)."""
    wire = connection.wire
    stream = _open(connection, name) if _may_send(connection, name) else None
    try:
        while stream is not None and (chunk := stream.read(_CHUNK)):
            wire.write_packet(chunk.encode("latin-1"))
        wire.write_packet(b"")
    except ConnectionLost:
        connection.error.fail(CR_SERVER_LOST, _LOST)
        return False, False
    finally:
        if stream is not None:
            stream.close()
    return connection.read_ok(_COM_QUERY, True) and stream is not None, stream is None
