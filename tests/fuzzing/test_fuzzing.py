"""The fuzzer itself, and a short seeded run of it: the tiers against each other."""
from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.frontend.generated import ast
from zvm.frontend.parser import parse_file
from zvm.fuzzing import declarations, edges, library, loops, mutations, variations
from zvm.fuzzing.campaign import Campaign, Generator
from zvm.fuzzing.differences import cause_of, compare, is_same_change
from zvm.fuzzing.executors import CHECK, LIST, Executor, Outcome, Zvm
from zvm.fuzzing.language.generate import program
from zvm.fuzzing.shrink import parse, shrink
from zvm.handlers.native import tier

SEEDS = range(1, 13)
native = pytest.mark.skipif(tier.load(Engine) is None, reason="no native handlers")


def run_campaign(make: Generator, executors: Sequence[Executor], seeds: range, folder: Path) -> Campaign:
    """The programs of those seeds, nothing made small."""
    campaign = Campaign(make, executors, folder, folder / "out", 0, 0)
    try:
        campaign.run(seeds)
    finally:
        campaign.close()
    return campaign


@native
def test_tiers_agree(tmp_path: Path) -> None:
    campaign = run_campaign(program, [Zvm("python", False), Zvm("native", True)], SEEDS, tmp_path)
    assert campaign.causes == {}
    assert campaign.programs - campaign.skipped > 8


@native
def test_optimized_programs_do_the_same(tmp_path: Path) -> None:
    campaign = run_campaign(program, [Zvm("native", True), Zvm("optimized", True)], SEEDS, tmp_path)
    assert not [cause for cause in campaign.causes if not is_about_numbers_of_objects(cause)]


def is_about_numbers_of_objects(cause: str) -> bool:
    """PHP's optimizer, too, makes no objects that are not used: the next ones have other numbers."""
    left, _, right = cause.removeprefix("optimized: ").partition(" | ")
    return left == right and "#N" in left


def test_the_same_change_of_other_outcomes() -> None:
    php, opcache = Outcome(0, b"#1\nWarning\n#2"), Outcome(0, b"#1\nWarning\n#1")
    assert is_same_change(Outcome(0, b"#1\n#2"), Outcome(0, b"#1\n#1"), php, opcache)
    assert not is_same_change(Outcome(0, b"#1\n#2"), Outcome(0, b"#1\n#3"), php, opcache)
    assert not is_same_change(Outcome(0, b"#1\n#2"), Outcome(255, b"#1\n#1"), php, opcache)
    assert not is_same_change(php, php, php, php)
    reported = Outcome(0, b"Warning\n#1\n#2")
    assert is_same_change(Outcome(0, b"#1\n#2"), Outcome(0, b"#1\n#1"), reported, Outcome(0, b"#1\n#1"))


def test_the_same_change_at_another_line_is_another_change() -> None:
    before = Outcome(0, b"1\n-\n1\n-\n2")
    assert is_same_change(before, Outcome(0, b"1\n-\n9\n-\n2"), before, Outcome(0, b"1\n-\n9\n-\n3"))
    assert not is_same_change(before, Outcome(0, b"1\n-\n9\n-\n2"), before, Outcome(0, b"9\n-\n1\n-\n2"))
    both, reported = Outcome(0, b"9\n-\n1\n-\n3"), Outcome(0, b"Warning\n1\n-\n1\n-\n2")
    elsewhere = Outcome(0, b"Warning\n9\n-\n1\n-\n3")
    assert is_same_change(before, both, reported, elsewhere)
    assert not is_same_change(Outcome(0, b"2\n-\n1"), Outcome(0, b"3\n-\n9"), reported, elsewhere)


@pytest.mark.parametrize("task", [CHECK, LIST])
def test_damaged_sources_are_compiled_without_an_internal_error(task: str, tmp_path: Path) -> None:
    executor = Zvm("python", False, task)
    path = tmp_path / "p.php"
    try:
        for seed in range(40):
            path.write_text(mutations.program(seed), encoding="latin-1", newline="")
            outcome = executor.run(path)
            assert outcome.status in (0, 255) and outcome.output.strip(), seed
            assert task == CHECK or outcome.status == 255 or b"before optimizer" in outcome.output, seed
    finally:
        executor.close()


@native
def test_tiers_agree_about_declarations(tmp_path: Path) -> None:
    campaign = run_campaign(declarations.program, [Zvm("python", False), Zvm("native", True)], range(1, 101), tmp_path)
    assert campaign.causes == {}
    assert campaign.skipped == 0


@native
def test_tiers_agree_at_the_edges_of_kernels(tmp_path: Path) -> None:
    campaign = run_campaign(edges.program, [Zvm("python", False), Zvm("native", True)], range(1, 9), tmp_path)
    assert campaign.causes == {}


@native
def test_regions_agree_about_loops(tmp_path: Path) -> None:
    campaign = run_campaign(loops.program, [Zvm(name, True) for name in ("threaded", "forced", "stressed")],
                            range(1, 13), tmp_path)
    assert campaign.causes == {}
    assert campaign.skipped == 0


@native
def test_tiers_agree_about_variations(tmp_path: Path) -> None:
    campaign = run_campaign(variations.program, [Zvm("python", False), Zvm("native", True)], range(1, 41), tmp_path)
    assert campaign.causes == {}


