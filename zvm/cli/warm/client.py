"""What `zvm --warm` and `ZVM_SERVER=1 zvm` do: the program zvm-warm, which runs this command again where it cannot
ask the server."""
from __future__ import annotations

import os
import sys

_COERCED = b"\0LC_CTYPE="


def ask_server() -> None:
    """Become the client. Returns where there is none."""
    folder = os.path.dirname(os.path.realpath(sys.argv[0]))
    words = [word for word in sys.argv[1:2] if word != "--warm"] + sys.argv[2:]
    try:
        with open("/proc/self/environ", "rb", 0) as file:
            given = file.read()
        if _COERCED not in b"\0" + given:  # it was Python that put it there (PEP 538)
            os.environ.pop("LC_CTYPE", None)
        os.execve(os.path.join(folder, "zvm-warm"), [sys.argv[0], "--warm", *words], os.environ)
    except OSError:
        return
