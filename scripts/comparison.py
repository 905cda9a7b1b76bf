"""Holding zvm against PHP: random cases that one PHP script answers on both, a line of JSON each.

The compare_*.py scripts make the cases and have `run()` do the rest: it prints the cases that differ, and the exit
status is 1 if there are any. Options: --seed and --count of the cases, --topic (one of those only), --php and --zvm
(the commands), --record FILE (write the cases on which both agree, with the answers), --check FILE (ask zvm alone, for
recorded cases), --alone (only see whether zvm answers all).
"""
from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

Case = list[object]  # begins with its topic
_DIED = "died"
_JSON_STARTS = ('"', "[", "{", "-", "true", "false", "null", *"0123456789")


@dataclass(frozen=True)
class Comparison:
    """What is compared: `maker(seed)` gives a function that makes a random case of a topic."""

    description: str
    script: str                     # of PHP, in this folder: gets the name of a file with the cases
    topics: tuple[str, ...]
    maker: Callable[[int], Callable[[str], Case]]
    php: str = "php -n"

    def cases(self, seed: int, count: int, topic: str | None) -> list[Case]:
        make = self.maker(seed)
        return [make(topic or self.topics[number % len(self.topics)]) for number in range(count)]

    def answers(self, command: list[str], asked: list[Case]) -> list[str]:
        """What PHP or zvm says to each case: _DIED where it ended with that (PHP's mb_strcut() does, on some bytes)."""
        found: list[str] = []
        while len(found) < len(asked):
            with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
                json.dump(asked[len(found):], file)
                file.flush()
                script = str(ROOT / "scripts" / self.script)
                done = subprocess.run([*command, "-d", "memory_limit=-1", script, file.name], capture_output=True,
                                      check=False)
            found += [line for line in done.stdout.decode("latin-1").splitlines() if line.startswith(_JSON_STARTS)]
            if len(found) < len(asked):
                print(f"{command[0]} died: {asked[len(found)]} {done.stderr.decode('latin-1')[-2000:]}")
                found.append(_DIED)
        return found

    def options(self) -> argparse.Namespace:
        parser = argparse.ArgumentParser(description=self.description.splitlines()[0])
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--count", type=int, default=2000)
        parser.add_argument("--topic", choices=self.topics)
        parser.add_argument("--php", default=self.php)
        parser.add_argument("--zvm", default=str(ROOT / ".venv/bin/zvm"))
        parser.add_argument("--record", type=Path, metavar="FILE")
        parser.add_argument("--check", type=Path, metavar="FILE")
        parser.add_argument("--alone", action="store_true")
        return parser.parse_args()


def run(comparison: Comparison) -> int:
    """Do what the command line asks for; returns the exit status."""
    options = comparison.options()
    if options.check:
        asked, expected = json.loads(options.check.read_text(encoding="ascii"))
    else:
        asked = comparison.cases(options.seed, options.count, options.topic)
        expected = [] if options.alone else comparison.answers(options.php.split(), asked)
    ours = comparison.answers(options.zvm.split(), asked)
    if options.alone:
        print(f"{len(ours) - ours.count(_DIED)} answers to {len(ours)} cases (seed {options.seed})")
        return 1 if _DIED in ours else 0
    if options.record:
        agreed = [(case, theirs) for case, theirs, own in zip(asked, expected, ours, strict=True) if theirs == own]
        options.record.write_text(json.dumps([list(each) for each in zip(*agreed, strict=True)], indent=0) + "\n",
                                  encoding="ascii")
        return 0
    wrong: Counter[str] = Counter()
    for case, theirs, own in zip(asked, expected, ours, strict=True):
        if theirs not in (own, _DIED):
            wrong[str(case[0])] += 1
            print(f"{json.dumps(case)}\n  php {theirs}\n  zvm {own}")
    print(f"{wrong.total()} of {len(asked)} differ (seed {options.seed}) {dict(wrong)}")
    return 1 if wrong else 0
