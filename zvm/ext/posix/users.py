"""The databases of users and groups: posix_getpwnam, posix_getgrgid (ext/posix/posix.c)."""
from __future__ import annotations

from zvm.ext.posix.state import PosixState, attempt
from zvm.ext.vocabulary import Array, False_, Int, Str, function
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine


def _find(engine: Engine, look_up: Callable[..., Any], key: int | str) -> Any:
    """The entry; None where there is none, which is not an error of the system's."""
    try:
        if type(key) is int:
            return look_up(key % 0x100000000)
        import os

        return look_up(os.fsdecode(key.partition("\0")[0].encode("latin-1")))  # type: ignore[union-attr]
    except (KeyError, OverflowError):
        engine.state_of(PosixState).last_error = 0
    except OSError as error:
        engine.state_of(PosixState).last_error = error.errno or 0
    return None


def _text(value: str) -> str:
    import os

    return os.fsencode(value).decode("latin-1")


def _group(entry: Any) -> PhpArray | bool:
    return entry is not None and PhpArray.from_dict({
        "name": _text(entry.gr_name), "passwd": _text(entry.gr_passwd),
        "members": PhpArray.from_list([_text(name) for name in entry.gr_mem]), "gid": entry.gr_gid})


def _user(entry: Any) -> PhpArray | bool:
    return entry is not None and PhpArray.from_dict({
        "name": _text(entry.pw_name), "passwd": _text(entry.pw_passwd), "uid": entry.pw_uid, "gid": entry.pw_gid,
        "gecos": _text(entry.pw_gecos), "dir": _text(entry.pw_dir), "shell": _text(entry.pw_shell)})


@function
def posix_getgrnam(engine: Engine, name: Str) -> Array | False_:
    from grp import getgrnam

    return _group(_find(engine, getgrnam, name))


@function
def posix_getgrgid(engine: Engine, group_id: Int) -> Array | False_:
    from grp import getgrgid

    return _group(_find(engine, getgrgid, group_id))


@function
def posix_getpwnam(engine: Engine, username: Str) -> Array | False_:
    from pwd import getpwnam

    return _user(_find(engine, getpwnam, username))


@function
def posix_getpwuid(engine: Engine, user_id: Int) -> Array | False_:
    from pwd import getpwuid

    return _user(_find(engine, getpwuid, user_id))


@function
def posix_getlogin(engine: Engine) -> Str | False_:
    from os import getlogin

    name = attempt(engine, getlogin)
    return name and _text(name)
