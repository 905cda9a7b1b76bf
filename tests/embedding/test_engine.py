"""Engine, the API for embedding: conversions, calls, errors, limits, what is allowed, and that nothing leaks."""
from __future__ import annotations

import bisect
import copy
import gc
import io
import locale
import math
import os
import pickle
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import zvm
from zvm import Allow, ClosedEngine, Engine, LimitReached, Limits, PhpError, PhpExit
from zvm.runtime.values.arrays import PhpArray


@pytest.fixture
def engine() -> Engine:
    return Engine(stdout=io.BytesIO())


def some_value(chance: random.Random, depth: int = 0) -> Any:
    """A value that comes back as it went."""
    kind = chance.randrange(9 if depth < 4 else 7)
    if kind == 0:
        return None
    if kind == 1:
        return chance.random() < 0.5
    if kind == 2:
        return chance.choice((0, -1, 2**63 - 1, -(2**63), chance.randrange(-10**6, 10**6)))
    if kind == 3:
        return chance.choice((0.0, -0.0, 1e308, 5e-324, math.inf, chance.random()))
    if kind == 4:
        return "".join(chr(chance.choice((0, 10, 65, 228, 8364, 128512))) for _ in range(chance.randrange(6)))
    if kind == 5:
        return bytes((255, *(chance.randrange(256) for _ in range(chance.randrange(6)))))
    if kind == 6:
        return "1.5"
    if kind == 7:
        return [some_value(chance, depth + 1) for _ in range(chance.randrange(5))]
    return {chance.choice(("a", "ü", f"k{n}", n + 7)): some_value(chance, depth + 1)
            for n in range(1, chance.randrange(2, 6))}


def test_values_come_back_as_they_went(engine: Engine) -> None:
    chance = random.Random(17)
    identity = engine.eval("fn($value) => $value")
    for _ in range(2000):
        value = some_value(chance)
        assert repr(identity(value)) == repr(value)
        engine.globals["value"] = value
        assert repr(engine.globals["value"]) == repr(value)


@pytest.mark.parametrize(("code", "value"), [
    ("[]", []), ("['a' => 1]", {"a": 1}), ("[1 => 'x']", {1: "x"}), ("[1, [2]]", [1, [2]]), ("null", None),
    ("'\u20ac'", "\u20ac"), ('"\\xff"', b"\xff"), ("0.1 + 0.2", 0.1 + 0.2), ("PHP_INT_MAX", 2**63 - 1),
    ("$x = 5", 5), ("$x = 5;", None), ("return 7;", 7), ("function f() {} return 'f';", "f"), ("strlen('\u20ac')", 3),
    ("(function() { yield 1; yield 2; })()", [1, 2]), ("/* c */ 1 // d", 1),
])
def test_eval(engine: Engine, code: str, value: object) -> None:
    found = engine.eval(code)
    if code.startswith("(function"):
        found = list(found)
    assert found == value


@pytest.mark.parametrize("value", [2**63, -(2**63) - 1, {2**64: 1}])
def test_numbers_that_do_not_fit(engine: Engine, value: object) -> None:
    with pytest.raises(OverflowError):
        engine.globals["x"] = value


def test_what_has_no_counterpart(engine: Engine) -> None:
    loop: list[Any] = []
    loop.append(loop)
    with pytest.raises(ValueError, match="holds itself"):
        engine.globals["x"] = loop
    for value in ({1, 2}, object(), {None: 1}, {True: 1}):
        with pytest.raises(TypeError):
            engine.globals["x"] = value
    with pytest.raises(ValueError, match="holds itself"):
        engine.eval("(function() { $a = []; $a['a'] = &$a; return $a; })()")
    with pytest.raises(TypeError, match="resource"):
        engine.eval("fopen('php://memory', 'r')")


def test_objects_of_another_engine(engine: Engine) -> None:
    with pytest.raises(TypeError):
        engine.globals["x"] = Engine().eval("new stdClass")


def test_proxies(engine: Engine) -> None:
    found = engine.eval("$object = new ArrayObject(['a' => 1])")
    found["b"] = 2
    assert (found["b"], "a" in found, "z" in found, len(found)) == (2, True, False, 2)
    del found["a"]
    assert dict(found.items()) == {"b": 2}
    assert engine.globals["object"] is found
    assert repr(found) == "<PHP object ArrayObject>"
    plain = engine.eval("(object) ['x' => 1]")
    plain.y = [1]
    assert (plain.x, plain.y) == (1, [1])
    del plain.x
    with pytest.raises(AttributeError):
        _ = plain.x
    with pytest.raises(TypeError):
        len(plain)
    with pytest.raises(TypeError):
        list(plain)
    assert str(engine.eval("new Exception('text')")).startswith("Exception: text")


