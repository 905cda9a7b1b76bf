"""A process that runs one PHP file after the other, each in an engine of its own.

Started by executors.Zvm. A request is a line on standard input: a way (NATIVE, …), the file to read and the path
it shall have, with tabs between.
The answer on standard output is a line "STATUS LENGTH SECONDS" and the output's bytes. A Python error is status 70 with
the traceback as output.
"""
from __future__ import annotations

import functools
import gc
import os
import shutil
import time
import traceback
from typing import BinaryIO

from zvm.cli.dump import Dumper
from zvm.cli.main import INTERNAL_ERROR, run_with_large_stack
from zvm.cli.verifying import VerifyingEngine
from zvm.engine import Engine
from zvm.engine.request import FATAL_STATUS
from zvm.opcodes.dump import dump_script
from zvm.opcodes.verify import verify_script

# ways to run a file: which handlers, native ones with optimized op-arrays, its syntax check only, or the listing of its
# op-arrays
NATIVE, PYTHON, OPTIMIZED, LINT, NATIVE_LINT, DUMP = "native", "python", "optimized", "lint", "native-lint", "dump"
LINTS, NATIVES = (LINT, NATIVE_LINT), (NATIVE, OPTIMIZED, NATIVE_LINT)
SETTINGS = [("display_errors", "1"), ("error_reporting", "32767"), ("zend.assertions", "1"),
            ("zend.exception_ignore_args", "0")]
GARBAGE = 20_000  # containers made before Python looks for cycles: what compiling makes has few


@functools.cache
def _dumper() -> Dumper:
    """What lists op-arrays, made once, as zvm-dump does for many files; it knows the path that php's listings have."""
    php = shutil.which("php")
    return Dumper(settings={"short_open_tag": "1"}, binary=os.path.realpath(php) if php else None)


def dump(source: str, path: str) -> tuple[int, str]:
    """(exit status, output) of zvm-dump, as `php -l` with OPcache's listing prints it. The op-arrays are verified."""
    compiled = _dumper().compile(source, path)
    listing = ""
    if compiled.script is not None:
        listing = dump_script(compiled.script)
        verify_script(compiled.script)
    finished = _dumper().finish(compiled)
    messages = compiled.messages()
    messages += listing + finished.messages()[len(messages):]
    if finished.script is None:
        return FATAL_STATUS, f"{messages}Errors parsing {path}\n"
    return 0, f"{messages}No syntax errors detected in {path}\n"


def run_file(file: str, path: str, way: str) -> tuple[int, bytes]:
    """(exit status, output) of a script that shall have a path. Its syntax check ends with the verifier."""
    written: list[bytes] = []
    failure = ""

    def task() -> int:
        nonlocal failure
        try:
            with open(file, encoding="latin-1", newline="") as handle:
                source = handle.read()
            if way == DUMP:
                status, text = dump(source, path)
                written.append(text.encode("latin-1"))
                return status
            settings = [*SETTINGS, ("opcache.enable_cli", "1" if way == OPTIMIZED else "0")]
            if version := os.environ.get("ZVM_PHP"):
                settings.append(("zvm.php", version))
            engine = (VerifyingEngine if way in LINTS else Engine)(settings, written.append, native=way in NATIVES)
            engine.set_arguments(path, [])
            return engine.lint(source, path) if way in LINTS else engine.run_source(source, path)
        except BaseException:
            failure = traceback.format_exc()
            return INTERNAL_ERROR

    status = run_with_large_stack(task)
    return status & 255, b"".join(written) + failure.encode("utf-8", "replace")


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests until there are no more."""
    for line in requests:
        way, file, path = line.decode().rstrip("\n").split("\t")
        started = time.monotonic()
        status, output = run_file(file, path, way)
        answers.write(b"%d %d %f\n" % (status, len(output), time.monotonic() - started))
        answers.write(output)
        answers.flush()


def main() -> None:
    gc.set_threshold(GARBAGE)
    # What scripts write to php://stdout or read from php://stdin must not meet the protocol.
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1):
        os.dup2(null, descriptor)
    serve(requests, answers)


if __name__ == "__main__":
    main()
