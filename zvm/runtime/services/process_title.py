"""What other programs see as the command line of this process (main/ps_title.c).

The system keeps it in the process's own memory, where the program's arguments were put. Only their room is used.
"""
from __future__ import annotations

_START, _END = 47, 48  # of the fields of /proc/self/stat


def write_title(title: str) -> bool:
    """Put a text, cut to the room there is, in place of the arguments; whether that could be done."""
    import ctypes

    try:
        with open("/proc/self/stat", "rb") as handle:
            fields = handle.read().rpartition(b")")[2].split()
        start, end = int(fields[_START - 2]), int(fields[_END - 2])
    except (OSError, ValueError, IndexError):
        return False
    room = end - start
    if start <= 0 or room <= 1:
        return False
    ctypes.memmove(start, title.encode("latin-1")[:room - 1].ljust(room, b"\0"), room)
    return True
