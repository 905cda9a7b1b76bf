"""What starting a program costs: an empty script, a program of 10,000 lines, an application of 1,000 files, whatever
else is laid out; compiled, from zvm's cache, and on php without and with OPcache's file cache.

Programs are made here, so that everybody measures the same; `scripts/bench --startup` shows the table.
"""
from __future__ import annotations

import os
import shlex
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.measuring import PHP_OPTIONS, ZVM, Run

FUNCTIONS, CLASSES = 400, 1000
AGE = 3600  # seconds: caches do not keep what has just been written

_BODY = """\
    /**
     * Fold the words of a text into a table of counts, number {number}.
     *
     * @param string[] $words
     * @return array<string, int>
     */
    {modifier}function {name}(array $words, ?int $limit = {number}, string $separator = "-"): array
    {{
        $counts = [];
        foreach ($words as $position => $word) {{
            if ($word === "" || strlen($word) > 64) {{
                continue;
            }}
            $key = strtolower(trim($word)) . $separator . ($position % {modulus});
            if (!isset($counts[$key])) {{
                $counts[$key] = 0;
            }}
            $counts[$key] += $limit !== null && $counts[$key] >= $limit ? 0 : 1;
        }}
        switch (count($counts) % 4) {{
            case 0: $counts["rest"] = {number}; break;
            case 1: ksort($counts); break;
            default: $counts = array_filter($counts, fn($count) => $count > 0);
        }}
        return $counts;
    }}
"""


def _function(number: int, name: str, modifier: str = "") -> str:
    return _BODY.format(number=number, name=name, modifier=modifier, modulus=number % 7 + 2)


def long_program() -> str:
    """One file of 10,000 lines, of which a twentieth is called."""
    functions = "\n".join(_function(number, f"fold{number}") for number in range(FUNCTIONS))
    calls = "\n".join(f'$total += count(fold{number}(["a", "B", "c{number}"]));' for number in range(0, FUNCTIONS, 20))
    return f"<?php\ndeclare(strict_types=1);\n\n$total = 0;\n{calls}\necho $total, \"\\n\";\n\n{functions}"


def application_class(number: int) -> str:
    """A class of about a hundred lines; each extends or uses others, as those of applications do."""
    parent = f" extends Part{number - 1}" if number % 5 else ""
    methods = "\n".join(_function(number * 10 + index, f"method{index}Of{number}", "public ") for index in range(3))
    return f"""<?php

declare(strict_types=1);

namespace App\\Parts;

use ArrayAccess;
use InvalidArgumentException;

/** Part number {number} of the application. */
class Part{number}{parent}
{{
    public const NAME_{number} = "part{number}";
    private array $items{number} = ["number" => {number}, "tags" => ["a", "b", "c"]];
    protected static int $made{number} = 0;

    public function number{number}(): int
    {{
        self::$made{number}++;
        return $this->items{number}["number"] + strlen(self::NAME_{number});
    }}

    public function require{number}(string $name): string
    {{
        if (!isset($this->items{number}[$name])) {{
            throw new InvalidArgumentException("There is no $name in part {number}");
        }}
        return (string) $this->items{number}[$name];
    }}

{methods}}}
"""


APPLICATION = """<?php
spl_autoload_register(function (string $class): void {
    $file = __DIR__ . "/" . strtr(substr($class, 4), "\\\\", "/") . ".php";
    if (is_file($file)) {
        require $file;
    }
});
$total = 0;
for ($number = 0; $number < %d; $number++) {
    $class = "App\\\\Parts\\\\Part$number";
    $total += (new $class)->{"number$number"}();
}
echo $total, "\\n";
"""


def lay_out(folder: Path) -> Iterator[tuple[str, Path]]:
    """Write the programs; their names and scripts."""
    programs = {"empty script": ("empty.php", "<?php\n"), "10,000 lines": ("long.php", long_program())}
    for title, (name, text) in programs.items():
        (folder / name).write_text(text)
        yield title, folder / name
    (folder / "Parts").mkdir()
    for number in range(CLASSES):
        (folder / "Parts" / f"Part{number}.php").write_text(application_class(number))
    (folder / "application.php").write_text(APPLICATION % CLASSES)
    yield "1,000 files", folder / "application.php"


def _best(command: list[str], rounds: int, environment: dict[str, str] | None = None) -> Run:
    return min((Run(command, None, environment) for _ in range(rounds)), key=lambda run: run.seconds)


def _measure(arguments: list[str], php: str | None, rounds: int, cache: Path) -> list[str]:
    """The cells of a row: processor seconds, and the two ratios that count."""
    environment = {"XDG_CACHE_HOME": str(cache)}
    compiled = _best([*ZVM, "-d", "zvm.cache=0", *arguments], min(rounds, 2))
    filling = Run([*ZVM, *arguments], None, environment)
    cached = _best([*ZVM, *arguments], rounds, environment)
    cells = [compiled.seconds, filling.seconds, cached.seconds]
    plain = opcache = None
    if php:
        store = cache / "opcache"
        store.mkdir(exist_ok=True)
        with_opcache = [php, *PHP_OPTIONS, "-d", "zend_extension=opcache", "-d", "opcache.enable_cli=1", "-d",
                        f"opcache.file_cache={store}", "-d", "opcache.file_cache_only=1"]
        plain = _best([php, *PHP_OPTIONS, *arguments], rounds)
        Run([*with_opcache, *arguments])
        opcache = _best([*with_opcache, *arguments], rounds)
        if plain.output != cached.output or plain.output != compiled.output:
            raise ValueError(f"{shlex.join(arguments)}: zvm does not print what php does")
    shown = [f"{value:.3f}" for value in cells]
    shown += ["–" if run is None else f"{run.seconds:.3f}" for run in (plain, opcache)]
    shown.append(f"{compiled.seconds / cached.seconds:.1f}")
    shown.append("–" if plain is None else f"{cached.seconds / plain.seconds:.1f}")
    return shown


TITLES = ["program", "compiled", "filling", "cached", "php", "OPcache", "compiled/cached", "cached/php"]


def _title(arguments: list[str]) -> str:
    """The script's name with what follows it: "composer list"."""
    script = next(place for place, word in enumerate(arguments) if word[:1] != "-" and arguments[place - 1] != "-d")
    return shlex.join([Path(arguments[script]).name, *arguments[script + 1:]])


def report(php: str | None, rounds: int, others: list[list[str]]) -> Iterator[str]:
    """The table, line by line. `others` are programs laid out elsewhere: scripts with options and arguments."""
    widths = [max(16, len(title)) for title in TITLES]
    yield "  ".join(title.rjust(width) for title, width in zip(TITLES, widths, strict=True))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "cache").mkdir(mode=0o700)
        (folder / "programs").mkdir()
        programs = [(title, [str(script)]) for title, script in lay_out(folder / "programs")]
        programs += [(_title(arguments), arguments) for arguments in others]
        past = time.time() - AGE
        for path in (folder / "programs").rglob("*.php"):
            os.utime(path, (past, past))
        for title, arguments in programs:
            cells = [title, *_measure(arguments, php, rounds, folder / "cache")]
            yield "  ".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
