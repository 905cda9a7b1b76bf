"""The slow log: where a request is that takes longer than it should (fpm_php_trace.c).

php-fpm stops the worker and reads its memory; here another thread of the worker looks, which has the interpreter's lock
meanwhile, so that frames stand still.
"""
from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from zvm.executor.backtrace import fetch_backtrace
from zvm.runtime.values.arrays import PhpArray

if TYPE_CHECKING:
    from zvm.engine import Engine

_DEPTH = 20  # frames that are shown (request_slowlog_trace_depth)


def entry(pool: str, script: str, engine: Engine) -> str:
    """What the log says of the running request."""
    moment = time.strftime("%d-%b-%Y %H:%M:%S")
    lines = ["", f"[{moment}]  [pool {pool}] pid {os.getpid()}", f"script_filename = {script}"]
    for frame in fetch_backtrace(engine, False, 2, _DEPTH).plain_values():
        if type(frame) is PhpArray:
            scope, kind = frame.get("class") or "", frame.get("type") or ""
            lines.append(f"[0x{id(frame):016x}] {scope}{kind}{frame.get('function')}() "
                         f"{frame.get('file')}:{frame.get('line')}")
    return "\n".join(lines) + "\n"


def append(path: str, text: str) -> None:
    """Add to a log file; what cannot be written is lost."""
    try:
        with open(path, "ab") as log:
            log.write(text.encode("latin-1", "replace"))
    except OSError:
        return
