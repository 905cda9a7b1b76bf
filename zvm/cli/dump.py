"""zvm-dump: compiles PHP files and prints their op-arrays as OPcache does before its optimizer; nothing is executed.

usage: zvm-dump [-d KEY=VALUE] [-L] [--output-dir DIR] [-r CODE] [FILE|DIR|-]…

  -r CODE           compile CODE, without <?php
  -                 compile standard input
  -L                put the source line before each opline, as phpdbg does
  -d KEY=VALUE      short_open_tag or zend.assertions
  --output-dir DIR  write FILE's listing to DIR/FILE.dump instead (FILE's extension replaced, its path kept: relative to
                    the directory given, else to the working directory), or PHP's message to DIR/FILE.error

A directory stands for every .php file in it. Listings go to standard output, and so does the message of a compile
error; warnings go to standard error. Exit code: 0; 255 when a source had a compile error; 1 when one could not be read
or the command line makes no sense.

Functions and constants are looked up as a full PHP 8.2 would (compiler/php_names.py), whatever the engine has of it;
parent classes are the engine's own where it has them.
"""
from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator

from zvm.cli.main import run_with_large_stack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.frontend.errors import PhpSyntaxError
    from zvm.runtime.classes import ClassEntry

OK, UNREADABLE, COMPILE_ERROR = 0, 1, 255
E_PARSE, E_COMPILE_ERROR = 4, 64
_LEVELS = {1: "Fatal error", 2: "Warning", 4: "Parse error", 8: "Notice", 64: "Fatal error", 128: "Warning",
           8192: "Deprecated"}


class Job:
    """What to compile. `output` is the path of the listing without extension, None for standard output."""

    __slots__ = ("path", "code", "output")

    def __init__(self, path: str, code: str | None, output: str | None) -> None:
        self.path, self.code, self.output = path, code, output


class Dumper:
    """Compiles and lists one source after the other."""

    def __init__(self, lines: bool, settings: dict[str, str]) -> None:
        from zvm.compiler.php_names import PhpNames
        from zvm.engine import Engine

        self.names = PhpNames()
        self.engine = Engine()
        self.lines = lines
        self.short_open_tag = settings.get("short_open_tag", "0") not in ("0", "", "off", "Off")
        self.assertions = int(settings.get("zend.assertions", "1"))
        self.status = OK

    def run(self, job: Job) -> None:
        """Compile and print; keeps the exit code in `status`."""
        try:
            source, filename = _read(job)
        except OSError:
            sys.stdout.write(f"Could not open input file: {job.path}\n")
            self.status = self.status or UNREADABLE
            return
        listing, messages, failed = self.compile(source, filename, job.code is not None)
        if failed:
            self.status = COMPILE_ERROR
        if job.output is not None:
            os.makedirs(os.path.dirname(job.output) or ".", exist_ok=True)
            with open(job.output + (".error" if failed else ".dump"), "w", encoding="latin-1") as handle:
                handle.write(messages if failed else listing)
            return
        stream = sys.stdout if failed else sys.stderr
        stream.buffer.write(messages.encode("latin-1"))
        sys.stdout.buffer.write(listing.encode("latin-1"))

    def _known_class(self, name: str) -> ClassEntry | None:
        found: ClassEntry | None = self.engine.classes.get(name)
        return self.names.known_class(name) if found is None else found

    def compile(self, source: str, filename: str, is_code: bool) -> tuple[str, str, bool]:
        """The listing, PHP's messages, and whether one of them is fatal."""
        from zvm.compiler.early_binding import bind_delayed
        from zvm.compiler.errors import CompileError
        from zvm.compiler.sources import compile_source
        from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
        from zvm.opcodes.dump import dump_script

        options = self.names.options(known_class=self._known_class, ignore_internal_classes=True,
                                     assertions=self.assertions, is_eval=is_code)
        try:
            script = compile_source(source, filename, options, short_open_tag=self.short_open_tag, scripting=is_code,
                                    skip_shebang=not is_code)
            listing = dump_script(script, self.lines)
            bind_delayed(script, options)
        except PhpSyntaxError as error:
            return "", _messages(error.diagnostics, filename) + _syntax_message(error, filename), True
        except PhpCompileError as error:
            return "", _messages([*error.diagnostics, (E_COMPILE_ERROR, error.message, error.line)], filename), True
        except CompileError as error:
            return "", _messages([*error.diagnostics, (error.level, error.message, error.line)], filename), True
        return listing, _messages(script.diagnostics, filename), False