def test_python_functions(engine: Engine) -> None:
    seen: list[Any] = []
    engine.define("note", lambda *values: seen.append(values))
    engine.define("defaults", lambda a, b=2, c=3: [a, b, c])
    engine.eval("note(1, 'x', [true], null);")
    assert seen == [(1, "x", [True], None)]
    assert engine.eval("[defaults(1), defaults(1, c: 5), defaults(b: 0, a: 9)]") == [[1, 2, 3], [1, 2, 5], [9, 0, 3]]
    with pytest.raises(PhpError, match="expects at least 1 argument"):
        engine.eval("defaults()")
    engine.globals["list"] = [3, 1, 2]
    engine.globals["by"] = lambda left, right: left - right
    assert engine.eval("usort($list, $by); return $list;") == [1, 2, 3]


def test_exceptions_cross_both_ways(engine: Engine) -> None:
    def through() -> Any:
        return engine.eval("throw new LogicException('inner')")
    engine.define("through", through)
    assert engine.eval("(function() { try { through(); } catch (LogicException $e) { return $e->getMessage(); } })()") \
        == "inner"
    with pytest.raises(PhpError) as caught:
        engine.eval("through()")
    assert caught.value.php_class == "LogicException"


def test_errors_leave_the_engine_usable(engine: Engine) -> None:
    for code in ("nothing()", "throw new Exception('x')", "1 +", "new Nothing", "exit(2)"):
        with pytest.raises((PhpError, PhpExit)):
            engine.eval(code)
    assert engine.eval("1 + 1") == 2


def test_fatal_errors_end_the_engine(engine: Engine) -> None:
    with pytest.raises(PhpError) as caught:
        engine.eval("trigger_error('over', E_USER_ERROR);")
    assert (caught.value.php_class, caught.value.message) == (None, "over")
    with pytest.raises(ClosedEngine):
        engine.eval("1")


LOOPS = [
    "while (true);", "for (;;) $x = 1;", "do {} while (1);", "a: goto a;", "while (1) strlen('a');",
    "foreach ((function() { while (1) yield 1; })() as $x);", "array_map(function() { while (1); }, [1]);",
    "$l = [2, 1]; usort($l, function() { while (1); });", "$l = [1]; array_walk($l, function() { while (1); });",
    "preg_replace_callback('/a/', function() { while (1); }, 'a');",
    "set_error_handler(function() { while (1); }); echo $undefined;",
    "spl_autoload_register(function() { while (1); }); new Missing;",
    "ob_start(function() { while (1); }); echo 1; ob_end_flush();", "try { while (1); } finally { while (1); }",
    "try { while (1); } catch (Throwable) { while (1); }", "(new Fiber(function() { while (1); }))->start();",
    "class D { function __destruct() { while (1); } } $d = new D; $d = null;",
    "class T { function __toString() { while (1); } } echo new T;",
    "class G { function __get($n) { while (1); } } (new G)->x;",
    "class S implements JsonSerializable { function jsonSerialize(): mixed { while (1); } } json_encode(new S);",
    "sleep(100);", "usleep(100000000);", "while (1) { try { throw new Exception; } catch (Exception) {} }",
    "iterator_count(new InfiniteIterator(new ArrayIterator([1])));", "while (1) r(); function r() {}",
    "register_tick_function(function() { while (1); }); declare(ticks=1) { $x = 1; }",
    "eval('while (1);');", "array_filter([1], function() { while (1); });",
    "call_user_func(function() { while (1); });",
    "class I implements Iterator { function current(): mixed { return 1; } function key(): mixed { return 1; } "
    "function next(): void {} function rewind(): void {} function valid(): bool { return true; } } "
    "foreach (new I as $x);"]
