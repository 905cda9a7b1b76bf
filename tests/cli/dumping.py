"""Runs zvm-dump inside the test's process: `dump(capture, words…)` gives exit code, output and messages."""
from __future__ import annotations

from dataclasses import dataclass

import pytest

from zvm.cli.dump import command, options

NEWLINE = "\n"


@dataclass
class Result:
    status: int
    output: str
    messages: str


def dump(capture: pytest.CaptureFixture[bytes], *words: object) -> Result:
    """Run `zvm-dump WORDS…`; `capture` is capsysbinary."""
    try:
        parsed = options.parse([str(word) for word in words])
    except options.UsageError as error:
        return Result(command.NOT_THERE, "", str(error))
    status = command.run(parsed)
    output, messages = capture.readouterr()
    return Result(status, output.decode("latin-1"), messages.decode("latin-1"))
