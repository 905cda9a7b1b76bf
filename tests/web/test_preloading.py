"""opcache.preload: what its script declares is there in every request, as on the first one."""
from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

import pytest
from web.test_server import serving

FILES = {
    "preload.php": r"""<?php echo "preloading\n";
require __DIR__ . '/shape.php';
opcache_compile_file(__DIR__ . '/circle.php');
opcache_compile_file(__DIR__ . '/orphan.php');
function preloaded() { static $calls = 0; return ++$calls; }
define('OF_THE_SCRIPT', 1);
class_alias('Shape', 'Form');
spl_autoload_register(fn ($name) => print("loader of $name\n"));
if (true) { function conditional() { return 'conditional'; } class Conditional {} }""",
    "shape.php": r"""<?php interface Sized { const UNIT = PHP_VERSION_ID; }
abstract class Shape implements Sized { public static $made = []; public $unit = self::UNIT;
    static function count() { static $calls = 0; self::$made[] = 1; return ++$calls . count(self::$made); } }
const OF_THE_FILE = 2;
function area() { return OF_THE_FILE; }
echo "shape runs\n";""",
    "circle.php": r"""<?php
class Circle extends Shape { function kind(Kind $kind = Kind::B) { return $kind->name . parent::UNIT; } }
enum Kind: string { case A = 'a'; case B = 'b'; }
echo "circle runs\n"; return 3;""",
    "orphan.php": "<?php class Orphan extends Nowhere {} class Fine {}",
    "again.php": "<?php class Circle {}",
    "fatal.php": "<?php not_there();",
    "index.php": r"""<?php
foreach (['Sized', 'Shape', 'Circle', 'Kind', 'Orphan', 'Fine', 'Form', 'Conditional'] as $name)
    echo +(class_exists($name) || interface_exists($name));
echo ' ', +function_exists('preloaded'), +function_exists('conditional'), +function_exists('area'),
    +defined('OF_THE_SCRIPT'), +defined('OF_THE_FILE'), "\n";
echo preloaded(), preloaded(), ' ', Shape::count(), ' ', Shape::count(), ' ', (new Circle)->kind(), ' ',
    (new Form2)->unit, "\n";
class Form2 extends Form {}
try { area(); } catch (Error $error) { echo $error->getMessage(), "\n"; }
echo count(spl_autoload_functions()), count(get_included_files()), Kind::from('a')->name, "\n";
var_dump(require_once __DIR__ . '/shape.php', require __DIR__ . '/circle.php', count(get_included_files()), area());
echo (new ReflectionClass('Circle'))->isInternal() ? 'internal' : 'user', ' ',
    implode(',', get_defined_functions()['user']), "\n";
print_r(opcache_get_status(false)['preload_statistics']['functions']);""",
}
# What php 8.2.36 says
ANSWER = b"""11110111 11100
12 11 22 B80200 80200
Undefined constant "OF_THE_FILE"
01A
shape runs
circle runs
int(1)
int(3)
int(3)
int(2)
user conditional,area,preloaded
Array
(
    [0] => conditional
    [1] => area
    [2] => preloaded
)
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "www"
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text)
        os.utime(folder / name, (time.time() - 60,) * 2)
    return folder


def _settings(site: Path, script: str) -> list[str]:
    user = ["-d", "opcache.preload_user=root"] if os.geteuid() == 0 else []
    return ["-d", f"opcache.preload={site}/{script}", *user, "-d", "html_errors=0"]


def test_every_request_begins_with_it(zvm: list[str], site: Path) -> None:
    answer = ANSWER.replace(b"80200", str(80236).encode())
    with serving(zvm, site, *_settings(site, "preload.php"), "-d", "log_errors=1") as server:
        for page, expected in (("/", answer), ("/", answer), ("/fatal.php", None), ("/", answer), ("/again.php", None),
                               ("/", answer)):
            found = server.get(page)[2]
            assert expected is None or found == expected
        assert b"name is already in use" in server.get("/again.php")[2]
        log = server.log.read_text()
    assert "Can't preload unlinked class Orphan: Unknown parent Nowhere" in log


def test_a_script_that_fails_later_ends_no_server(zvm: list[str], site: Path) -> None:
    with serving(zvm, site, *_settings(site, "preload.php")) as server:
        assert server.get("/")[2].startswith(b"11110111")
        (site / "preload.php").unlink()
        server.get("/again.php")  # what was preloaded is dropped with the code that stays
        assert b"Call to undefined function preloaded()" in server.get("/")[2]
        assert b"Call to undefined function preloaded()" in server.get("/")[2]


@pytest.mark.parametrize("script", ["fatal.php", "missing.php"])
def test_a_script_that_fails_ends_the_start(zvm: list[str], site: Path, script: str) -> None:
    for mode in (["-S", "127.0.0.1:0", "-t", str(site)], ["-r", "echo 'it runs';"]):
        found = subprocess.run([*zvm, "-n", *_settings(site, script), "-d", "opcache.enable_cli=1", *mode],
                               capture_output=True, timeout=60, check=False)
        assert found.returncode != 0 and b"it runs" not in found.stdout
        assert b"Fatal error" in found.stdout + found.stderr


def test_the_command(zvm: list[str], site: Path) -> None:
    found = subprocess.run([*zvm, "-n", *_settings(site, "preload.php"), "-d", "opcache.enable_cli=1",
                            str(site / "index.php")], capture_output=True, timeout=60, check=False)
    assert found.stdout.endswith(ANSWER.replace(b"80200", b"80236"))


@pytest.mark.skipif(os.geteuid() != 0, reason="only root has to name a user")
def test_root_names_a_user(zvm: list[str], site: Path) -> None:
    words = [*zvm, "-n", "-d", "opcache.enable_cli=1", "-d", f"opcache.preload={site}/preload.php", "-r", "echo 1;"]
    found = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert (found.returncode, found.stdout) == (1, "")
    assert '"opcache.preload_user" has not been defined' in found.stderr