GROWTH = [
    "$a = []; while (1) $a[] = str_repeat('x', 1000);", "$s = 'x'; while (1) $s .= $s;",
    "$s = ''; while (1) $s .= 'abcdefghij';", "str_repeat('x', 1 << 40);", "array_fill(0, 100000000, 1);",
    "range(1, 100000000);", "$a = range(1, 1000); while (1) $a = array_merge($a, $a);", "function r() { r(); } r();",
    "while (1) $o[] = new stdClass;", "str_pad('', 1 << 30);", "while (1) $b[] = [1, 2, 3];",
    "while (1) $c[] = function() {};", "shell_exec('cat /dev/zero');", "exec('yes', $lines);", "file('/dev/zero');",
    "fgets(fopen('/dev/zero', 'r'));", "stream_get_contents(popen('cat /dev/zero', 'r'));"]
WAITS = [
    "shell_exec('sleep 20');", "exec('sleep 20');", "passthru('sleep 20');", "system('yes');",
    "fgets(popen('sleep 20', 'r'));", "stream_get_contents(popen('sleep 20', 'r'));", "pclose(popen('sleep 20', 'r'));",
    "fwrite(popen('sleep 20', 'w'), str_repeat('x', 1 << 20));", "proc_close(proc_open('sleep 20', [], $pipes));",
    "$p = stream_socket_pair(1, 1, 0); fgets($p[0]);", "stream_socket_accept(stream_socket_server('tcp://127.0.0.1:0'));",
    "$r = stream_socket_pair(1, 1, 0); $n = null; stream_select($r, $n, $n, 20);",
    "socket_accept(socket_create_listen(0));", "socket_create_pair(1, 1, 0, $p); socket_read($p[0], 1);",
    "$f = tmpfile(); $g = fopen(stream_get_meta_data($f)['uri'], 'r'); flock($f, LOCK_EX); flock($g, LOCK_EX);",
    "time_nanosleep(20, 0);", "md5_file('/dev/zero');", "hash_file('crc32b', '/dev/zero');"]
OUTPUT = ["while (1) echo 'xxxxxxxxxx';", "echo str_repeat('x', 5000000);", "while (1) print_r([1]);"]


@pytest.mark.parametrize("code", LOOPS, ids=range(len(LOOPS)))
def test_time_holds(code: str, capfd: pytest.CaptureFixture[str]) -> None:
    engine = Engine(stdout=io.BytesIO(), limits=Limits(seconds=0.15))
    start = time.process_time()
    with pytest.raises(LimitReached) as caught:
        engine.eval(code)
    assert caught.value.limit == "seconds"
    engine.close()
    assert time.process_time() - start < 3
    assert "ignored" not in capfd.readouterr().err


@pytest.mark.parametrize("code", WAITS)
def test_time_holds_while_something_waits(code: str, capfd: pytest.CaptureFixture[str]) -> None:
    start = time.monotonic()
    with pytest.raises(LimitReached) as caught:
        Engine(stdout=io.BytesIO(), limits=Limits(seconds=0.15)).run(f"<?php {code}")
    assert caught.value.limit == "seconds"
    del caught
    gc.collect()  # pipes are closed without waiting for their processes
    assert time.monotonic() - start < 18  # they wait for 20 seconds
    assert "ignored" not in capfd.readouterr().err


@pytest.mark.parametrize("code", GROWTH, ids=range(len(GROWTH)))
def test_memory_holds(code: str) -> None:
    gc.collect()
    engine = Engine(stdout=io.BytesIO(), limits=Limits(memory=48 << 20, seconds=20))
    with pytest.raises(LimitReached) as caught:
        engine.eval(code)
    assert caught.value.limit == "memory"


@pytest.mark.parametrize("code", OUTPUT)
def test_output_holds(code: str) -> None:
    out = io.BytesIO()
    engine = Engine(stdout=out, limits=Limits(output=100_000))
    with pytest.raises(LimitReached) as caught:
        engine.eval(code)
    assert (caught.value.limit, len(out.getvalue())) == ("output", 100_000)


def test_limits_hold_again_and_again() -> None:
    for _ in range(20):
        engine = Engine(stdout=io.BytesIO(), limits=Limits(seconds=0.03))
        with pytest.raises(LimitReached):
            engine.eval("while (1);")
    engine = Engine(limits=Limits(seconds=5))
    assert [engine.eval("1") for _ in range(50)] == [1] * 50


