#!/usr/bin/env python3
"""Build the native handlers of this Python, zvm/handlers/native/handlers.TAG.image, from definitions and kernels.

Needs llvmlite. Does nothing where the image is up to date. Where it cannot be built (another processor or Python, no
llvmlite), says so and leaves zvm to its Python handlers; --strict exits 1 then. --stress makes another image,
whose fast paths give up now and then (scripts/stress).
"""
from __future__ import annotations

import argparse
import hashlib
import os
import platform
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zvm.engine import Engine  # noqa: E402
from zvm.handlers.native import abi, tier  # noqa: E402
from zvm.handlers.native.abi import IMAGE_MAGIC, KEY_SIZE  # noqa: E402

INPUTS = ("zvm/handlers/definitions", "zvm/handlers/generator", "zvm/handlers/native")
CACHE = Path(os.environ.get("ZVM_OBJECTS") or ROOT / "build/native") / str(sys.implementation.cache_tag)
STRESS_IMAGE = ROOT / "build/native/stress.image"


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--strict", action="store_true", help="exit 1 where there can be no native handlers")
    arguments.add_argument("--stress", action="store_true", help="fast paths that give up now and then")
    arguments.add_argument("--output", metavar="FILE", type=Path)
    options = arguments.parse_args()
    output = options.output or (STRESS_IMAGE if options.stress else Path(tier.default_path()))
    reason = unsupported()
    if reason is not None:
        print(f"zvm: no native handlers: {reason}", file=sys.stderr)
        return int(options.strict)
    key = inputs_key(options.stress)
    if output.exists() and image_key(output) == key:
        return 0
    write(output, build(key, options.stress))
    return 0


def unsupported() -> str | None:
    """Why this machine has no native handlers; None where it can."""
    if sys.version_info[:2] not in abi.VERSIONS or sys.implementation.name != "cpython":
        return f"they are not made for Python {platform.python_version()}"
    if platform.machine() != "x86_64" or sys.platform != "linux":
        return f"they are not made for {platform.machine()} on {sys.platform}"
    try:
        import llvmlite  # noqa: F401
    except ImportError:
        return "llvmlite is not installed"
    return None


def inputs_key(stress: bool) -> str:
    """What the image is made of."""
    digest = hashlib.sha256(abi.fingerprint(Engine) + b"stress" * stress)
    for folder in INPUTS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def image_key(path: Path) -> str:
    with path.open("rb") as file:
        head = file.read(len(IMAGE_MAGIC) + 8 + KEY_SIZE)
    return head[len(IMAGE_MAGIC) + 8:].decode("ascii", "replace") if head.startswith(IMAGE_MAGIC) else ""


def build(key: str, stress: bool) -> bytes:
    from zvm.handlers.generator.native.module import build_image, make_native
    from zvm.handlers.generator.pipeline import generate

    say("zvm: building native handlers")
    native = make_native(generate(ROOT).plans_by_topic(), Engine, stress)
    image = build_image(native, key, CACHE / "stress" if stress else CACHE,
                        progress=lambda done, total: say(f"zvm: building native handlers {done}/{total}"))
    say("zvm: " + native.statistics() + "\n")
    return image


def say(text: str) -> None:
    """A line of progress, written over the one before where that is possible."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{text}")
        sys.stderr.flush()
    elif text.endswith("\n"):
        sys.stderr.write(text)


def write(path: Path, image: bytes) -> None:
    """Put the image in place at once, for its owner alone to change."""
    partial = path.with_suffix(f".{os.getpid()}")
    partial.write_bytes(image)
    partial.chmod(0o644)
    partial.replace(path)


if __name__ == "__main__":
    sys.exit(main())
