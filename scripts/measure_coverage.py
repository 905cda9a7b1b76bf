#!/usr/bin/env python3
"""Which branches of Python handlers and executor programs never take; with --whole, how much of all of zvm they reach.

usage: measure_coverage.py [--programs N] [--seed N] [--python FOLDER]… [--list FILE] [--whole] [FOLDER or FILE…]

Runs the scripts of the .phpt tests, or those below the folders (tests/php), and N generated programs under coverage.py,
which must be installed (pip install coverage): with Python handlers and, for what the executor does for native code,
natively. --python adds tests in Python, as pytest runs them. Handlers are printed once for each kind of operands: a
branch of a definition counts as taken where one of them takes it. What was never taken goes to FILE, with the source.
"""
from __future__ import annotations

import argparse
import json
import select
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zvm.conformance.phpt_file import REQUEST_SECTIONS, MalformedTest, read  # noqa: E402

HANDLERS = "zvm/handlers/generated/"
PARTS = {"Python handlers": HANDLERS, "executor": "zvm/executor/"}
ELSEWHERE = ("zvm/handlers/native/", "zvm/handlers/generator/", "zvm/fuzzing/", "zvm/conformance/")  # programs run none
SECTIONS = {*REQUEST_SECTIONS, "CGI", "STDIN", "ARGS", "ENV", "CAPTURE_STDIO", "EXTENSIONS"}  # need an own process
PROGRAM_SECONDS = 300
STACK_BYTES = 256 << 20
RECURSION_LIMIT = 20_000


# ---- the process that runs programs --------------------------------------------------------------------------------

def work(data_file: str, sources: list[str]) -> None:
    """Run the programs that standard input names, a line of JSON each, and answer with a line for each."""
    import coverage

    measured = coverage.Coverage(data_file=data_file, data_suffix=True, branch=True, source=sources,
                                 concurrency=["thread", "greenlet"], config_file=False)
    threading.stack_size(STACK_BYTES)
    thread = threading.Thread(target=serve, args=(sys.stdin.buffer, measured))
    thread.start()
    thread.join()


def serve(requests: Iterator[bytes], measured: Any) -> None:
    """Answer the requests, in a thread with a large stack. Measuring begins anew for each program: one whose recursion
    is too deep ends it."""
    from zvm.engine import Engine
    from zvm.fuzzing.worker import SETTINGS

    sys.setrecursionlimit(RECURSION_LIMIT)
    answers = sys.__stdout__
    for line in requests:
        file, path, settings = json.loads(line)
        source = Path(file).read_bytes().decode("latin-1")
        for native in (False, True):
            measured.start()
            try:
                all_settings = [*SETTINGS, ("memory_limit", "256M"), *map(tuple, settings)]
                engine = Engine(all_settings, lambda text: None, native=native)
                engine.set_arguments(path, [])
                engine.run_source(source, path)
            except BaseException as error:  # what is wrong with a program is not what is measured
                print(f"{path}: {error!r}", file=sys.stderr)
            measured.stop()
            measured.save()  # at once: a program may end the process
        answers.write("done\n")
        answers.flush()


# ---- the process that asks -----------------------------------------------------------------------------------------

def requests_of(folders: list[Path], seeds: range, scratch: Path) -> Iterator[str]:
    """A line for each program."""
    from zvm.fuzzing.language.generate import program

    for number, folder in enumerate(folders):
        if folder.is_dir():  # what tests leave behind shall not be there
            folder = Path(shutil.copytree(folder, scratch / str(number), symlinks=True))
        for path in sorted(folder.rglob("*.phpt")) if folder.is_dir() else [folder]:
            try:
                test = read(path)
            except (MalformedTest, OSError):
                continue
            if SECTIONS.isdisjoint(test.sections):
                file = scratch / "program.php"
                file.write_bytes(test["FILE"])
                settings = [line.split("=", 1) for line in test.lines("INI") if "=" in line]
                settings = [[name.strip(), value.strip().strip('"')] for name, value in settings]
                yield json.dumps([str(file), str(path.with_suffix(".php").resolve()), settings])
    for seed in seeds:
        file = scratch / "program.php"
        file.write_text(program(seed), encoding="latin-1", newline="")
        yield json.dumps([str(file), str(file), []])


def run(requests: Iterator[str], data_file: Path, sources: list[str]) -> tuple[int, list[str]]:
    """(how many programs were run, which of them ended their process or did not end)."""
    words = [sys.executable, __file__, "--work", str(data_file), *sources]
    process = None
    programs = 0
    lost = []
    for request in requests:
        if process is None:
            process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                       start_new_session=True)
        assert process.stdin is not None and process.stdout is not None
        programs += 1
        try:
            process.stdin.write(request.encode() + b"\n")
            process.stdin.flush()
            ready = select.select([process.stdout], [], [], PROGRAM_SECONDS)[0]
            answer = process.stdout.readline() if ready else b""
        except BrokenPipeError:
            answer = b""
        if not answer:
            lost.append(json.loads(request)[1])
            process.kill()
            process.wait()
            process = None
    if process is not None:
        process.communicate()
    return programs, lost


