"""The command line of `zvm`, read as PHP's CLI reads its own (php_getopt, sapi/cli)."""
from __future__ import annotations

USAGE = """\
Usage: zvm [options] [-f] <file> [--] [args...]
   zvm [options] -r <code> [--] [args...]
   zvm [options] [--] [args...]

  -a               Run as interactive shell (which is not there)
  -n               No configuration (ini) files will be used (there are none; accepted for php's sake)
  -d foo[=bar]     Define INI entry foo with value 'bar'
  -f <file>        Parse and execute <file>.
  -h               This help
  -i               PHP information
  -l               Syntax check only (lint)
  -m               Show the extensions there are
  -r <code>        Run PHP <code> without using script tags <?..?>
  -s               Output HTML syntax highlighted source.
  -v               Version number
  -w               Output source with stripped comments and whitespace.

  args...          Arguments passed to script. Use -- args when first argument
                   starts with - or script is read from stdin

  --rf <name>      Show information about function <name>.
  --rc <name>      Show information about class <name>.
  --re <name>      Show information about extension <name>.

  --native-status  Say whether native handlers run, and why not
  --slow-oplines   Run, then show which oplines native handlers left to Python
"""

FLAGS = {"n": "n", "no-php-ini": "n", "l": "l", "syntax-check": "l", "v": "v", "version": "v", "h": "h", "help": "h",
         "i": "i", "info": "i", "m": "m", "modules": "m", "?": "h", "q": "q", "e": "e", "C": "C",
         "a": "a", "interactive": "a", "s": "s", "syntax-highlight": "s", "syntax-highlighting": "s",
         "w": "w", "strip": "w", "native-status": "native-status", "slow-oplines": "slow-oplines"}
MODES = {"l": "lint", "v": "version", "h": "help", "a": "interactive", "s": "highlight", "w": "strip",
         "native-status": "native-status"}
REPORTS = {
    "i": "phpinfo();",
    "m": "echo '[PHP Modules]', PHP_EOL; $names = get_loaded_extensions(); usort($names, 'strcasecmp');"
         "foreach ($names as $name) echo $name, PHP_EOL; echo PHP_EOL, '[Zend Modules]', PHP_EOL, PHP_EOL;",
}
VALUES = {"d": "d", "define": "d", "f": "f", "file": "f", "r": "r", "run": "r", "c": "c", "z": "z",
          "rf": "rf", "rfunction": "rf", "rc": "rc", "rclass": "rc", "re": "re", "rextension": "re"}
REFLECTION = """\
$name = %s;
try {
    echo new %s, "\\n";
} catch (Exception $e) {
    echo "Exception: ", $e->getMessage(), "\\n";
    exit(1);
}"""
MIRRORS = {"rf": "(str_contains($name, '::') ? 'ReflectionMethod' : 'ReflectionFunction')($name)",
           "rc": "ReflectionClass($name)", "re": "ReflectionExtension($name)"}


class UsageError(Exception):
    """The command line cannot be read; the message is php_getopt's."""


class Options:
    """What the command line asks for. `mode` is "file", "code", "stdin" or one of MODES; `slow_oplines`: count them."""

    __slots__ = ("mode", "file", "code", "settings", "arguments", "slow_oplines")

    def __init__(self) -> None:
        self.mode = ""
        self.file: str | None = None
        self.code = ""
        self.settings: list[tuple[str, str]] = []
        self.arguments: list[str] = []
        self.slow_oplines = False


def parse(argv: list[str]) -> Options:
    """Read the arguments after the command's name. Raises UsageError."""
    options = Options()
    at = 0
    while at < len(argv):
        word = argv[at]
        if word == "--":
            at += 1
            break
        if len(word) < 2 or word[0] != "-":
            break
        at = _long(options, argv, at) if word.startswith("--") else _short(options, argv, at)
    rest = argv[at:]
    if options.mode in ("code", "version", "help", "native-status"):
        options.arguments = rest
        return options
    ended = at > 0 and argv[at - 1] == "--"
    if options.file is None and rest and not ended:
        options.file, rest = rest[0], rest[1:]
        if rest[:1] == ["--"]:
            rest = rest[1:]
    options.arguments = rest
    if not options.mode:
        options.mode = "stdin" if options.file is None else "file"
    return options


def _short(options: Options, argv: list[str], at: int) -> int:
    word = argv[at]
    for place in range(1, len(word)):
        letter = word[place]
        if letter in VALUES:
            value = word[place + 1:].removeprefix("=")
            if not value and place + 1 >= len(word):
                at += 1
                if at >= len(argv):
                    raise UsageError(f"Error in argument {at}, char {place + 1}: no argument for option {letter}")
                value = argv[at]
            _apply(options, VALUES[letter], value)
            break
        if letter not in FLAGS:
            raise UsageError(f"Error in argument {at + 1}, char {place + 1}: option not found {letter}")
        _apply(options, FLAGS[letter], "")
    return at + 1


def _long(options: Options, argv: list[str], at: int) -> int:
    name, has_value, value = argv[at][2:].partition("=")
    if name in VALUES and len(name) > 1:
        if not has_value:
            at += 1
            if at >= len(argv):
                raise UsageError(f"Error in argument {at}, char 3: no argument for option {name}")
            value = argv[at]
        _apply(options, VALUES[name], value)
    elif name in FLAGS and len(name) > 1:
        _apply(options, FLAGS[name], "")
    else:
        raise UsageError(f"Error in argument {at + 1}, char 3: option not found {name}")
    return at + 1


def _apply(options: Options, option: str, value: str) -> None:
    if option == "d":
        from zvm.runtime.services.ini_parser import setting_value

        name, has_value, setting = value.partition("=")
        options.settings.append((name, setting_value(_guarded(setting)) if has_value else "1"))
    elif option == "f":
        options.file = value
    elif option == "slow-oplines":
        options.slow_oplines = True
    elif option == "r":
        options.mode, options.code = "code", value
    elif option in REPORTS and not options.mode:
        options.mode, options.code = "code", REPORTS[option]
    elif option in MIRRORS and not options.mode:
        options.mode, options.code = "code", REFLECTION % (quoted(value), MIRRORS[option])
    elif option in MODES and not options.mode:
        options.mode = MODES[option]


def quoted(text: str) -> str:
    """A PHP literal of the text."""
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


def _guarded(setting: str) -> str:
    """A value the CLI puts in quotes before the ini parser reads it: one that begins neither with a quote nor a letter
    nor a digit."""
    first = setting[:1]
    return setting if first in ("", '"', "'") or first.isascii() and first.isalnum() else f'"{setting}"'
