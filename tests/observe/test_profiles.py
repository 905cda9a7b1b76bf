"""`zvm --profile=FILE`, and Xdebug's mode "profile"."""
from __future__ import annotations

import gzip
import json
import re
import subprocess
from pathlib import Path

PROGRAM = """<?php
function fibonacci($n) {
    return $n < 2 ? $n : fibonacci($n - 1) + fibonacci($n - 2);
}
function numbers() {
    yield 1;
    yield 2;
}
class Shape {
    static function area($a) {
        return abs($a);
    }
}
echo fibonacci(9), "\\n";
foreach (numbers() as $number) {
    echo Shape::area(-$number), "\\n";
}
try {
    (function () { throw new Exception; })();
} catch (Exception) {
}
echo implode(",", array_map(fn($x) => $x * 2, [1, 2])), "\\n";
"""


def run(zvm: list[str], folder: Path, environment: dict[str, str], *words: str, source: str = PROGRAM) -> str:
    (folder / "program.php").write_text(source)
    done = subprocess.run([*zvm, "-n", *words, "program.php"], cwd=folder, env=environment, capture_output=True,
                          text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "34\n1\n2\n2,4\n" or source != PROGRAM
    return done.stderr


def calls_of(text: str) -> dict[tuple[str, str, int], int]:
    """Caller, callee and line → how many calls, of a profile in Cachegrind's format."""
    names: dict[str, str] = {}

    def name(shown: str) -> str:
        match = re.fullmatch(r"(\(\d+\))(?: (.*))?", shown)
        assert match is not None
        return names.setdefault(match[1], match[2]) if match[2] else names[match[1]]

    calls: dict[tuple[str, str, int], int] = {}
    caller = callee = ""
    lines = iter(text.splitlines())
    for line in lines:
        key, _, value = line.partition("=")
        if key == "fn":
            caller = name(value)
        elif key == "cfn":
            callee = name(value)
        elif key == "calls":
            calls[caller, callee, int(next(lines).split()[0])] = int(value.split()[0])
    return calls


def test_calls(zvm: list[str], tmp_path: Path, environment: dict[str, str]) -> None:
    told = run(zvm, tmp_path, environment, "--profile=cachegrind.out")
    assert re.fullmatch(r"zvm: \d+ calls of \d+ functions: cachegrind\.out\n", told)
    text = (tmp_path / "cachegrind.out").read_text()
    assert text.startswith("version: 1\ncreator: xdebug 3.2.0 (PHP 8.2.")
    calls = calls_of(text)
    assert calls["{main}", "fibonacci", 14] == 1
    assert calls["fibonacci", "fibonacci", 3] == 108
    assert calls["{main}", "Shape::area", 16] == 2
    assert calls["Shape::area", "php::abs", 11] == 2
    assert calls["{main}", "{closure}", 19] == 1
    assert calls["php::array_map", "{closure}", 22] == 2
    assert calls["{main}", "php::implode", 22] == 1


def test_the_mode(zvm: list[str], tmp_path: Path, environment: dict[str, str]) -> None:
    run(zvm, tmp_path, environment | {"XDEBUG_MODE": "profile"}, "-d", f"xdebug.output_dir={tmp_path}", "-d",
        "xdebug.profiler_output_name=profile.%%.%s")
    name = f"profile.%.{str(tmp_path).replace('/', '_')}_program.php.gz"
    calls = calls_of(gzip.decompress((tmp_path / name).read_bytes()).decode())
    assert calls["fibonacci", "fibonacci", 3] == 108


ENDLESS = """<?php
function busy() {
    $until = microtime(true) + 0.3;
    while (microtime(true) < $until) {
        $x = 1;
    }
}
busy();
"""


def test_samples(zvm: list[str], tmp_path: Path, environment: dict[str, str]) -> None:
    run(zvm, tmp_path, environment, "--profile=profile.json", source=ENDLESS)
    document = json.loads((tmp_path / "profile.json").read_text())
    profile = document["profiles"][0]
    frames = document["shared"]["frames"]
    assert "busy" in {frame["name"] for frame in frames}
    assert len(profile["samples"]) == len(profile["weights"])
    assert profile["endValue"] == sum(profile["weights"])
    assert all(frames[number]["file"] for sample in profile["samples"] for number in sample)
    run(zvm, tmp_path, environment, "--profile=profile.folded", source=ENDLESS)
    assert re.search(r"^\{main\} \S+;busy \d+$", (tmp_path / "profile.folded").read_text(), re.MULTILINE)
    run(zvm, tmp_path, environment, "--profile=profile.pb.gz", source=ENDLESS)
    data = gzip.decompress((tmp_path / "profile.pb.gz").read_bytes())
    assert b"nanoseconds" in data and b"busy" in data
