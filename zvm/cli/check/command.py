"""The command line of `zvm check`."""
from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from zvm.cli.check.findings import as_json, as_text
from zvm.cli.check.project import Project, check_files
from zvm.cli.precompile import php_files
from zvm.targets import TARGETS

_NAMES = [target.name for target in TARGETS]
_LONG = 20  # files from which on a bar shows how far it is
_EPILOG = """\
Nothing is run. What is looked up by name at run time, methods of objects among it, is not seen; code that asks for
PHP_VERSION_ID or function_exists() is reported all the same. The exit status is 0 where nothing was found, 1 where
something was, 2 for a command line that is wrong.

  zvm check --php=8.5 src
  zvm check --php=8.4 --from=8.2 --opcodes --json src > report.json
"""


def run(words: list[str]) -> int:
    """Carry out the command; the exit status."""
    parser = argparse.ArgumentParser(
        prog="zvm check", epilog=_EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter,
        description="What a project uses that a version of PHP lacks, has removed, deprecates or compiles otherwise.")
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a file, or a folder of .php, .inc, .phtml files")
    parser.add_argument("--php", choices=_NAMES, default=_NAMES[-1], help="the version to check against: %(default)s")
    parser.add_argument("--from", dest="base", choices=_NAMES, default=_NAMES[0],
                        help="the version that --opcodes compares with: %(default)s")
    parser.add_argument("--opcodes", action="store_true", help="also name functions whose op-arrays differ")
    parser.add_argument("--json", action="store_true", help="write JSON")
    options = parser.parse_args(words)
    missing = [path for path in options.paths if not os.path.exists(path)]
    if missing:
        parser.error(f"no such file or folder: {missing[0]}")
    files = [_shown(file) for path in options.paths for file in php_files(path)]
    project = Project(options.php, options.base, options.opcodes)
    with _progress(len(files)) as advance:
        findings = check_files(project, files, _read, advance)
    write = as_json if options.json else as_text
    sys.stdout.write(write(findings, len(files), options.php))
    return 1 if findings else 0


def _shown(path: str) -> str:
    """A path as findings name it: relative to the current folder where it lies below that."""
    relative = os.path.relpath(path)
    return path if relative.startswith("..") else relative


def _read(path: str) -> str:
    with open(path, "rb") as file:
        return file.read().decode("latin-1")


@contextmanager
def _progress(total: int) -> Iterator[Callable[[], None]]:
    """A bar on a terminal, for many files."""
    if total < _LONG or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("files", total=total)
        yield lambda: bar.advance(task)
