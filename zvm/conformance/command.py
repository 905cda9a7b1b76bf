"""The command zvm-phpt: run `.phpt` tests with zvm, or with any command that takes php's options.

    zvm-phpt tests/php                                 all tests below a folder
    zvm-phpt ~/php-src --filter Zend/tests/closures    part of a checkout of php-src
    zvm-phpt ~/php-src --php php --json php.json       the same tests on PHP itself …
    zvm-phpt ~/php-src --list php.json           … those that pass there, on zvm
    zvm-phpt tests/php --resident                      the same output each time where code stays in the process?
"""
from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from zvm.conformance import report as reports
from zvm.conformance.display import display_for
from zvm.conformance.php_command import PhpCommand, own_command
from zvm.conformance.results import Result
from zvm.conformance.runner import Options
from zvm.conformance.scheduler import run_all
from zvm.conformance.selection import (
    TestCase,
    cases_below,
    expand_redirects,
    filtered,
    last_failures,
    listed_cases,
    read_list,
)


def parse(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="zvm-phpt", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="php-src checkouts, folders, .phpt files")
    parser.add_argument("--php", default=own_command(), metavar="CMD", help="the command to test (default: zvm)")
    choice = parser.add_argument_group("which tests")
    choice.add_argument("--list", type=Path, metavar="FILE", help="only those listed (a name a line, and after a tab "
                        "the folder to count it in), or those passed in a JSON report")
    choice.add_argument("--filter", metavar="PREFIX,…", help="only those whose path begins so")
    choice.add_argument("--rerun-failed", action="store_true", help="only those that failed in the last run")
    choice.add_argument("--skipif", choices=("ask", "ignore"), help="whether SKIPIF and EXTENSIONS may skip tests "
                        "(default: ask; with --list, which has the answer, ignore)")
    choice.add_argument("--online", action="store_true", help="also tests that use the network")
    choice.add_argument("--dry-run", action="store_true", help="print the names of the tests, run nothing")
    running = parser.add_argument_group("how")
    running.add_argument("-j", "--jobs", type=positive, default=os.cpu_count() or 1, metavar="N",
                         help="tests at a time (default: one a processor)")
    running.add_argument("--resident", nargs="?", type=int, const=1, metavar="SEED", help="compare each script with "
                         "itself, run again and after others in a process whose code stays, instead of judging it")
    running.add_argument("--timeout", type=float, default=60, metavar="SECONDS", help="for each script (default: 60)")
    output = parser.add_argument_group("what is written")
    output.add_argument("-v", "--verbose", action="store_true", help="a line for each test, not only for failures")
    output.add_argument("--diff", action="store_true", help="print how the output of failures differs")
    output.add_argument("--json", type=Path, metavar="FILE", help="write a report of all results")
    output.add_argument("--save-failures", type=Path, metavar="DIR", help="write output, expectation and difference")
    return parser.parse_args(argv)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def select(arguments: argparse.Namespace, php: PhpCommand) -> list[TestCase]:
    """The tests that the command line asks for; raises FileNotFoundError."""
    cases = cases_below(arguments.paths) if arguments.list is None else \
        listed_cases(read_list(arguments.list), arguments.paths)
    if arguments.filter:
        cases = filtered(cases, arguments.filter.split(","))
    cases = expand_redirects(cases, php)
    if arguments.rerun_failed:
        failed = last_failures(last_report())
        cases = (case for case in cases if (str(case.root), case.label) in failed)
    return list(cases)


def last_report() -> Path:
    """Where the last run of this user left its results."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "zvm" / "phpt.json"


def run(cases: list[TestCase], php: PhpCommand, arguments: argparse.Namespace) -> reports.Report:
    """Run the tests, show them as they come, and report."""
    ask_skipif = arguments.skipif == "ask" if arguments.skipif else arguments.list is None
    options = Options(arguments.timeout, ask_skipif, arguments.online)
    report = reports.Report(arguments.php, php.version())
    with display_for(len(cases), arguments.verbose) as display:
        def take(case: TestCase, result: Result) -> None:
            report.add(case, result)
            display.show(case, result)
            if result.verdict.is_failure:
                if arguments.diff and result.wanted:
                    print(reports.difference(result))
                if arguments.save_failures:
                    reports.save_failure(arguments.save_failures, case, result)

        if arguments.resident is None:
            run_all(cases, php, options, min(arguments.jobs, len(cases)), take)
        else:
            from zvm.conformance import resident

            resident.run_all(cases, arguments.timeout, min(arguments.jobs, len(cases)), arguments.resident, take)
    return report


def main(argv: list[str] | None = None) -> int:
    """Run a command line; 0 when no test failed, 1 when some did, 2 when the command line makes no sense."""
    arguments = parse(argv)
    try:
        php = PhpCommand(arguments.php)
        cases = select(arguments, php)
    except (FileNotFoundError, ValueError) as error:
        print(f"zvm-phpt: {error}", file=sys.stderr)
        return 2
    if arguments.dry_run:
        print("".join(f"{case.label}\n" for case in cases), end="")
        return 0
    if not cases:
        print("zvm-phpt: no tests", file=sys.stderr)
        return 2
    try:
        report = run(cases, php, arguments)
    except KeyboardInterrupt:
        return 130
    print(report.summary(), end="")
    for path in (arguments.json, last_report()):
        if path is not None:
            reports.write_json(path, report)
    return int(any(verdict.is_failure for verdict in report.totals()))


if __name__ == "__main__":
    sys.exit(main())
