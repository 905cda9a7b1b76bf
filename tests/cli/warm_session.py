"""A session with a server of the warm command: a process that leads it, and runs what tests ask for.

`Session` is the tests' side; run as a program, this is the leader. Requests and answers are pickled.
"""
from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

PROGRAMS = Path(sys.executable).parent
PARENT = "echo explode(' ', preg_replace('/^.*\\) /', '', file_get_contents('/proc/self/stat')))[1];"  # PHP code
_TRIES = 20  # where a loaded machine does not let the server answer in time


class Session:
    """A context manager."""

    def __init__(self, programs: Path = PROGRAMS) -> None:
        self.ordinary, self.warm = str(programs / "zvm"), str(programs / "zvm-warm")
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("ZVM_", "PYTHON"))}
        self.leader = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                       start_new_session=True, env=environment)

    def __enter__(self) -> Session:
        done = self.run([self.ordinary, "--server"])
        assert done.returncode == 0, done.stderr
        return self

    def __exit__(self, *error: object) -> None:
        assert self.leader.stdin is not None and self.leader.stdout is not None
        self.leader.stdin.close()
        self.leader.stdout.close()
        self.leader.wait()

    def call(self, function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        """What a function gives in the session."""
        assert self.leader.stdin is not None and self.leader.stdout is not None
        pickle.dump((function, arguments, named), self.leader.stdin)
        self.leader.stdin.flush()
        result, error = pickle.load(self.leader.stdout)
        if error is not None:
            raise error
        return result

    def run(self, words: list[str], **options: Any) -> subprocess.CompletedProcess[bytes]:
        """What a command does in the session."""
        done: subprocess.CompletedProcess[bytes] = self.call(run, words, **options)
        return done

    def server(self) -> int:
        """The server's process. A command that it runs says so; fails where none is run by it."""
        for _ in range(_TRIES):
            parent = int(self.run([self.warm, "-n", "-r", PARENT]).stdout)
            if parent != self.leader.pid:
                return parent
            time.sleep(0.1)
        raise AssertionError("no command was run by a server")


def run(words: list[str], **options: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(words, check=False, timeout=60, capture_output=True, stdin=subprocess.DEVNULL, **options)


def main() -> None:
    sys.path.insert(0, str(Path(__file__).parent.parent))
    while True:
        try:
            function, arguments, named = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        result = error = None
        try:
            result = function(*arguments, **named)
        except Exception as problem:
            error = problem
        pickle.dump((result, error), sys.stdout.buffer)
        with suppress(BrokenPipeError):
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
