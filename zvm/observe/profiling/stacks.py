"""Sampled profiles for other tools: folded stacks (flamegraph.pl), speedscope, pprof."""
from __future__ import annotations

import gzip
import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from zvm.observe.profiling.sampling import Place, Sampler


def folded(sampler: Sampler) -> str:
    """A line for each stack: functions, separated by semicolons, and microseconds."""
    times: dict[str, int] = {}
    for stack, passed in sampler.stacks.items():
        names = ";".join(name.replace(";", ",") for name, _, _ in stack)
        times[names] = times.get(names, 0) + passed
    return "".join(f"{names} {passed // 1000}\n" for names, passed in sorted(times.items()))


def speedscope(sampler: Sampler, program: str) -> str:
    """The JSON of speedscope.app."""
    frames: dict[Place, int] = {}
    samples = []
    weights = []
    for stack, passed in sampler.stacks.items():
        samples.append([frames.setdefault(place, len(frames)) for place in stack])
        weights.append(passed)
    listed: list[dict[str, Any]] = []
    for name, file, line in frames:
        frame: dict[str, Any] = {"name": _text(name), "file": _text(file)}
        if line:
            frame["line"] = line
        listed.append(frame)
    document = {"$schema": "https://www.speedscope.app/file-format-schema.json", "exporter": "zvm",
                "name": _text(program), "activeProfileIndex": 0, "shared": {"frames": listed},
                "profiles": [{"type": "sampled", "name": _text(program), "unit": "nanoseconds", "startValue": 0,
                              "endValue": sum(weights), "samples": samples, "weights": weights}]}
    return json.dumps(document)


def _text(text: str) -> str:
    """A PHP string as text."""
    return text.encode("latin-1", "replace").decode("utf-8", "replace")


def pprof(sampler: Sampler) -> bytes:
    """A gzipped profile.proto, for `go tool pprof`."""
    strings = {"": 0}

    def number(text: str) -> int:
        return strings.setdefault(_text(text), len(strings))

    parts: list[tuple[int, int | bytes]] = [(1, _message((1, number(kind)), (2, number(unit))))
                                            for kind, unit in (("samples", "count"), ("time", "nanoseconds"))]
    functions: dict[tuple[str, str], int] = {}
    locations: dict[Place, int] = {}
    for stack, passed in sampler.stacks.items():
        ids = []
        for name, file, line in reversed(stack):
            functions.setdefault((name, file), len(functions) + 1)
            ids.append(locations.setdefault((name, file, line), len(locations) + 1))
        parts.append((2, _message((1, _packed(ids)), (2, _packed([1, passed])))))
    for (name, file, line), location in locations.items():
        at = _message((1, functions[name, file]), (2, line))
        parts.append((4, _message((1, location), (4, at))))
    for (name, file), function in functions.items():
        parts.append((5, _message((1, function), (2, number(name)), (3, number(name)), (4, number(file)))))
    parts += [(6, text.encode()) for text in strings]
    return gzip.compress(_message(*parts), mtime=0)


def _varint(value: int) -> bytes:
    encoded = bytearray()
    while value > 0x7F:
        encoded.append(value & 0x7F | 0x80)
        value >>= 7
    encoded.append(value)
    return bytes(encoded)


def _packed(values: Iterable[int]) -> bytes:
    return b"".join(map(_varint, values))


def _message(*fields: tuple[int, int | bytes]) -> bytes:
    """A message of Protocol Buffers: numbers as varints, bytes with their length."""
    encoded = bytearray()
    for number, value in fields:
        if isinstance(value, int):
            if value or number == 0:
                encoded += _varint(number << 3) + _varint(value)
        else:
            encoded += _varint(number << 3 | 2) + _varint(len(value)) + value
    return bytes(encoded)
