"""Messages that versions of PHP after the default target word otherwise, where nothing but the words has changed.

`worded()` is asked by Diagnostics and Engine.throw() for every message of the engine's own, none of a program's. A rule
is the version, a part that the message must have, a pattern for all of it and what stands for that.
"""
from __future__ import annotations

import re

from zvm.targets import V8_3, V8_4, V8_5

_RULES = tuple((version, part, re.compile(pattern, re.DOTALL), replacement) for version, part, pattern, replacement in (
    (V8_3, "on value of type ", r"(Trying to access array offset|Cannot use \"::class\") on value of type (\S+)",
     r"\1 on \2"),
    (V8_3, "not enough input, need", r"(unpack\(\): Type .): not enough input, need (\d+), have 1",
     r"\1: not enough input values, need \2 values but only 1 was provided"),
    (V8_3, "not enough input, need", r"(unpack\(\): Type .): not enough input, need (\d+), have (\d+)",
     r"\1: not enough input values, need \2 values but only \3 were provided"),
    (V8_3, "Cannot write read-only property", r"Cannot write read-only property (?!ZipArchive)(\S+)",
     r"Cannot modify readonly property \1"),
    (V8_4, "Generator", r"Cannot fetch information from a terminated Generator",
     "Cannot fetch information from a closed Generator"),
    (V8_4, "cannot be empty", r"(.*Argument #\d+ \(\$\w+\)|Path|.* option) cannot be empty(.*)",
     r"\1 must not be empty\2"),
    (V8_4, "must be greater than zero and less", r"(Width|Precision) must be greater than zero and less than (\d+)",
     r"\1 must be between 0 and \2"),
    (V8_4, "NUL is not a valid modifier", r"(.*)NUL is not a valid modifier", r"\1NUL byte is not a valid modifier"),
    (V8_4, "SOCK_SEQPACKET", r"(.*SOCK_SEQPACKET, SOCK_RAW, or SOCK_RDM)",
     r"\1 optionally OR'ed with SOCK_CLOEXEC, SOCK_NONBLOCK"),
    (V8_4, "Option \"", r"Option \"(\w+)\" cannot be empty", r'Option "\1" must not be empty'),
    (V8_4, "nbronous", r"(.*)No nbronous transfer to continue", r"\1No non-blocking transfer to continue"),
    (V8_5, "AF_INET6, or AF_INET", r"(socket_create\(\).*must be one of AF_UNIX), AF_INET6, or AF_INET",
     r"\1, AF_PACKET, AF_INET6, or AF_INET"),
    (V8_5, "is not a valid stream resource", r"fclose\(\): \d+ is not a valid stream resource",
     "fclose(): cannot close the provided stream, as it must not be manually closed"),
    (V8_5, "can't be temporary enabled", r"(.*)can't be temporary enabled \(it may be only disabled till the end(.*)",
     r"\1can't be temporarily enabled (it may be only disabled until the end\2"),
    (V8_4, "must be a non-empty string", r"(str_pad\(\): Argument #3 \(\$pad_string\)) must be a non-empty string",
     r"\1 must not be empty"),
    (V8_4, "backslash, or NUL", r"(.*)Delimiter must not be alphanumeric, backslash, or NUL",
     r"\1Delimiter must not be alphanumeric, backslash, or NUL byte"),
    (V8_4, "The /e modifier", r"(.*)The /e modifier is no longer supported, use preg_replace_callback instead",
     r"\1Unknown modifier 'e'"),
    (V8_4, "as class name as it is reserved", r"Cannot use '(.*)' as class name as it is reserved",
     r'Cannot use "\1" as a class name as it is reserved'),
))


def worded(message: str, target: int) -> str:
    """The message as a version of PHP has it."""
    for version, part, pattern, replacement in _RULES:
        if part in message and target >= version:
            match = pattern.fullmatch(message)
            if match is not None:
                message = match.expand(replacement)
    return message
