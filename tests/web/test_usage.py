"""What a run has used, had ready in another World without running it (zvm/engine/resident/usage.py)."""
from __future__ import annotations

import marshal
import os
from pathlib import Path
from typing import Any

import pytest

from zvm.engine import Engine, resident
from zvm.engine.resident.usage import Filling, Usage, usage_of

PROGRAM = {
    "main.php": """<?php
        namespace App;
        spl_autoload_register(function ($name) {
            require __DIR__ . '/' . basename(strtr($name, '\\\\', '/')) . '.php';
        });
        function outer() { static $calls = 0; return fn($x) => $x + ++$calls; }
        if ($argc) { class Early extends Child { const K = parent::K . '!'; } }
        $f = outer();
        echo (new Early)->say($f(1), $f(2)), Early::K, Suit::from('h')->name, strtoupper('x');
        echo (new class { public $p = 3; })->p;
        register_shutdown_function(function () { echo 'end'; });""",
    "Child.php": """<?php
        namespace App;
        class Child extends Base implements Speaker { use Loud; const K = 'k' . \\PHP_INT_SIZE; }""",
    "Base.php": "<?php namespace App; abstract class Base { protected static array $log = []; public int $n = 5; }",
    "Speaker.php": "<?php namespace App; interface Speaker { function say(int ...$words): string; }",
    "Loud.php": """<?php namespace App; trait Loud {
        function say(int ...$words): string {
            self::$log[] = $words;
            return array_sum($words) . count(self::$log) . $this->n;
        } }""",
    "Suit.php": "<?php namespace App; enum Suit: string { case Hearts = 'h'; }",
}
OUTPUT = "515k8!HeartsX3end"


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for name, text in PROGRAM.items():
        (tmp_path / name).write_text(text)
        os.utime(tmp_path / name, (1_000_000_000, 1_000_000_000))  # so old that it is kept
    resident.drop_idle()
    return tmp_path / "main.php"


def run(program: Path) -> tuple[str, Engine]:
    output: list[bytes] = []
    engine = Engine(write=output.append)
    if engine.tier is None:
        pytest.skip("there are no native handlers")
    resident.lease(engine)
    engine.set_arguments(str(program), [])
    engine.run_file(str(program))
    return b"".join(output).decode(), engine


def used_by(program: Path) -> Usage:
    """What the second run uses, which is the first that finds compiled files, as another process is told."""
    for _ in range(2):
        output, engine = run(program)
        assert output == OUTPUT
        used = usage_of(engine)
        assert used is not None
        resident.release(engine)
    told = Usage()
    assert told.update(marshal.loads(marshal.dumps(used.tables())))
    assert not told.update(used.tables())
    return told


def fill(used: Usage) -> bool:
    filling = Filling(used, lambda configuration: Engine(write=lambda data: None, configuration=configuration))
    for _ in filling.steps():
        pass
    return filling.is_done


def test_a_filled_world_has_all_that_a_run_needs(program: Path) -> None:
    used = used_by(program)
    assert len(used.scripts) == len(PROGRAM)
    assert {Path(path).name for path, _ in used.classes} == set(PROGRAM)
    resident.drop_idle()
    assert fill(used)
    assert fill(used)  # again, of what is there
    engine = Engine(write=lambda data: None)
    resident.lease(engine)
    world: Any = engine.world
    assert world.scripts.keys() == used.scripts.keys()
    prepared, linked = world.prepared, {record.name for record in world.records.values() if record.is_linked}
    assert linked >= {"App\\Child", "App\\Base", "App\\Loud", "App\\Speaker", "App\\Suit"}
    resident.release(engine)
    for _ in range(2):
        output, engine = run(program)
        assert output == OUTPUT
        assert engine.world is world and not world.is_spoilt
        assert world.prepared <= prepared + 2  # copies of closures are made when they are bound
        resident.release(engine)


def test_files_that_have_changed_are_not_got_ready(program: Path) -> None:
    used = used_by(program)
    resident.drop_idle()
    source = program.with_name("Base.php")
    source.write_text(source.read_text().replace("5", "55"))
    assert fill(used)  # but for the class and those that need it
    assert run(program)[0] == "5155k8!HeartsX3end"
