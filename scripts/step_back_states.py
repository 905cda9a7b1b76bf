#!/usr/bin/env python3
"""Hold states of the past against those that the program has had: random programs are recorded, and each is looked at
at random positions, forwards, backwards and in random order (docs/guides/observe.md, "Stepping back").

    scripts/step_back_states.py --programs 500 --positions 50 --seed 1
"""
from __future__ import annotations

import argparse
import contextlib
import io
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from zvm import Engine, PhpError
from zvm.embedding.errors import PhpExit
from zvm.embedding.past import PastInspector, snapshot
from zvm.fuzzing.language.generate import program
from zvm.observe.debugger.stack import stack_of
from zvm.observe.past.history import History
from zvm.runtime.values.zval import UNDEF

PATIENCE = 120  # seconds for a program
SHARE = 4  # the state before about every fourth statement is noted while the program runs
LAST = "last.php"
FRAME = """<?php
$taken = [mt_rand(), microtime(true), random_int(1, 1000), getmypid(), uniqid(), date("U")];
file_put_contents(%(path)s, implode(",", $taken) . "\\n", FILE_APPEND);
$file = fopen(%(path)s, "r");
while (($line = fgets($file)) !== false) { $seen[] = trim($line); }
try {
    require %(program)s;
} catch (Throwable $thrown) {
    $caught = get_class($thrown);
}
$rest = [ftell($file), fclose($file), unlink(%(path)s), mt_rand(1, 6)];
$end = true;
"""
LAST_LINE = FRAME.count("\n")


def state_of(engine: Any) -> str:
    """All frames of PHP code with their variables."""
    return repr([(frame.name, frame.line, [(name, snapshot(engine, value)) for name, value
                                           in frame.variables().items() if value is not UNDEF])
                 for frame in stack_of(engine, internal=False)])


class StateInspector(PastInspector):
    """Tells the whole state."""

    def on_state(self) -> str:
        return state_of(self.engine)


def check(seed: int, positions: int) -> str:
    """Check one program: "ok", or what is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        own, frame = Path(folder, "program.php"), Path(folder, "frame.php")
        own.write_text(program(seed), "latin-1")
        frame.write_text(FRAME % {"path": repr(f"{folder}/taken"), "program": repr(str(own))})
        with contextlib.closing(Engine(stdout=io.BytesIO(), ini={"memory_limit": "-1"})) as engine:
            debugger = engine.debugger
            history = debugger._core.history = History(debugger._core, StateInspector(engine.world))
            states: dict[int, str] = {}
            chance = random.Random(-seed)

            def note(event: Any) -> None:
                if history.replayer is None and chance.randrange(SHARE) == 0:
                    states[history.positions.now] = state_of(engine.world)

            tool = engine.tool()
            tool.on("statement", note)
            debugger.break_at(frame, LAST_LINE)
            verdict = "no end"
            try:
                for _ in debugger.run_file(frame):
                    tool.detach()
                    verdict = debugger._inside(lambda: compare(history, states, positions, seed))
            except (PhpError, PhpExit):
                pass
            return verdict


def compare(history: History, states: dict[int, str], positions: int, seed: int) -> str:
    chance = random.Random(seed)
    chosen = sorted(chance.sample(sorted(states), min(positions, len(states))))
    mixed = chosen[:]
    chance.shuffle(mixed)
    for order, name in ((chosen, "forwards"), (chosen[::-1], "backwards"), (mixed, "in random order")):
        for position in order:
            if position >= history.positions.now:
                continue
            history.go_to(position)
            state = history.question("state")
            if state != states[position]:
                return f"position {position} {name}:\n  {state}\n  {states[position]}"
    history.leave()
    return f"ok {len(chosen)}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=int, default=50)
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1, help="of the first program; the others follow")
    parser.add_argument("--only", action="store_true", help="one program, in this process")
    options = parser.parse_args()
    if options.only:
        print(check(options.seed, options.positions))
        return 0
    counts: dict[str, int] = {"positions": 0}
    for seed in range(options.seed, options.seed + options.programs):
        command = [sys.executable, __file__, "--only", "--seed", str(seed), "--positions", str(options.positions)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
            verdict = done.stdout.strip() or f"died: {done.stderr.strip()[-300:]}"
        except subprocess.TimeoutExpired:
            verdict = "too slow"
        kind, _, number = verdict.partition(" ")
        if kind == "ok":
            counts["positions"] += int(number)
        elif verdict != "no end":
            print(f"program {seed}: {verdict}", flush=True)
        counts[kind] = counts.get(kind, 0) + 1
    print(counts)
    return int(any(kind not in ("ok", "no", "positions") for kind in counts))


if __name__ == "__main__":
    sys.exit(main())
