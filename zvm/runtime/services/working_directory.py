"""Paths made absolute, also in a working directory that has been removed (expand_filepath, virtual_file_ex).

There getcwd(3) fails, and PHP goes on with paths as they are relative to it. All of the project asks here rather than
os.getcwdb(), os.path.abspath() and os.path.realpath(), which raise. Paths are bytes; imported from everywhere.
"""
from __future__ import annotations

import os


def working_directory() -> bytes:
    """The working directory, or nothing where it has been removed (VCWD_GETCWD)."""
    try:
        return os.getcwdb()
    except OSError:
        return b""


def absolute_path(path: bytes) -> bytes:
    """The path without "." and "..", symbolic links as they are; still relative where the working directory is gone."""
    return os.path.normpath(os.path.join(working_directory(), path))


def real_path(path: bytes) -> bytes:
    """The path without "." and "..", symbolic links followed as far as it exists; as absolute_path() where the working
    directory is gone."""
    try:
        return os.path.realpath(path)
    except FileNotFoundError:
        return os.path.normpath(path) if path else b""


def resolved(path: bytes, strict: bool = False) -> bytes:
    """os.path.realpath(), by what the system says of a file that it has opened, which is quicker. Raises OSError; where
    there is no such file, only if `strict`."""
    try:
        descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except (OSError, ValueError):
        return os.path.realpath(path, strict=strict)
    try:
        found = os.readlink(b"/proc/self/fd/%d" % descriptor)
    except OSError:
        found = b""
    finally:
        os.close(descriptor)
    return found if found[:1] == b"/" and not found.endswith(b" (deleted)") else os.path.realpath(path, strict=strict)