def test_calls_of_functions_take_nothing_from_the_clock() -> None:
    formats = [line for seed in range(200) for line in library.program(seed).splitlines()
               if re.search("show\\((date_create_(immutable_)?from_format|\\S+::createFromFormat)", line)]
    formats += [line for seed in range(400) for line in edges.program(seed).splitlines()
                if "->createFromFormat(" in line]
    assert len(formats) > 1 and all(re.search("[fF]ormat\\((\\)|'!' \\. )", line) for line in formats)


NOT_GENERATED = {
    "ConstantClass": "made by the compiler", "ConstantClosure": "PHP 8.5", "ConstEnumInit": "made by the compiler",
    "ShellExec": "starts a process each time", "Pipe": "PHP 8.5", "PropertyHook": "PHP 8.4",
    "PropertyHookShortBody": "PHP 8.4", "VoidCast": "PHP 8.5",
}


def test_programs_have_every_kind_of_node() -> None:
    declarations = Path(ast.__file__).parents[1] / "nodes.asdl"
    kinds = set(re.findall(r"^(\w+)\(", declarations.read_text(), re.MULTILINE))
    found: set[str] = set()
    for seed in range(400):
        pending: list[object] = [parse_file(program(seed))[0]]
        while pending:
            node = pending.pop()
            if isinstance(node, list):
                pending += node
            elif isinstance(node, ast.Node):
                found.add(type(node).__name__)
                pending += [getattr(node, name, None) for base in type(node).__mro__
                            for name in getattr(base, "__slots__", ())]
    assert kinds - found == set(NOT_GENERATED)


@pytest.mark.differential
def test_php_agrees(tmp_path: Path) -> None:
    from zvm.fuzzing.executors import Php

    campaign = run_campaign(program, [Php(), Zvm("python", False)], SEEDS, tmp_path)
    assert campaign.causes == {}


@pytest.mark.differential
def test_php_forked_does_the_same(tmp_path: Path) -> None:
    from zvm.fuzzing.executors import ForkingPhp, Php, compile_fork_server

    extension = compile_fork_server(tmp_path)
    if extension is None:
        pytest.skip("no C compiler")
    path = tmp_path / "p.php"
    forking = ForkingPhp(extension)
    try:
        for source in ("<?php class A {} var_dump(new A); f();", "<?php echo __FILE__; exit(3);", *map(program, SEEDS)):
            path.write_text(source, encoding="latin-1")
            assert forking.run(path) == Php().run(path)
        path.write_text("<?php exec('kill -9 ' . getmypid());")
        assert forking.run(path) == Outcome(-9, b"")
    finally:
        forking.close()


@pytest.mark.differential
@pytest.mark.parametrize("task", [CHECK, LIST])
def test_php_that_only_compiles_does_the_same(task: str, tmp_path: Path) -> None:
    from zvm.fuzzing.executors import Php, reference

    server, path = reference(tmp_path, task), tmp_path / "p.php"
    files = [tmp_path / f"{seed}.php" for seed in range(20)]
    try:
        for seed, file in enumerate(files):
            file.write_text(mutations.program(seed), encoding="latin-1", newline="")
        assert server.run_all(files, path) == Php(task=task).run_all(files, path)
    finally:
        server.close()


def test_a_seed_always_makes_the_same_program() -> None:
    for make in (program, declarations.program, edges.program, library.program, mutations.program, variations.program):
        assert make(7) == make(7) != make(8)


def test_a_worker_says_what_ended_a_program(tmp_path: Path) -> None:
    path = tmp_path / "p.php"
    executor = Zvm("python", False)
    try:
        path.write_text("<?php echo 'a'; fwrite(STDOUT, 'lost'); exit(3);")
        assert executor.run(path) == Outcome(3, b"a")
        path.write_text("<?php nothing();")
        assert executor.run(path).status == 255
    finally:
        executor.close()


def test_programs_after_one_that_kills_its_process_are_run(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.php" for number in range(3)]
    for file, source in zip(files, ("echo 1;", "exec('kill -9 ' . getmypid());", "echo __FILE__;"), strict=True):
        file.write_text(f"<?php {source}")
    executor = Zvm("python", False)
    try:
        outcomes = executor.run_all(files, tmp_path / "p.php")
    finally:
        executor.close()
    assert outcomes == [Outcome(0, b"1"), Outcome(-9, b""), Outcome(0, str(tmp_path / "p.php").encode())]


def test_trees_are_their_source() -> None:
    for source in (program(1), "<?php f(1, [2, 'a;}']); if (x) { y(); } else { z(\"{$a['b']}\"); }", "<?php ) } ]"):
        assert str(parse(source)) == source


def test_shrinking_leaves_what_the_test_needs() -> None:
    source = "<?php\nfunction f($x) {\n    $y = g($x, [1, 2]);\n    return $y;\n}\necho 1;\necho f(needle(3) + 4), 5;\n"
    assert shrink(source, lambda text: "needle(" in text) == "needle()"


def test_causes_are_general() -> None:
    first = cause_of(Outcome(0, b"int(1)\nWarning: x in p1.php on line 3"), Outcome(0, b"int(1)\nok"))
    second = cause_of(Outcome(0, b"NULL\nWarning: x in p2.php on line 17"), Outcome(0, b"NULL\nok"))
    assert first == second
    assert cause_of(Outcome(0, b""), Outcome(-11, b"")) == "crash by signal 11"
    assert cause_of(Outcome(0, b"a"), Outcome(None, b"a")) == "does not end"
    assert cause_of(Outcome(None, b""), Outcome(0, b"")) is None
    assert cause_of(Outcome(-11, b""), Outcome(0, b"")) is None
    same = Outcome(0, b"a")
    assert compare(Path("p"), "php", same, "python", same) is None
