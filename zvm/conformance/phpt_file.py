"""Reading `.phpt` files: `--NAME--` lines and, after each, the text of that section, as bytes.

Validates as run-tests.php does, and folds FILEEOF and *_EXTERNAL into the sections they stand for. Besides the sections
of php-src there is EXIT, the exit status that the script must have.
"""
from __future__ import annotations

import io
import re
from dataclasses import dataclass
from pathlib import Path

REQUEST_SECTIONS = ("GET", "COOKIE", "POST", "POST_RAW", "PUT", "GZIP_POST", "DEFLATE_POST")
EXPECTATIONS = ("EXPECT", "EXPECTF", "EXPECTREGEX")
SCRIPTS = ("FILE", "FILEEOF", "FILE_EXTERNAL")
SECTIONS = frozenset((
    "TEST", "DESCRIPTION", "CREDITS", *SCRIPTS, *EXPECTATIONS, *(f"{name}_EXTERNAL" for name in EXPECTATIONS),
    "EXPECTHEADERS", *REQUEST_SECTIONS, "CGI", "PHPDBG", "ARGS", "STDIN", "CAPTURE_STDIO", "INI", "ENV", "EXTENSIONS",
    "SKIPIF", "XFAIL", "XLEAK", "CLEAN", "CONFLICTS", "WHITESPACE_SENSITIVE", "REDIRECTTEST", "EXIT"))
HEADER = re.compile(rb"--([_A-Z]+)--")
END_OF_SCRIPT = re.compile(rb"===DONE===\s*$")


class MalformedTest(Exception):
    """What makes a file no valid test."""


@dataclass(frozen=True, slots=True)
class PhptFile:
    """One test file; `sections` maps the names of its sections to their text."""

    path: Path
    sections: dict[str, bytes]

    def __contains__(self, section: str) -> bool:
        return section in self.sections

    def __getitem__(self, section: str) -> bytes:
        """The text of a section, empty where the file does not have it."""
        return self.sections.get(section, b"")

    def text(self, section: str) -> str:
        """A section for use in command lines and environments; any bytes survive the way there."""
        return self[section].decode("utf-8", "surrogateescape")

    def lines(self, section: str) -> list[str]:
        """The lines of a section that are not blank, stripped."""
        return [line.strip() for line in re.split(r"[\r\n]+", self.text(section)) if line.strip()]

    @property
    def title(self) -> str:
        return self.text("TEST").strip()

    @property
    def needs_cgi(self) -> bool:
        return any(self[name] for name in (*REQUEST_SECTIONS, "CGI", "EXPECTHEADERS"))

    def conflict_keys(self) -> frozenset[str]:
        """The names of what no two tests may use at the same time; "all" excludes every other test."""
        keys = self.lines("CONFLICTS")
        shared = self.path.parent / "CONFLICTS"
        if shared.exists():
            keys += shared.read_text().splitlines()
        return frozenset(key.strip() for key in keys if key.strip() and not key.startswith("#"))


def read(path: Path) -> PhptFile:
    """Read and validate one file; raises MalformedTest."""
    sections = split(path.read_bytes())
    if "REDIRECTTEST" not in sections:
        if "PHPDBG" in sections:
            sections.setdefault("STDIN", sections["PHPDBG"] + b"\n")
        elif sum(name in sections for name in SCRIPTS) != 1:
            raise MalformedTest("missing section --FILE--")
        if "FILEEOF" in sections:
            sections["FILE"] = sections.pop("FILEEOF").rstrip(b"\r\n")
        for name in ("FILE", *EXPECTATIONS):
            if f"{name}_EXTERNAL" in sections:
                sections[name] = external(path.parent, name, sections[f"{name}_EXTERNAL"])
        if sum(name in sections for name in EXPECTATIONS) != 1:
            raise MalformedTest("missing section --EXPECT--, --EXPECTF-- or --EXPECTREGEX--")
    return PhptFile(path, sections)


def split(data: bytes) -> dict[str, bytes]:
    """The sections as they are written; a script ends at a line `===DONE===`."""
    if not data.startswith(b"--TEST--"):
        raise MalformedTest("tests must start with --TEST--")
    sections: dict[str, bytes] = {}
    name, done = "", False
    for line in io.BytesIO(data):
        if header := HEADER.match(line):
            name, done = header[1].decode(), False
            if sections.get(name):
                raise MalformedTest(f"duplicated {name} section")
            if name not in SECTIONS:
                raise MalformedTest(f'Unknown section "{name}"')
            sections[name] = b""
        elif not done:
            sections[name] += line
            done = name in SCRIPTS and END_OF_SCRIPT.match(line) is not None
    return sections


def external(folder: Path, name: str, file_name: bytes) -> bytes:
    """The content of the file that stands for a section; it lies in the folder of the test or below."""
    path = Path(f"{folder}/{file_name.decode().replace('..', '').strip()}")
    try:
        return path.read_bytes()
    except OSError:
        raise MalformedTest(f"could not load --{name}_EXTERNAL-- {path}") from None
