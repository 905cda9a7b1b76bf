"""Getting and putting files, at once or step by step (ftp_get, ftp_nb_get, … of ext/ftp/php_ftp.c)."""
from __future__ import annotations

import os
import select
from contextlib import suppress

from zvm.ext.ftp import constants
from zvm.ext.ftp.channels import BUFFER, Failed, warn
from zvm.ext.ftp.connection import Session, StepwiseTransfer, opened
from zvm.ext.ftp.constants import AUTORESUME, FAILED, FINISHED, MOREDATA
from zvm.ext.ftp.data import accept, prepare
from zvm.ext.ftp.functions import attempt, size_of
from zvm.ext.standard.streams.arguments import stream_argument
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.ext.vocabulary import Bool, False_, Int, Path, Resource, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.streams import Stream

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: F821, F722, UP037
# mypy: disable-error-code="valid-type"

FTP_BINARY = constants.IMAGE
_SEEK_END = 2
_BLOCK = BUFFER - 1
_STEP_WAIT = 1  # seconds


def _check_mode(engine: Engine, mode: int) -> None:
    if mode not in (constants.ASCII, constants.IMAGE):
        value_error(engine, 4, "must be either FTP_ASCII or FTP_BINARY")


# ---- beginning, receiving, sending -----------------------------------------------------------------------------------

def _begin(session: Session, command: str, remote: str, mode: int, offset: int) -> None:
    """Have the server take part in a transfer from `offset`; the data connection is there then. Raises Failed."""
    try:
        session.set_type(mode)
        prepare(session)
        if offset > 0:
            session.ask("REST", str(offset)[:10], 350)
        session.ask(command, remote, 150, 125)
        accept(session)
    except Failed:
        session.close_data()
        raise


def _write(stream: Stream, data: str) -> None:
    while data:
        try:
            written = stream.write(data)
        except OSError:
            written = 0
        if not written:
            raise Failed
        data = data[written:]


def _receive(session: Session, stream: Stream, remote: str, mode: int, offset: int) -> bool:
    _begin(session, "RETR", remote, mode, offset)
    try:
        assert session.data is not None
        while more := session.data.receive(session.timeout):
            data = more.decode("latin-1")
            _write(stream, data.replace("\r", "") if mode == constants.ASCII else data)
        session.close_data()
        session.read_reply(226, 250)
    finally:
        session.close_data()
    return True


def _next_block(stream: Stream, mode: int) -> bytes:
    """What one sending takes of a file, in which lines of a text end in CRLF; less than a block only at the end."""
    block = ""
    while len(block) < _BLOCK and (more := stream.read(_BLOCK - len(block))):
        block += more
    return (block.replace("\n", "\r\n") if mode == constants.ASCII else block).encode("latin-1")


def _send(session: Session, command: str, remote: str, stream: Stream, mode: int, offset: int) -> bool:
    _begin(session, command, remote, mode, offset)
    try:
        assert session.data is not None
        while block := _next_block(stream, mode):
            session.data.send(block, session.timeout)
        session.close_data()
        session.read_reply(226, 250, 200)
    finally:
        session.close_data()
    return True


# ---- where a transfer resumes ----------------------------------------------------------------------------------------

def _local_offset(session: Session, stream: Stream, offset: int) -> int:
    """Go to where what is received belongs in a file; that place."""
    if not session.auto_seek or not offset:
        return 0 if offset == AUTORESUME else offset
    if offset == AUTORESUME:
        stream.seek(0, _SEEK_END)
        return stream.position
    stream.seek(offset)
    return offset


def _remote_offset(session: Session, remote: str, stream: Stream, offset: int) -> int:
    """Go to what the server lacks of a file; that place."""
    if not session.auto_seek or not offset:
        return 0 if offset == AUTORESUME else offset
    if offset == AUTORESUME:
        offset = max(size_of(session, remote), 0)
    if offset:
        stream.seek(offset)
    return offset


