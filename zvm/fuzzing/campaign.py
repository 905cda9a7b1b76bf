"""A run of the fuzzer: programs through all executors, a batch at a time, differences collected by cause."""
from __future__ import annotations

import hashlib
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from zvm.fuzzing.differences import Difference, cause_of, compare, is_same_change
from zvm.fuzzing.executors import SHORT_LIMIT, TIME_LIMIT, Executor, Outcome
from zvm.fuzzing.shrink import shrink

Generator = Callable[[int], str]
BATCH = 50  # programs that an executor gets at once
SHRINKING = 120  # seconds for making one program small; what is small until then is taken
NOTED = 20  # batches between two notes of how far a run is


class Campaign:
    """Runs programs. `causes` has the seeds of those that differ, by cause; what is found is written to `out`.

    Where `judges` are given, php without and with OPcache, what OPcache changes in the same way is no difference
    but noted in `allowed`, by cause, too.
    """

    def __init__(self, generate: Generator, executors: Sequence[Executor], folder: Path, out: Path, examples: int,
                 tests: int, judges: tuple[Executor, Executor] | None = None) -> None:
        self.causes: dict[str, list[int]] = {}
        self.allowed: dict[str, list[int]] = {}
        self.programs = self.skipped = 0
        self._judges = judges
        self._folder = folder
        self._path = folder / "program.php"  # what all programs have as theirs
        self._seeds: list[int] = []
        self._generate, self._executors, self._out = generate, executors, out
        self._examples, self._tests = examples, tests
        self._started = time.monotonic()

    def run(self, seeds: Sequence[int]) -> None:
        """Run the programs of these seeds."""
        for start in range(0, len(seeds), BATCH):
            self._run_batch(seeds[start:start + BATCH])
            self._progress(len(seeds))

    def _run_batch(self, seeds: Sequence[int]) -> None:
        self._seeds += seeds
        files = [self._folder / f"{number}.php" for number in range(len(seeds))]
        for seed, file in zip(seeds, files, strict=True):
            file.write_text(self._generate(seed), encoding="latin-1", newline="")
        outcomes = [executor.run_all(files, self._path) for executor in self._executors]
        for seed, file, *made in zip(seeds, files, *outcomes, strict=True):
            for difference in self._differences(file, made):
                if self._is_allowed(difference):
                    self.allowed.setdefault(difference.cause, []).append(seed)
                else:
                    self._record(seed, difference)
        self.programs += len(seeds)

    def _differences(self, path: Path, outcomes: Sequence[Outcome]) -> list[Difference]:
        first, expected = self._executors[0], outcomes[0]
        if cause_of(expected, Outcome(None, b"")) is None:
            self.skipped += 1
            return []
        found = (compare(path, first.name, expected, other.name, actual)
                 for other, actual in zip(self._executors[1:], outcomes[1:], strict=True))
        return [difference for difference in found if difference is not None]

    def _is_allowed(self, difference: Difference) -> bool:
        if self._judges is None:
            return False
        before, after = (judge.run_all([difference.path], self._path)[0] for judge in self._judges)
        return after == difference.actual or is_same_change(difference.expected, difference.actual, before, after)

    def _record(self, seed: int, difference: Difference) -> None:
        seeds = self.causes.setdefault(difference.cause, [])
        seeds.append(seed)
        if len(seeds) > self._examples:
            if len(seeds) == 1:
                self._note(f"{difference.cause}\n    seed {seed}")
            return
        folder = self._out / hashlib.sha1(difference.cause.encode()).hexdigest()[:10]
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "cause.txt").write_text(f"{difference.cause}\n")
        source = difference.path.read_text(encoding="latin-1")
        before = self._history(seed)
        small = self._shrunk(source, difference)
        (folder / f"{seed}.php").write_text(source if small is None else small, encoding="latin-1")
        if small is None:
            (folder / f"{seed}.txt").write_text(f"does not differ when it runs alone; before it ran\n{before}\n")
        self._note(f"{difference.cause}\n    seed {seed}: {folder}/{seed}.php"
                   f"{' (only after others)' if small is None else ''}")

    def _history(self, seed: int) -> str:
        """The seeds that ran before, as many as a process may have run, and this one."""
        end = self._seeds.index(seed) + 1
        most = max(executor.most_programs for executor in self._executors)
        return "\n".join(map(str, self._seeds[max(end - most, 0):end]))

    def _shrunk(self, source: str, difference: Difference) -> str | None:
        """The program made small; None where it does not differ any more when it runs alone."""
        pair = [executor for executor in self._executors if executor.name in (difference.first, difference.second)]
        path = self._path

        def differs(text: str) -> bool:
            path.write_text(text, encoding="latin-1", newline="")
            found = compare(path, difference.first, pair[0].run(path), difference.second, pair[1].run(path))
            return found is not None and found.cause == difference.cause and not self._is_allowed(found)

        for executor in pair:
            executor.close()
        if not differs(source):
            return None
        deadline = time.monotonic() + SHRINKING
        for executor in pair:
            executor.time_limit = SHORT_LIMIT
        try:
            return shrink(source, lambda text: time.monotonic() < deadline and differs(text), self._tests)
        finally:
            for executor in pair:
                executor.time_limit = TIME_LIMIT

    def _progress(self, total: int) -> None:
        if sys.stderr.isatty():
            rate = self.programs / (time.monotonic() - self._started)
            sys.stderr.write(f"\r{self.programs}/{total} programs, {len(self.causes)} causes, {rate:.1f}/s \x1b[K")
        elif self.programs % (NOTED * BATCH) == 0:
            self._note(f"{self.programs}/{total} programs, {len(self.causes)} causes")

    @staticmethod
    def _note(text: str) -> None:
        sys.stderr.write(("\r\x1b[K" if sys.stderr.isatty() else "") + text + "\n")
        sys.stderr.flush()

    def summary(self) -> dict[str, Any]:
        """What docs/reference/compatibility.md says of the run, and the seeds of each cause."""
        causes = {cause: len(seeds) for cause, seeds in self.causes.items()}
        return {"programs": self.programs, "differences": sum(causes.values()), "causes": causes, "seeds": self.causes}

    def report(self) -> None:
        """Print the causes, the most frequent first; then those of the differences that are allowed."""
        print(f"{self.programs} programs, {self.skipped} without a result to compare, "
              f"{sum(map(len, self.causes.values()))} differences of {len(self.causes)} causes")
        self._list(self.causes)
        if self._judges is not None:
            print(f"{sum(map(len, self.allowed.values()))} more as {self._judges[1].name} has them")
            self._list(self.allowed)

    @staticmethod
    def _list(causes: dict[str, list[int]]) -> None:
        for cause, seeds in sorted(causes.items(), key=lambda item: -len(item[1])):
            print(f"{len(seeds):6}  {cause}\n        seeds {', '.join(map(str, seeds[:5]))}")

    def close(self) -> None:
        """End the executors' processes."""
        for executor in self._executors:
            executor.close()
