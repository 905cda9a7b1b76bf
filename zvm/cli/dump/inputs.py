"""Which sources there are, what they are called, and where their listings go."""
from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

    from zvm.cli.dump.options import Options


class Job:
    """One source. `output` is the path of its listing without extension, None for standard output."""

    __slots__ = ("kind", "text", "output")

    def __init__(self, kind: str, text: str, output: str | None) -> None:
        self.kind, self.text, self.output = kind, text, output

    @property
    def is_code(self) -> bool:
        """Whether it begins inside of PHP."""
        return self.kind == "code"

    def read(self) -> tuple[str, str]:
        """Source, a character a byte, and the name PHP gives it. Raises OSError."""
        if self.kind == "code":
            return os.fsencode(self.text).decode("latin-1"), "Command line code"
        if self.kind == "stdin":
            return sys.stdin.buffer.read().decode("latin-1"), "Standard input code"
        with open(self.text, "rb") as handle:
            return handle.read().decode("latin-1"), os.fsencode(os.path.abspath(self.text)).decode("latin-1")


def jobs(options: Options) -> Iterator[Job]:
    """One job a source, directories walked in order."""
    for kind, text in options.inputs:
        if kind == "path" and os.path.isdir(text):
            for folder, folders, names in os.walk(text):
                folders.sort()
                for name in sorted(names):
                    if name.endswith(".php"):
                        file = os.path.join(folder, name)
                        yield Job(kind, file, _output(options, os.path.relpath(file, text)))
        else:
            yield Job(kind, text, _output(options, _relative(kind, text)))


def _relative(kind: str, text: str) -> str:
    if kind != "path":
        return "code" if kind == "code" else "stdin"
    relative = os.path.relpath(text)
    return os.path.abspath(text).lstrip("/") if relative.startswith("..") else relative


def _output(options: Options, relative: str) -> str | None:
    return None if options.output_dir is None else os.path.join(options.output_dir, os.path.splitext(relative)[0])
