"""Everything the tests have as PHP source: compiled, written, read, it is the same again."""
from __future__ import annotations

from pathlib import Path

import pytest

from zvm.cli.dump.compiling import Dumper
from zvm.conformance.phpt_file import split
from zvm.opcodes.dump import dump_op_array
from zvm.opcodes.script import Script
from zvm.opfile.reader import OpFile
from zvm.opfile.writer import Origin, write

ROOT = Path(__file__).resolve().parents[2]
TOPICS = sorted(path for path in (ROOT / "tests/php").iterdir() if path.is_dir())


@pytest.fixture(scope="module")
def dumper() -> Dumper:
    return Dumper()


def listing(script: Script) -> str:
    return "".join(dump_op_array(op_array) for op_array in script.op_arrays())


def assert_same_again(dumper: Dumper, source: str, name: str) -> None:
    script = dumper.compile(source, name).script
    if script is None:
        return
    data = write(script, Origin(name))
    stored = OpFile(data, name, link=False).script(dumper.engine)
    assert listing(stored) == listing(script)
    assert write(stored, Origin(name)) == data  # which has all that listings do not show


@pytest.mark.parametrize("topic", TOPICS, ids=lambda path: path.name)
def test_tests_of_php(dumper: Dumper, topic: Path) -> None:
    for path in sorted(topic.rglob("*.phpt")):
        sections = split(path.read_bytes())
        if "FILE" in sections:
            assert_same_again(dumper, sections["FILE"].decode("latin-1"), str(path))


@pytest.mark.parametrize("path", sorted((ROOT / "bench").glob("*.php")), ids=lambda path: path.stem)
def test_benchmarks(dumper: Dumper, path: Path) -> None:
    assert_same_again(dumper, path.read_text("latin-1"), str(path))


def test_class_members_survive(dumper: Dumper) -> None:
    source = """<?php
    #[Attribute(1, named: [2.5, -0.0])]
    abstract class A extends B implements I, J {
        use T, U { T::f as protected g; U::h insteadof T; }
        /** of the constant */
        final protected const C = 1 << 40, D = self::C . "\\xff\\0";
        public static ?int $count = null;
        readonly int|string|null $union;
        public I&J $both;
        private array $list = ["a" => [1, 2.5, null, true], 7 => E::X];
        public function __construct(protected Foo|Bar $promoted = new Foo(1, x: 2), string &...$rest) {}
        abstract static function make(self $a, callable $b = null): iterable;
    }
    enum E: string { case X = 'x'; const Y = self::X; }
    """
    assert_same_again(dumper, source, "members.php")
