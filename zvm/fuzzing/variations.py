"""Variations of programs that exist: literals, operators, types, modifiers and variables exchanged, statements lost.

What comes out mostly still compiles, and runs into the limits and the errors of what the program was written to show.
The programs are the tests in `folder`. Left out are those that read the time or chance, that wait, and that change
files or processes: a variation must not do that anywhere else.
"""
from __future__ import annotations

import functools
import re
from pathlib import Path

from zvm.fuzzing.chance import Chance
from zvm.fuzzing.mutations import TESTS, programs
from zvm.fuzzing.shrink import TOKEN

LONGEST = 8000  # characters; larger programs are left out
UNFIT = re.compile(
    r"__halt_compiler|\b(?:unlink|rmdir|mkdir|rename|tempnam|tmpfile|touch|symlink|link|copy|chmod|chown|chgrp|umask|"
    r"lchown|lchgrp|exec|shell_exec|system|passthru|popen|proc_\w+|pcntl_\w+|posix_\w+|mail|fsockopen|pfsockopen|"
    r"stream_socket_\w+|socket_\w+|file_put_contents|fopen|file|opendir|scandir|glob|sleep|usleep|time_\w+|time|"
    r"microtime|hrtime|date|mktime|rand|mt_rand|shuffle|array_rand|random_\w+|uniqid|lcg_value|memory_get_\w+|"
    r"getmypid|phpinfo|phpversion|getrusage|gc_\w+|error_log|readfile|SplFileObject|SplTempFileObject|set_time_limit|"
    r"DirectoryIterator|RecursiveDirectoryIterator|FilesystemIterator|GlobIterator|spl_object_hash|dl|Phar|highlight_\w+|"
    r"show_source|move_uploaded_file|putenv|getenv|strptime|include|include_once|require|"
    r"require_once|localtime|getdate|strftime|gettimeofday|crypt|password_hash|DateTime|getmyinode|getlastmod|"
    r"opcache_\w+|ftok|sys_\w+|get_defined_\w+|get_declared_\w+|get_loaded_\w+|get_extension\w+|str_shuffle|_SERVER|"
    r"_ENV|STDOUT|STDERR|STDIN|memory_limit|variables_order|stream_get_wrappers|stream_get_filters|ReflectionExtension|"
    r"simplexml_\w+|SimpleXML\w+|DOM\w+|dom_\w+|XML\w+|xml_\w+|libxml_\w+|session_\w+|gz\w+|ob_gzhandler|"
    r"get_include_path|ini_get_all)\b|`")
INTS = ("0", "1", "-1", "2", "3", "10", "-5", "100", "255", "PHP_INT_MAX", "PHP_INT_MIN", "0x7f", "1000")
FLOATS = ("0.0", "1.5", "-2.5", "1e3", "-0.0", "NAN", "INF", "1e25", "0.1")
STRINGS = ("''", "'a'", "'abc'", "'0'", "'12'", "'1e3'", "' 5'", "'5 '", "'x y'", '"a\\0b"', "'strlen'", "'stdClass'",
           "'-7'", "'key'", '"\\n"', "'é'")
VALUES = (*INTS, *FLOATS, *STRINGS, "null", "true", "false", "[]", "[1, 2]", "['a' => 1]", "new stdClass",
          "fn() => 1", "[[1], 'x' => null]")
