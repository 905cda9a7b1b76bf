"""Files that native code includes from the cache by itself (zvm/engine/compiled_files.py), by the command: its engine
owns the process."""
from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

MAIN = """<?php
spl_autoload_register(function ($name) { require __DIR__ . "/lib/$name.php"; });
function show(...$values) { echo json_encode($values), "\\n"; }
show(require __DIR__ . '/lib/data.php', include_once __DIR__ . '/lib/data.php',
    include_once __DIR__ . '/lib/functions.php');
show(Child::NAME, (new Child)->name(), twice(4), require_once __DIR__ . '/lib/Child.php');
show(array_map('basename', array_slice(get_included_files(), 1)), include __DIR__ . '/lib/variables.php', $set);
show(include __DIR__ . '/other/data.php', @include __DIR__ . '/lib/none.php', get_resource_id(fopen(__FILE__, 'r')));
"""
LIBRARY = {
    "data.php": "<?php return ['a' => 1];", "functions.php": "<?php function twice($x) { return $x * 2; }",
    "Base.php": "<?php abstract class Base implements Named { abstract function name(); }",
    "Named.php": "<?php interface Named { const NAME = 'n'; function name(); }",
    "Child.php": "<?php class Child extends Base { use Calls; function name() { return $this->call(); } }",
    "Calls.php": "<?php trait Calls { private function call() { return __TRAIT__ . self::NAME; } }",
    "variables.php": "<?php $set = __LINE__; return isset($set);"}


class Site:
    def __init__(self, folder: Path) -> None:
        self.folder, self.cache = folder, folder / "cache"
        (folder / "lib").mkdir()
        (folder / "other").symlink_to("lib")
        for name, source in LIBRARY.items():
            self.write(name, source)
        (folder / "main.php").write_text(MAIN)
        self.age("../main.php")

    def write(self, name: str, source: str) -> None:
        (self.folder / "lib" / name).write_text(source)
        self.age(name)

    def age(self, name: str) -> None:
        """Make a source old enough to be kept."""
        then = time.time() - 60
        os.utime(self.folder / "lib" / name, (then, then))

    def run(self) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "zvm.cli.main", "-n", "-d", "log_errors=0", "-d", f"zvm.cache_dir={self.cache}",
             self.folder / "main.php"],
            capture_output=True, text=True, timeout=120)
        assert done.stderr == ""
        return done.stdout

    def fill(self) -> str:
        """Run until all is in the cache, which another process may write; the output."""
        output = self.run()
        for _ in range(50):
            if len(self.files()) >= len(LIBRARY):
                break
            time.sleep(0.1)
        assert self.run() == output
        return output

    def files(self) -> list[Path]:
        return sorted(self.cache.rglob("*.zvmc"))


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path)


def test_the_same_as_compiled(site: Site) -> None:
    output = site.fill()
    assert output == site.run()
    lines = output.splitlines()
    assert lines[:2] == ['[{"a":1},true,1]', '["n","Callsn",8,true]']
    assert lines[2].endswith('true,1]')
    assert lines[3].startswith('[{"a":1},false,')


def test_damaged_files_are_compiled_again(site: Site) -> None:
    output = site.fill()
    for number, file in enumerate(site.files()):
        data = bytearray(file.read_bytes())
        data[(17, 52, 90, 100, 110, 118, 130, len(data) - 3)[number % 8]] ^= 1
        file.write_bytes(data[:-1] if number == 5 else data)
    assert site.run() == output


def test_changed_sources_are_compiled_again(site: Site) -> None:
    output = site.fill()
    site.write("data.php", "<?php return ['a' => 2];")
    os.utime(site.folder / "lib/data.php", (time.time() - 30,) * 2)
    assert site.run() == output.replace('{"a":1}', '{"a":2}')
    site.write("functions.php", "<?php function twice($x) { return $x * 20; }")
    assert site.run() == output.replace('{"a":1}', '{"a":2}').replace(",8,", ",80,")


def test_a_name_in_use(site: Site) -> None:
    site.write("data.php", "<?php class Twice {} return ['a' => 1];")
    site.write("functions.php", "<?php class Twice {} function twice($x) { return $x * 2; }")
    output = site.fill()
    assert "Cannot declare class Twice, because the name is already in use in" in output
    assert site.run() == output
