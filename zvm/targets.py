"""The versions of PHP that an engine can be held to: one engine, a target per run.

A `Target` is an int, PHP_VERSION_ID without its release number, so that rules compare it: `engine.target >= V8_4`. What
a version added or dropped is declared with `since` and `until` where it stands: productions and tokens (zvm/frontend),
functions, classes, methods and constants (zvm/ext/vocabulary.py), opcodes' names. 8.2 is the default; its behaviour is
frozen. The setting `zvm.php` chooses the target, which `--php=8.4`, `ZVM_PHP`, a command called php8.4 and
`Engine(php="8.4")` set.
"""
from __future__ import annotations

SETTING = "zvm.php"


class Target(int):
    """A version of PHP: `name` is "8.4", `version` the release that it is held against."""

    name: str
    version: str
    version_id: int
    minor: int
    release: int
    zend_version: str
    module_api: int  # ZEND_MODULE_API_NO, which folders of extensions are called by

    def __new__(cls, version: str, module_api: int) -> Target:
        major, minor, release = map(int, version.split("."))
        target = super().__new__(cls, major * 10000 + minor * 100)
        target.name, target.version = f"{major}.{minor}", version
        target.minor, target.release, target.version_id = minor, release, int(target) + release
        target.module_api = module_api
        target.zend_version = f"{major - 4}.{minor}.{release}"
        return target

    def __repr__(self) -> str:
        return f"Target({self.version!r})"


V8_2, V8_3, V8_4, V8_5 = TARGETS = (
    Target("8.2.36", 20220829), Target("8.3.33", 20230831), Target("8.4.27", 20240924), Target("8.5.7", 20250925))
DEFAULT = V8_2
_BY_NAME = {target.name: target for target in TARGETS}


class UnknownTarget(ValueError):
    """A version of PHP that is none of the targets."""

    def __init__(self, name: str) -> None:
        *names, last = _BY_NAME
        super().__init__(f"PHP {name} is no target: there are {', '.join(names)} and {last}")


def target_of(name: str | None) -> Target:
    """The target of that name, "8.4"; the default one where there is no name. Raises UnknownTarget."""
    if not name:
        return DEFAULT
    try:
        return _BY_NAME[name]
    except KeyError:
        raise UnknownTarget(name) from None


def named_by(command: str) -> str | None:
    """The version in the name of a command such as "php8.4", None where it has none. It need not be a target's."""
    name = command[command.rfind("/") + 1:]
    for prefix in ("php", "zvm"):
        version = name.removeprefix(prefix)
        if version != name and version[:1].isdecimal():
            return version
    return None
