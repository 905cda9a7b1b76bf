"""What client and server say to each other (zvm/handlers/native/client/warm.py has the other side), and where.

The client sends a head, the numbers of its descriptors, and with them the descriptors themselves, its folder first;
then the texts of its arguments, its environment and its own name, as they lie in its memory. It is told at once that
it is ACCEPTED, then READY with the number of a process, which waits for one byte. In the end it is told how that
process ended, and whenever it stops. A refusal is a connection that ends, or a process that does, before it is READY.
"""
from __future__ import annotations

import array
import os
import socket
from _struct import Struct
from contextlib import suppress

ACCEPTED, READY, EXITED, SIGNALLED, STOPPED = range(1, 6)
ANSWER = Struct("<2i")
NOTES_SUFFIX = ".used"  # of the file that a process leaves for its server
_MAGIC = 0x31304D52415756
_HEAD = Struct("<8Q")
_MOST_DESCRIPTORS = 241
_MOST_BYTES = 8 << 20  # of texts; the system lets a process have as many
_CREDENTIALS = Struct("<3i")
CLIENT_SECONDS = 10  # that a child waits for its client


class Refused(Exception):
    """The command must run without the server; says why."""


class Command:
    """What a client asks for. `name` is what the command was called by."""

    __slots__ = ("arguments", "environment", "descriptors", "folder", "mask", "name")

    def __init__(self, words: list[bytes], environment: list[bytes], descriptors: dict[int, int], folder: int,
                 mask: int, name: bytes) -> None:
        self.arguments, self.environment = words, environment
        self.descriptors, self.folder = descriptors, folder  # the client's number → this process's
        self.mask, self.name = mask, name


def private_folder() -> str:
    """Where sockets lie. Raises OSError where it is not the user's alone."""
    path = f"/tmp/zvm-{os.getuid()}"
    with suppress(FileExistsError):
        os.mkdir(path, 0o700)
    status = os.lstat(path)
    if status.st_uid != os.getuid() or status.st_mode & 0o170077 != 0o040000:
        raise PermissionError(f"{path} is not a private folder")
    return path


def sweep(folder: str) -> None:
    """Remove what sessions and processes that are over have left there."""
    for name in os.listdir(folder):
        process = name.partition("-")[0].removesuffix(NOTES_SUFFIX)
        if process.isdigit() and not os.path.exists(f"/proc/{process}"):
            with suppress(FileNotFoundError):
                os.unlink(f"{folder}/{name}")


def socket_path(client: str) -> str:
    """The socket for the executable `client` in this session. Raises OSError."""
    status = os.stat(client)
    seconds, nanoseconds = divmod(status.st_mtime_ns, 1_000_000_000)
    return f"{private_folder()}/{os.getsid(0)}-{status.st_ino}-{seconds}-{nanoseconds}"


def lock_path(socket: str) -> str:
    """The file that the server of a socket keeps locked."""
    return f"{socket}.lock"


def credentials(connection: socket.socket) -> tuple[int, int, int]:
    """The process at the other end, its user and group."""
    found: tuple[int, int, int] = _CREDENTIALS.unpack(
        connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size))
    return found


def receive(connection: socket.socket) -> Command:
    """What the client asks for. Raises Refused, OSError."""
    data, ancillary, flags, _ = connection.recvmsg(1 << 16, socket.CMSG_SPACE(4 * _MOST_DESCRIPTORS))
    received = array.array("i")
    for level, kind, numbers in ancillary:
        if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
            received.frombytes(numbers)
    if len(data) < _HEAD.size or flags & socket.MSG_CTRUNC:
        raise Refused("the message is cut short")
    magic, word_count, size, count, mask, is_named = _HEAD.unpack_from(data)[:6]
    if magic != _MAGIC or size > _MOST_BYTES or len(received) != count + 1:
        raise Refused("the message is of another version")
    texts = bytearray(data[_HEAD.size:])
    while len(texts) < 4 * count + size:
        more = connection.recv(1 << 20)
        if not more:
            raise Refused("the message is cut short")
        texts += more
    descriptors = memoryview(texts)[:4 * count].cast("i").tolist()
    words = bytes(texts[4 * count:]).split(b"\0")
    if len(words) < word_count + 2 or words.pop():
        raise Refused("the texts are damaged")
    arguments = words[1:word_count]
    if is_named:
        del arguments[0]  # --warm
    return Command(arguments, words[word_count:-1], dict(zip(descriptors, received[1:], strict=True)), received[0],
                   mask, words[0] if is_named else words[-1])


def answer(connection: socket.socket, kind: int, value: int = 0) -> None:
    """Send an answer; one that the client does not wait for any more is lost."""
    try:
        connection.send(ANSWER.pack(kind, value))
    except OSError:
        return