def test_what_is_not_allowed(tmp_path: Path) -> None:
    (tmp_path / "in.txt").write_text("in")
    engine = Engine(allow=Allow(files=[tmp_path], processes=False, network=False, functions=None))
    engine.globals["path"] = str(tmp_path / "in.txt")
    assert engine.eval("file_get_contents($path)") == "in"
    assert engine.eval("@file_get_contents('/etc/passwd')") is False
    for name in ("exec", "proc_open", "fsockopen", "chdir", "putenv", "umask", "sem_get", "shmop_open"):
        assert engine.eval(f"function_exists('{name}')") is False
    only = Engine(allow=Allow(functions=["strlen"]))
    assert only.eval("strlen('abc')") == 3
    with pytest.raises(PhpError, match="undefined function"):
        only.eval("strtoupper('a')")


def test_nothing_of_the_host_changes() -> None:
    def state() -> list[Any]:
        mask = os.umask(0)
        os.umask(mask)
        return [os.getcwd(), dict(os.environ), mask, locale.setlocale(locale.LC_ALL), sys.getrecursionlimit(),
                signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGALRM), gc.isenabled(),
                threading.stack_size()]
    before = state()
    with Engine(stdout=io.BytesIO(), limits=Limits(seconds=5)) as engine:
        engine.eval("mt_srand(1); date_default_timezone_set('Asia/Tokyo'); ini_set('precision', 3); ob_start();")
        with pytest.raises(PhpError):
            engine.eval("chdir('/')")
    assert state() == before


def test_streams_that_take_output(capsys: pytest.CaptureFixture[str]) -> None:
    text = io.StringIO()
    Engine(stdout=text).eval("echo 'ü';")
    pieces: list[bytes] = []
    Engine(stdout=pieces.append).eval("echo 'ü';")
    assert (text.getvalue(), b"".join(pieces)) == ("ü", "ü".encode())
    Engine().eval("echo 'out';")
    assert capsys.readouterr().out == "out"


@pytest.mark.parametrize("failing", ["throw new Exception('x');", "eval('class A {} class A {}');", "exit(1);"])
def test_what_was_printed_before_a_failure_arrives(failing: str) -> None:
    pieces: list[bytes] = []
    with pytest.raises((PhpError, PhpExit)):
        Engine(stdout=pieces.append).eval(f"echo 'before'; {failing}")
    assert pieces == [b"before"]


def test_the_limit_of_output_counts_what_was_printed_before_an_exception() -> None:
    with pytest.raises(LimitReached):
        Engine(stdout=io.BytesIO(), limits=Limits(output=3)).eval("echo 'before'; throw new Exception('x');")


def test_limits_of_a_wrong_kind_are_refused() -> None:
    with pytest.raises(TypeError, match=r"limits must be a zvm.Limits, not dict: limits=zvm.Limits\(\*\*…\)"):
        Engine(limits={"seconds": 1})  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="allow must be a zvm.Allow, not str"):
        Engine(allow="all")  # type: ignore[arg-type]


def test_the_package_lists_what_is_for_users() -> None:
    assert {"Engine", "PhpError", "wsgi"} < set(dir(zvm)) and "sys" not in dir(zvm)


def test_help_shows_what_is_meant_to_be_used() -> None:
    import pydoc

    text = pydoc.render_doc(zvm.Engine, renderer=pydoc.plaintext)
    assert " run_file(" in text and " call_python(" not in text and " inside(" not in text
    assert "define" in dir(zvm.Engine) and "inside" not in dir(zvm.Engine)


def test_engines_in_threads() -> None:
    results: dict[int, Any] = {}

    def work(number: int) -> None:
        engine = Engine(stdout=io.BytesIO(), limits=Limits(seconds=60))
        engine.globals["n"] = number
        results[number] = [engine.eval("$s = 0; for ($i = 0; $i < 2000; $i++) $s += $n; return $s;") for _ in range(5)]
    threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert results == {number: [2000 * number] * 5 for number in range(6)}


def test_memory_stays_flat() -> None:
    def resident() -> int:
        gc.collect()
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def run(task: Callable[[], object], times: int) -> None:
        for _ in range(times):
            task()

    def one() -> None:
        with Engine(stdout=io.BytesIO(), functions={"twice": lambda x: 2 * x}) as engine:
            assert engine.eval("array_sum(array_map('twice', [1, 2]))") == 6
    run(one, 30)
    before = resident()
    run(one, 150)
    assert resident() - before < 4 << 20


