#!/usr/bin/env python3
"""Write tests/ext/signatures.tsv and names.tsv, what PHP 8.2's extensions declare, asked of the installed `php`.

usage: gen_extension_names.py [--check]

`--check` writes nothing and exits 1 when a file is not what would be written. Without PHP 8.2, or without the
extensions it asks for, there is nothing to compare with, and it exits 0.
"""
from __future__ import annotations

import pathlib
import shutil
import subprocess
import sys

from generated_files import write_or_check

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from zvm import PHP_VERSION  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
# extensions that may not be built in
SHARED = ("apcu", "bcmath", "bz2", "calendar", "ctype", "curl", "dom", "exif", "ffi", "fileinfo", "ftp", "gd",
          "gettext", "gmp", "iconv", "intl", "mbstring", "mysqlnd", "mysqli", "pdo", "pdo_mysql", "pdo_pgsql",
          "pdo_sqlite", "pgsql", "phar", "posix", "readline", "shmop", "simplexml", "soap",
          "sockets", "sqlite3", "sysvmsg", "sysvsem", "sysvshm", "tokenizer", "xml", "xmlreader", "xmlwriter", "xsl",
          "zip")
PHP = ["php", "-n", *(word for name in SHARED for word in ("-d", f"extension={name}"))]
MADE = {"gen_signatures.php": "tests/ext/signatures.tsv", "gen_extension_names.php": "tests/ext/names.tsv"}


def missing_extensions() -> list[str]:
    """Those of SHARED that the installed php cannot load: Debian has a package for most of them."""
    question = "foreach (array_slice($argv, 1) as $name) if (!extension_loaded($name)) echo $name, PHP_EOL;"
    done = subprocess.run([*PHP, "-d", "display_startup_errors=0", "-r", question, "--", *SHARED],
                          capture_output=True, check=True)
    return done.stdout.decode().split()


def ask(script: str) -> str:
    """What that script prints; raises CalledProcessError where it fails."""
    done = subprocess.run([*PHP, str(ROOT / "scripts" / script)], capture_output=True, check=True)
    return done.stdout.decode("latin-1")


def main() -> int:
    if shutil.which("php") is None:
        print("gen_extension_names.py: no php here, nothing to ask")
        return 0
    check = "--check" in sys.argv[1:]
    version = subprocess.run(["php", "-n", "-r", "echo PHP_VERSION;"], capture_output=True, check=True).stdout.decode()
    if check and version != PHP_VERSION:
        print(f"gen_extension_names.py: PHP {version} here, not {PHP_VERSION}, nothing to compare with")
        return 0
    if missing := missing_extensions():
        print(f"gen_extension_names.py: php here has no {', '.join(missing)}, nothing to compare with")
        return 0 if check else 1
    return write_or_check({ROOT / name: ask(script) for script, name in MADE.items()}, check, "latin-1")


if __name__ == "__main__":
    sys.exit(main())
