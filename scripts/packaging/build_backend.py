"""The build backend of pyproject.toml: setuptools', with compiled native handlers (docs/inside/native.md) and the
client of the warm command (docs/guides/warm.md) in the wheel.

A wheel with handlers is for one version of CPython on one architecture of Linux. Where there can be none (another
system or Python, no llvmlite for it), the wheel is pure Python and `zvm --native-status` says so. An editable
installation gets the handlers beside its sources. `ZVM_WHEEL_NATIVE=0` leaves them out; `ZVM_WHEEL_MACHINE` names
another architecture to build for.
"""
from __future__ import annotations

import os
import platform
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

from setuptools import Distribution
from setuptools import build_meta as setuptools_backend
from setuptools.build_meta import (  # noqa: F401  # hooks that stay setuptools'
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD_NATIVE = ROOT / "scripts/build_native.py"
CLIENT = "zvm-warm"
IMAGE_FOLDER = "zvm/handlers/native"
sys.path.insert(0, str(ROOT))

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*setuptools_backend.get_requires_for_build_wheel(config_settings), *_compiler()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return [*setuptools_backend.get_requires_for_build_editable(config_settings), *_compiler()]


def _compiler() -> list[str]:
    """What compiling the handlers needs, if they are to be compiled: the extra `native` of pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return list(project["optional-dependencies"]["native"]) if may_have_native_handlers() else []


def may_have_native_handlers() -> bool:
    """Whether handlers are wanted, and llvmlite has wheels for this system; on musl it has none."""
    from zvm.handlers.native.abi import VERSIONS
    from zvm.handlers.native.processor import FEATURES

    return (os.environ.get("ZVM_WHEEL_NATIVE") != "0" and sys.platform == "linux" and _machine() in FEATURES
            and platform.libc_ver()[0] == "glibc" and platform.machine() in FEATURES
            and sys.implementation.name == "cpython" and sys.version_info[:2] in VERSIONS)


def has_native_handlers() -> bool:
    """Whether the wheel that is being built gets them."""
    return may_have_native_handlers() and find_spec("llvmlite") is not None


def _machine() -> str:
    return os.environ.get("ZVM_WHEEL_MACHINE") or platform.machine()


class NativeDistribution(Distribution):
    def has_ext_modules(self) -> bool:
        """Whether the wheel is for one platform."""
        return has_native_handlers()


class BuildWithHandlers(build_py):
    """Copies the modules, and builds the handlers beside them."""

    def run(self) -> None:
        super().run()
        if not has_native_handlers():
            if os.environ.get("ZVM_WHEEL_NATIVE") != "0":
                _tell("zvm: native handlers cannot be built here, programs will run 10 to 30 times slower")
            return
        words = [sys.executable, str(BUILD_NATIVE), "--strict", "--unchecked", "--machine", _machine()]
        if not self.editable_mode:
            image = f"{IMAGE_FOLDER}/handlers.{sys.implementation.cache_tag}.image"
            words += ["--output", os.path.join(self.build_lib, image)]
        _tell("zvm: compiling native handlers, which takes one to three minutes (ZVM_WHEEL_NATIVE=0 leaves them out)")
        subprocess.run(words, check=True)


class ScriptsWithClient(Distribution().get_command_class("build_scripts")):
    """Copies the command zvm, and builds the warm command's client beside it."""

    def run(self) -> None:
        super().run()
        if has_native_handlers():
            subprocess.run([sys.executable, str(BUILD_NATIVE), "--strict", "--machine", _machine(), "--client",
                            os.path.join(self.build_dir, CLIENT)], check=True)


class NativeWheel(bdist_wheel):
    def get_tag(self) -> tuple[str, str, str]:
        """The handlers call libc by names that all versions of glibc have, and depend on the layouts of one CPython."""
        if not has_native_handlers():
            return super().get_tag()
        python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
        return python, python, f"manylinux_2_17_{_machine()}"


def _tell(text: str) -> None:
    """Print a line for the person who waits, even where pip keeps what its build prints to itself."""
    print(text, file=sys.stderr, flush=True)
    if not sys.stderr.isatty():
        try:
            with open("/dev/tty", "w") as terminal:
                terminal.write(f"\n{text}\n")
        except OSError:
            return  # nobody is there
