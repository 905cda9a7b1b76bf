"""What compiled code needs of the processor, and whether this one has it."""
from __future__ import annotations

import os

# LLVM's names of processors to compile for → flags of /proc/cpuinfo that such code needs, beyond those that every
# processor of the architecture has (the levels of the x86-64 psABI)
FEATURES: dict[str, dict[str, tuple[str, ...]]] = {
    "x86_64": {
        "x86-64": (),
        "x86-64-v2": ("cx16", "lahf_lm", "pni", "popcnt", "sse4_1", "sse4_2", "ssse3"),
        "x86-64-v3": ("cx16", "lahf_lm", "pni", "popcnt", "sse4_1", "sse4_2", "ssse3", "abm", "avx", "avx2", "bmi1",
                      "bmi2", "f16c", "fma", "movbe"),
    },
    "aarch64": {"generic": ()},
}
_FIRST_PROCESSOR = 4096  # bytes of /proc/cpuinfo that its first entry fits in


def machine() -> str:
    """This machine's architecture, as FEATURES names it."""
    return os.uname().machine


def least_processor(architecture: str) -> str:
    """The processor whose code every one of an architecture runs."""
    return next(iter(FEATURES[architecture]))


def missing_features(features: tuple[str, ...]) -> list[str]:
    """Which of the features this processor lacks; all where the system does not say what it has."""
    if not features:
        return []
    try:
        with open("/proc/cpuinfo", "rb", 0) as file:
            lines = file.read(_FIRST_PROCESSOR).decode("latin-1").split("\n")
    except OSError:
        lines = []
    present = next((line for line in lines if line.startswith("flags")), "").split()
    return [each for each in features if each not in present]


def best_processor() -> str:
    """The last of the names in FEATURES whose code runs on this machine."""
    return [name for name, features in FEATURES[machine()].items() if not missing_features(features)][-1]
