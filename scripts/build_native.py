#!/usr/bin/env python3
"""Build the native handlers of this Python, zvm/handlers/native/handlers.TAG.image, from definitions and kernels, and
what compiled regions are stitched from, stencils.TAG.image beside it, where the machine has stencils.

The client of the warm command, zvm-warm, is built too, beside the command zvm of this environment. --client FILE builds
that alone.
Needs llvmlite. Does nothing where the image is up to date. Where it cannot be built (another system or Python, no
llvmlite), says so and leaves zvm to its Python handlers; --strict exits 1 then. The code is for every processor of this
machine's architecture, or of --machine; --cpu names one that can do more, --cpu native the best that this one is.
--stress makes another image, whose fast paths give up now and then (scripts/stress).
"""
from __future__ import annotations

import argparse
import gc
import hashlib
import os
import platform
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zvm.engine import Engine  # noqa: E402
from zvm.handlers.generator.native.lowering.sources import native_files  # noqa: E402
from zvm.handlers.native import abi, tier  # noqa: E402
from zvm.handlers.native.image import ImageDamaged, read_key  # noqa: E402
from zvm.handlers.native.processor import FEATURES, best_processor, least_processor, machine  # noqa: E402
from zvm.handlers.native.stencils import STENCIL_MACHINES, default_stencil_path, read_stencil_key  # noqa: E402

INPUTS = ("zvm/handlers/definitions", "zvm/handlers/generator", "zvm/handlers/native")
LIBRARY = "zvm/ext"  # whose functions with native=True are lowered to kernels
CACHE = Path(os.environ.get("ZVM_OBJECTS") or ROOT / "build/native") / str(sys.implementation.cache_tag)
STRESS_IMAGE = ROOT / "build/native/stress.image"
PROGRESS_INTERVAL = 20  # seconds between lines of progress where a line cannot be written over


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--strict", action="store_true", help="exit 1 where there can be no native handlers")
    arguments.add_argument("--check", action="store_true", help="build nothing: exit 1 where it is not up to date")
    arguments.add_argument("--stress", action="store_true", help="fast paths that give up now and then")
    arguments.add_argument("--unchecked", action="store_true", help="of released sources, whose kernels were checked")
    arguments.add_argument("--machine", choices=FEATURES, default=machine() if machine() in FEATURES else None,
                           help="the architecture to compile for; default: this machine's")
    arguments.add_argument("--cpu", help="the processor to compile for: native, or one of "
                           + ", ".join(name for names in FEATURES.values() for name in names))
    arguments.add_argument("--output", metavar="FILE", type=Path)
    arguments.add_argument("--client", metavar="FILE", type=Path)
    options = arguments.parse_args()
    output = options.output or (STRESS_IMAGE if options.stress else Path(tier.default_path()))
    reason = unsupported(options.machine)
    if reason is None and not options.check:
        reason = lacks_llvm()
    if reason is not None:
        print(f"zvm: no native handlers: {reason}", file=sys.stderr)
        return int(options.strict)
    cpu = options.cpu or least_processor(options.machine)
    if cpu == "native" and options.machine == machine():
        cpu = best_processor()
    if cpu not in FEATURES[options.machine]:
        arguments.error(f"--cpu {cpu} is not a processor of {options.machine}")
    if options.client is not None:
        write_client(options.client, options.machine)
        return 0
    key = inputs_key(options.stress, options.machine, cpu)
    has_stencils = options.machine in STENCIL_MACHINES and not options.stress
    stencils = output.with_name(Path(default_stencil_path()).name) if has_stencils else None
    is_current = output.exists() and image_key(output) == key and \
        (stencils is None or stencils.exists() and read_stencil_key(str(stencils)) == key)
    if not options.check and not is_current:
        image, data = build(key, options, cpu, stencils is not None)
        write(output, image)
        if stencils is not None:
            write(stencils, data)
    client = Path(sys.prefix) / "bin/zvm-warm"
    if not options.check and options.output is None and options.machine == machine() and \
            client.with_name("zvm").exists() and not (is_current and client.exists()):
        write_client(client, options.machine)
    return int(options.check and not is_current)


