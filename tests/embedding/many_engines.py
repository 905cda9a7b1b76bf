"""Engines side by side in threads, each of which runs programs that end in many ways and checks what it sees.

`python tests/embedding/many_engines.py [threads] [seconds] [seed]` runs them for `seconds`.
"""
# ruff: noqa: E501  # a program is a line
from __future__ import annotations

import random
import re
import sys
import threading
import time
from collections.abc import Callable

from zvm import Engine, LimitReached, Limits, PhpError, PhpExit

SETUP = r"""<?php
const MARK = NUMBER;
class Own { static int $count = 0; public $self; public $mark = MARK;
    function __construct(public int $n = 0) { $this->self = $this; self::$count++; }
    function __destruct() { self::$count--; echo '[', MARK, ']'; }
    function __toString(): string { return MARK . ':' . $this->n; } }
class Bag implements ArrayAccess, IteratorAggregate, Countable { private $kept = [];
    function offsetExists($k): bool { return isset($this->kept[$k]); }
    function offsetGet($k): mixed { return $this->kept[$k] ?? MARK; }
    function offsetSet($k, $v): void { if ($k === null) $this->kept[] = $v; else $this->kept[$k] = $v; }
    function offsetUnset($k): void { unset($this->kept[$k]); }
    function getIterator(): Iterator { yield from $this->kept; }
    function count(): int { return count($this->kept); } }
function numbers($n) { try { for ($i = 0; $i < $n; $i++) { $got = yield MARK + $i; if ($got) return $got; } }
    finally { $GLOBALS['finally'] = MARK; } }
function deep($n) { return $n ? deep($n - 1) + 1 : python(MARK); }
spl_autoload_register(function ($name) { if (str_starts_with($name, 'Auto')) eval("class $name { const MARK = MARK; }"); });
set_error_handler(function ($level, $message) { $GLOBALS['seen'][] = MARK; return true; });
ini_set('precision', 5 + MARK % 10); mt_srand(MARK); $random = []; for ($i = 0; $i < 20; $i++) $random[] = mt_rand();
mt_srand(MARK); $turn = 0; $seen = []; """
VALUES = {  # expressions and statements that return the number of the engine, MARK
    "constants": "return MARK;",
    "static members": "$n = Own::$count; $o = new Own; $n -= Own::$count; return $n == -1 ? MARK : $n;",
    "cycles": "gc_collect_cycles(); gc_collect_cycles(); $n = Own::$count; for ($i = 0; $i < 30; $i++) new Own($i); "
              "gc_collect_cycles(); return Own::$count == $n ? MARK : -1;",
    "randomness": "foreach ($random as $r) if (mt_rand() !== $r) return -1; mt_srand(MARK); return MARK;",
    "settings": "return ini_get('precision') - 5 == MARK % 10 ? MARK : -1;",
    "generators": "$g = numbers(5); $s = 0; foreach ($g as $x) $s += $x; return ($s - 10) / 5;",
    "left generators": "$g = numbers(9); $g->current(); $finally = 0; unset($g); return $finally;",
    "sending": "$g = numbers(9); $g->current(); $g->send(MARK); return $g->getReturn();",
    "fibers": "$f = new Fiber(function ($x) { $y = Fiber::suspend($x + 1); return $y + Fiber::suspend($y); }); "
              "return $f->start(MARK - 1) + $f->resume(MARK) - MARK + ($f->resume(0) ?? 0);",
    "fibers left alone": "$f = new Fiber(function () { try { Fiber::suspend(new Own); } finally { "
                         "$GLOBALS['finally'] = MARK; } }); $f->start(); $finally = 0; unset($f); return $finally;",
    "fibers in generators": "$f = new Fiber(function () { foreach (numbers(3) as $x) Fiber::suspend($x); }); "
                            "$x = $f->start(); while (!$f->isTerminated()) $f->resume(); return $x;",
    "sorting by callbacks": "$a = range(50, 1); usort($a, fn($x, $y) => $x + MARK <=> $y + MARK); "
                            "return $a === range(1, 50) ? MARK : -1;",
    "mapping": "return array_sum(array_map(fn($x) => $x * MARK, [1, 2, 3])) / 6;",
    "patterns": "return (int) preg_replace_callback('/\\d+/', fn($m) => $m[0] + MARK, '0');",
    "strings": "$s = ''; for ($i = 0; $i < 300; $i++) $s .= MARK . ','; return (int) array_unique(explode(',', $s))[0];",
    "references": "$a = [1, [2]]; $r = &$a[1][0]; $b = $a; $r = MARK; return $b[1][0];",
    "array access": "$b = new Bag; $b[] = MARK; $b['x'] = 1; unset($b['x']); return count($b) == 1 && "
                    "!isset($b['y']) ? $b[0] : -1;",
    "exceptions": "try { throw new DomainException((string) MARK, MARK); } catch (DomainException $e) { "
                  "return $e->getMessage() == $e->getCode() ? $e->getCode() : -1; }",
    "error handlers": "$seen = []; echo $undefined; $x = [][1]; return count($seen) == 2 ? $seen[1] : -1;",
    "output buffers": "ob_start(fn($b) => $b . MARK); echo 'x'; return (int) substr(ob_get_clean() . MARK, -4);",
    "autoloading": "$class = 'Auto' . $turn++; return $class::MARK;",
    "declarations": "$f = 'f' . $turn++; eval(\"function $f(\\$x = MARK) { static \\$n = 0; return ++\\$n == 1 ? \\$x : -1; }\"); "
                    "return $f();",
    "serialization": "return unserialize(serialize(new ArrayObject([MARK])))[0];",
    "json": "return json_decode(json_encode(['m' => MARK]), true)['m'];",
    "dates": "return (int) (new DateTime('@' . MARK))->format('U');",
    "casts": "return (int) explode(':', (string) new Own(3))[0];",
    "python": "return python(MARK);",
    "python that calls php": "return through('numbers', MARK);",
    "python in a comparator": "$a = [3, 1, 2]; usort($a, 'compare'); return $a === [1, 2, 3] ? MARK : -1;",
    "python that raises": "try { fail(MARK); } catch (RuntimeException $e) { return (int) substr($e->getMessage(), 12); }",
    "python in a fiber": "$f = new Fiber(fn() => python(Fiber::suspend(1))); $f->start(); $f->resume(MARK); "
                         "return $f->getReturn();",
    "deep calls": "return deep(200) - 200;",
}
EXITS = {  # how the request ends with exit(MARK % 200)
    "at once": "exit(MARK % 200);",
    "in a function": "function_exists('leave') || eval('function leave() { try { exit(MARK % 200); } finally { echo \"never\"; } }'); leave();",
    "in a callback": "array_map(function () { exit(MARK % 200); }, [1]);",
    "in a comparator": "$a = [2, 1]; usort($a, function () { exit(MARK % 200); });",
    "in a generator": "foreach ((function () { yield 1; exit(MARK % 200); })() as $x);",
    "in a fiber": "(new Fiber(function () { exit(MARK % 200); }))->start();",
    "in a destructor": "$o = new class { function __destruct() { exit(MARK % 200); } }; $o = null; echo 'never';",
    "through python": "through('leaving', 0);",
}
ERRORS = {  # an uncaught exception whose code is MARK
    "thrown": "throw new DomainException('x', MARK);",
    "from a generator": "foreach ((function () { yield 1; throw new DomainException('x', MARK); })() as $x);",
    "from a fiber": "(new Fiber(function () { throw new DomainException('x', MARK); }))->start();",
    "from a destructor": "$o = new class { function __destruct() { throw new DomainException('x', MARK); } }; $o = null;",
    "through python": "through('throwing', 0);",
    "from an autoloader": "spl_autoload_register($f = function ($n) { throw new DomainException('x', MARK); }); "
                          "try { new Missing; } finally { spl_autoload_unregister($f); }",
}
FATAL = ("trigger_error('own', E_USER_ERROR);", "eval('class Own {}');", "abstract class A { function f(); }",
         "interface I { const X = 1; } class B implements I, I {}", "str_repeat('x', 1 << 45);")
