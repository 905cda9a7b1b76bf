"""Compiled texts of eval() that are kept between runs (zvm/opfile/eval_texts.py, zvm/engine/eval_cache.py)."""
from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from zvm.compiler import sources
from zvm.engine import Engine
from zvm.opfile import cache as caching
from zvm.opfile.eval_texts import FEW, MOST, EvalTexts

OLD = 1_600_000_000


class Site:
    """A folder of sources and a cache for them. Each run is as one of a new process; what it compiled is counted."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.cache = folder / "site", folder / "cache"
        self.folder.mkdir()
        self.compiled: list[str] = []
        compile_source = sources.compile_source

        def counting(source: str, *rest: Any, **options: Any) -> Any:
            self.compiled.append(source)
            return compile_source(source, *rest, **options)

        monkeypatch.setattr(sources, "compile_source", counting)

    def engine(self, output: list[bytes]) -> Engine:
        caching._files.clear()
        caching.texts_by_file.clear()
        self.compiled.clear()
        return Engine([("zvm.cache_dir", str(self.cache)), ("zvm.cache_validate", "hash")], output.append)

    def run_code(self, code: str) -> str:
        output: list[bytes] = []
        engine = self.engine(output)
        engine.set_arguments("Standard input code", [])
        engine.run_code(code)
        return b"".join(output).decode("latin-1")

    def run(self, text: str, name: str = "main.php") -> str:
        path = self.folder / name
        path.write_text(text, encoding="latin-1")
        os.utime(path, (OLD, OLD))
        output: list[bytes] = []
        self.engine(output).run_file(str(path))
        return b"".join(output).decode("latin-1").replace(str(self.folder), "")

    def files(self) -> list[Path]:
        return sorted(self.cache.rglob("*" + caching.TEXTS_SUFFIX))

    def count(self) -> int:
        """The texts in the only file."""
        file, = self.files()
        return len(EvalTexts("", str(file)).texts)


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    return Site(tmp_path, monkeypatch)


TEMPLATE = """<?php
class Base { const NAME = 'base'; function show($x) { return static::class . " $x"; } }
$class = eval('
class Child extends Base {
    static $count = 1;
    const OF = Base::NAME . "!";
    function show($x) { return parent::show($x) . self::OF . self::$count++ . __LINE__ . __FILE__; }
}
function double($x) { static $calls = 0; return 2 * $x + $calls++; }
return Child::class;');
echo (new $class)->show(double(4)), double(4);
"""


def test_a_text_is_compiled_once(site: Site) -> None:
    first = site.run(TEMPLATE)
    assert len(site.compiled) == 2
    assert first == "Child 8base!15/main.php(3) : eval()'d code9"
    assert site.run(TEMPLATE) == first
    assert site.compiled == []


def test_a_text_is_not_taken_for_that_of_another_place(site: Site) -> None:
    text = "<?php eval('echo __FILE__;');"
    assert site.run(text) == "/main.php(1) : eval()'d code"
    assert site.run(text, "other.php") == "/other.php(1) : eval()'d code"
    assert site.run("<?php\neval('echo __FILE__;');") == "/main.php(2) : eval()'d code"


def test_diagnostics_of_compiling_are_reported_each_time(site: Site) -> None:
    text = "<?php eval('function f($a = 1, $b) { }');"
    assert "Optional parameter $a declared before required parameter $b" in site.run(text)
    assert site.run(text) == site.run(text) != ""
    assert site.compiled == []


def test_errors_are_not_kept(site: Site) -> None:
    text = "<?php try { eval('echo 1 +;'); } catch (ParseError $e) { echo $e->getMessage(); }"
    assert site.run(text) == site.run(text)
    assert site.compiled == ["echo 1 +;"]
    assert site.files() == []


def test_functions_of_other_files_are_those_it_was_compiled_with(site: Site) -> None:
    text = "<?php %s eval('$a = 1; f($a); echo $a;');"
    assert site.run(text % "function f(&$x) { $x++; }") == "2"
    assert site.run(text % "function f($x) { $x++; }") == "1"
    assert len(site.compiled) == 2
    site.run(text % "function f($x) { $x++; } function g() { }")
    assert len(site.compiled) == 1  # the file alone
    assert "undefined function f()" in site.run(text % "")
    assert len(site.compiled) == 2


def test_a_class_whose_name_is_in_use_fails_as_ever(site: Site) -> None:
    text = "<?php %s eval('class A { }'); echo get_class(new A);"
    assert site.run(text % "") == "A"
    failing = site.run(text % "class A { }")
    assert "Cannot declare class A, because the name is already in use in /main.php(1) : eval()'d code" in failing
    assert "class A { }" in site.compiled


def test_a_damaged_file_is_written_again(site: Site) -> None:
    text = "<?php foreach ([1, 2, 3] as $i) { eval(\"echo $i;\"); }"
    site.run(text)
    file, = site.files()
    sound = file.read_bytes()
    for damaged in (sound[:-1], sound[:100], b"", b"?" * 1000, sound[:40] + b"?" + sound[41:], sound[:-3] + b"???"):
        file.write_bytes(damaged)
        assert site.run(text) == "123"
        assert len(site.compiled) > 0
        assert site.run(text) == "123"
        assert site.compiled == []


def test_texts_of_several_runs_are_kept_together(site: Site) -> None:
    text = "<?php eval('echo %d;');"
    site.run(text % 1)
    site.run(text % 2)
    assert site.count() == 2


def test_a_place_keeps_some_texts(site: Site) -> None:
    text = f"<?php for ($i = 0; $i < {3 * MOST}; $i++) eval(\"return $i + %d;\");"
    site.run(text % 1)
    assert site.count() == MOST
    kept, = site.files()
    before = set(EvalTexts("", str(kept)).texts)
    site.run(text % 2)  # none of them comes again
    assert len(before - set(EvalTexts("", str(kept)).texts)) == FEW


def test_what_is_no_file_is_not_kept(site: Site, capfd: pytest.CaptureFixture[str]) -> None:
    Engine([("zvm.cache_dir", str(site.cache))]).run_code("eval('echo __DIR__;');")
    assert capfd.readouterr().out == os.getcwd()
    assert site.files() == []


def test_places_go_when_the_cache_is_emptied(site: Site) -> None:
    site.run("<?php eval('echo 1;');")
    assert site.run("<?php opcache_reset();") == ""
    assert site.files() == []


def test_anonymous_classes_and_closures(site: Site) -> None:
    text = """<?php
    foreach ([1, 2, 3] as $i) {
        $makers[] = eval('return fn($x) => new class($x) { function __construct(public $x) { } };');
    }
    foreach ($makers as $maker) {
        $o = $maker(5);
        echo get_class($o) === get_class($makers[0](1)) ? 'same' : 'other', $o->x;
    }
    """
    assert site.run(text) == site.run(text)
    assert site.compiled == []


def test_code_of_the_command_line_is_compiled_once(site: Site) -> None:
    assert site.run_code("echo 1 + $argc;") == "2"
    assert site.compiled == ["echo 1 + $argc;"]
    assert site.run_code("echo 1 + $argc;") == "2"
    assert site.compiled == []


def test_code_of_the_command_line_that_names_its_folder_is_compiled_each_time(site: Site,
                                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("a", "b"):
        (site.folder / name).mkdir()
        monkeypatch.chdir(site.folder / name)
        assert site.run_code("echo basename(__Dir__);") == name
