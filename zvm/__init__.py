"""ZVM: a Zend-style virtual machine for PHP. See docs/inside/index.md for the map.

`__version__` is the project's (pyproject.toml reads it); the versions of the PHP that it is held against stand in
zvm/targets.py, those here are of the default target.
"""
import sys

from zvm.bundle import install as _import_from_bundle

__version__ = "0.1.0"

_import_from_bundle(__path__[0], f"{__path__[0]}/../zvm_php-{__version__}.dist-info/RECORD")

from zvm.targets import DEFAULT as _DEFAULT  # noqa: E402  # from the bundle, where there is one

PHP_VERSION, ZEND_VERSION = _DEFAULT.version, _DEFAULT.zend_version

FIRST_PYTHON, LAST_PYTHON = (3, 11), (3, 15)  # as requires-python of pyproject.toml


def unsupported_python() -> "str | None":
    """Return why ZVM cannot run on this Python, or None: values live as long as CPython's reference counts say."""
    name, version, free_threaded = sys.implementation.name, sys.version_info[:2], "t" in sys.abiflags
    if name == "cpython" and FIRST_PYTHON <= version <= LAST_PYTHON and not free_threaded:
        return None
    first, last, this = (".".join(map(str, numbers)) for numbers in (FIRST_PYTHON, LAST_PYTHON, version))
    build = ", free-threaded" if free_threaded else ""
    return f"ZVM runs on CPython {first} to {last} with a global interpreter lock, and this is {name} {this}{build}"


_EMBEDDING = {"Engine": "engine", "Program": "engine", "Limits": "limits", "Allow": "limits", "PhpProxy": "objects",
              "PhpError": "errors", "PhpExit": "errors", "LimitReached": "errors", "ClosedEngine": "errors"}
_IPYTHON = ("load_ipython_extension", "unload_ipython_extension")  # %load_ext zvm (docs/guides/jupyter.md)


def __dir__() -> list[str]:
    """What is meant to be used."""
    return ["PHP_VERSION", "ZEND_VERSION", "__doc__", "__version__", "asgi", "wsgi", *_EMBEDDING]


def __getattr__(name: str) -> object:
    """The names for embedding (docs/guides/embedding.md) and IPython's, imported when they are first asked for."""
    module = f"zvm.embedding.{_EMBEDDING[name]}" if name in _EMBEDDING else "zvm.cli.jupyter.extension"
    if name not in _EMBEDDING and name not in _IPYTHON:
        raise AttributeError(f"module 'zvm' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(module), name)
