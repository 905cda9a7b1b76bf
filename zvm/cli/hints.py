"""What a word that is no file may have been meant as."""
from __future__ import annotations

from zvm.cli.options import COMMANDS

_OTHERS = {"dump": "zvm-dump", "asm": "zvm-asm", "fpm": "zvm-fpm", "phpt": "zvm-phpt", "disassemble": "zvm-dump",
           "opcodes": "zvm-dump", "coverage": "zvm --coverage=DIR", "profile": "zvm --profile=FILE",
           "serve": "zvm -S localhost:8000", "server": "zvm -S localhost:8000", "lint": "zvm -l", "run": "zvm FILE"}


def hint(word: str) -> str | None:
    """A line for a word where a file was expected, None where it is like nothing."""
    if "/" in word or "." in word:
        return None
    meant = _OTHERS.get(word)
    if meant is None:
        from difflib import get_close_matches

        close = get_close_matches(word, [*COMMANDS, *_OTHERS], 1, 0.75)
        if not close:
            return None
        meant = f"zvm {close[0]}" if close[0] in COMMANDS else _OTHERS[close[0]]
    return f"zvm: there is no file {word}; did you mean {meant}?\n"
