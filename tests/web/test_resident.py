"""Code that stays in a process between requests: nothing of one is seen by another, whatever the order."""
from __future__ import annotations

import gc
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from zvm.engine import Engine, resident
from zvm.engine.resident import audit, pool
from zvm.engine.resident.world import World

LIBRARY = {
    "App/Part.php": """<?php namespace App;
trait Part { private static $made = 0;
    static function made() { static $calls = 0; return ++self::$made . '/' . ++$calls; } }""",
    "App/Named.php": "<?php namespace App; interface Named { const KIND = MODE; function name(): string; }",
    "App/Level.php": """<?php namespace App;
enum Level: string { case A = 'a'; case B = 'b'; const D = self::A;
    function other(): self { return self::from('b'); } }""",
    "App/Legacy.php": """<?php namespace App;
class Legacy implements \\Countable, \\IteratorAggregate {
    function count() { return 3; }
    function getIterator(): \\Iterator { yield MODE; yield from [strlen('four')]; } }""",
    "App/Config.php": """<?php namespace App;
class Config implements Named {
    use Part;
    const COPY = self::KIND . '!';
    public static $count = 0;
    public static ?self $last = null;
    public array $settings = [MODE, self::COPY];
    public ?\\Thing $thing = null;
    private $own = 'own';
    function __construct() { self::$last = $this; }
    function name(): string { return MODE . '=' . self::COPY . json_encode($this->settings); }
    static function next() { static $n = 10; return ++$n; }
    function add($x, $by = MODE, $list = [MODE, 1]) {
        static $sum = []; $sum[] = $x . $by; return implode(',', $sum) . count($list); }
    function take(\\Thing $thing) { return get_class($thing); }
    function length($text) { return strlen($text); }
    function counter() { return function () { static $n = 0; return ++$n . $this->own; }; }
    function anonymous() { return new class { public $kind = MODE; public static $n = 0;
        function __toString() { return $this->kind . ++self::$n; } }; }
    function level(Level $level = Level::A) { return $level->other() === Level::B; }
    function __get($name) { return "got $name"; }
}
function helper() { static $n = 0; return constant('MODE') . ++$n . \\count([1, 2]); }
if (!\\function_exists('App\\later')) { function later() { return 'later ' . MODE; } }""",
    "App/Base1.php": "<?php namespace App; class Base1 { function who() { return 'one'; } public $field = 1; }",
    "App/Base2.php": """<?php namespace App; class Base2 { public $field = 2; public $more = 3;
    function who() { return 'two'; } }""",
    "App/Child.php": """<?php namespace App; class Child extends Base {
    function who(): string { return 'child of ' . parent::who(); } }""",
    "App/Repeated.php": "<?php return function ($x) { static $seen = 0; return ++$seen . $x; };",
}

PAGE = r"""<?php
$n = (int)$_GET['n'];
echo ini_get('precision'), setlocale(LC_ALL, 0), date_default_timezone_get(), ' ', decoct(umask()), "\n";
define('MODE', "mode$n");
spl_autoload_register(function ($class) use ($n) {
    echo "[$class]";
    if ($class === 'App\Base') { class_alias($n === 1 ? 'App\Base1' : 'App\Base2', 'App\Base'); return; }
    $file = __DIR__ . '/' . strtr($class, '\\', '/') . '.php';
    if (is_file($file)) require $file;
});
if ($n == 2) { eval('namespace App; function strlen($text) { return "own strlen"; }'); }
if ($n == 3) { eval('class Other {} class_alias("Other", "Thing");'); } else { eval('class Thing {}'); }
$config = new App\Config;
echo $config->name(), App\Config::next(), App\Config::next(),
    ++App\Config::$count, $config->add(1), $config->add(2, 'y'), "\n";
echo App\helper(), App\helper(), $config->missing, App\later(),
    App\Config::made(), App\Config::made(), "\n";
echo $config->length('abc'), $config->take($n == 3 ? new Other : new Thing), "\n";
try { $config->thing = $n == 3 ? new Other : new Thing; echo get_class($config->thing), "\n"; }
catch (TypeError $e) { echo $e->getMessage(), "\n"; }
$counter = $config->counter();
echo $counter(), $counter(), ($config->counter())(), $config->anonymous(),
    $config->anonymous(), "\n";
var_dump($config->level(), App\Level::A === App\Level::D,
    class_exists('Nope'), function_exists('App\strlen'), defined('EXTRA'));
echo json_encode(iterator_to_array(new App\Legacy, false)), count(new App\Legacy), "\n";
$child = new App\Child;
echo $child->who(), $child->field, json_encode(get_object_vars($child)), "\n";
$again = require __DIR__ . '/App/Repeated.php';
$once = require __DIR__ . '/App/Repeated.php';
echo $again('a'), $again('b'), $once('c'), "\n";
function run() { try { yield 1; yield 2; } finally { echo "finally ", MODE, "\n"; } }
$generator = run();
$generator->current();
$GLOBALS['self'] = $generator;
if ($n == 1) define('EXTRA', 1);
App\Config::$count = "secret$n";
$config->self = $config;
$config->settings[] = "secret$n";
set_error_handler(function ($level, $text) use ($n) { echo "handled $n: $text\n"; return true; });
echo $undefined;
ini_set('precision', '5');
setlocale(LC_ALL, 'C.UTF-8');
date_default_timezone_set($n == 1 ? 'Asia/Tokyo' : 'America/Lima');
umask(0o077);
chdir('/');
echo 1 / 3, ' ', spl_object_id($config), "\n";
class Dying { public $other; public $mode = MODE;
    function __destruct() { echo "destroyed ", MODE, $this->mode, "\n"; } }
$dying = new Dying; $dying->other = $dying; unset($dying);
register_shutdown_function(function () { echo "shut down ", MODE, "\n"; });
if ($n == 2) exit("left\n");
if ($n == 4) throw new LogicException("thrown $n");
echo "end\n";
"""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    for name, text in {**LIBRARY, "page.php": PAGE}.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        os.utime(path, (1, 1))
    before, mask = os.getcwd(), os.umask(0o022)
    os.umask(0o022)
    yield tmp_path
    os.chdir(before)
    os.umask(mask)