def _messages(diagnostics: list[tuple[int, str, int]], filename: str) -> str:
    """Diagnostics as PHP's CLI shows them."""
    return "".join(f"\n{_LEVELS[level]}: {text} in {filename} on line {line}\n" for level, text, line in diagnostics)


def _syntax_message(error: PhpSyntaxError, filename: str) -> str:
    if error.at_caller:
        return _messages([(E_PARSE, error.message, 0)], "[no active file]")
    return _messages([(E_PARSE, error.message, error.line)], filename)


def _read(job: Job) -> tuple[str, str]:
    """Source and the name PHP gives it."""
    if job.code is not None:
        return job.code, "Command line code"
    if job.path == "-":
        return sys.stdin.buffer.read().decode("latin-1"), "Standard input code"
    with open(job.path, "rb") as handle:
        return handle.read().decode("latin-1"), os.fsencode(os.path.abspath(job.path)).decode("latin-1")


def _jobs(paths: list[str], output_dir: str | None) -> Iterator[Job]:
    """One job a file, directories walked in order."""
    for path in paths:
        if os.path.isdir(path):
            for folder, folders, names in os.walk(path):
                folders.sort()
                for name in sorted(names):
                    if name.endswith(".php"):
                        file = os.path.join(folder, name)
                        yield Job(file, None, _output(output_dir, os.path.relpath(file, path)))
        else:
            relative = os.path.relpath(path) if path != "-" else "stdin"
            if relative.startswith(".."):
                relative = os.path.abspath(path).lstrip("/")
            yield Job(path, None, _output(output_dir, relative))


def _output(output_dir: str | None, relative: str) -> str | None:
    return None if output_dir is None else os.path.join(output_dir, os.path.splitext(relative)[0])


def _arguments(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="zvm-dump", description="Print the opcodes PHP files compile to.",
                                     exit_on_error=False)
    parser.add_argument("-d", action="append", default=[], metavar="KEY=VALUE", dest="settings")
    parser.add_argument("-L", action="store_true", dest="lines", help="source line before each opline")
    parser.add_argument("-r", metavar="CODE", dest="code", help="compile CODE, without <?php")
    parser.add_argument("--output-dir", metavar="DIR", help="write a .dump file for each source below DIR")
    parser.add_argument("files", nargs="*", metavar="FILE")
    options, unknown = parser.parse_known_args(argv)
    if unknown or not options.files and options.code is None:
        raise argparse.ArgumentError(None, f"cannot read {' '.join(unknown)}" if unknown else "nothing to compile")
    return options


def run(options: argparse.Namespace) -> int:
    """Do what the command line asks for; gives the exit code."""
    dumper = Dumper(options.lines, dict(setting.partition("=")[::2] for setting in options.settings))
    if options.code is not None:
        code = os.fsencode(options.code).decode("latin-1")
        dumper.run(Job("-r", code, _output(options.output_dir, "code")))
    for job in _jobs(options.files, options.output_dir):
        dumper.run(job)
    sys.stdout.flush()
    return dumper.status


def main(argv: list[str] | None = None) -> None:
    """The zvm-dump command. Ends the process."""
    try:
        options = _arguments(sys.argv[1:] if argv is None else argv)
    except argparse.ArgumentError as error:
        sys.stderr.write(f"zvm-dump: {error}; see --help\n")
        sys.exit(UNREADABLE)
    sys.exit(run_with_large_stack(lambda: run(options)))


if __name__ == "__main__":
    main()