def test_cycles_are_collected_while_code_runs() -> None:
    engine = Engine(stdout=io.BytesIO())
    engine.eval("function leave_a_cycle() { $a = [1]; $a[] = &$a; }")
    assert engine.eval("for ($i = 0; $i < 60000; $i++) leave_a_cycle(); return gc_status()['runs'];") > 0
    assert sum(type(value) is PhpArray for value in gc.get_objects()) < 40000


def test_parameters_that_python_takes_by_name_only() -> None:
    def both(a: int, *, b: int, c: int = 3) -> list[int]:
        return [a, b, c]

    engine = Engine(functions={"both": both, "sorted": sorted})
    assert engine.eval("[both(1, b: 2), both(1, c: 5, b: 2), both(1, 2), both(...[1, 'b' => 4])]") == \
        [[1, 2, 3], [1, 2, 5], [1, 2, 3], [1, 4, 3]]
    assert engine.eval("sorted([3, 1, 2], reverse: true)") == [3, 2, 1]
    with pytest.raises(PhpError, match="expects at least 2 arguments, 1 given"):
        engine.eval("both(1)")


ENDINGS = [("while (true);", LimitReached), ("exit(3);", PhpExit), ("trigger_error('x', E_USER_ERROR);", PhpError),
           ("str_repeat('x', 1 << 40);", LimitReached), ("$a = []; while (true) $a[] = [1];", LimitReached)]


@pytest.mark.parametrize(("code", "kind"), ENDINGS)
def test_functions_cannot_keep_a_run_from_its_end(code: str, kind: type[BaseException]) -> None:
    def swallow(function: Callable[[], object]) -> None:
        try:
            function()
        except BaseException:  # what no host should do
            return

    engine = Engine(limits=Limits(seconds=5 if "[]" in code else 0.3, memory=48 << 20), functions={"swallow": swallow})
    with pytest.raises(kind):
        engine.run(f"<?php swallow(function () {{ {code} }}); $GLOBALS['on'] = 1;")


DENIED = [
    "scandir('glob://{above}/*') === ['in']", "opendir('glob://{above}/s*') && readdir() === false",
    "!@file_get_contents('php://filter/read=string.rot13/resource={above}/secret')",
    "!@include 'php://filter/convert.base64-encode/resource={above}/secret'",
    "!@symlink('{above}', '{above}/in/up')", "!@link('{above}/secret', '{above}/in/l')",
    "!@rename('{above}/secret', '{above}/in/c')", "!@tempnam('{above}', 'x')", "!@ini_set('error_log', '{above}/log')",
    "!@error_log('x', 3, '{above}/log')", "!@error_log('x', 1, 'a@b')", "!@ini_set('open_basedir', '/')",
    "!@ini_set('session.save_path', '{above}')", "!@opcache_compile_file('{above}/secret')",
    "!@(new SQLite3(':memory:'))->exec(\"ATTACH '{above}/db' AS x\")",
    "!@(new SQLite3(':memory:'))->exec(\"VACUUM INTO '{above}/db'\")", "!@(new DOMDocument)->load('{above}/secret')",
    "!@imagecreatefrompng('{above}/secret')", "!@imagepng(imagecreatetruecolor(1, 1), '{above}/png')",
    "!@openssl_x509_parse('file://{above}/secret')", "!@finfo_file(finfo_open(), '{above}/secret')",
    *(f"!function_exists('{name}')" for name in (
        "mb_send_mail", "socket_create_listen", "socket_create_pair", "ftp_ssl_connect", "pcntl_rfork", "dl")),
    *("(function () { try { " + code + "; } catch (Exception $e) { return str_contains($e->getMessage(), "
      "'not permitted'); } return false; })()"
      for code in ("new mysqli('127.0.0.1', 'u', 'p')", "new PDO('mysql:host=127.0.0.1', 'u', 'p')",
                   "new PDO('pgsql:host=127.0.0.1', 'u', 'p')"))]


@pytest.mark.parametrize("code", DENIED, ids=range(len(DENIED)))
def test_ways_out_are_denied(code: str, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "secret").write_text("<?php return 'secret';")
    engine = Engine(stdout=io.BytesIO(), allow=Allow(files=[tmp_path / "in"], processes=False, network=False))
    assert engine.eval(code.replace("{above}", str(tmp_path))) is True
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in", "secret"]