def _open_local(engine: Engine, session: Session, path: str, mode: int, offset: int) -> Stream | None:
    """The file to write to; None after warnings."""
    kind = "t" if mode == constants.ASCII else "b"
    stream = None
    if session.auto_seek and offset:
        stream = open_stream(engine, path, f"r{kind}+")
    stream = stream or open_stream(engine, path, f"w{kind}")
    if stream is None:
        warn(engine, f"Error opening {path}")
    return stream


def _remove(path: str) -> None:
    with suppress(OSError):
        os.unlink(path.encode("latin-1"))


# ---- at once ---------------------------------------------------------------------------------------------------------

@function(shown={"stream": "Untyped"})
def ftp_fget(engine: Engine, ftp: "FTP\\Connection", stream: Resource, remote_filename: Str, mode: Int = FTP_BINARY,
             offset: Int = 0) -> Bool:
    session = opened(engine, ftp)
    target = stream_argument(engine, stream)
    _check_mode(engine, mode)
    offset = _local_offset(session, target, offset)
    return attempt(session, lambda: _receive(session, target, remote_filename, mode, offset))


@function
def ftp_get(engine: Engine, ftp: "FTP\\Connection", local_filename: Path, remote_filename: Path,
            mode: Int = FTP_BINARY, offset: Int = 0) -> Bool:
    session = opened(engine, ftp)
    _check_mode(engine, mode)
    target = _open_local(engine, session, local_filename, mode, offset)
    if target is None:
        return False
    offset = _local_offset(session, target, offset)

    def receive() -> bool:
        try:
            return _receive(session, target, remote_filename, mode, offset)
        except Failed:
            _remove(local_filename)
            raise
        finally:
            target.close()

    return attempt(session, receive)


@function(shown={"stream": "Untyped"})
def ftp_fput(engine: Engine, ftp: "FTP\\Connection", remote_filename: Str, stream: Resource, mode: Int = FTP_BINARY,
             offset: Int = 0) -> Bool:
    session = opened(engine, ftp)
    source = stream_argument(engine, stream)
    _check_mode(engine, mode)
    offset = _remote_offset(session, remote_filename, source, offset)
    return attempt(session, lambda: _send(session, "STOR", remote_filename, source, mode, offset))


@function
def ftp_put(engine: Engine, ftp: "FTP\\Connection", remote_filename: Path, local_filename: Path,
            mode: Int = FTP_BINARY, offset: Int = 0) -> Bool:
    return _put(engine, opened(engine, ftp), "STOR", remote_filename, local_filename, mode, offset)


@function
def ftp_append(engine: Engine, ftp: "FTP\\Connection", remote_filename: Path, local_filename: Path,
               mode: Int = FTP_BINARY) -> Bool:
    return _put(engine, opened(engine, ftp), "APPE", remote_filename, local_filename, mode, 0)


def _put(engine: Engine, session: Session, command: str, remote: str, local: str, mode: int, offset: int) -> bool:
    _check_mode(engine, mode)
    source = open_stream(engine, local, "rt" if mode == constants.ASCII else "rb")
    if source is None:
        return False
    try:
        offset = _remote_offset(session, remote, source, offset)
        return attempt(session, lambda: _send(session, command, remote, source, mode, offset))
    finally:
        source.close()


# ---- step by step ----------------------------------------------------------------------------------------------------

def _step(session: Session, transfer: StepwiseTransfer) -> int:
    """Go on with a transfer: MOREDATA, or how it ended, when it is none any more (ftp_nb_continue_read, …_write)."""
    try:
        if (_step_out if transfer.sends else _step_in)(session, transfer):
            return MOREDATA
        session.close_data()
        session.read_reply(226, 250)
        status = FINISHED
    except Failed:
        status = FAILED
    session.transfer = None
    session.close_data()
    return status


