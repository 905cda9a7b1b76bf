"""Runs one command line of zvm-dump: every source compiled, shown, counted, verified; the exit code."""
from __future__ import annotations

import os
import sys

from zvm.cli.dump import options as command_line
from zvm.cli.dump.compiling import PHPDBG, Compiled, Dumper
from zvm.cli.dump.inputs import Job, jobs
from zvm.cli.dump.options import ASM, DOT, HTML, JSON, SUFFIXES, Options, UsageError
from zvm.cli.dump.stages import AFTER, BEFORE
from zvm.cli.dump.view import plural, prepare, select
from zvm.cli.main import INTERNAL_ERROR, report_internal_error, run_with_large_stack

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

    from zvm.optimizer.extra_passes import ExtraPass

OK, NOT_THERE, COMPILE_ERROR = 0, 1, 255
_GRAVITY = (OK, NOT_THERE, INTERNAL_ERROR, COMPILE_ERROR)  # of several, the last is the exit code


class Command:
    """One run. `status` is the exit code so far."""

    def __init__(self, options: Options) -> None:
        self.options = options
        passes: tuple[ExtraPass, ...] = ()
        if options.passes:
            from zvm.optimizer.extra_passes import load_pass

            passes = tuple(map(load_pass, options.passes))
        self.dumper = Dumper(options.style, options.settings, php=options.php, frameless=True, bare=options.bare,
                             extended_statements=options.extended_statements, passes=passes)
        self.status = OK
        self.documents: list[str] = []  # of formats that are one document for all sources
        self.matched: set[str] = set()
        self.rendered = self.verified = self.violations = 0
        self.statistics = None
        if options.stats:
            from zvm.cli.dump.statistics import Statistics

            self.statistics = Statistics()
        self.colored = False
        if (options.format == command_line.TEXT and options.stage == BEFORE and options.output_dir is None
                and options.shows_op_arrays):
            from zvm.cli.dump.terminal import wants_color

            self.colored = wants_color(options.color)

    def run(self) -> int:
        """Do everything; gives the exit code."""
        options = self.options
        sources: Iterator[Job] = jobs(options)
        if options.output_dir is not None and sys.stderr.isatty():
            from zvm.cli.dump.terminal import with_progress

            sources = with_progress(list(sources))
        for job in sources:
            try:
                self._do(job)
            except (MemoryError, RecursionError) as error:
                self._fail(INTERNAL_ERROR)
                _complain(f"{job.text}: {'out of memory' if isinstance(error, MemoryError) else 'nested too deep'}")
            except BrokenPipeError:
                raise
            except Exception:
                self._fail(INTERNAL_ERROR)
                _complain(f"{job.text}: this is a bug of zvm:")
                report_internal_error()
        self._finish()
        return self.status

    def _say(self, text: str) -> None:
        """Something beside listings: on standard error where standard output is to be a document."""
        options = self.options
        if options.format == command_line.TEXT or options.output_dir is not None or not options.shows_op_arrays:
            _write(text)
        else:
            sys.stderr.buffer.write(text.encode("latin-1", "backslashreplace"))

    def _fail(self, status: int) -> None:
        self.status = max(self.status, status, key=_GRAVITY.index)

    def _do(self, job: Job) -> None:
        try:
            source, filename = job.read()
        except OSError as error:
            self._fail(NOT_THERE)
            if isinstance(error, FileNotFoundError | NotADirectoryError):
                self._say(f"Could not open input file: {job.text}\n")
            else:
                self._say(f"Could not open input file: {job.text} ({error.strerror})\n")
            return
        compiled = self.dumper.compile(source, filename, job.is_code)
        if compiled.script is not None:
            if self.options.verify:
                self._verify(compiled)
            if self.options.view.functions:
                self.matched |= select(compiled.op_arrays, self.options.view.functions)[1]
            if self.statistics is not None:
                self.statistics.add(compiled, select(compiled.op_arrays, self.options.view.functions)[0])
        shown = self._render(compiled) if self.options.shows_op_arrays else ""
        compiled = self.dumper.finish(compiled)
        if compiled.script is None:
            self._fail(COMPILE_ERROR)
            shown = self._render(compiled) if self.options.format in (JSON, HTML) else ""
        self._emit(job, compiled, shown)
        if self.colored and compiled.script is not None and not shown:
            self._paint(compiled)

    def _render(self, compiled: Compiled) -> str:
        """The listing as text; empty where it will be painted."""
        options = self.options
        self.rendered += 1
        if options.stage != BEFORE and compiled.script is not None:
            from zvm.cli.dump import stage_formats

            return stage_formats.text(compiled, options, self.dumper.optimizer_options(), self.rendered)
        if options.format == JSON:
            from zvm.cli.dump import json_format

            return json_format.text(json_format.document(compiled, options.view, options.stage))
        prepare(compiled, options.view)
        if options.format == HTML:
            from zvm.cli.dump import html

            return html.section(compiled, options.view, self.rendered)
        if compiled.script is None:
            return ""
        if self.colored:
            return ""
        if options.format == DOT:
            from zvm.cli.dump import dot

            return dot.graphs(compiled, options.view, self.rendered)
        if options.format == ASM:
            from zvm.opfile.assembler.listing import listing
            from zvm.opfile.writer import superglobals_named

            return listing(compiled.script, compiled.filename, superglobals_named(compiled.source))
        if options.style == PHPDBG:
            from zvm.cli.dump import phpdbg

            return phpdbg.listing(compiled, options.view)
        from zvm.cli.dump import text

        return text.listing(compiled, options.view)

    def _paint(self, compiled: Compiled) -> None:
        from zvm.cli.dump.terminal import paint

        prepare(compiled, self.options.view)
        if self.options.style == PHPDBG:
            from zvm.cli.dump import phpdbg

            paint(phpdbg.pieces(compiled, self.options.view))
        else:
            from zvm.cli.dump import text

            paint(text.pieces(compiled, self.options.view))

    def _emit(self, job: Job, compiled: Compiled, shown: str) -> None:
        """Listing and messages to where they belong."""
        failed = compiled.script is None
        if job.output is not None:
            os.makedirs(os.path.dirname(job.output) or ".", exist_ok=True)
            suffix = ".error" if failed else SUFFIXES[self.options.format]
            with open(job.output + suffix, "w", encoding="latin-1", newline="") as handle:
                handle.write(compiled.messages() if failed else self._document([shown]))
            return
        if compiled.diagnostics:
            (sys.stderr if not failed or self.options.format != command_line.TEXT else sys.stdout).buffer.write(
                compiled.messages().encode("latin-1"))
        if self.options.format == command_line.TEXT:
            _write(shown)
        elif shown:
            self.documents.append(shown)

    def _document(self, parts: list[str]) -> str:
        """The parts of all sources as one file of the format."""
        if self.options.format == JSON:
            from zvm.cli.dump import json_format

            return json_format.whole(parts)
        if self.options.format == HTML:
            from zvm.cli.dump import html

            if self.options.stage == AFTER:
                from zvm.cli.dump import passes_html

                return html.page(parts, passes_html.LEGEND, passes_html.SWITCHES)
            return html.page(parts) if self.options.stage == BEFORE else html.page(parts, "")
        if self.options.format == DOT:
            from zvm.cli.dump import dot

            return dot.whole(parts)
        return "".join(parts)

    def _verify(self, compiled: Compiled) -> None:
        from zvm.opcodes.verify import violations

        for op_array in compiled.op_arrays:
            self.verified += 1
            for violation in violations(op_array):
                self.violations += 1
                self._fail(INTERNAL_ERROR)
                _write(f"{compiled.filename}: {violation}\n")

    def _finish(self) -> None:
        """What is said once, after all sources."""
        options = self.options
        if options.shows_op_arrays and options.output_dir is None and options.format != command_line.TEXT:
            _write(self._document(self.documents))
        if options.verify:
            _write(f"{plural(self.verified, 'op-array')} verified, "
                   f"{plural(self.violations, 'violation') if self.violations else 'no violations'}\n")
        if self.statistics is not None and self.statistics.oplines:
            from zvm.cli.dump.terminal import show_statistics, wants_color

            if wants_color(options.color):
                sys.stdout.flush()
                show_statistics(self.statistics)
            else:
                _write(self.statistics.text())
        for name in options.view.functions:
            if name not in self.matched:
                self._fail(NOT_THERE)
                _complain(f"there is no function {name}")
        sys.stdout.flush()


def _write(text: str) -> None:
    sys.stdout.buffer.write(text.encode("latin-1", "backslashreplace"))


def _complain(text: str) -> None:
    sys.stdout.flush()
    sys.stderr.write(f"zvm-dump: {text}\n")


def run(options: Options) -> int:
    """Do what a command line asks for; gives the exit code."""
    if options.show_schema:
        from zvm.cli.dump.json_format import SCHEMA

        _write(SCHEMA.read_text(encoding="utf-8"))
        sys.stdout.flush()
        return OK
    command = Command(options)
    try:
        return command.run()
    except BrokenPipeError:  # the reader of the listing has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return command.status


def main(argv: list[str] | None = None) -> None:
    """The zvm-dump command. Ends the process."""
    try:
        options = command_line.parse(sys.argv[1:] if argv is None else argv)
    except UsageError as error:
        sys.stderr.write(f"zvm-dump: {error}; see --help\n")
        sys.exit(NOT_THERE)
    sys.exit(run_with_large_stack(lambda: run(options)))
