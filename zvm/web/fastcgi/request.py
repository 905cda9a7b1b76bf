"""A request of FastCGI: which script it means, and what $_SERVER has (init_request_info() of fpm_main.c)."""
from __future__ import annotations

import functools
import os
import pwd
from stat import S_ISREG
from typing import TYPE_CHECKING, Any

from zvm.runtime.values.arrays import PhpArray
from zvm.web.paths import Target
from zvm.web.request import WebRequest

if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.engine import Engine
    from zvm.web.fastcgi.protocol import Incoming

SCRIPT_EXTENSIONS = (".php", ".phar")
_HEADERS_WITHOUT_PREFIX = ("CONTENT_TYPE", "CONTENT_LENGTH")


class Refused(Exception):
    """The request is answered with an error: status, page, and what the log says."""

    def __init__(self, status: str, page: str, message: str) -> None:
        self.status, self.page, self.message = status, page, message


class Script(Target):
    """A script, whatever its name looks like."""

    __slots__ = ()

    def __init__(self, path: str) -> None:
        super().__init__(path, path)

    @property
    def is_script(self) -> bool:
        return True


class FastCgiRequest(WebRequest):
    """A WebRequest whose $_SERVER is what the web server sends."""

    def __init__(self, incoming: Incoming, target: Target, send_headers: Callable[[int, str | None, list[str]], None]
                 ) -> None:
        params = incoming.params
        super().__init__(params.get("REQUEST_METHOD", "GET"), params.get("REQUEST_URI", ""),
                         params.get("QUERY_STRING"), _headers(params), incoming.body, {}, send_headers)
        self.params = params | _names(params, target)
        self.is_recent = params.get("SERVER_PROTOCOL", "") > "HTTP/1.0"

    def place(self) -> tuple[str, str]:
        return self.params.get("SERVER_NAME", ""), self.params.get("DOCUMENT_ROOT", "")

    def server_variables(self, engine: Engine) -> dict[int | str, Any]:
        """$_SERVER: the environment, what the web server says, and what PHP adds."""
        found: dict[int | str, Any] = {}
        found.update(_owner())
        found.update(reversed(self.params.items()))
        found["FCGI_ROLE"] = "RESPONDER"
        found["PHP_SELF"] = self.params.get("SCRIPT_NAME", "") + self.params.get("PATH_INFO", "")
        found.update(self._credentials())
        found["REQUEST_TIME_FLOAT"] = engine.start_time
        found["REQUEST_TIME"] = int(engine.start_time)
        if engine.ini.get_bool("register_argc_argv"):
            words = self.query.split("+") if self.query else []
            found["argv"], found["argc"] = PhpArray.from_list(list(words)), len(words)
        return found


@functools.cache
def _owner() -> dict[str, str]:
    """The user that the process runs as."""
    try:
        entry = pwd.getpwuid(os.getuid())
    except KeyError:
        return {}
    return {"USER": entry.pw_name, "HOME": entry.pw_dir}


def _headers(params: dict[str, str]) -> list[tuple[str, str]]:
    """The client's headers, by names as sapi_fpm gives them to getallheaders()."""
    return [(name.removeprefix("HTTP_").replace("_", "-").title(), value) for name, value in params.items()
            if name[:5] == "HTTP_" or name in _HEADERS_WITHOUT_PREFIX and value]


def _names(params: dict[str, str], target: Target) -> dict[str, str]:
    """What changes where the script is only the beginning of the path that was asked for."""
    asked = params.get("SCRIPT_FILENAME", "")
    if target.path is None or target.path == asked:
        return {}
    changed = {"ORIG_SCRIPT_FILENAME": asked, "SCRIPT_FILENAME": target.path}
    info = params.get("PATH_INFO", "")
    rest = asked[len(target.path):]
    if info and info.endswith(rest) and info != rest:
        changed.update({"ORIG_PATH_INFO": info, "PATH_INFO": rest})
    return changed


def find_script(params: dict[str, str], root: str | None) -> Target:
    """The script of a request. Raises Refused where it is not one, is missing, or lies outside `root`."""
    asked = params.get("SCRIPT_FILENAME", "")
    path = _existing(asked)
    if "\0" in asked or not (path or asked).lower().endswith(SCRIPT_EXTENSIONS):
        raise Refused("403 Forbidden", "Access denied.\n",
                      f"Access to the script '{path or asked}' has been denied (see security.limit_extensions)")
    if path is None:
        raise Refused("404 Not Found", "File not found.\n", "Primary script unknown")
    if root is not None and not _is_below(root, path):
        raise Refused("403 Forbidden", "Access denied.\n",
                      f"Access to the script '{path}' has been denied (it is not below {root})")
    return Script(path)


def _existing(path: str) -> str | None:
    """The file, or the one above it whose path info the rest is."""
    while path and path != "/":
        try:
            mode = os.stat(path.encode("latin-1")).st_mode
        except (OSError, ValueError):
            path = path.rpartition("/")[0]
            continue
        return path if S_ISREG(mode) else None
    return None


def _is_below(root: str, path: str) -> bool:
    real = os.path.realpath(path.encode("latin-1")).decode("latin-1")
    return real.startswith(root.rstrip("/") + "/")
