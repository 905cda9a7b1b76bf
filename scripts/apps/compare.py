#!/usr/bin/env python3
"""Run programs with php and with zvm, and tell which print the same.

compare FOLDER [--php COMMAND] [--zvm COMMAND] [--show] [NAME…]: FOLDER holds their sources as Composer's vendor/ does,
<vendor>/<package>/composer.json; nothing is fetched. What is run is in COMMANDS below; each command starts in a folder
of its own, whose files are compared afterwards. Exit status 1 where something differs, or where php dies of an error,
so that the command tells nothing (a package that is missing, or of another version). --show prints the differences.
"""
from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from sides import ROOT, options, replaced, show_difference

HERE = Path(__file__).resolve().parent

STYLE = """<?php
namespace   Demo;
use B\\C;
use A\\B;
class  foo extends Bar implements Baz {
  const X=1;
  public function a( $x,$y = array(1,2) ){ if($x==1){ return TRUE; }
  else if ($y) { echo "plain" . 'x'.$x ; } foreach($y as $k=>$v) print($v); return null;
  }
}
"""
PACKAGE = {"name": "local/{name}", "version": "1.{name}.0", "autoload": {"psr-4": {"Local\\{name}\\": "src/"}}}
PROJECT = {
    "name": "local/project", "description": "A project whose packages are local.",
    "config": {"disable-tls": True, "secure-http": False},  # TLS would need extension openssl
    "repositories": [{"type": "path", "url": "packages/*", "options": {"symlink": False}},
                     {"packagist.org": False}],
    "require": {"local/1": "^1.0", "local/2": "1.2.*"}, "require-dev": {"local/3": ">=1.3 <2"},
    "autoload": {"psr-4": {"App\\": "src/"}, "files": ["src/functions.php"], "classmap": ["lib/"]},
}
ARCHIVED = {**PROJECT, "repositories": [{"type": "artifact", "url": "../zips"}, {"packagist.org": False}]}


@dataclass(frozen=True)
class Command:
    """A program's script in this folder with arguments; `before` are the arguments of runs that only prepare."""

    program: str
    script: str
    arguments: tuple[str, ...] = ()
    before: tuple[tuple[str, ...], ...] = ()

    @property
    def name(self) -> str:
        return " ".join((self.program, *self.arguments))


# that php may have to load, since zvm has them built in: programs ask what is there
EXTENSIONS = ("bcmath", "bz2", "calendar", "ctype", "curl", "dom", "exif", "fileinfo", "gettext", "gmp", "iconv",
              "mbstring", "pdo", "pdo_sqlite", "phar", "posix", "readline", "shmop", "simplexml", "sockets", "sqlite3",
              "sysvmsg", "sysvsem", "sysvshm", "tokenizer", "xml", "xmlreader", "xmlwriter", "xsl", "zip")
QUIET = ("--no-ansi", "--no-interaction")
INSTALL = ("install", *QUIET)
COMMANDS = (
    *(Command("composer", "composer.php", arguments) for arguments in (
        ("list", *QUIET), ("--version", *QUIET), ("help", "install", *QUIET), ("validate", *QUIET), INSTALL,
        ("install", "--no-dev", "--classmap-authoritative", *QUIET), ("dump-autoload", *QUIET),
        ("dump-autoload", "--optimize", *QUIET),
        ("install", "--working-dir=archived", *QUIET), ("update", "--dry-run", *QUIET),
        ("init", "--name=a/b", *QUIET), ("nonsense", *QUIET))),
    *(Command("composer", "composer.php", arguments, (INSTALL,)) for arguments in (
        ("show", *QUIET), ("show", "--tree", *QUIET), ("why", "local/1", *QUIET), ("remove", "local/2", *QUIET),
        ("require", "local/4", *QUIET), ("check-platform-reqs", *QUIET), ("licenses", *QUIET))),
    Command("twig", "twig.php"), Command("console", "console.php"), Command("monolog", "monolog.php"),
    Command("carbon", "carbon.php"), Command("phpspreadsheet", "phpspreadsheet.php"),
    Command("brick/math", "brick_math.php"), Command("phpseclib", "phpseclib.php"), Command("dbal", "dbal.php"),
    *(Command("php-cs-fixer", "php_cs_fixer.php", arguments) for arguments in (
        ("list", "--no-ansi"), ("fix", "--rules=@PSR12", "--diff", "--using-cache=no", "style.php"),
        ("fix", "--rules=@Symfony,@PHP82Migration", "--allow-risky=yes", "--using-cache=no", "-v", "style.php"),
        ("describe", "array_syntax", "--no-ansi"), ("fix", "--dry-run", "--format=json", "--using-cache=no", "."))),
)

