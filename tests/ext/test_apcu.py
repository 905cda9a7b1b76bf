"""The cache of apcu is one for the process: engines share it, on all threads."""
from __future__ import annotations

import threading

from zvm import Engine

ON = {"apc.enable_cli": "1"}


def test_engines_share_entries() -> None:
    first, second = Engine(ini=ON), Engine(ini=ON)
    first.eval("class Kept { public $items = [1, 2]; } apcu_store('shared', [new Kept, 'text'], 60);")
    found = second.eval("class Kept { public $items; } [$kept, $text] = apcu_fetch('shared');"
                        "return [$kept->items, $text, $kept::class];")
    assert list(found) == [[1, 2], "text", "Kept"]
    second.eval("apcu_delete('shared');")
    assert first.eval("return apcu_exists('shared');") is False


def test_threads_count_together() -> None:
    def count() -> None:
        Engine(ini=ON).eval("for ($i = 0; $i < 500; $i++) { apcu_inc('count'); $made = apcu_entry('made', 'work'); }"
                            "function work() { apcu_inc('works'); usleep(20000); return 'done'; }")

    Engine(ini=ON).eval("apcu_clear_cache();")
    threads = [threading.Thread(target=count) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert list(Engine(ini=ON).eval("return [apcu_fetch('count'), apcu_fetch('works'), apcu_fetch('made')];")) == [
        2000, 1, "done"]