def unsupported(target: str | None) -> str | None:
    """Return why there are no native handlers for a machine, or None if there are."""
    if sys.version_info[:2] not in abi.VERSIONS or sys.implementation.name != "cpython":
        return f"they are not made for Python {platform.python_version()}"
    if target is None or sys.platform != "linux":
        return f"they are not made for {machine()} on {sys.platform}"
    return None


def lacks_llvm() -> str | None:
    try:
        import llvmlite  # noqa: F401
    except ImportError:
        return "llvmlite is not installed"
    return None


def inputs_key(stress: bool = False, target: str = machine(), cpu: str | None = None) -> str:  # noqa: B008
    """What the image is made of."""
    cpu = cpu or least_processor(target)
    late = [abi.late_key(group) for group in abi.LATE]
    digest = hashlib.sha256(abi.fingerprint(Engine) + b"stress" * stress + f"{target} {cpu} {late}".encode())
    files = [path for folder in INPUTS for path in sorted((ROOT / folder).rglob("*.py"))]
    for path in files + native_files(ROOT / LIBRARY):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def image_key(path: Path) -> str:
    """Return the key of an image, or "" of another file."""
    with path.open("rb") as file:
        try:
            return read_key(file)
        except ImageDamaged:
            return ""


def build(key: str, options: argparse.Namespace, cpu: str, with_stencils: bool) -> tuple[bytes, bytes]:
    """The image of the handlers and that of the stencils, empty without, with all cores."""
    from concurrent.futures import ProcessPoolExecutor  # slow to import, and every scripts/run comes by here

    from zvm.handlers.generator.native import module
    from zvm.handlers.generator.pipeline import read_plans
    from zvm.handlers.generator.stencils.building import begin_stencils

    progress = Progress()
    progress.show(0, 0)
    plans, kernels = read_plans(ROOT), module.make_kernels(Engine, options.stress)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        finish = begin_stencils(plans.plans, kernels, key, CACHE, pool) if with_stencils else bytes
        if not (options.stress or options.unchecked):
            module.check_kernels(kernels)
        native = module.make_native(plans.plans_by_topic(), kernels, Engine)
        image = module.build_image(native, key, CACHE / "stress" if options.stress else CACHE,
                                   module.Processor(options.machine, cpu), pool, progress.show)
        progress.end(native.statistics())
        return image, finish()


def write_client(path: Path, target: str) -> None:
    """The warm command's client for an architecture; one that is the same already stays."""
    from zvm.handlers.generator.native.client import build_client

    client = build_client(target)
    if not path.exists() or path.read_bytes() != client:
        write(path, client, 0o755)


class Progress:
    """Lines on standard error: on a terminal each over the one before, elsewhere one now and then."""

    def __init__(self) -> None:
        self.is_terminal = sys.stderr.isatty()
        self.next = time.monotonic()

    def show(self, done: int, total: int) -> None:
        """`done` of `total` units are compiled; a total of 0: they are being made."""
        text = f"zvm: building native handlers: {done} of {total} units" if total else "zvm: building native handlers"
        if self.is_terminal:
            sys.stderr.write(f"\r\033[K{text}")
            sys.stderr.flush()
        elif time.monotonic() >= self.next:
            self.next = time.monotonic() + PROGRESS_INTERVAL
            print(text, file=sys.stderr, flush=True)

    def end(self, text: str) -> None:
        sys.stderr.write("\r\033[K" * self.is_terminal + f"zvm: {text}\n")


def write(path: Path, image: bytes, mode: int = 0o644) -> None:
    """Put a file in place at once, for its owner alone to change."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(f".{os.getpid()}")
    partial.write_bytes(image)
    partial.chmod(mode)
    partial.replace(path)


if __name__ == "__main__":
    gc.disable()  # what a build makes stays
    sys.exit(main())