def ask(folder: Path, number: int, script: str = "page.php", stays: bool = True) -> bytes:
    """What a page prints, with a World or without."""
    pieces: list[bytes] = []
    os.chdir(folder)
    os.umask(0o022)
    engine = Engine([("zvm.cache_dir", str(folder / "cache")), ("display_errors", "1"), ("html_errors", "0")],
                    lambda data: pieces.append(bytes(data)))
    if stays:
        resident.lease(engine)
        if engine.tier is not None:
            assert engine.world is not None
    try:
        engine.symbol_table["_GET"] = None
        engine.run_tasks([lambda: engine.execute_code(f"$_GET = ['n' => '{number}'];", "given"),
                          lambda: engine.execute_file(str(folder / script))])
    finally:
        resident.release(engine)
    return b"".join(pieces)


@pytest.mark.parametrize("order", [[1, 1, 1, 1], [1, 2, 3, 4, 2, 1, 3, 3, 4, 1, 2], [3, 1, 3], [2, 2, 1, 2], [4, 1, 4]])
def test_no_request_sees_another(folder: Path, order: list[int]) -> None:
    alone = {number: ask(folder, number, stays=False) for number in {*order}}
    alone = {number: ask(folder, number, stays=False) for number in {*order}}
    for number in order:
        assert ask(folder, number) == alone[number]


LEAVING = r"""<?php
function numbers() { yield 1; yield 2; }
$left = new stdClass; $left->left = $left; $left->ended = numbers(); foreach ($left->ended as $x);
$left->begun = numbers(); $left->begun->current(); $left->fiber = new Fiber(fn () => 1); $left->fiber->start();
$left->file = new SplFileObject(__FILE__);"""
MEETING = r"""<?php
class Dying { public $me; function __construct(public $name) { $this->me = $this; }
    function __destruct() { echo $this->name; } }
for ($i = 0; $i < 8; $i++) $all[] = new Dying($i);
gc_collect_cycles();"""


def test_what_dies_in_a_later_request(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "leaving.php").write_text(LEAVING)
    (folder / "meeting.php").write_text(MEETING)
    for _ in range(3):
        ask(folder, 1, "leaving.php")
        assert ask(folder, 1, "meeting.php") == b"01234567"
    ask(folder, 1, "leaving.php")
    gc.collect()
    assert capfd.readouterr().err == ""


def world() -> World:
    """The World of the last request."""
    return next(reversed(pool._idle.values()))[-1]


def test_a_world_holds_nothing_of_a_request(folder: Path) -> None:
    for number in (1, 3, 2, 1):
        ask(folder, number)
    if pool._idle:
        audit.check(world(), "secret1")


def test_scripts_stay(folder: Path) -> None:
    ask(folder, 1)
    ask(folder, 1)
    if not pool._idle:
        pytest.skip("there are no native handlers")
    kept = world().scripts[str(folder / "App/Config.php")]
    ask(folder, 1)
    assert world().scripts[str(folder / "App/Config.php")] is kept


def test_a_changed_file_is_read_again(folder: Path) -> None:
    page = folder / "small.php"
    for text in ("one", "two"):
        page.write_text(f"<?php class Small {{ const TEXT = '{text}'; }} echo Small::TEXT;")
        os.utime(page, (len(text), ord(text[0])))
        pool._idle.clear()  # as when two seconds have passed
        assert ask(folder, 1, "small.php") == text.encode()


