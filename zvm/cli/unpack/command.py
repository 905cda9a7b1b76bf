"""The command line of `zvm unpack`."""
from __future__ import annotations

import argparse
import os
import sys
from typing import Any

from zvm.cli.unpack.host import Budget, Findings, unpack
from zvm.cli.unpack.report import as_json, as_text, write_folder
from zvm.sandbox.parent import Unprotected
from zvm.targets import TARGETS

_NAMES = [target.name for target in TARGETS]
_EPILOG = """\
The file is run in a process that the system keeps from files, the network and programs (rlimits, Landlock, seccomp;
see --require). Files that it writes exist in the run only; mail, connections, programs and headers are recorded and get
harmless results. Functions and constants that there are not are reported, and the run goes on. create_function(),
assert() of strings, the pattern modifier /e and offsets in braces work as they did in PHP 5 and 7.

DIR gets layers/NNN.php (the text as it was compiled), layers/NNN.readable.php (laid out, constants folded), files/
(what was written), output.txt, report.json and index.html. Without -o a summary is printed.

  zvm unpack suspicious.php -o found
  zvm unpack --post cmd=x --reply http://example.com/a.txt=a.txt --seconds 60 suspicious.php -o found

The exit status is 0 where the run came to its end, 1 where it did not (an uncaught error, a budget), 2 for a command
line that is wrong.
"""


def run(words: list[str]) -> int:
    """Carry out the command; the exit status."""
    parser = _parser()
    options = parser.parse_args(words)
    try:
        with open(options.file, "rb") as handle:
            source = handle.read()
        replies = {url: _read(path) for url, path in map(_pair, options.reply)}
        given = _read(options.input) if options.input else b""
        files = {os.path.abspath(path): _read(path) for path in options.include}
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    settings = dict(map(_pair, options.define))
    tables = {name: dict(map(_pair, getattr(options, name.removeprefix("_").lower())))
              for name in ("_GET", "_POST", "_COOKIE", "_SERVER")}
    budget = Budget(options.seconds, options.oplines, options.layers, options.memory << 20, options.output_limit << 20)
    try:
        findings = unpack(os.path.abspath(options.file), source, budget, files=files, replies=replies, given=given,
                          tables=tables, ini=settings, php=options.php, require=options.require)
    except Unprotected as error:
        sys.stderr.write(f"zvm: {error}\n")
        return 2
    _write(findings, options)
    return 0 if findings.reason in ("end", "exit") else 1


def _write(findings: Findings, options: argparse.Namespace) -> None:
    if options.directory is not None:
        write_folder(findings, options.directory)
    if options.json:
        sys.stdout.write(as_json(findings))
    elif options.directory is None or sys.stdout.isatty():
        sys.stdout.write(as_text(findings))
    else:
        sys.stdout.write(as_text(findings, brief=True))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="zvm unpack", epilog=_EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Run obfuscated code in a sandbox and write every layer of it, and what it would have done.")
    parser.add_argument("file", metavar="FILE", help="the file to run")
    parser.add_argument("-o", dest="directory", metavar="DIR", help="write layers, report and page to this folder")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    for name in ("get", "post", "cookie", "server"):
        parser.add_argument(f"--{name}", action="append", default=[], metavar="NAME=VALUE",
                            help=f"an entry of $_{name.upper()}")
    parser.add_argument("--input", metavar="FILE", help="what php://input has")
    parser.add_argument("--reply", action="append", default=[], metavar="URL=FILE",
                        help="what a URL, a host:port or a program answers; others answer nothing")
    parser.add_argument("--include", action="append", default=[], metavar="FILE",
                        help="a file that the code may read; without it there is only FILE")
    parser.add_argument("-d", dest="define", action="append", default=[], metavar="NAME=VALUE", help="a setting")
    parser.add_argument("--php", choices=_NAMES, help="the version of PHP")
    parser.add_argument("--seconds", type=float, default=20, help="of the run: %(default)s")
    parser.add_argument("--oplines", type=int, default=200_000_000, help="that are executed: %(default)s")
    parser.add_argument("--layers", type=int, default=500, help="that are compiled: %(default)s")
    parser.add_argument("--memory", type=int, default=512, metavar="MB", help="%(default)s")
    parser.add_argument("--output-limit", type=int, default=16, metavar="MB", help="of output: %(default)s")
    parser.add_argument("--require", action="append", default=[], choices=("landlock", "seccomp"),
                        help="refuse to run where the system does not have this protection")
    return parser


def _pair(text: str) -> tuple[str, str]:
    """NAME=VALUE; a URL may have "=" itself, the file after the last one has none."""
    name, _, value = text.rpartition("=") if "://" in text else text.partition("=")
    return name, value


def _read(path: Any) -> bytes:
    with open(path, "rb") as handle:
        return handle.read()