def test_oplines_are_a_limit_that_does_not_depend_on_time() -> None:
    setup = "function f($n) { return $n > 3 ? array_sum(array_map(fn($x) => $x + 1, [$n, 1])) : 0; }"
    code = "for ($i = 0; $i < 100; $i++) { $a[] = strlen(\"x$i\") + f($i); }"

    def fits(oplines: int) -> bool:
        engine = Engine(limits=Limits(oplines=oplines))
        engine.eval(setup)
        try:
            engine.eval(code)
        except LimitReached as error:
            assert error.limit == "oplines"
            return False
        engine.eval(code)  # each call may execute so many
        return True
    needed = bisect.bisect_left(range(9000), True, 1, key=fits)
    assert 1000 < needed < 4000
    assert fits(needed) and not fits(needed - 1)


class _Odd(str):
    def encode(self, *arguments: object) -> bytes:  # type: ignore[override]
        raise RuntimeError("not to be called")


class _OddNumber(int):
    def __add__(self, other: object) -> int:  # type: ignore[override]
        raise RuntimeError("not to be called")


def test_subclasses_are_converted_whatever_their_methods_say() -> None:
    engine = Engine()
    engine.globals["text"], engine.globals["number"] = _Odd("aü"), _OddNumber(5)
    assert engine.eval("$text . ($number + 1)") == "aü6"


def test_deep_containers_are_refused() -> None:
    engine, deep = Engine(), []
    for _ in range(1000):
        deep = [deep]
    with pytest.raises(ValueError, match="levels deep"):
        engine.call("count", deep)
    with pytest.raises(ValueError, match="levels deep"):
        engine.eval("$a = []; for ($i = 0; $i < 1000; $i++) $a = [$a]; return $a;")
    assert engine.eval("1") == 1


def test_errors_can_be_pickled_and_proxies_cannot() -> None:
    engine = Engine(limits=Limits(oplines=1000))
    with pytest.raises(PhpError) as caught:
        engine.eval("throw new DomainException('x', 3, new Error('y'))")
    copied = pickle.loads(pickle.dumps(caught.value))
    assert (str(copied), copied.code, copied.previous.message) == (str(caught.value), 3, "y")
    proxy = engine.eval("new ArrayObject")
    for refused in (lambda: copy.copy(proxy), lambda: pickle.dumps(proxy), lambda: pickle.dumps(engine)):
        with pytest.raises(TypeError, match="neither copied nor pickled"):
            refused()
    with pytest.raises(LimitReached) as reached:
        engine.eval("for (;;);")
    assert copy.copy(reached.value).limit == "oplines"


def test_odd_messages_of_exceptions() -> None:
    engine = Engine()
    for declared, message in (("[1]", "Array"), ("5", "5"), ('"\\xff"', "\udcff")):
        with pytest.raises(PhpError) as caught:
            engine.eval(f"throw new class extends Exception {{ protected $message = {declared}; }};")
        assert caught.value.message == message


def test_objects_of_dropped_proxies_die_under_the_limits_and_between_calls() -> None:
    printed: list[bytes] = []
    engine = Engine(stdout=printed.append)
    engine.run("<?php class D { function __destruct() { echo 'gone'; } }")
    thread = threading.Thread(target=lambda proxy: None, args=(engine.new("D"),))
    thread.start()
    thread.join()
    engine.eval("1")
    assert b"".join(printed) == b"gone"
    limited = Engine(limits=Limits(seconds=0.5))
    limited.run("<?php class D { function __destruct() { while (true); } }")
    limited.new("D")
    with pytest.raises(ClosedEngine):
        limited.eval("1")


def test_an_engine_cannot_be_closed_by_the_code_it_runs() -> None:
    engine = Engine()
    engine.define("close", engine.close)
    with pytest.raises(PhpError, match="the engine is running"):
        engine.eval("close()")
    assert engine.eval("1") == 1


def test_limited_runs_leave_nothing_on_its_way() -> None:
    """Python 3.11 would look for it for ever in a profiled call."""
    code = """
import sys
from zvm import Engine, LimitReached, Limits
Engine(limits=Limits(seconds=20, memory=1 << 30)).eval("1")
for limits, text in ((Limits(seconds=0.05), "while (true);"), (Limits(seconds=0.05), "usleep(900000);"),
                     (Limits(memory=1 << 23), "$a = []; while (true) $a[] = [1];")):
    try:
        Engine(limits=limits).eval(text)
    except LimitReached:
        pass
def callback(*event): pass
sys.setprofile(callback)
(lambda: None)()
"""
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0
