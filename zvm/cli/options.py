"""The command line of `zvm`, read as PHP's CLI reads its own: the passes of main() and do_cli() (sapi/cli/php_cli.c).

`getopt.py` reads single options; here is what they mean together, and which contradict each other. Used by main.py.
"""
from __future__ import annotations

from zvm.cli.getopt import Reader

# modes
FILE, HIGHLIGHT, LINT, STRIP, CODE, LINES = "file", "highlight", "lint", "strip", "code", "lines"
INTERACTIVE, SERVER, USAGE, INFO, VERSION, MODULES = "interactive", "server", "usage", "info", "version", "modules"
INI, NATIVE_STATUS, PRECOMPILE, SETUP = "ini", "native-status", "precompile", "setup"
REFLECTIONS = {"rf": "reflect function", "rc": "reflect class", "re": "reflect extension",
               "rz": "reflect Zend extension", "ri": "extension information"}
WITHOUT_FILE = (CODE, LINES)

COMMANDS = {"check": "zvm.cli.check.command", "debug": "zvm.cli.debug",
            "jupyter": "zvm.cli.jupyter.command",
            "timeline": "zvm.cli.timeline.command", "unpack": "zvm.cli.unpack.command"}
_CONFLICT = "Either execute direct code, process stdin or use a file.\n"
_ALONE = {"i": INFO, "v": VERSION, "m": MODULES}
_LAST = {"ini": INI, "native-status": NATIVE_STATUS, "setup": SETUP}


class Options:
    """What the command line asks for: a mode, what belongs to it, and how it is to run."""

    __slots__ = ("mode", "file", "code", "begin", "end", "subject", "arguments", "ini_path", "no_ini", "settings",
                 "zend_extensions", "hide_arguments", "problem", "error", "address", "docroot", "slow_oplines",
                 "slow_functions", "regions", "as_php", "no_echo", "php", "coverage", "profile", "flight",
                 "extended_statements", "passes")

    def __init__(self) -> None:
        self.mode = FILE
        self.file: str | None = None
        self.code: str | None = None  # of -r or -R
        self.begin: str | None = None
        self.end: str | None = None
        self.subject = ""  # what the reports are about
        self.arguments: list[str] = []
        self.ini_path: str | None = None
        self.no_ini = False
        self.settings: list[str] = []  # of -d
        self.php: str | None = None  # the version that is asked for
        self.zend_extensions: list[str] = []
        self.hide_arguments = False
        self.problem = ""  # what php_getopt says on standard error
        self.error = ""  # a contradiction, told on standard output
        self.address = ""  # of -S
        self.docroot: str | None = None
        self.coverage: str | None = None  # the folder for its reports
        self.profile: str | None = None  # the file for it
        self.flight: str | None = None  # how many oplines of --flight
        self.extended_statements = False  # -e
        self.passes: list[str] = []  # of --pass
        self.slow_oplines = self.slow_functions = self.regions = self.as_php = self.no_echo = False


def parse(arguments: list[str]) -> Options:
    """Read the words after the command's name."""
    options = Options()
    reader = Reader(["php", *arguments])
    if not _first_pass(options, reader):
        return options
    if options.mode != SERVER:
        reader.rewind()
        while (option := reader.next()) is not None:
            if option in _ALONE:
                options.mode = _ALONE[option]
                return options
        reader.rewind()
        _last_pass(options, reader)
        if options.error:
            return options
    _take_rest(options, reader)
    return options


def _first_pass(options: Options, reader: Reader) -> bool:
    """What counts before PHP starts; False where that is already all (main())."""
    while (option := reader.next()) is not None:
        value = reader.value or ""
        if option == "":
            options.mode, options.problem = USAGE, reader.problem
            return False
        if option in ("h", "?"):
            options.mode = USAGE
            return False
        if option in _ALONE:
            options.mode = FILE
            return True
        if option == "c":
            options.ini_path = value
        elif option == "n":
            options.no_ini = True
        elif option == "d":
            options.settings.append(value)
        elif option == "php":
            options.php = value
        elif option == "S":
            options.mode, options.address = SERVER, value
        elif option == "t":
            options.docroot = value
        elif option == "coverage":
            options.coverage = value
        elif option == "profile":
            options.profile = value
        elif option == "flight":
            options.flight = value
        elif option == "e":
            options.extended_statements = True
        elif option == "pass":
            options.passes.append(value)
        elif option in ("slow-oplines", "slow-functions", "regions", "as-php", "no-echo"):
            setattr(options, option.replace("-", "_"), True)
    return True


def _last_pass(options: Options, reader: Reader) -> None:
    """Which mode, of which the last contradiction is told (do_cli())."""
    while (option := reader.next()) is not None:
        value = reader.value or ""
        if option == "a":
            if options.no_ini:
                options.error = "Interactive shell (-a) requires the readline extension.\n"
            elif options.mode != FILE:
                options.error = _CONFLICT
            else:
                options.mode = INTERACTIVE
        elif option in ("r", "R", "F", "B", "E"):
            options.error = _code_option(options, option, value) or options.error
        elif option == "f":
            if options.mode in WITHOUT_FILE:
                options.error = _CONFLICT
            elif options.file is not None:
                options.error = "You can use -f only once.\n"
            else:
                options.file = value
        elif option == "l":
            options.mode = LINT if options.mode == FILE else options.mode
        elif option in ("s", "w"):
            if options.mode in WITHOUT_FILE:
                what = "highlighting" if option == "s" else "stripping"
                options.error = f"Source {what} only works for files.\n"
            else:
                options.mode = HIGHLIGHT if option == "s" else STRIP
        elif option == "z":
            options.zend_extensions.append(value)
        elif option == "H":
            options.hide_arguments = True
        elif option == PRECOMPILE:
            options.mode, options.subject = PRECOMPILE, value
        elif option in REFLECTIONS:
            options.mode, options.subject = REFLECTIONS[option], value
        elif option in _LAST:
            options.mode = _LAST[option]


def _code_option(options: Options, option: str, value: str) -> str:
    """Take -r, -R, -F, -B or -E; what speaks against it, "" for nothing."""
    own = CODE if option == "r" else LINES
    if options.mode == own:
        given = {"r": options.code is not None or options.file is not None,
                 "R": options.code is not None or options.file is not None,
                 "F": options.code is not None or options.file is not None,
                 "B": options.begin is not None, "E": options.end is not None}[option]
        if given:
            return f"You can use {'-R or -F' if option in 'RF' else '-' + option} only once.\n"
    elif options.mode != FILE:
        return _CONFLICT
    options.mode = own
    if option == "F":
        options.file = value
    elif option == "B":
        options.begin = value
    elif option == "E":
        options.end = value
    else:
        options.code = value
    return ""


def _take_rest(options: Options, reader: Reader) -> None:
    """The words that are not options: the script, unless -- stands before it or there is none, and its arguments."""
    index = reader.index
    words = reader.words
    if index < len(words) and options.file is None and options.mode not in WITHOUT_FILE and words[index - 1] != "--":
        options.file = words[index]
        index += 1
    options.arguments = words[index:]


def quoted(text: str) -> str:
    """A PHP literal of the text."""
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
