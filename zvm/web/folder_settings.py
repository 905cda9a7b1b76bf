"""Settings that depend on where the script is and what server was asked: [HOST=] and [PATH=] sections of php.ini, and
the .user.ini files of the folders (sapi_cgi_activate() of fpm_main.c).
"""
from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from zvm.runtime.services.ini import parse_int
from zvm.runtime.services.ini_directives import INI_PERDIR, INI_SYSTEM

if TYPE_CHECKING:
    from zvm.engine import Engine
    from zvm.runtime.services.ini_files import Configuration

_FILE_NAME, _SECONDS = ".user.ini", "300"  # user_ini.filename, user_ini.cache_ttl


class FolderSettings:
    """Those of the requests of one server. What the files of a folder say is kept for user_ini.cache_ttl seconds."""

    def __init__(self, configuration: Configuration) -> None:
        self._configuration = configuration
        self._known: dict[tuple[str, str], tuple[float, dict[str, str]]] = {}

    def activate(self, engine: Engine, script: str, server_name: str, root: str) -> None:
        """Apply what holds for a script below a document root, "" for none, before the request begins."""
        configuration = self._configuration
        folder = os.path.dirname(script) + "/"
        for section in [*configuration.for_host(server_name), *configuration.for_path(folder)]:
            for name, value in section.items():
                engine.ini.activate(name, value, INI_SYSTEM)
        values, problems = self._user_settings(folder, root.rstrip("/"))
        for name, value in values.items():
            engine.ini.activate(name, value, INI_PERDIR)
        for problem in problems:
            engine.diagnostics.write_stderr(f"PHP:  {problem}")

    def _user_settings(self, folder: str, root: str) -> tuple[dict[str, str], list[str]]:
        """What the files of a folder and of those above it, up to the root, say; problems only when they were read."""
        configured = self._configuration.values
        name = configured.get("user_ini.filename", _FILE_NAME)
        if not name or type(name) is not str or "\0" in folder:
            return {}, []
        now = time.monotonic()
        expires, values = self._known.get((folder, root), (0.0, {}))
        if now < expires:
            return values, []
        files = self._configuration.empty()
        for each in _folders(folder, root):
            files.read_file(each + name)
        values = {key: value for key, value in files.values.items() if type(value) is str}
        seconds = parse_int(str(configured.get("user_ini.cache_ttl", _SECONDS)))
        self._known[folder, root] = now + seconds, values
        return values, files.problems


def _folders(folder: str, root: str) -> list[str]:
    """The folder and those between it and the root, which comes first; a folder that is elsewhere is alone."""
    if not root or not folder.startswith(root + "/"):
        return [folder]
    ends = [at for at in range(len(root), len(folder)) if folder[at] == "/"]
    return [folder[:end + 1] for end in ends]
