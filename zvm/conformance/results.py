"""The verdict on a test, and the counts of many."""
from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum


class Verdict(Enum):
    """How a test went."""

    PASS = "passed"
    FAIL = "failed"
    TIMEOUT = "timed out"
    SKIP = "skipped"
    XFAIL = "failed as expected"
    WARN = "passed against expectation"
    BORK = "not a valid test"

    @property
    def is_failure(self) -> bool:
        return self in (Verdict.FAIL, Verdict.TIMEOUT, Verdict.WARN, Verdict.BORK)


@dataclass(frozen=True, slots=True)
class Result:
    """The verdict on one test, why, and where it failed what was wanted and what came."""

    verdict: Verdict
    reason: str = ""
    wanted: bytes = b""
    output: bytes = b""
    seconds: float = 0.0


def counts(verdicts: Counter[Verdict]) -> str:
    """Counts in words: `12 passed, 1 failed`."""
    return ", ".join(f"{verdicts[verdict]} {verdict.value}" for verdict in Verdict if verdicts[verdict]) or "no tests"