# classes that are covariant with classes not loaded yet: linking them waits for these
WAITING = {
    "Made": "interface Made {}", "Thing": "class Thing implements Made {}", "Twin": "class Twin implements Made {}",
    "Maker": "interface Maker { function make(): Made; }",
    "Waiting": "class Waiting implements Maker { function make(): Thing { return new Thing; } }",
    "Below": "class Below extends Waiting {}",
    "Pair": "interface Pair { function first(): Maker; function second(): Made; }",
    "Inner": "class Inner implements Maker { function make(): Twin { return new Twin; } }",
    "Outer": "class Outer implements Pair { function first(): Inner { return new Inner; } "
             "function second(): Thing { return new Thing; } }",
    "Node": "class Node { function next(): Made|Node { return $this; } }",
    "Ring": "class Ring extends Node { function next(): Link { return new Link; } }",
    "Link": "class Link extends Ring { function next(): Link { return $this; } }",
}
WAITING_PAGE = r"""<?php
spl_autoload_register(function ($name) {
    $n = $_GET['n'];
    echo "[$name", class_exists('Waiting', false) ? '+' : '', ' ';
    if ($n == 4 && $name === 'Thing') throw new LogicException('thrown');
    if ($n != 5 || $name !== 'Twin') require __DIR__ . "/$name.php";
    if ($n == 6 && $name === 'Maker') new Twin;
    echo '] ';
});
if ($_GET['n'] == 2) new Thing;
if ($_GET['n'] == 3) { class_alias('Twin', 'Thing'); }
$below = new Below;
echo (int) ($below instanceof Maker), (int) ($below->make() instanceof Made);
$outer = new Outer;
echo get_class($outer->first()), get_class($outer->first()->make()), get_class($outer->second());
$ring = new Ring;
echo get_class($ring->next()->next()), implode(',', array_slice(get_declared_classes(), -9));
"""


@pytest.fixture
def waiting(folder: Path) -> Path:
    for name, text in WAITING.items():
        (folder / f"{name}.php").write_text(f"<?php {text}")
        os.utime(folder / f"{name}.php", (1, 1))
    (folder / "waiting.php").write_text(WAITING_PAGE)
    os.utime(folder / "waiting.php", (1, 1))
    return folder


@pytest.mark.parametrize("order", [[1, 1, 1], [1, 2, 1, 2], [3, 1, 3, 1], [4, 1, 4, 1], [5, 1, 5, 1], [6, 1, 6],
                                   [2, 4, 3, 5, 1, 6, 2]])
def test_classes_that_wait_for_others(waiting: Path, order: list[int]) -> None:
    alone = {number: ask(waiting, number, "waiting.php", stays=False) for number in order}
    for number in order:
        assert ask(waiting, number, "waiting.php") == alone[number]


def test_classes_that_wait_for_others_stay(waiting: Path) -> None:
    """… unless one of these inherits them."""
    for _ in range(3):
        ask(waiting, 1, "waiting.php")
    if not pool._idle:
        pytest.skip("there are no native handlers")
    scripts = {Path(path).stem for path in world().scripts}
    assert scripts >= {"Waiting", "Below", "Inner", "Thing", "Twin", "Node"}
    assert not scripts & {"Ring", "Link"}


def test_a_file_is_looked_at_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr("zvm.engine.resident.world.monotonic", lambda: now)
    page = folder / "small.php"
    for number, text in enumerate(("one", "two", "three")):
        page.write_text(f"<?php function small() {{ return '{text}'; }} echo small();")
        os.utime(page, (number + 5, number + 5))
        assert ask(folder, 1, "small.php") == text.encode()
        now += 2


def test_memory_is_flat(folder: Path) -> None:
    for number in (1, 2, 3, 4) * 3:
        ask(folder, number)
    gc.collect()
    before = len(gc.get_objects())
    for number in (1, 2, 3, 4) * 5:
        ask(folder, number)
    gc.collect()
    assert len(gc.get_objects()) < before + 2000


def test_opcache_reset_and_changed_paths(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within the seconds for which files are believed."""
    monkeypatch.setattr("zvm.engine.resident.world.monotonic", lambda: 1.0)
    (folder / "one.php").write_text("<?php return 1;")
    (folder / "two.php").write_text("<?php return 2;")
    for name in ("one.php", "two.php"):
        os.utime(folder / name, (5, 5))
    link = folder / "link.php"
    link.symlink_to("one.php")
    page = folder / "linked.php"
    page.write_text("<?php $what = $_GET['n']; "
                    "if ($what == 2) { unlink(__DIR__ . '/link.php'); symlink('two.php', __DIR__ . '/link.php'); } "
                    "if ($what == 3) opcache_reset(); echo require __DIR__ . '/link.php';")
    os.utime(page, (5, 5))
    assert [ask(folder, number, "linked.php") for number in (1, 1, 2, 2)] == [b"1", b"1", b"2", b"2"]
    (folder / "two.php").write_text("<?php return 'changed';")
    os.utime(folder / "two.php", (6, 6))
    assert ask(folder, 3, "linked.php") == b"changed"
