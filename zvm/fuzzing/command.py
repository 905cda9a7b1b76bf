"""The command scripts/fuzz: generate, run, compare, shrink, report."""
from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from zvm.fuzzing import declarations, edges, hooks, library, loops, mutations, sizes, variations
from zvm.fuzzing.campaign import Campaign
from zvm.fuzzing.executors import CHECK, LIST, REGIONS, RUN, Php, executors, opcache
from zvm.fuzzing.language import generate

GENERATORS: dict[str, Callable[[int], str]] = {"language": generate.program, "edges": edges.program,
                                              "declarations": declarations.program,
                                              "hooks": hooks.program,
                                              "library": library.program, "loops": loops.program,
                                              "mutations": mutations.program,
                                              "dumps": mutations.program,
                                              "sizes": sizes.program,
                                              "variations": variations.program}
TASKS = {"mutations": CHECK, "dumps": LIST}  # of kinds whose programs do not run
AGAINST = {"loops": "php,threaded,forced,stressed"}  # kind → executors unless others are named
NAMES = ("php", "python", "native", "optimized", *REGIONS)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="scripts/fuzz", description=__doc__)
    parser.add_argument("--kind", choices=sorted(GENERATORS), default="language", help="what is generated")
    parser.add_argument("--seed", type=int, default=1, help="of the first program; the others have the seeds after it")
    parser.add_argument("--php", metavar="VERSION", default=os.environ.get("ZVM_PHP", ""),
                        help="version of PHP, such as 8.5; the reference is its oracle (docs/reference/environment.md)")
    parser.add_argument("--count", type=int, default=1000, help="how many programs")
    parser.add_argument("--against", metavar="LIST",
                        help="executors, the first being the measure: php, python (zvm's Python handlers), native, "
                             "optimized (native handlers, optimized op-arrays), threaded, forced, stressed (without "
                             "regions, with all, leaving them at any opline)")
    parser.add_argument("--allow-opcache", action="store_true",
                        help="differences that php with OPcache shows, too, are none")
    parser.add_argument("--shrink", type=int, default=3, metavar="N", help="examples of a cause that are made small")
    parser.add_argument("--tests", type=int, default=1500, metavar="N", help="most tests for making one program small")
    parser.add_argument("--out", type=Path, default=Path("build/fuzz"), help="where differences are written to")
    parser.add_argument("--sources", type=Path, metavar="DIR", default=variations.folder,
                        help="the .phpt tests whose programs are varied (--kind variations)")
    parser.add_argument("--functions", default="", metavar="LIST",
                        help="what is called (--kind sizes); without it all functions that are lowered from Python")
    parser.add_argument("--show", action="store_true", help="print the program of --seed instead")
    options = parser.parse_args(argv)
    variations.folder = options.sources
    sizes.functions[:] = [name for name in options.functions.split(",") if name]
    make = GENERATORS[options.kind]
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # what was found until then is told
    if options.show:
        sys.stdout.buffer.write(make(options.seed).encode("latin-1"))
        return 0
    os.environ["ZVM_PHP"] = options.php  # for the executors and their processes
    names = (options.against or AGAINST.get(options.kind, "php,python,native")).split(",")
    if len(names) < 2 or not set(names) <= set(NAMES):
        parser.error(f"--against: two or more of {', '.join(NAMES)}")
    with tempfile.TemporaryDirectory() as folder:
        tools = executors(names, Path(folder), TASKS.get(options.kind, RUN))
        campaign = Campaign(make, tools, Path(folder), options.out, options.shrink, options.tests,
                            (Php(), opcache()) if options.allow_opcache else None)
        try:
            campaign.run(range(options.seed, options.seed + options.count))
        except KeyboardInterrupt:
            print("interrupted", file=sys.stderr)
        finally:
            campaign.close()
    campaign.report()
    options.out.mkdir(parents=True, exist_ok=True)
    summary = {"kind": options.kind, "seed": options.seed, "against": ",".join(names), **campaign.summary()}
    (options.out / "summary.json").write_text(json.dumps(summary, indent=1) + "\n")
    return 1 if campaign.causes else 0


if __name__ == "__main__":
    sys.exit(main())
