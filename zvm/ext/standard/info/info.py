"""About PHP, the machine and the process: phpversion, php_uname, getenv, memory_get_usage, … (ext/standard/info.c)."""
from __future__ import annotations

import os

from zvm.ext import registry
from zvm.ext.vocabulary import EMPTY, Array, Bool, ByRef, False_, Int, Null, Path, Str, Void, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.environment import environment, environment_variable, set_variable
from zvm.runtime.services.memory import CHUNK
from zvm.runtime.services.temporary_files import temporary_directory
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import

    from zvm.engine import Engine
    from zvm.runtime.services.memory_usage import MemoryAccount

_AT_START = 330_000  # bytes that php has allocated where a script begins


@function
def phpversion(engine: Engine, extension: Str | Null = None) -> Str | False_:
    if extension is None:
        return engine.target.version
    return registry.extension_version(engine, extension) or False


@function
def php_sapi_name(engine: Engine) -> Str | False_:
    return engine.sapi


@function
def php_uname(engine: Engine, mode: Str = "a") -> Str:
    if engine.target >= V8_4 and len(mode) != 1:
        value_error(engine, 1, "must be a single character")
    if engine.target >= V8_4 and mode not in "amnrsv":
        value_error(engine, 1, 'must be one of "a", "m", "n", "r", "s", or "v"')
    name = os.uname()
    letter = mode[:1]
    found = {"s": name.sysname, "n": name.nodename, "r": name.release, "v": name.version, "m": name.machine}.get(letter)
    if found is None:
        found = f"{name.sysname} {name.nodename} {name.release} {name.version} {name.machine}"
    return _bytes(found)


def _bytes(text: str) -> str:
    """Text of the host as a PHP string."""
    return os.fsencode(text).decode("latin-1")


@function
def php_ini_loaded_file(engine: Engine) -> Str | False_:
    return engine.ini.loaded_file or False


@function
def php_ini_scanned_files(engine: Engine) -> Str | False_:
    ini = engine.ini
    if ini.scanned_files:
        return ",\n".join(ini.scanned_files) + "\n"
    return False


@function
def sys_getloadavg() -> Array | False_:
    return PhpArray.from_list(list(os.getloadavg()))


@function
def getmypid() -> Int | False_:
    return os.getpid()


@function
def getmyuid(engine: Engine) -> Int | False_:
    return _script_stat(engine).st_uid


@function
def getmygid(engine: Engine) -> Int | False_:
    return _script_stat(engine).st_gid


@function
def getmyinode(engine: Engine) -> Int | False_:
    return _script_stat(engine).st_ino


@function
def getlastmod(engine: Engine) -> Int | False_:
    return int(_script_stat(engine).st_mtime)


def _script_stat(engine: Engine) -> os.stat_result:
    """What the file system says of the main script, of the working directory where there is none."""
    script = next(iter(engine.included_files), ".")
    try:
        return os.stat(script.encode("latin-1"))
    except OSError:
        return os.stat(".")


@function
def get_current_user(engine: Engine) -> Str:
    import pwd

    return _bytes(pwd.getpwuid(_script_stat(engine).st_uid).pw_name)


@function
def gethostname() -> Str | False_:
    return _bytes(os.uname().nodename)


@function
def sys_get_temp_dir(engine: Engine) -> Str:
    return temporary_directory(engine)


# ---- memory ------------------------------------------------------------------------------------------------------

@function
def memory_get_usage(engine: Engine, real_usage: Bool = False) -> Int:
    return _in_blocks(_usage_and_peak(engine)[0], real_usage)


@function
def memory_get_peak_usage(engine: Engine, real_usage: Bool = False) -> Int:
    return _in_blocks(_usage_and_peak(engine)[1], real_usage)


@function
def memory_reset_peak_usage(engine: Engine) -> Void:
    _account(engine).reset_peak()
    if engine.tier is not None:
        engine.tier.answer_memory_questions(engine, 0, 0, 0)


def _usage_and_peak(engine: Engine) -> tuple[int, int]:
    """What the script holds, and the most that it has held. Native code repeats both for a script that asks often."""
    account = _account(engine)
    peak = account.peak_usage(engine)
    used = account.last[0]
    if engine.tier is not None and account.is_asked_often(engine):
        engine.tier.answer_memory_questions(engine, account.repetitions(used), _in_blocks(used, False),
                                            _in_blocks(peak, False))
    return used, peak


def _account(engine: Engine) -> MemoryAccount:
    """What counts the engine's memory, for its limit too."""
    from zvm.runtime.services.memory_usage import MemoryAccount, resident_bytes

    if engine.memory_account is None:
        engine.memory_account = MemoryAccount(resident_bytes())
    return engine.memory_account


def _in_blocks(held: int, real_usage: bool) -> int:
    """With what PHP needs before a script holds anything; `real_usage`: in what it takes from the system at once."""
    used = _AT_START + held
    return -(-used // CHUNK) * CHUNK if real_usage else used


# ---- environment -------------------------------------------------------------------------------------------------

@function
def getenv(engine: Engine, name: Str | Null = None, local_only: Bool = False) -> Str | Array | False_:
    if name is None:
        return PhpArray.from_dict(environment(engine))
    value = environment_variable(engine, name)
    return False if value is None else value


@function
def putenv(engine: Engine, assignment: Str) -> Bool:
    if not assignment or assignment[0] == "=":
        value_error(engine, 1, "must have a valid syntax")
    name, equals, value = assignment.partition("=")
    set_variable(engine, name.encode("latin-1"), value.encode("latin-1") if equals else None)
    return True


@function
def getopt(engine: Engine, short_options: Str, long_options: Array = EMPTY,
           rest_index: ByRef = None) -> Array | False_:
    from zvm.ext.standard.info.getopt import read_options

    arguments = engine.arguments
    if not engine.ini.registers_arguments:
        argv = engine.symbol_table.lookup("argv")
        if type(argv) is not PhpArray:
            return False
        arguments = [convert.to_string(engine, value) for value in argv.plain_values()]
    names = [convert.to_string(engine, value) for value in long_options.plain_values()]
    found, index = read_options(arguments, short_options, names)
    if rest_index is not None:
        rest_index.value = index
    return PhpArray.from_dict(found)


# ---- connection and limits ---------------------------------------------------------------------------------------

@function
def connection_aborted(engine: Engine) -> Int:
    return _is_connection_lost(engine)


@function
def connection_status(engine: Engine) -> Int:
    return _is_connection_lost(engine)


def _is_connection_lost(engine: Engine) -> int:
    """1 where what was printed so far could not be written."""
    engine.output.flush()
    return int(engine.output.broken)


@function
def ignore_user_abort(engine: Engine, enable: Bool | Null = None) -> Int:
    old = int(engine.ini.get("ignore_user_abort") or 0)
    if enable is not None:
        engine.ini.set("ignore_user_abort", "1" if enable else "0")
    return old


@function
def set_time_limit(engine: Engine, seconds: Int) -> Bool:
    engine.ini.set("max_execution_time", str(seconds))
    return True


@function
def ip2long(ip: Path) -> Int | False_:
    parts = ip.split(".")
    if len(parts) != 4:
        return False
    total = 0
    for part in parts:
        if not part or set(part) - set("0123456789") or int(part) > 255 or len(part) > 1 and part[0] == "0":
            return False
        total = total << 8 | int(part)
    return total


@function
def long2ip(ip: Int) -> Str | False_:
    return ".".join(str(ip >> shift & 0xFF) for shift in (24, 16, 8, 0))