ENDLESS = {"seconds": ("while (true);", "$f = new Fiber(function () { while (true); }); $f->start();",
                       "while (true) try { throw new Exception; } catch (Exception) {}", "usleep(5000000);",
                       "foreach ((function () { while (true) yield 1; })() as $x);",
                       "$a = [1, 2]; usort($a, function () { while (true); });"),
           "oplines": ("while (true);", "function r() { r(); } r();"),
           "output": ("while (true) echo 'x';",)}
FUNCTIONS = r"""<?php function leaving() { exit(MARK % 200); } function throwing() { throw new DomainException('x', MARK); }"""


class World:
    """An engine with its number, and what it may print."""

    def __init__(self, number: int, limits: Limits | None = None) -> None:
        self.number, self.pieces = number, list[bytes]()
        self.engine = Engine(stdout=self.pieces.append, limits=limits, functions={
            "python": lambda x: x, "compare": lambda x, y: x - y, "through": self.through, "fail": self.fail})
        self.engine.run(SETUP.replace("NUMBER", str(number), 1))
        self.engine.run(FUNCTIONS)

    def through(self, name: str, number: int) -> int:
        found = self.engine.call(name, 1)
        return next(iter(found)) if number else found

    def fail(self, number: int) -> None:
        raise ValueError(number)

    def value(self, name: str) -> None:
        value = self.engine.eval(VALUES[name])
        assert value == self.number, f"{name}: {value!r} in engine {self.number}"

    def exit(self, name: str) -> None:
        try:
            value = self.engine.eval(EXITS[name])
        except PhpExit as leaving:
            assert leaving.status == self.number % 200, f"exit {name}: {leaving.status} in engine {self.number}"
        else:
            raise AssertionError(f"exit {name}: {value!r}")

    def error(self, name: str) -> None:
        try:
            value = self.engine.eval(ERRORS[name])
        except PhpError as error:
            assert error.php_class == "DomainException" and error.code == self.number, \
                f"error {name}: {error!r} in engine {self.number}"
        else:
            raise AssertionError(f"error {name}: {value!r}")

    def check_output(self) -> None:
        """It printed its own number only, and nothing that is not to run."""
        text = b"".join(self.pieces).decode("latin-1")
        assert "never" not in text and set(re.findall(r"\[(\d+)\]", text)) <= {str(self.number)}, text[:500]


