"""What each mode of the command does, once its engine is there (do_cli()). Every function gives the exit code."""
from __future__ import annotations

import os
import sys
from stat import S_ISFIFO

from zvm.cli import options as modes
from zvm.cli.options import Options, quoted
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.cli.watchdog import Watchdog
    from zvm.engine import Engine

STANDARD_INPUT = "Standard input code"
STREAMS = frozenset(("STDIN", "STDOUT", "STDERR"))
_MODULES = """\
echo '[PHP Modules]', PHP_EOL;
$names = get_loaded_extensions();
usort($names, 'strcasecmp');
foreach ($names as $name) echo $name, PHP_EOL;
echo PHP_EOL, '[Zend Modules]', PHP_EOL;
foreach (get_loaded_extensions(true) as $name) echo $name, PHP_EOL;
echo PHP_EOL;"""
_REFLECTION = """\
$name = %s;
try {
    echo new %s, "\\n";
} catch (Exception $e) {
    echo "Exception: ", $e->getMessage(), "\\n";
    exit(1);
}"""
_MIRRORS = {"reflect function": "(str_contains($name, '::') ? 'ReflectionMethod' : 'ReflectionFunction')($name)",
            "reflect class": "ReflectionClass($name)", "reflect extension": "ReflectionExtension($name)",
            "reflect Zend extension": "ReflectionZendExtension($name)"}


def execute(engine: Engine, options: Options, watchdog: Watchdog) -> int:
    """Carry out what the options ask for."""
    mode = options.mode
    if mode == modes.INTERACTIVE:
        engine.say("Interactive shell\n\n")
    if options.file is not None and not _is_readable(options.file):
        engine.say(f"Could not open input file: {options.file}\n")
        from zvm.cli.hints import hint

        sys.stderr.write(hint(options.file) or "")
        return 1
    if mode == modes.FILE:
        return _run_file(engine, options)
    if mode == modes.LINT:
        return _lint(engine, options)
    if mode == modes.INFO:
        return _show_information(engine)
    engine.set_arguments(options.file or STANDARD_INPUT, options.arguments)
    if mode == modes.CODE:
        return engine.run_code("" if options.hide_arguments else options.code or "")
    if mode == modes.LINES:
        return _run_lines(engine, options)
    if mode in (modes.HIGHLIGHT, modes.STRIP):
        return _show_source(engine, options)
    if mode == modes.MODULES:
        return engine.run_code(_MODULES)
    if mode == modes.PRECOMPILE:
        from zvm.cli.precompile import precompile

        return precompile(os.fsdecode(options.subject.encode("latin-1")), list(engine.ini.configured.items()))
    if mode == modes.INI:
        return _show_ini_files(engine)
    if mode == modes.INTERACTIVE:
        return _run_shell(engine, options, watchdog)
    if mode == "extension information":
        return _show_extension(engine, options.subject)
    return engine.run_code(_REFLECTION % (quoted(options.subject), _MIRRORS[mode]))


def _run_shell(engine: Engine, options: Options, watchdog: Watchdog) -> int:
    if os.isatty(0) and os.isatty(1):
        from zvm.cli.interactive.terminal import Terminal

        return engine.run_tasks([lambda: Terminal(engine, watchdog, not options.no_echo).run()])
    from zvm.cli.shell import run_shell

    return run_shell(engine)


def read_source(path: str) -> str | None:
    """The bytes of a script; a directory reads as nothing, as in PHP. None where it cannot be opened."""
    try:
        with open(path.encode("latin-1"), "rb") as handle:
            return handle.read().decode("latin-1")
    except IsADirectoryError:
        return ""
    except OSError:
        return None


def _read_standard_input() -> str | None:
    """Everything there is; None where standard input is closed."""
    try:
        return sys.stdin.buffer.read().decode("latin-1") if sys.stdin is not None else None
    except OSError:
        return None


def _fail_opening(engine: Engine) -> None:
    include_path = engine.ini.get("include_path")
    engine.diagnostics.fatal(f"Failed opening required '{STANDARD_INPUT}' (include_path='{include_path}')")


def _is_readable(path: str) -> bool:
    place = path.encode("latin-1")
    try:
        if S_ISFIFO(os.stat(place).st_mode):  # what writes to it waits for the first who opens it
            return os.access(place, os.R_OK)
        os.close(os.open(place, os.O_RDONLY | os.O_NONBLOCK))
    except (OSError, ValueError):
        return False
    return True


def _run_file(engine: Engine, options: Options) -> int:
    if options.file is None:
        engine.constants.absent |= STREAMS
        engine.set_arguments(STANDARD_INPUT, options.arguments)
        source = _read_standard_input()
        if source is None:
            return engine.run_tasks([lambda: _fail_opening(engine)])
        return engine.run_source(source, STANDARD_INPUT)
    engine.set_arguments(options.file, options.arguments)
    if options.file.endswith((".zvmc", ".zasm")):
        return _run_op_array_file(engine, options.file)
    return engine.run_file(options.file)