DIED = "status 255\n"  # how the record of a program begins that ended with a fatal error

# what may differ: times, memory, names of temporary files, where PHP itself is
VARYING = (
    (re.compile(r"\(/\S*/(php[\d.]*|zvm)\)"), "(BINARY)"),
    (re.compile(r"\d+\.\d+ (seconds|MB( memory used)?|MiB)|\d+ ms"), "N"),
    (re.compile(r"\"(time|memory)\":[^,}]*"), "N"),
    (re.compile(r"(?i)(real )?(time|memory usage): [\d.]+ ?\w+( \(peak: [^)]*\))?(, (time|memory): [^\n]*)?"), "N"),
    (re.compile(r"[0-9a-f]{40}|[0-9a-f]{32}"), "HASH"),
)
SOURCES = {"src/functions.php": "<?php\nfunction app() {}\n", "src/App.php": "<?php\nnamespace App;\nclass App {}\n",
           "lib/Old.php": "<?php\nclass Old {}\ninterface Older {}\n"}


def prepare(folder: Path) -> None:
    """The files that the programs are given."""
    (folder / "style.php").write_text(STYLE)
    for name in "1234":
        source = folder / "packages" / name / "src"
        source.mkdir(parents=True)
        (source / "Thing.php").write_text(f"<?php\nnamespace Local\\{name};\nclass Thing {{}}\n")
        (source.parent / "composer.json").write_text(json.dumps(PACKAGE).replace("{name}", name))
        archive = folder / "zips" / f"local-{name}"
        shutil.make_archive(str(archive), "zip", source.parent)
    for path, text in SOURCES.items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(text)
    for place, project in ((folder, PROJECT), (folder / "archived", ARCHIVED)):
        place.mkdir(exist_ok=True)
        (place / "composer.json").write_text(json.dumps(project, indent=4))
    for directory in ("src", "lib"):
        shutil.copytree(folder / directory, folder / "archived" / directory)


def run(command: Command, php: list[str], packages: Path) -> tuple[str, float]:
    """What the command prints and leaves behind with that php, and the seconds it took."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "project"
        folder.mkdir()
        prepare(folder)
        environment = {"APPS_PACKAGES": str(packages), "COMPOSER_HOME": f"{place}/home", "HOME": place,
                       "PATH": os.environ["PATH"], "COMPOSER_ALLOW_SUPERUSER": "1", "COMPOSER_DISABLE_NETWORK": "1",
                       "COLUMNS": "100", "LC_ALL": "C.UTF-8", "PHP_CS_FIXER_IGNORE_ENV": "1", "TZ": "UTC"}
        base = [*php, "-d", "memory_limit=-1", "-d", "error_log=/dev/stderr", str(HERE / command.script)]
        for arguments in command.before:
            subprocess.run([*base, *arguments], cwd=folder, env=environment, capture_output=True, check=False)
        start = time.perf_counter()
        done = subprocess.run([*base, *command.arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                              capture_output=True, check=False, timeout=600)
        seconds = time.perf_counter() - start
        parts = [f"status {done.returncode}\n",
                 *(text.decode("utf-8", "backslashreplace") for text in (done.stdout, done.stderr))]
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".zip":
                parts.append(f"\n==== {path.relative_to(folder)}\n{path.read_text(errors='backslashreplace')}")
        return replaced("".join(parts).replace(place, "PLACE"), VARYING), seconds


def main() -> int:
    def configure(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("names", nargs="*", metavar="NAME", help="only commands whose name begins so")
        parser.set_defaults(php=" ".join(("php -n", *(f"-d extension={name}" for name in EXTENSIONS))),
                            zvm=f"{ROOT / '.venv/bin/zvm'} -n")

    chosen = options(__doc__.splitlines()[0], configure)
    wrong = 0
    commands = [command for command in COMMANDS if not chosen.names or command.name.startswith(tuple(chosen.names))]
    for command in commands:
        expected, theirs = run(command, shlex.split(chosen.php), chosen.folder.resolve())
        output, ours = run(command, shlex.split(chosen.zvm), chosen.folder.resolve())
        died = expected.startswith(DIED)
        wrong += died or output != expected
        verdict = "PHP DIED" if died else "same" if output == expected else "DIFFERS"
        print(f"{verdict}\t{command.name}\t{len(expected)} bytes\t{theirs:.1f} s\t{ours:.1f} s", flush=True)
        if chosen.show and died:
            print(expected[:2000])
        elif chosen.show and output != expected:
            show_difference(expected, output)
    print(f"{len(commands) - wrong} of {len(commands)} print the same")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