FAMILIES: tuple[tuple[str, ...], ...] = (  # tokens that may stand for each other
    ("+", "-", "*", "/", "%", ".", "**", "&", "|", "^", "<<", ">>", "??", "?:", "<=>"),
    ("==", "===", "!=", "!==", "<", ">", "<=", ">=", "<=>", "&&", "||", "and", "or", "xor", "instanceof"),
    ("=", "+=", "-=", "*=", "/=", ".=", "%=", "**=", "??=", "<<=", ">>=", "&=", "|=", "^=", "= &"),
    ("->", "?->", "::"), ("++", "--"),
    ("public", "protected", "private", "static", "final", "abstract", "readonly", "public static",
     "private final", "var"),
    ("int", "string", "float", "bool", "array", "?int", "mixed", "iterable", "callable", "object", "self", "int|string",
     "null", "void", "never", "static", "false", "Traversable", "Countable&Traversable", "stdClass"),
    ("class", "interface", "trait", "enum", "abstract class", "final class", "readonly class"),
    ("extends", "implements"), ("echo", "return", "throw", "print", "yield", "var_dump", "exit"),
    ("if", "while", "switch", "unset", "isset", "empty"), ("break", "continue", "return"),
    ("try", "finally"), ("function", "static function", "function &", "fn"),
    ("__get", "__set", "__isset", "__unset", "__call", "__callStatic", "__toString", "__invoke", "__clone",
     "__destruct", "__construct", "__sleep", "__wakeup", "__serialize", "__unserialize", "__debugInfo", "__set_state"),
    ("Exception", "Error", "TypeError", "ErrorException", "Throwable", "ArrayObject", "Countable", "Iterator",
     "IteratorAggregate", "ArrayAccess", "Stringable", "Closure", "Generator", "stdClass", "ArrayIterator", "UnitEnum"),
    ("var_dump", "print_r", "var_export", "serialize", "json_encode", "count", "gettype"),
    ("self", "static", "parent"), ("true", "false", "null"),
)
FAMILY = {token: family for family in FAMILIES for token in family}
NUMBER = re.compile(r"\d")
folder = TESTS  # set by the command


@functools.cache
def _programs(root: Path) -> list[list[str]]:
    """The tokens of the programs there that are fit."""
    return [TOKEN.findall(source) for source in programs(root) if len(source) <= LONGEST and not UNFIT.search(source)]


def program(seed: int | str) -> str:
    """The variation of that seed."""
    chance = Chance(f"variation {seed}")
    tokens = list(chance.pick(_programs(folder)))
    for _ in range(chance.pick((1, 1, 2, 2, 3, 5))):
        _vary(chance, tokens)
    source = "".join(tokens)
    return "<?php ;" if UNFIT.search(source) else source


def _vary(chance: Chance, tokens: list[str]) -> None:
    """Change something that can be changed; not before the opening tag."""
    for _ in range(50):
        at = chance.below(len(tokens))
        changed = None if at == 0 or not tokens[at] else _changed(chance, tokens, at)
        if changed is not None:
            tokens[at] = changed
            return


def _changed(chance: Chance, tokens: list[str], at: int) -> str | None:
    """Another token for the one there; None where there is none."""
    token = tokens[at]
    if token in FAMILY and chance.often(0.7):
        return chance.pick(FAMILY[token])
    if token[0] in "'\"" or NUMBER.match(token):
        if chance.often(0.4):
            like = [other for other in tokens if other[:1] in ("'", '"') or NUMBER.match(other)]
            return chance.pick(like)
        return chance.pick(VALUES)
    if token[0] == "$" and len(token) > 1:
        if chance.often(0.2):
            return chance.pick(VALUES)
        return chance.pick([other for other in tokens if other[:1] == "$" and len(other) > 1])
    if token == ";" and chance.often(0.2):
        return _statement_lost(tokens, at)
    if token == "," and chance.often(0.3):
        return chance.pick((f", {chance.pick(VALUES)},", ", ...", ", &"))
    if token == "(" and chance.often(0.2):
        return chance.pick((f"({chance.pick(VALUES)}, ", "(...", "(&", "((string)", "((array)", "(clone ", "(@"))
    return None


def _statement_lost(tokens: list[str], at: int) -> str:
    """Take the statement out that ends there."""
    start, depth = at - 1, 0
    while start > 0 and not (depth == 0 and tokens[start] in (";", "{", "}")) and depth >= 0:
        depth += (tokens[start] in ")]}") - (tokens[start] in "([{")
        start -= 1
    if depth == 0:
        for index in range(start + 1, at):
            tokens[index] = ""
    return ";" if depth else ""
