"""The executable that asks the warm command's server: what it is made of."""
from __future__ import annotations

import struct
import subprocess
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

from zvm.handlers.generator.native.client import build_client  # noqa: E402
from zvm.handlers.native.processor import machine  # noqa: E402

LARGEST = 5 << 10


@pytest.mark.parametrize("architecture", ["x86_64", "aarch64"])
def test_it_is_one_small_segment(architecture: str) -> None:
    client = build_client(architecture)
    assert client.startswith(b"\x7fELF\2\1\1") and len(client) < LARGEST
    entry, first, *_, count = struct.unpack_from("<QQ16xHH", client, 24)[:4]
    kind, flags, offset, address, _, size, memory = struct.unpack_from("<IIQQQQQ", client, first)
    assert (kind, flags, offset, size, memory) == (1, 5, 0, len(client), len(client))  # read and execute
    assert address < entry < address + size


def test_without_a_server_it_runs_the_command_beside_it(tmp_path: Path) -> None:
    client = tmp_path / "zvm-warm"
    client.write_bytes(build_client(machine()))
    client.chmod(0o755)
    missing = subprocess.run([client], capture_output=True, check=False)
    assert (missing.returncode, missing.stdout) == (127, b"") and b"cannot be run" in missing.stderr
    (tmp_path / "zvm").write_text('#!/bin/sh\nprintf "%s|" "$@"\nexit 3\n')
    (tmp_path / "zvm").chmod(0o755)
    done = subprocess.run([client, "-r", "a b", ""], capture_output=True, check=False)
    assert (done.stdout.decode(), done.returncode) == (f"--cold={client}|-r|a b||", 3)
    done = subprocess.run([str(tmp_path / "zvm"), "--warm", "x"], executable=client, capture_output=True, check=False)
    assert done.stdout.decode() == f"--cold={tmp_path}/zvm|x|"
    done = subprocess.run([client, "--cold=name", "x"], capture_output=True, check=False)
    assert done.stdout == b"--cold=name|x|"
