"""Starting the server of a session: `zvm --server`, and after a command that found none."""
from __future__ import annotations

import fcntl
import os
import sys
from contextlib import suppress
from time import time

from zvm.cli.warm.client import COLD, client_path
from zvm.cli.warm.protocol import lock_path, socket_path

FIRST_DESCRIPTOR = 3  # where the server says how its start went
STARTED = b"+"
RETRY_SECONDS = 60  # in which a server that has ended is not started again
_PROGRAM = "import sys; sys.path.insert(0, {!r}); from zvm.cli.warm.server import main; main()"
_ROOM = " " * 4096  # for the names that children show


def take_word(arguments: list[str]) -> None:
    """Take --warm, where there is no client, or what that says, from the words after the command's name."""
    word = arguments.pop(0)
    del sys.argv[1:2]
    if word.startswith(COLD):
        sys.argv[0] = os.fsdecode(word.removeprefix(COLD).encode("latin-1"))
        start_in_background()


def run_command() -> int:
    """`zvm --server`: have the session's server there; the exit status."""
    client = client_path()
    problem = _obstacle(client) or start(client)
    if problem:
        print(f"zvm: {problem}", file=sys.stderr)
    return int(bool(problem))


def start_in_background() -> None:
    """Start the server of a session at a terminal, unless it is there, or was a short time ago. Raises nothing."""
    client = client_path()
    with suppress(OSError):
        os.close(os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY | os.O_CLOEXEC))
        path = lock_path(socket_path(client))
        if _obstacle(client) is None and not (os.path.exists(path) and time() - os.stat(path).st_mtime < RETRY_SECONDS):
            from zvm.cli.warm import peer

            leader = os.getsid(0)
            if peer.difference(leader, peer.traits(os.getpid(), peer.status_of(os.getpid()))) is None and \
                    os.getpriority(os.PRIO_PROCESS, leader) == os.getpriority(os.PRIO_PROCESS, 0):
                start(client, waits=False)


def start(client: str, waits: bool = True) -> str:
    """Start the server, with an empty environment, in a process group of its own. Returns what went wrong, if this
    waits, or "". Raises OSError."""
    reading, writing = os.pipe2(os.O_CLOEXEC)
    null = os.open("/dev/null", os.O_RDWR | os.O_CLOEXEC)
    try:
        actions = [(os.POSIX_SPAWN_DUP2, null, number) for number in range(FIRST_DESCRIPTOR)]
        actions.append((os.POSIX_SPAWN_DUP2, writing, FIRST_DESCRIPTOR))
        program = _PROGRAM.format(os.path.dirname(sys.modules["zvm"].__path__[0]))
        words = [sys.executable, "-P", "-X", "utf8", "-c", program, client, _ROOM]
        os.posix_spawn(sys.executable, words, {}, file_actions=actions, setpgroup=0, setsigmask=[],
                       setsigdef=range(1, 32))
        os.close(writing)
        writing = -1
        answer = os.read(reading, 4096) if waits else STARTED
    finally:
        for descriptor in (reading, null, writing):
            if descriptor >= 0:
                os.close(descriptor)
    return "" if answer == STARTED else answer.decode() or "the server has not started"


def _obstacle(client: str) -> str | None:
    """Why no server can be started."""
    try:
        session = os.getsid(0)
        if session in (0, os.getpid()):
            return "there is no session for a server"
        lock = os.open(lock_path(socket_path(client)), os.O_RDWR | os.O_CLOEXEC | os.O_NOFOLLOW)
    except FileNotFoundError:
        return None if os.path.exists(client) else f"there is no {client}"
    except OSError as error:
        return str(error)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return "the server is there"
    finally:
        os.close(lock)
    return None
