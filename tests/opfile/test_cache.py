"""The cache of compiled files: what it keeps, when it does not, and that the difference cannot be seen."""
from __future__ import annotations

import gc
import json
import os
import time
from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.opfile import cache as caching
from zvm.opfile.cache import Cache, Source, is_private, sweep

OLD = time.time() - 3600


class Site:
    """A folder of sources and a cache for them."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.cache = folder / "site", folder / "cache"
        self.folder.mkdir()

    def write(self, name: str, text: str, when: float = OLD) -> Path:
        path = self.folder / name
        path.write_text(text, encoding="latin-1")
        os.utime(path, (when, when))
        return path

    def run(self, name: str = "main.php", **settings: str) -> tuple[str, Engine]:
        written: list[bytes] = []
        caching._statistics.clear()
        options = [("zvm.cache_dir", str(self.cache)), *((f"zvm.{key}", value) for key, value in settings.items())]
        engine = Engine(options, written.append)
        engine.run_file(str(self.folder / name))
        return b"".join(written).decode("latin-1"), engine

    def files(self) -> list[Path]:
        return sorted(self.cache.rglob("*.zvmc"))


@pytest.fixture
def site(tmp_path: Path) -> Site:
    caching._files.clear()
    return Site(tmp_path)


def statistics(engine: Engine) -> tuple[int, int, int]:
    assert engine.script_cache is not None
    counts = engine.script_cache.statistics
    return counts.hits, counts.misses, counts.stored


def test_what_was_compiled_is_read_the_next_time(site: Site) -> None:
    site.write("main.php", "<?php echo f(2), __FILE__; function f($x) { return $x . 'a'; }")
    first, engine = site.run()
    assert statistics(engine) == (0, 1, 1)
    caching._files.clear()
    second, engine = site.run()
    assert statistics(engine) == (1, 0, 0)
    assert first == second == f"2a{site.folder}/main.php"


def test_what_was_compiled_for_the_cache_is_no_garbage_of_the_script(site: Site) -> None:
    site.write("class.php", "<?php class C extends B { public $a = []; function f() { $a = [1, [2]]; } } class B {}")
    site.write("main.php", "<?php include __DIR__ . '/class.php'; echo gc_collect_cycles();")
    gc.collect()  # what other tests left
    assert site.run()[0] == "0"


def test_an_array_without_integers_that_was_read_begins_with_0(site: Site) -> None:
    site.write("main.php", "<?php $a = ['b' => 1, 'a' => 2]; $b = $a; asort($b); $b[] = 3; echo array_key_last($b);")
    first, _ = site.run()
    caching._files.clear()
    second, _ = site.run()
    assert first == second == "0"


def test_engines_of_a_process_share_what_was_read_but_no_state(site: Site) -> None:
    site.write("main.php", "<?php function f() { static $n = 0; return ++$n; } class A { static $s = [1]; } "
                           "A::$s[] = f(); echo f(), count(A::$s);")
    outputs = [site.run()[0] for _ in range(3)]
    assert outputs == ["22"] * 3
    file, = site.files()
    assert caching._files[str(file)] is not None


def test_deprecations_of_inheritance_are_reported_once(site: Site) -> None:
    site.write("main.php", "<?php ini_set('display_errors', 1); include __DIR__ . '/class.php';")
    site.write("class.php", "<?php class C extends ArrayObject { function count() { return 1; } }")
    for _ in range(3):
        output, _engine = site.run()
        assert output.count("Return type of C::count()") == 1
        caching._files.clear()


def test_a_changed_source_is_compiled_anew(site: Site) -> None:
    site.write("main.php", "<?php echo 'one';")
    site.run()
    site.write("main.php", "<?php echo 'two';", OLD + 0.000_001)  # as long as before, a microsecond younger
    assert site.run()[0] == "two"
    assert site.run()[0] == "two"


def test_a_source_that_has_just_been_written_is_not_kept(site: Site) -> None:
    site.write("main.php", "<?php echo 1;", time.time())
    assert statistics(site.run()[1]) == (0, 1, 0)
    assert not site.files()


def test_hash_ignores_the_time_and_never_ignores_everything(site: Site) -> None:
    site.write("main.php", "<?php echo 'one';")
    site.run(cache_validate="hash")
    site.write("main.php", "<?php echo 'one';", OLD + 5)
    assert statistics(site.run(cache_validate="hash")[1]) == (1, 0, 0)
    site.write("main.php", "<?php echo 'two';", OLD + 5)
    assert site.run(cache_validate="never")[0] == "one"
    assert site.run(cache_validate="hash")[0] == "two"


def test_off(site: Site) -> None:
    site.write("main.php", "<?php echo 1;")
    assert site.run(cache="0")[1].script_cache is None
    assert not site.files()


@pytest.mark.parametrize("damage", [
    lambda data: data[:100], lambda data: data[:-1], lambda data: b"", lambda data: b"x" * 500,
    lambda data: data[:200] + bytes([data[200] ^ 1]) + data[201:],
    lambda data: data[:8] + b"\x63" + data[9:],
], ids=["header cut", "end cut", "empty", "foreign", "bit flipped", "other version"])
def test_a_damaged_file_is_replaced_silently(site: Site, damage) -> None:
    site.write("main.php", "<?php echo 'fine';")
    site.run()
    file, = site.files()
    sound = file.read_bytes()
    file.write_bytes(damage(sound))
    caching._files.clear()
    output, engine = site.run()
    assert output == "fine"
    assert statistics(engine) == (0, 1, 1)
    assert file.read_bytes() == sound


def test_a_pipe_in_place_of_a_file_is_replaced(site: Site) -> None:
    site.write("main.php", "<?php echo 1;")
    site.run()
    file, = site.files()
    file.unlink()
    os.mkfifo(file)
    caching._files.clear()
    assert site.run()[0] == "1"
    assert file.is_file()


def test_a_folder_that_others_may_write_is_not_used(site: Site) -> None:
    site.cache.mkdir()
    site.cache.chmod(0o777)
    site.write("main.php", "<?php echo 1;")
    output, engine = site.run()
    assert output == "1"
    assert engine.script_cache is None
    assert not list(site.cache.iterdir())
    assert not is_private(str(site.cache))
    site.cache.chmod(0o700)
    assert is_private(str(site.cache))


def test_a_cache_that_cannot_be_written_is_left(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: str) -> int:
        raise PermissionError

    monkeypatch.setattr(caching, "create", refuse)
    site.write("main.php", "<?php echo 1; include 'other.php';")
    site.write("other.php", "<?php echo 2;")
    output, engine = site.run()
    assert output == "12"
    assert statistics(engine)[2] == 0


def test_warnings_of_compiling_come_again(site: Site) -> None:
    site.write("main.php", "<?php function f($a = 1, $b) {} echo 'ran';")
    first, second = site.run()[0], site.run()[0]
    assert first == second
    assert "Optional parameter $a declared before required parameter $b" in second


def test_superglobals_are_made_where_they_are_named(site: Site) -> None:
    site.write("main.php", "<?php echo isset($GLOBALS['_SERVER']) ? 'y' : 'n'; include 'other.php';")
    site.write("other.php", "<?php echo count($_SERVER) > 0 ? 'y' : 'n', isset($GLOBALS['_ENV']) ? 'y' : 'n';")
    assert site.run()[0] == site.run()[0]


def test_settings_that_change_what_is_compiled(site: Site) -> None:
    site.write("other.php", "<?php echo 'x' . 0.123456789;")
    written: list[str] = []
    for precision in ("14", "5"):
        site.write("main.php", f"<?php ini_set('precision', '{precision}'); include 'other.php';", OLD + len(written))
        written.append(site.run()[0])
    assert written == ["x0.123456789", "x0.12346"]


def test_a_class_whose_name_is_in_use_fails_where_php_notices(site: Site) -> None:
    site.write("main.php", "<?php include 'a.php'; include $argv[1] ?? 'b.php';")
    site.write("a.php", "<?php class A {}")
    site.write("b.php", "<?php echo 'b runs'; class A {}")
    site.write("alone.php", "<?php include 'b.php';")
    assert site.run("alone.php")[0] == "b runs"  # b.php is in the cache
    first, second = site.run()[0], site.run()[0]
    assert first == second
    assert first.startswith("b runs")
    assert "Fatal error: Cannot declare class A, because the name is already in use" in first.replace("PHP ", "")


def test_classes_are_bound_to_parents_of_other_files(site: Site) -> None:
    site.write("main.php", "<?php include 'a.php'; include 'b.php';")
    site.write("a.php", "<?php class A { public $p = 1; function f() { return static::class; } }")
    site.write("b.php", "<?php echo (new B)->f(), (new B)->p; class B extends A {}")
    assert site.run()[0] == site.run()[0] == "B1"
    site.write("main.php", "<?php include 'b.php';", OLD + 1)
    assert 'Class "B" not found' in site.run()[0]


def test_files_that_only_declare_are_not_run(site: Site) -> None:
    site.write("main.php", """<?php
        foreach (['a', 'b', 'c', 'd', 'e'] as $name) var_dump(include "$name.php");
        echo get_class(new B), f();""")
    site.write("a.php", "<?php namespace N; class A {} const X = 1;")
    site.write("b.php", "<?php function f() { return 'f'; } class B extends N\\A {}")
    site.write("c.php", "<?php class C extends B {} return 2;")
    site.write("d.php", "<?php interface I {} class D extends N\\A implements I {}")
    site.write("e.php", "<?php return; class E extends N\\A {}")
    assert site.run()[0] == site.run()[0] == "int(1)\nint(1)\nint(2)\nint(1)\nNULL\nBf"


def test_loading_the_classes_that_a_file_only_declares_is_seen_in_traces(site: Site) -> None:
    """Its code is not decoded: a frame stands for it."""
    site.write("main.php", """<?php
        spl_autoload_register(function ($name) {
            if ($name === 'Missing') throw new LogicException($name);
            if ($name === 'Gone') { debug_print_backtrace(); var_dump(isset($GLOBALS['local'])); return; }
            var_dump(require __DIR__ . "/$name.php");
        });
        function f() { $local = 1; return new Child; }
        var_dump(f() instanceof A);
        foreach (['Throws', 'Fails'] as $name) {
            try {
                new $name;
            } catch (Throwable $error) {
                echo $error->getMessage(), basename($error->getFile()), $error->getLine(), $error->getTraceAsString();
            }
        }
        set_error_handler(function ($level, $message, $file, $line) {
            echo $message, basename($file), $line;
            debug_print_backtrace();
        });
        new Sized;""")
    site.write("Child.php", "<?php namespace { class Child extends Middle implements Face { function m(): int {} } }")
    site.write("Middle.php", "<?php abstract class Middle extends A {}")
    site.write("A.php", "<?php class A { public function b(Other $other): static { return $this; } }")
    site.write("Face.php", "<?php interface Face extends Deeper { function m(): int; }")
    site.write("Deeper.php", "<?php interface Deeper {}")
    site.write("Throws.php", "<?php\n\nclass Throws implements Missing {}")
    site.write("Fails.php", "<?php\n\n\nclass Fails extends Gone {}")
    site.write("Sized.php", "<?php class Sized implements Countable { function count() { return 0; } }")
    first = site.run()[0]
    assert all(site.run()[0] == first for _ in range(2))
    assert "bool(true)" in first
    assert 'Class "Gone" not foundFails.php4' in first
    assert "Fails.php(4): {closure}('Gone')" in first


def test_traits_share_code_but_not_statics(site: Site) -> None:
    site.write("main.php", """<?php
        trait T { function n() { static $n = 0; return self::class . ++$n; } }
        class A { use T; } class B { use T; }
        echo (new A)->n(), (new A)->n(), (new B)->n();""")
    assert site.run()[0] == site.run()[0] == "A1A2B1"


def test_the_folder_stays_within_its_bounds(tmp_path: Path) -> None:
    cache = Cache(str(tmp_path))
    for number in range(10):
        file = cache.file_of(f"/src/{number}.php", ())
        cache.store(b"x" * 100, file)
        os.utime(file, (OLD + number, OLD + number))
    abandoned = Path(f"{file}.123.456")
    abandoned.write_bytes(b"half")
    os.utime(abandoned, (OLD - 3600, OLD - 3600))
    sweep(str(tmp_path), 350)
    left = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert sorted(str(path) for path in left) == sorted(cache.file_of(f"/src/{number}.php", ()) for number in (7, 8, 9))


def test_a_source_changed_while_it_was_read_is_not_kept(tmp_path: Path) -> None:
    assert Cache(str(tmp_path)).is_protected(Source(b"", 0, time.time_ns()))
    assert not Cache(str(tmp_path)).is_protected(Source(b"", 0, time.time_ns() - 10**10))


def test_folders_that_includes_resolved_are_forgotten_when_php_forgets_them(site: Site) -> None:
    for name in ("one", "two"):
        (site.folder / name).mkdir()
        site.write(f"{name}/part.php", f"<?php echo '{name}';")
    (site.folder / "current").symlink_to("one")
    site.write("main.php", """<?php
        include __DIR__ . '/current/part.php';
        unlink(__DIR__ . '/current'); symlink('two', __DIR__ . '/current');
        include __DIR__ . '/current/part.php';""")
    assert site.run()[0] == "onetwo"


def test_opcache_functions_work_on_the_cache(site: Site) -> None:
    other = site.write("other.php", "<?php function other() {}")
    site.write("main.php", f"""<?php
        $file = '{other}';
        $answers = [opcache_is_script_cached($file), opcache_compile_file($file), opcache_is_script_cached($file),
                    opcache_invalidate($file), opcache_is_script_cached($file), opcache_invalidate($file, true),
                    opcache_is_script_cached($file), @opcache_compile_file('nowhere.php'), opcache_reset()];
        echo implode(',', array_map('intval', $answers)), ' ',
             function_exists('other') ? 'declared' : 'not declared';""")
    assert site.run()[0] == "0,1,1,1,1,1,0,0,1 declared"
    site.write("main.php", """<?php
        $status = opcache_get_status();
        echo $status['opcache_enabled'], count($status['scripts']), $status['file_cache'],
             isset(opcache_get_status(false)['scripts']);""", OLD + 1)
    site.run()
    assert site.run()[0] == f"11{site.cache}"
    site.write("main.php", "<?php echo opcache_reset();", OLD + 2)
    assert site.run()[0] == "1"
    assert not site.files()


# each key of PHP's answer (8.2.36) with its type, besides file_cache
STATUS = {"opcache_enabled": bool, "cache_full": bool, "restart_pending": bool, "restart_in_progress": bool,
          "memory_usage": {"used_memory": int, "free_memory": int, "wasted_memory": int,
                           "current_wasted_percentage": float},
          "interned_strings_usage": {"buffer_size": int, "used_memory": int, "free_memory": int,
                                     "number_of_strings": int},
          "opcache_statistics": {"num_cached_scripts": int, "num_cached_keys": int, "max_cached_keys": int,
                                 "hits": int, "start_time": int, "last_restart_time": int, "oom_restarts": int,
                                 "hash_restarts": int, "manual_restarts": int, "misses": int, "blacklist_misses": int,
                                 "blacklist_miss_ratio": float, "opcache_hit_rate": float},
          "jit": {"enabled": bool, "on": bool, "kind": int, "opt_level": int, "opt_flags": int, "buffer_size": int,
                  "buffer_free": int}}
SCRIPT = {"full_path": str, "hits": int, "memory_consumption": int, "last_used": str, "last_used_timestamp": int,
          "timestamp": int}


def types_of(value: object) -> object:
    return {key: types_of(part) for key, part in value.items()} if isinstance(value, dict) else type(value)


def test_status_has_php_s_keys_and_types(site: Site) -> None:
    site.write("other.php", "<?php function other() { return 'a string'; } echo other();")
    site.write("main.php", "<?php include 'other.php'; "
                           "echo json_encode(opcache_get_status(), JSON_PRESERVE_ZERO_FRACTION);")
    site.run()
    status = json.loads(site.run()[0].removeprefix("a string"))
    scripts = status.pop("scripts")
    assert status.pop("file_cache") == str(site.cache)
    assert types_of(status) == STATUS
    assert list(scripts) == [f"{site.folder}/main.php", f"{site.folder}/other.php"]
    for path, details in scripts.items():
        assert types_of(details) == SCRIPT
        assert (details["full_path"], details["hits"], details["timestamp"]) == (path, 1, int(OLD))
        assert details["last_used"] == time.ctime(details["last_used_timestamp"])
        assert details["memory_consumption"] > (site.folder / Path(path).name).stat().st_size
    counts = status["opcache_statistics"]
    assert (counts["num_cached_scripts"], counts["hits"], counts["misses"]) == (2, 2, 0)
    assert counts["opcache_hit_rate"] == 100.0
    assert counts["start_time"] <= scripts[f"{site.folder}/main.php"]["last_used_timestamp"] <= time.time()
    memory = status["memory_usage"]
    assert memory["used_memory"] == sum(details["memory_consumption"] for details in scripts.values())
    assert memory["used_memory"] + memory["free_memory"] == caching.DEFAULT_LIMIT
    strings = status["interned_strings_usage"]
    assert 0 < strings["used_memory"] <= strings["buffer_size"]
    assert strings["used_memory"] + strings["free_memory"] == strings["buffer_size"]
    assert status["jit"] == {"enabled": False, "on": False, "kind": 5, "opt_level": 4, "opt_flags": 6, "buffer_size": 0,
                             "buffer_free": 0}


def test_status_counts_for_the_process(site: Site) -> None:
    """What other engines did counts, too; outdated files are not held."""
    path = site.write("main.php", "<?php $status = opcache_get_status(); $counts = $status['opcache_statistics']; "
                                  "echo count($status['scripts']), ' ', $counts['hits'], ' ', $counts['misses'], '|';")
    options = [("zvm.cache_dir", str(site.cache))]
    written: list[bytes] = []
    for _ in range(3):
        Engine(options, written.append).run_file(str(path))
    os.utime(path, (OLD + 1, OLD + 1))
    Engine(options, written.append).run_file(str(path))
    assert b"".join(written) == b"0 0 1|1 1 1|1 2 1|0 2 2|"


def test_opcache_compile_file_reports_what_is_wrong(site: Site) -> None:
    bad = site.write("bad.php", "<?php function (")
    site.write("main.php", f"<?php try {{ opcache_compile_file('{bad}'); }} catch (Error $e) {{ echo $e->getLine(); }}"
                           " opcache_compile_file('nowhere.php'); opcache_compile_file(__DIR__);"
                           " try { opcache_compile_file(''); } catch (ValueError $e) { echo $e->getMessage(); }")
    output = site.run()[0]
    assert output.startswith("1")
    assert "Failed to open stream: Is a directory" in output
    assert output.endswith("Path cannot be empty")
    assert "opcache_compile_file(nowhere.php): Failed to open stream: No such file or directory" in output


def test_engines_share_signatures_that_name_no_class(site: Site) -> None:
    site.write("main.php", "<?php function plain(int $a, ?string $b = null): array {} function other(Site|int $a) {}")
    site.run()
    site.run()
    (file,) = caching._files.values()
    first, second = (file.script(Engine()).functions for _ in range(2))
    assert first["plain"].arg_info is second["plain"].arg_info
    assert first["plain"].return_info is second["plain"].return_info
    assert first["other"].arg_info is not second["other"].arg_info
