"""Reading and running .phpt files: one PHP behaviour each, with the output PHP 8.2.35 gives.

Sections: TEST (what it shows), FILE, EXPECT or EXPECTF (%d %i %f %s %S %a %A %w %x %c %e placeholders), and optionally
INI (key=value lines), ARGS, STDIN, EXIT (the exit code, 0 unless given).
"""
from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

PLACEHOLDERS = {"%d": r"\d+", "%i": r"[+-]?\d+", "%f": r"[+-]?\.?\d+\.?\d*(?:[Ee][+-]?\d+)?", "%s": r"[^\r\n]+",
                "%S": r"[^\r\n]*", "%a": r".+", "%A": r".*", "%w": r"\s*", "%x": r"[0-9a-fA-F]+", "%c": r".", "%e": "/"}
SETTINGS = ["display_errors=1", "log_errors=0", "error_reporting=32767", "precision=14", "serialize_precision=-1",
            "zend.assertions=1", "zend.exception_ignore_args=0", "html_errors=0"]


def sections(path: Path) -> dict[str, str]:
    """The sections of a .phpt file; bytes are kept as latin-1."""
    found: dict[str, str] = {}
    name = ""
    for line in path.read_bytes().decode("latin-1").splitlines(keepends=True):
        header = re.fullmatch(r"--([A-Z]+)--\s*", line)
        if header:
            name = header[1]
            found[name] = ""
        else:
            found[name] += line
    return found


def expectation(parts: dict[str, str]) -> re.Pattern[str]:
    """The regex that the stripped output must match in full."""
    if "EXPECT" in parts:
        return re.compile(re.escape(parts["EXPECT"].strip()))
    pieces = re.split(r"(%[difsSaAwxce])", parts["EXPECTF"].strip())
    return re.compile("".join(PLACEHOLDERS.get(piece, re.escape(piece)) for piece in pieces), re.DOTALL)


def run(command: list[str], path: Path, work: Path) -> tuple[str, int]:
    """Run the FILE section with a php-like command.

    Returns the output with standard error mixed in and the script's folder written as DIR, and the exit code.
    """
    parts = sections(path)
    script = work / (path.stem + ".php")
    script.write_bytes(parts["FILE"].encode("latin-1"))
    settings = SETTINGS + [line.strip() for line in parts.get("INI", "").splitlines() if line.strip()]
    options = [word for setting in settings for word in ("-d", setting)]
    arguments = shlex.split(parts.get("ARGS", ""))
    done = subprocess.run([*command, "-n", *options, "-f", script.name, "--", *arguments], cwd=work, timeout=60,
                          input=parts.get("STDIN", "").encode("latin-1"), stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, check=False)
    return done.stdout.decode("latin-1").replace(str(work.resolve()), "DIR"), done.returncode


def differs(command: list[str], path: Path, work: Path) -> str:
    """What is wrong with the command's answer to the test, or an empty string."""
    parts = sections(path)
    output, status = run(command, path, work)
    wanted_status = int(parts.get("EXIT", "0"))
    if not expectation(parts).fullmatch(output.strip()):
        wanted = parts.get("EXPECT", parts.get("EXPECTF", ""))
        return f"--- wanted\n{wanted.strip()}\n--- got\n{output.strip()}"
    if status != wanted_status:
        return f"exit code {status}, wanted {wanted_status}"
    return ""