def _run_op_array_file(engine: Engine, path: str) -> int:
    """Run a compiled file, or assembler text; 1 where that is not possible."""
    from zvm.opfile.format import OpFileError

    try:
        with open(path.encode("latin-1"), "rb") as handle:
            data = handle.read()
        if path.endswith(".zasm"):
            from zvm.opfile.assembler.assembling import assemble

            data = assemble(data.decode("latin-1"), path)
        return engine.run_op_array_file(data, path)
    except (OpFileError, OSError) as error:
        engine.guarded(engine.output.flush)
        sys.stderr.write(f"zvm: {error}\n")
        return 1


def _lint(engine: Engine, options: Options) -> int:
    if options.file is None:
        source = _read_standard_input()
        if source is None:
            include_path = engine.ini.get("include_path")
            engine.diagnostics.warning(f"Unknown: Failed opening '{STANDARD_INPUT}' for inclusion "
                                       f"(include_path='{include_path}')")
            engine.say(f"Errors parsing {STANDARD_INPUT}\n")
            return 255
        return engine.lint(source, STANDARD_INPUT)
    return engine.lint(read_source(options.file) or "", options.file, "" if options.hide_arguments else options.file)


def _show_source(engine: Engine, options: Options) -> int:
    from zvm.ext.standard.highlight import highlighted, stripped

    source = (_read_standard_input() if options.file is None else read_source(options.file)) or ""
    if source.startswith("#!"):
        source = source.partition("\n")[2]

    def show() -> None:
        engine.output.write(highlighted(engine, source) if options.mode == modes.HIGHLIGHT else
                            stripped(engine, source))
    return engine.run_tasks([show])


def _show_information(engine: Engine) -> int:
    from zvm.ext.standard.info.phpinfo import INFO_ALL, INFO_CREDITS, phpinfo

    def show() -> None:
        phpinfo(engine, INFO_ALL & ~INFO_CREDITS)
    return engine.run_tasks([show])


def _show_extension(engine: Engine, name: str) -> int:
    from zvm.ext.standard.info.modules import extension_information

    def show() -> None:
        found = extension_information(engine, name)
        engine.output.write(found if found is not None else f"Extension '{name}' not present.\n")
        engine.exit_status = int(found is None)
    return engine.run_tasks([show])


def _show_ini_files(engine: Engine) -> int:
    from zvm.runtime.services.ini_files import CONFIG_PATH

    ini = engine.ini
    scanned = ",\n".join(ini.scanned_files) + "\n" if ini.scanned_files else "(none)"
    engine.say(f"Configuration File (php.ini) Path: {CONFIG_PATH}\n"
               f"Loaded Configuration File:         {ini.loaded_file or '(none)'}\n"
               f"Scan for additional .ini files in: {ini.scan_path or '(none)'}\n"
               f"Additional .ini files parsed:      {scanned}\n")
    return engine.exit_status


# -- -B, -R, -F, -E ----------------------------------------------------------------------------------------------

def _run_lines(engine: Engine, options: Options) -> int:
    """Run code for every line of standard input, between what -B and -E give."""
    def piece(code: str | None, name: str) -> Callable[[], None]:
        return lambda: engine.execute_code(code or "", name)

    def each_line() -> None:
        run = piece(options.code, "Command line run code")
        if options.code is None:
            run = _script_runner(engine, options.file)
        stream = engine.constants.get("STDIN")
        number = 0
        while engine.exit_status == 0 and not engine.diagnostics.bailed_out and stream is not UNDEF:
            try:
                line = stream.read_line()
            except OSError as error:
                engine.diagnostics.notice(f"Unknown: Read of 8192 bytes failed with errno={error.errno} "
                                          f"{os.strerror(error.errno or 0)}")
                break
            if line is None:
                break
            number += 1
            _set_line(engine, line, number)
            engine.guarded(run)

    tasks: list[Callable[[], None]] = []
    if options.begin is not None:
        tasks.append(piece(options.begin, "Command line begin code"))
    tasks.append(each_line)
    if options.end is not None:
        tasks.append(piece(options.end, "Command line end code"))
    return engine.run_tasks(tasks)


def _set_line(engine: Engine, line: str, number: int) -> None:
    """$argn and $argi; PHP makes one NUL of an empty line."""
    engine.symbol_table.assign("argn", line.split("\0", 1)[0].rstrip("\r\n") or "\0")
    engine.symbol_table.assign("argi", number)


def _script_runner(engine: Engine, path: str | None) -> Callable[[], None]:
    def run() -> None:
        if path is None:
            return
        try:
            engine.execute_file(path)
        except OSError:
            engine.output.write(f"Could not open input file: {path}\n")
            engine.exit_status = 1
    return run
