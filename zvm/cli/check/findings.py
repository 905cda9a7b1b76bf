"""Findings of a check, and how they are written: as text or JSON."""
from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

ERROR, MISSING, DEPRECATED, WARNING, CHANGED = "error", "missing", "deprecated", "warning", "changed"


class Finding(NamedTuple):
    """One finding: where, of which kind, and in words."""

    path: str
    line: int
    kind: str
    message: str


def as_text(findings: Iterable[Finding], files: int, target: str) -> str:
    """A line for each, and a summary."""
    lines, counts = [], dict.fromkeys((ERROR, MISSING, DEPRECATED, WARNING, CHANGED), 0)
    for finding in findings:
        counts[finding.kind] += 1
        lines.append(f"{finding.path}:{finding.line}: {finding.kind}: {finding.message}")
    told = ", ".join(f"{count} {kind}" for kind, count in counts.items() if count) or "nothing to change"
    lines.append(f"{files} file{'s' if files != 1 else ''} against PHP {target}: {told}")
    return "\n".join(lines) + "\n"


def as_json(findings: Iterable[Finding], files: int, target: str) -> str:
    """An object with the version, the number of files, and the findings."""
    return json.dumps({"php": target, "files": files, "findings": [finding._asdict() for finding in findings]},
                      indent=2) + "\n"
