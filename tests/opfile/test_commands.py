"""zvm --precompile, and processes that share a cache while they are killed."""
from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from pathlib import Path

OLD = time.time() - 3600


def lay_out(folder: Path, count: int) -> str:
    """A program of several files; what it prints."""
    for number in range(count):
        (folder / f"part{number}.php").write_text(
            f"<?php function part{number}(array $x = [1, 'k' => {number}]) {{ return $x['k'] * 2; }}\n" * 1
            + f"class Part{number} {{ const N = {number}; function n() {{ return self::N; }} }}")
    lines = [f"include __DIR__ . '/part{number}.php'; $sum += part{number}() + (new Part{number})->n();"
             for number in range(count)]
    (folder / "main.php").write_text("<?php $sum = 0; " + "\n".join(lines) + " echo $sum;")
    for path in folder.glob("*.php"):
        os.utime(path, (OLD, OLD))
    return str(sum(3 * number for number in range(count)))


def run(zvm: list[str], cache: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [*zvm, "-d", f"zvm.cache_dir={cache}", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_precompile_fills_the_cache_and_names_what_does_not_compile(zvm: list[str], tmp_path: Path) -> None:
    tree, cache = tmp_path / "tree", tmp_path / "cache"
    tree.mkdir()
    expected = lay_out(tree, 5)
    done = run(zvm, cache, "--precompile", str(tree))
    assert (done.returncode, done.stdout) == (0, "6 files compiled\n")
    assert len(list(cache.rglob("*.zvmc"))) == 6
    assert run(zvm, cache, str(tree / "main.php")).stdout == expected
    (tree / "bad.php").write_text("<?php function (")
    os.mkfifo(tree / "pipe.php")  # which nobody writes to
    done = run(zvm, cache, "--precompile", str(tree))
    assert done.returncode == 255
    assert f"in {tree}/bad.php on line 1" in done.stdout
    assert done.stdout.endswith("6 files compiled, 1 do not compile\n")


def test_precompile_says_why_it_cannot(zvm: list[str], tmp_path: Path) -> None:
    assert run(zvm, tmp_path / "cache", "--precompile", str(tmp_path / "nowhere")).returncode == 1
    done = run(zvm, tmp_path / "cache", "-d", "zvm.cache=0", "--precompile", str(tmp_path))
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)


def test_processes_that_are_killed_leave_no_broken_file(zvm: list[str], tmp_path: Path) -> None:
    tree, cache = tmp_path / "tree", tmp_path / "cache"
    tree.mkdir()
    expected = lay_out(tree, 12)
    chance = random.Random(15)
    command = [*zvm, "-d", f"zvm.cache_dir={cache}", str(tree / "main.php")]
    for _ in range(3):
        processes = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(8)]
        time.sleep(0.1)
        killed = chance.sample(processes, 5)
        for process in killed:
            time.sleep(chance.random() / 5)
            process.send_signal(signal.SIGKILL)
        for process in processes:
            output, errors = process.communicate()
            if process.returncode == 0:
                assert (output.decode(), errors) == (expected, b"")
            else:
                assert process in killed
        for path in cache.rglob("*.zvmc"):
            if chance.random() < 0.3:
                path.unlink()
    done = run(zvm, cache, "-d", "zvm.cache_verify=1", str(tree / "main.php"))
    assert (done.returncode, done.stdout, done.stderr) == (0, expected, "")
