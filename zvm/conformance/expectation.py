"""What a test expects of the output: EXPECT literally, EXPECTF with placeholders, EXPECTREGEX as a regular expression.

In our own tests `{PWD}` stands for the folder of the script, in EXPECT and EXPECTF as it does in INI and ENV.
"""
from __future__ import annotations

import os
import re
from dataclasses import dataclass

from zvm.conformance.phpt_file import EXPECTATIONS, PhptFile

PHP_WHITESPACE = b" \t\n\r\0\x0b"  # what trim() takes off
PLACEHOLDERS = ((b"%e", re.escape(os.sep).encode()), (b"%s", rb"[^\r\n]+"), (b"%S", rb"[^\r\n]*"), (b"%a", rb".+"),
                (b"%A", rb".*"), (b"%w", rb"\s*"), (b"%i", rb"[+-]?\d+"), (b"%d", rb"\d+"), (b"%x", rb"[0-9a-fA-F]+"),
                (b"%f", rb"[+-]?\.?\d+\.?\d*(?:[Ee][+-]?\d+)?"), (b"%c", rb"."), (b"%0", rb"\x00"))


@dataclass(frozen=True, slots=True)
class Expectation:
    """The wanted output; `pattern` is None where it is literal."""

    wanted: bytes
    pattern: re.Pattern[bytes] | None

    def is_met_by(self, output: bytes) -> bool:
        """Is that `comparable()` output what the test expects?"""
        return output == self.wanted if self.pattern is None else self.pattern.match(output) is not None


def comparable(output: bytes) -> bytes:
    """Output without white space around it and with plain line ends."""
    return output.strip(PHP_WHITESPACE).replace(b"\r\n", b"\n")


def expectation(test: PhptFile, folder: str) -> Expectation:
    """What the test expects of a script in `folder`; raises re.error for an invalid EXPECTREGEX."""
    kind = next(name for name in EXPECTATIONS if name in test)
    wanted = comparable(test[kind])
    if kind == "EXPECTREGEX":
        return Expectation(wanted, re.compile(b"^" + wanted + b"$", re.DOTALL))
    wanted = wanted.replace(b"{PWD}", os.fsencode(folder))
    if kind == "EXPECT":
        return Expectation(wanted, None)
    return Expectation(wanted, re.compile(b"^" + pattern_of(wanted) + b"$", re.DOTALL))


def pattern_of(wanted: bytes) -> bytes:
    """The regular expression an EXPECTF text stands for; what is between two `%r` is one already."""
    *pairs, last = re.split(rb"%r(.*?)%r", wanted, flags=re.DOTALL)
    pattern = b"".join(b"(" + text + b")" if number % 2 else re.escape(text) for number, text in enumerate(pairs))
    pattern += re.escape(last)
    for placeholder, regex in PLACEHOLDERS:
        pattern = pattern.replace(placeholder, regex)
    return pattern
