"""What runs of a program have read of the bundle is kept for the next one; whatever is wrong with it does no harm."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from zvm import bundle
from zvm.bundle_runs import MAX_FILES

_PROGRAM = """<?php
interface Shape { function area(): int; }
class Square implements Shape {
    function __construct(private int $side) {}
    function area(): int { return $this->side ** 2; }
}
if (isset($argv[1])) {
    (new ReflectionClass('Square'))->getMethods()[0]->getParameters();
    (new DateTimeImmutable('2020-01-05'))->modify('+1 day')->format('c');
    [mb_convert_case("\xc3\x89", MB_CASE_LOWER), new SplObjectStorage, new SplPriorityQueue, unserialize('i:1;')];
}
echo array_sum(array_map(fn(Shape $shape) => $shape->area(), [new Square(2), new Square(3)])), strtoupper("ok"), "\\n";
"""
_SHOW = """import sys
from zvm import bundle
bundle.recall(sys.argv[1:])
from zvm.cli.main import main
from zvm.cli import watchdog

watchdog.INTERVAL = 60  # seconds: a run that takes long reads what a look needs

def end(status):
    sys.stdout.flush()
    finder = bundle._finder
    is_recalled = finder.recalled.names and not finder.recalled.is_usual
    print("recalled" if is_recalled else "not", len(finder.read_names) + len(finder.bodies), file=sys.stderr)
    raise SystemExit(status)

main(None, end)
"""


# records and functions that a run reads of the bundle: one that is like others first, one that was there before
_MOST_READ_FIRST, _MOST_READ = 90, 9


class Program:
    """A script with a cache folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.script = folder, folder / "program.php"
        self.script.write_text(_PROGRAM)
        os.utime(self.script, (1, 1))  # old enough to be kept in the cache

    def run(self, *words: str) -> tuple[bool, int]:
        """Run it, with an argument it reads more; whether it had something of earlier runs, and how much it read of the
        bundle itself."""
        command = [sys.executable, "-c", _SHOW, "-n", str(self.script), *words]
        done = subprocess.run(command, capture_output=True, text=True, check=True,
                              env={**os.environ, "XDG_CACHE_HOME": str(self.folder / "cache"),
                                               "ZVM_NATIVE": os.environ.get("ZVM_NATIVE", "")})
        assert done.stdout == "13OK\n"
        recalled, count = done.stderr.split()
        return recalled == "recalled", int(count)

    def size(self) -> int:
        """Of the file of its runs."""
        return self.file().stat().st_size

    def file(self) -> Path:
        """The one file of its runs."""
        path, = (self.folder / f"cache/zvm/{bundle.RUNS_FOLDER}").iterdir()
        return path


@pytest.fixture
def program(tmp_path: Path) -> Program:
    if bundle._finder is None:
        pytest.skip("modules come from their files")
    return Program(tmp_path)


@pytest.fixture
def kept(program: Program) -> Program:
    """One that has run twice: compiling first, then from the cache."""
    program.run()
    program.run()
    return program


def test_the_first_run_from_the_cache_is_kept(program: Program) -> None:
    recalled, _ = program.run()
    assert not recalled
    assert not (program.folder / f"cache/zvm/{bundle.RUNS_FOLDER}").exists()
    assert not program.run()[0]
    recalled, count = program.run()
    assert recalled
    assert count < _MOST_READ


def test_a_first_run_has_what_others_read_first(program: Program) -> None:
    assert bundle.USUAL in bundle._finder.index  # type: ignore[union-attr]
    assert program.run()[1] < _MOST_READ_FIRST


def test_a_file_stays_where_nothing_is_new(kept: Program) -> None:
    kept.run()
    time_changed = kept.file().stat().st_mtime_ns
    kept.run()
    assert kept.file().stat().st_mtime_ns == time_changed


def test_what_a_run_does_not_use_is_removed(kept: Program) -> None:
    before = kept.size()
    kept.run("more")
    grown = kept.size()
    assert kept.run("more")[1] < _MOST_READ
    assert kept.size() == grown > before + bundle._MOST_UNUSED
    kept.run()
    assert kept.size() < grown - bundle._MOST_UNUSED
    assert kept.run()[1] < _MOST_READ


def test_all_stays_of_a_program_whose_runs_differ(kept: Program) -> None:
    for _ in range(bundle.MOST_REMOVALS):
        kept.run("more")
        kept.run()
    kept.run("more")
    grown = kept.size()
    kept.run()
    assert kept.size() == grown
    assert kept.run("more")[1] < _MOST_READ


@pytest.mark.parametrize("damage", [
    lambda data: b"", lambda data: b"something else" * 9, lambda data: data[:len(data) // 2],
    lambda data: data[:bundle.RUNS_HEAD + 90] + b"\xff\x00\xff" + data[bundle.RUNS_HEAD + 93:],
    lambda data: b"ZVMR0" + data[5:]])
def test_a_damaged_file_is_written_again(kept: Program, damage: object) -> None:
    file = kept.file()
    whole = file.read_bytes()
    file.write_bytes(damage(whole))  # type: ignore[operator]
    assert not kept.run()[0]
    assert kept.run()[0]


def test_a_file_that_others_may_write_is_not_read(kept: Program) -> None:
    kept.file().chmod(0o666)
    assert not kept.run()[0]


def test_a_file_of_another_program_is_not_read(kept: Program) -> None:
    file = kept.file()
    other = Program(kept.folder)
    other.script = kept.folder / "other.php"
    other.script.write_text(_PROGRAM)
    os.utime(other.script, (1, 1))
    name = bundle.hash_of(f"{bundle._finder.state}\0{other.script}").hex()  # type: ignore[union-attr]
    file.rename(file.with_name(name + bundle.RUNS_SUFFIX))
    assert not other.run()[0]


def test_a_folder_that_cannot_be_written(program: Program) -> None:
    program.run()
    folder = program.folder / f"cache/zvm/{bundle.RUNS_FOLDER}"
    folder.write_text("")  # not a folder
    assert not program.run()[0]
    assert not program.run()[0]


def test_runs_at_the_same_time(program: Program) -> None:
    program.run()
    command = [sys.executable, "-c", _SHOW, "-n", str(program.script)]
    environment = {**os.environ, "XDG_CACHE_HOME": str(program.folder / "cache")}
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment)
               for _ in range(6)]
    assert {process.communicate()[0] for process in running} == {b"13OK\n"}
    assert program.run()[0]
    assert [each.suffix for each in program.file().parent.iterdir()] == [bundle.RUNS_SUFFIX]


@pytest.mark.parametrize(("words", "script"), [
    (["a.php", "b.php"], "a.php"), (["-n", "-d", "x=1", "a.php"], "a.php"), (["-r", "echo 1;"], ""), ([], "")])
def test_the_program_that_a_command_line_names(words: list[str], script: str) -> None:
    assert bundle.program_of(words) == (f"{os.getcwd()}/{script}" if script else "")


def test_the_oldest_files_go(program: Program) -> None:
    program.run()
    folder = program.folder / f"cache/zvm/{bundle.RUNS_FOLDER}"
    folder.mkdir(0o700)
    for number in range(MAX_FILES + 3):
        (folder / f"{number}{bundle.RUNS_SUFFIX}").write_text("")
        os.utime(folder / f"{number}{bundle.RUNS_SUFFIX}", (number, number))
    program.run()
    left = {path.stem for path in folder.iterdir()}
    assert len(left) == MAX_FILES
    assert not left & set(map(str, range(4)))
    assert program.run()[0]
