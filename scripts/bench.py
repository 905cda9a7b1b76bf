#!/usr/bin/env python3
"""Time bench/*.php on zvm, php's interpreter and php's tracing JIT.

Every figure of a table comes from the same run on the same machine: its ratios can be compared where seconds cannot.
Seconds are processor seconds (user and system), the best of --rounds, less what the system takes for an empty script.
Programs are sized so that php takes 0.3 s or more. The share of oplines run natively is counted in a run of its own, at
a smaller size (zvm --slow-oplines). --callgrind counts machine instructions, which the machine's load does not change.
Exit status 1 when zvm does not print what php, or a client's expected.txt, has.
"""
from __future__ import annotations

import argparse
import shlex
import shutil
import sys
from pathlib import Path

from benchmarks import optimized, optimizing, php_src, real, servers, slow, startup
from benchmarks.measuring import JIT_OPTIONS, PHP_OPTIONS, ZVM, System, count_instructions, count_oplines
from benchmarks.programs import GROUPS, Program, bench_programs, client_programs
from benchmarks.results import TITLES, Result, Table, summary


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="programs of bench/ (default: all)")
    parser.add_argument("--group", choices=GROUPS, action="append", help="only that group; may be repeated")
    parser.add_argument("--rounds", type=int, default=2, help="runs of each command, the best counts (default 2)")
    parser.add_argument("--clients", type=Path, metavar="DIR",
                        help="also run real programs laid out in DIR: <name>/driver.php or, where there is a file "
                        "<name>/run, the script and arguments that it names")
    parser.add_argument("--real", type=Path, metavar="DIR",
                        help="time nothing but the real programs laid out in DIR as for --clients, without and with "
                        "compiled files in the cache, and say where their time goes")
    parser.add_argument("--php-src", type=Path, metavar="DIR",
                        help="also run Zend/bench.php and Zend/micro_bench.php of that checkout, part by part")
    parser.add_argument("--turns", type=int, metavar="N", help="of each line of micro_bench.php, in place of 5,000,000")
    parser.add_argument("--only-given", action="store_true", help="leave out bench/: only --clients and --php-src")
    parser.add_argument("--no-jit", action="store_true", help="leave out php's JIT")
    parser.add_argument("--python-handlers", action="store_true", help="also time zvm with ZVM_NATIVE=0, which is slow")
    parser.add_argument("--callgrind", action="store_true", help="also count instructions per opline")
    parser.add_argument("--markdown", action="store_true", help="print the table of docs/benchmarks.md instead")
    parser.add_argument("--slow", action="store_true",
                        help="time nothing: rank the handlers that run in Python, over all the programs")
    parser.add_argument("--optimized", action="store_true",
                        help="instead: oplines and seconds that optimized op-arrays save, at the quick sizes")
    parser.add_argument("--optimizing", nargs="+", type=Path, metavar="PATH",
                        help="time nothing but optimizing files, or those below folders, held against compiling them")
    parser.add_argument("--startup", nargs="*", type=shlex.split, metavar="COMMAND",
                        help="time nothing but starting programs, generated ones and these, without and with caches; "
                        "a COMMAND is a script with options before and arguments after it")
    parser.add_argument("--servers", nargs="?", type=int, const=5000, metavar="REQUESTS",
                        help="time nothing but web servers, php's and zvm's, each page asked for so often (5,000)")
    parser.add_argument("--application", type=Path, metavar="DIR",
                        help="with --servers: also ask for DIR/index.php of an application laid out there")
    parser.add_argument("--php", default=shutil.which("php"), help="php to compare with (default: the one on the PATH)")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    if options.startup is not None:
        for line in startup.report(options.php, max(options.rounds, 3), options.startup):
            print(line, flush=True)
        return
    if options.optimizing is not None:
        for line in optimizing.report(options.optimizing, options.rounds):
            print(line, flush=True)
        return
    if options.real is not None:
        programs = [each for each in client_programs(options.real) if not options.names or each.name in options.names]
        for line in real.report(programs, options.php, options.rounds, options.markdown):
            print(line, flush=True)
        return
    if options.servers is not None:
        for line in servers.report(options.servers, options.application):
            print(line, flush=True)
        return
    try:
        programs = [] if options.only_given else bench_programs(options.names)
    except ValueError as error:
        sys.exit(f"bench: {error}")
    programs += client_programs(options.clients) if options.clients else []
    if options.group:
        programs = [program for program in programs if program.group in options.group]
    if options.slow:
        print("\n".join(slow.ranking(programs, options.php_src)))
        return
    if options.optimized:
        for line in optimized.report(programs, options.rounds):
            print(line, flush=True)
        return
    systems = make_systems(options)
    left_out = [title for title, system in (("php", "php"), ("to php", "php"), ("JIT", "jit"), ("to JIT", "jit"),
                                            ("to Python", "python")) if system not in systems]
    if not options.callgrind:
        left_out += ["instr./opline", "instr. to php"]
    table = Table(TITLES, left_out)
    results = measure_all(programs, systems, table, options)
    if options.markdown:
        print(table.markdown([result.cells() for result in results]))
    elif results:
        print()
    print("\n".join(summary(results)))
    if options.php_src:
        systems.pop("python", None)
        print("\n".join(php_src.report(options.php_src, systems, options.rounds, options.turns)))
    sys.exit(any(result.agrees is False for result in results))


def make_systems(options: argparse.Namespace) -> dict[str, System]:
    """What is to be measured: zvm, and php, jit, python where they are there and wanted."""
    systems = {}
    if options.php:
        systems["php"] = System([options.php, *PHP_OPTIONS], options.rounds)
        if not options.no_jit:
            systems["jit"] = System([options.php, *PHP_OPTIONS, *JIT_OPTIONS], options.rounds)
    systems["zvm"] = System(ZVM, options.rounds)
    if options.python_handlers:
        systems["python"] = System(ZVM, 1, {"ZVM_NATIVE": "0"})
    return systems


def measure_all(programs: list[Program], systems: dict[str, System], table: Table, options: argparse.Namespace,
                ) -> list[Result]:
    """Measure one after the other; the rows are printed as they come."""
    results = []
    shown = None
    for program in programs:
        result = measure(program, systems, options)
        results.append(result)
        if not options.markdown:
            if program.group != shown:
                shown = program.group
                print(f"\n{GROUPS[shown]}\n{table.row(TITLES)}")
            print(table.row(result.cells()) + ("  OUTPUT DIFFERS" if result.agrees is False else ""), flush=True)
    return results


def measure(program: Program, systems: dict[str, System], options: argparse.Namespace) -> Result:
    timings = {name: system.time(program) for name, system in systems.items()}
    php, zvm = timings.get("php"), timings["zvm"]
    agrees = None
    if program.expected is not None:
        agrees = zvm.output == program.expected.read_bytes()
    elif php is not None and not php.failed:
        agrees = zvm.output == php.output
    return Result(program, zvm, php, timings.get("jit"), timings.get("python"),
                  count_oplines(program, program.quick_size),
                  count_instructions(program, systems.get("php")) if options.callgrind else None, agrees)


if __name__ == "__main__":
    main()