def run_python_tests(folders: list[Path], data_file: Path, sources: list[str]) -> None:
    """Run tests in Python under coverage.py; what they print is shown."""
    coverage = ["coverage", "run", "--rcfile=", "--branch", "--parallel-mode", f"--data-file={data_file}",
                f"--source={','.join(sources)}", "--concurrency=thread,greenlet"]
    words = [sys.executable, "-m", *coverage, "-m", "pytest", "-q", *map(str, folders)]
    subprocess.run(words, cwd=ROOT, check=False)


# ---- the report ----------------------------------------------------------------------------------------------------

class Branches:
    """The branches of a part of the project: where each stands, and whether it was taken."""

    def __init__(self) -> None:
        self.lines = self.executed_lines = 0
        self.taken: dict[tuple[str, ...], bool] = {}

    def add(self, path: str, report: dict[str, list[list[int]]]) -> None:
        """Those of a file."""
        lines = (ROOT / path).read_text().splitlines()
        definitions = self._definitions(lines) if path.startswith(HANDLERS) else None
        self.lines += len(report["executed_lines"]) + len(report["missing_lines"])
        self.executed_lines += len(report["executed_lines"])
        for taken, name in ((True, "executed_branches"), (False, "missing_branches")):
            for start, end in report[name]:
                if definitions is not None:  # handlers of one definition go on in different ways where a test fails
                    where, target = definitions[start - 1], "true" if end == start + 1 else "false"
                else:
                    where = f"{path}:{start}"
                    target = "followed by the end" if end < 0 else f"followed by line {end}: {lines[end - 1].strip()}"
                key = (where, lines[start - 1].strip(), target)
                self.taken[key] = self.taken.get(key, False) or taken

    @staticmethod
    def _definitions(lines: list[str]) -> list[str]:
        """For each line of a file of handlers the place of its definition, as the comment at its function says."""
        places, place = [], ""
        for line in lines:
            if line.startswith("def "):
                place = "zvm/handlers/definitions/" + line.partition("# ")[2]
            places.append(place)
        return places

    def missing(self) -> list[tuple[str, ...]]:
        """Those that were never taken."""
        return sorted(key for key, taken in self.taken.items() if not taken)

    def __str__(self) -> str:
        missing, lines = len(self.missing()), self.lines - self.executed_lines
        return (f"{len(self.taken)} branches, {missing} never taken ({100 * missing / max(len(self.taken), 1):.2f} %); "
                f"{self.lines} lines, {lines} never executed ({100 * lines / max(self.lines, 1):.2f} %)")


def report_of(data_file: Path, sources: list[str]) -> dict[str, dict[str, list[list[int]]]]:
    """coverage.py's report of each file, by its path."""
    import coverage

    measured = coverage.Coverage(data_file=str(data_file), branch=True, config_file=False)
    measured.combine([str(data_file.parent)])
    measured.save()
    target = data_file.with_suffix(".json")
    measured.json_report(outfile=str(target), include=[f"{source}/*" for source in sources],
                         omit=[str(ROOT / place / "*") for place in ELSEWHERE], ignore_errors=True)
    files = json.loads(target.read_text())["files"]
    return {str((Path.cwd() / path).resolve().relative_to(ROOT)): report for path, report in files.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=Path, default=[ROOT / "tests" / "php"])
    parser.add_argument("--programs", type=int, default=1000, help="generated programs")
    parser.add_argument("--seed", type=int, default=1, help="of the first of them")
    parser.add_argument("--python", type=Path, action="append", default=[], help="tests in Python that are run, too")
    parser.add_argument("--list", type=Path, help="where branches that were never taken are written to")
    parser.add_argument("--whole", action="store_true", help="look at all of zvm")
    parser.add_argument("--work", nargs="+", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        work(options.work[0], options.work[1:])
        return 0
    parts = {**PARTS, "zvm": "zvm/"} if options.whole else PARTS
    sources = [str(ROOT / folder) for folder in (["zvm"] if options.whole else PARTS.values())]
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        data_file = scratch / "data" / "coverage"
        data_file.parent.mkdir()
        seeds = range(options.seed, options.seed + options.programs)
        programs, lost = run(requests_of(options.folders, seeds, scratch), data_file, sources)
        if options.python:
            run_python_tests(options.python, data_file, sources)
        files = report_of(data_file, sources)
    print(f"{programs} programs in {time.monotonic() - started:.0f} s; {len(lost)} ended their process or did not end",
          *lost, sep="\n    ")
    listed = []
    for part, folder in parts.items():
        branches = Branches()
        for path, report in files.items():
            if path.startswith(folder):
                branches.add(path, report)
        print(f"{part}: {branches}")
        if part in PARTS:
            listed += branches.missing()
    if options.list is not None:
        options.list.write_text("".join(f"{place}: {line}\n    never {target}\n" for place, line, target in listed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