def end_by_error(number: int, chance: random.Random) -> None:
    world = World(number)
    code = chance.choice(FATAL)
    try:
        world.engine.eval("restore_error_handler();")
        value = world.engine.eval(code)
    except PhpError as error:
        assert error.php_class is None, f"{code}: {error!r}"
    else:
        raise AssertionError(f"{code}: {value!r}")


def end_by_limit(number: int, chance: random.Random) -> None:
    limit = chance.choice(tuple(ENDLESS))
    limits = Limits(seconds=0.1 if limit == "seconds" else 60, output=100_000,
                    oplines=200_000 if limit == "oplines" else None)
    code = chance.choice(ENDLESS[limit])
    try:
        value = World(number, limits).engine.eval(code)
    except LimitReached as error:
        assert error.limit == limit, f"{code}: {error.limit}"
    else:
        raise AssertionError(f"{code}: {value!r}")


def run_programs(number: int, seed: int, goes_on: Callable[[int], bool]) -> None:
    """Run programs in random order, in engines that follow one another. Raises AssertionError."""
    chance = random.Random(seed * 1000 + number)
    count = 0
    while goes_on(count):
        world = World(number)
        kinds: list[tuple[Callable[[str], None], dict[str, str]]] = [
            (world.value, VALUES), (world.value, VALUES), (world.value, VALUES), (world.error, ERRORS)]
        for _ in range(chance.randrange(10, 40)):
            check, names = chance.choice(kinds)
            check(chance.choice(tuple(names)))
            count += 1
        world.exit(chance.choice(tuple(EXITS)))
        if chance.random() < 0.7:
            world.engine.close()
        world.check_output()
        chance.choice((end_by_error, end_by_limit, lambda *_: None))(number, chance)


def run_threads(threads: int, seed: int, goes_on: Callable[[int], bool]) -> list[str]:
    """What went wrong in them."""
    problems: list[str] = []

    def work(number: int) -> None:
        try:
            run_programs(number, seed, goes_on)
        except BaseException as error:
            problems.append(f"engine {number}: {error!r}")
    started = [threading.Thread(target=work, args=(1000 + number,)) for number in range(threads)]
    for thread in started:
        thread.start()
    for thread in started:
        thread.join()
    return problems


def main() -> None:
    given = [int(text) for text in sys.argv[1:]]
    threads, seconds, seed = given + [16, 30, 1][len(given):]
    end = time.monotonic() + seconds
    problems = run_threads(threads, seed, lambda count: time.monotonic() < end)
    print("\n".join(problems) or "all engines saw what is theirs")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