def _step_in(session: Session, transfer: StepwiseTransfer) -> bool:
    """Take what has come; is there more to come?"""
    data = session.data
    assert data is not None
    if not data.is_ready(select.POLLIN, _STEP_WAIT):
        return True
    received = data.receive(session.timeout).decode("latin-1")
    if session.type == constants.ASCII:
        text = transfer.last + received
        transfer.last = "\r" if received and text[-1] == "\r" else ""
        text = text.removesuffix("\r") if transfer.last else text
        _write(transfer.stream, text.replace("\r\n", "\n"))
    else:
        _write(transfer.stream, received)
    return bool(received)


def _step_out(session: Session, transfer: StepwiseTransfer) -> bool:
    """Send a block; might there be more to send?"""
    data = session.data
    assert data is not None
    if not data.is_ready(select.POLLOUT, _STEP_WAIT):
        return True
    block = _next_block(transfer.stream, session.type)
    data.send(block, session.timeout)
    return len(block) >= _BLOCK


def _start(session: Session, command: str, remote: str, mode: int, offset: int, transfer: StepwiseTransfer) -> int:
    """Begin a transfer and take its first step."""
    try:
        _begin(session, command, remote, mode, offset)
    except Failed:
        return FAILED
    session.transfer = transfer
    return _step(session, transfer)


def _report(session: Session, status: int) -> int:
    if status == FAILED and session.text:
        warn(session.engine, session.text)
    return status


@function(shown={"stream": "Untyped"})
def ftp_nb_fget(engine: Engine, ftp: "FTP\\Connection", stream: Resource, remote_filename: Str,
                mode: Int = FTP_BINARY, offset: Int = 0) -> Int:
    session = opened(engine, ftp)
    target = stream_argument(engine, stream)
    _check_mode(engine, mode)
    offset = _local_offset(session, target, offset)
    transfer = StepwiseTransfer(target, False, False)
    return _report(session, _start(session, "RETR", remote_filename, mode, offset, transfer))


@function
def ftp_nb_get(engine: Engine, ftp: "FTP\\Connection", local_filename: Str, remote_filename: Str,
               mode: Int = FTP_BINARY, offset: Int = 0) -> Int | False_:
    session = opened(engine, ftp)
    _check_mode(engine, mode)
    target = _open_local(engine, session, local_filename, mode, offset)
    if target is None:
        return False
    offset = _local_offset(session, target, offset)
    status = _start(session, "RETR", remote_filename, mode, offset, StepwiseTransfer(target, False, True))
    if status != MOREDATA:
        target.close()
    if status == FAILED:
        _remove(local_filename)
    return _report(session, status)


@function(shown={"stream": "Untyped"})
def ftp_nb_fput(engine: Engine, ftp: "FTP\\Connection", remote_filename: Str, stream: Resource,
                mode: Int = FTP_BINARY, offset: Int = 0) -> Int:
    session = opened(engine, ftp)
    source = stream_argument(engine, stream)
    _check_mode(engine, mode)
    offset = _remote_offset(session, remote_filename, source, offset)
    transfer = StepwiseTransfer(source, True, False)
    return _report(session, _start(session, "STOR", remote_filename, mode, offset, transfer))


@function
def ftp_nb_put(engine: Engine, ftp: "FTP\\Connection", remote_filename: Path, local_filename: Path,
               mode: Int = FTP_BINARY, offset: Int = 0) -> Int | False_:
    session = opened(engine, ftp)
    _check_mode(engine, mode)
    source = open_stream(engine, local_filename, "rt" if mode == constants.ASCII else "rb")
    if source is None:
        return False
    offset = _remote_offset(session, remote_filename, source, offset)
    status = _start(session, "STOR", remote_filename, mode, offset, StepwiseTransfer(source, True, True))
    if status != MOREDATA:
        source.close()
    if status == FAILED:
        warn(engine, session.text)
    return status


@function
def ftp_nb_continue(engine: Engine, ftp: "FTP\\Connection") -> Int:
    session = opened(engine, ftp)
    transfer = session.transfer
    if transfer is None:
        warn(engine, "No nbronous transfer to continue")
        return FAILED
    status = _step(session, transfer)
    if status != MOREDATA and transfer.closes:
        transfer.stream.close()
    if status == FAILED:
        warn(engine, session.text)
    return status
