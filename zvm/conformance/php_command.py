"""The command under test: zvm, php, or anything that takes php's options."""
from __future__ import annotations

import functools
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from zvm.ext.registry import PARTIAL

ASK_EXTENSIONS = "echo strtolower(implode(',', get_loaded_extensions()));"
ASK_DIRECTORY = "echo ini_get('extension_dir');"
QUIETLY = ("-n", "-d", "display_errors=0", "-d", "display_startup_errors=0")
ASK_VERSION = "echo PHP_VERSION;"


def own_command() -> str:
    """The zvm that belongs to the running Python, which is to say that it has loaded extensions that are partial."""
    script = Path(sys.executable).with_name("zvm")
    command = shlex.quote(str(script)) if script.exists() else f"{shlex.quote(sys.executable)} -m zvm"
    return f"{command} -d zvm.claim={','.join(PARTIAL)}"


class PhpCommand:
    """A command line to run PHP scripts with, and what it says about itself; that is asked once."""

    def __init__(self, command: str) -> None:
        self.words = shlex.split(command)
        executable = shutil.which(self.words[0])
        if executable is None:
            raise FileNotFoundError(f"{self.words[0]}: command not found")
        self.words[0] = executable
        self.ask = functools.cache(self._ask)

    @property
    def executable(self) -> str:
        return self.words[0]

    def _ask(self, code: str, *options: str) -> str:
        """What that PHP code prints; an empty string where the command does not answer."""
        try:
            done = subprocess.run([*self.words, *QUIETLY, *options, "-r", code], stdin=subprocess.DEVNULL,
                                  capture_output=True, timeout=60, check=False)
        except (OSError, subprocess.TimeoutExpired):
            return ""
        return done.stdout.decode("latin-1")

    def version(self) -> str:
        return self.ask(ASK_VERSION)

    def loaded_extensions(self, *options: str) -> set[str]:
        """Their lower-case names, with OPcache under the name of its file."""
        names = set(self.ask(ASK_EXTENSIONS, *options).split(","))
        return names | {"opcache"} if "zend opcache" in names else names

    def loading(self, extensions: list[str]) -> tuple[list[tuple[str, str]], list[str]]:
        """(settings that load those extensions where they are not built in, the extensions that cannot be had)."""
        built_in = self.loaded_extensions()
        wanted = [name for name in extensions if name.lower() not in built_in]
        if not wanted:
            return [], []
        folder = self.ask(ASK_DIRECTORY)
        settings = {name: ("zend_extension" if name in ("opcache", "xdebug") else "extension", f"{folder}/{name}.so")
                    for name in wanted}
        options = (word for name, value in settings.values() for word in ("-d", f"{name}={value}"))
        loaded = self.loaded_extensions(*options)
        missing = [name for name in wanted if name.lower() not in loaded]
        return [setting for name, setting in settings.items() if name not in missing], missing

    def companion(self, name: str) -> str | None:
        """Another program of the same installation: "cgi" is php-cgi beside php, "phpdbg" is phpdbg."""
        own = Path(self.executable)
        candidates = ([own.with_name(f"{base}-cgi") for base in (own.name, own.resolve().name)] if name == "cgi" else
                      [own.with_name(own.name.replace("php", name, 1))] if "php" in own.name else [])
        return next((str(path) for path in candidates if os.access(path, os.X_OK)), None)


def oracle_command(version: str) -> str:
    """The PHP of another version that output is held against: php8.5-full, or php8.5, in the folder ZVM_ORACLES names
    (by default ~/.cache/zvm-oracles). Raises FileNotFoundError."""
    folder = Path(os.environ.get("ZVM_ORACLES") or Path.home() / ".cache/zvm-oracles")
    for suffix in ("-full", ""):
        command = folder / f"php{version}{suffix}"
        if command.exists():
            return str(command)
    raise FileNotFoundError(f"there is no PHP {version} in {folder}")
