"""parse_ini_string() and parse_ini_file() (ext/standard/basic_functions.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Bool, False_, Int, Path, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.environment import environment_variable
from zvm.runtime.services.ini_parser import INI_SCANNER_NORMAL, INI_SCANNER_TYPED, IniParser, IniSyntaxError
from zvm.runtime.values.arrays import PhpArray, normalize_key, separate
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.numbers import c_int
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def _parser(engine: Engine, text: str, mode: int, filename: str) -> IniParser:
    def constant(name: str) -> str | None:
        value = engine.constants.get(name)
        return None if value is UNDEF else to_string(engine, value)

    def variable(name: str) -> str | None:
        configured = engine.ini.configured.get(name)
        if type(configured) is str:
            return configured
        return environment_variable(engine, name)
    return IniParser(text, mode, constant, variable, filename, engine.target)


def _store(target: PhpArray, event: tuple[Any, ...]) -> None:
    """name = value, or name[offset] = value (php_simple_ini_parser_cb)."""
    key = normalize_key(event[1])
    if event[0] == "entry":
        target.set(key, event[2])
        return
    if type(target.get(key)) is not PhpArray:
        target.set(key, PhpArray())
    elements = separate(target.packed if target.packed is not None else target.hash, key)
    if event[2] == "":
        elements.append(event[3])
    else:
        elements.set(normalize_key(event[2]), event[3])


def _parse(engine: Engine, text: str, sections: bool, mode: int, filename: str = "Unknown") -> PhpArray | bool:
    """The entries as an array, under their sections if asked; False after a warning for text that is wrong."""
    mode = c_int(mode)
    if not INI_SCANNER_NORMAL <= mode <= INI_SCANNER_TYPED:
        engine.diagnostics.warning("Invalid scanner mode")
        return False
    result = PhpArray()
    active = result
    try:
        for event in _parser(engine, text, mode, filename).entries():
            if event[0] != "section":
                _store(active, event)
            elif sections:
                active = PhpArray()
                result.set(normalize_key(event[1]), active)
    except IniSyntaxError as error:
        engine.diagnostics.warning(str(error))
        return False
    return result


@function
def parse_ini_string(engine: Engine, ini_string: Str, process_sections: Bool = False,
                     scanner_mode: Int = INI_SCANNER_NORMAL) -> Array | False_:
    return _parse(engine, ini_string, process_sections, scanner_mode)


@function
def parse_ini_file(engine: Engine, filename: Path, process_sections: Bool = False,
                   scanner_mode: Int = INI_SCANNER_NORMAL) -> Array | False_:
    from zvm.ext.standard.streams.wrappers import read_source

    if not filename:
        value_error(engine, 1, "cannot be empty")
    text = read_source(engine, filename)
    if text is None:
        return False
    return _parse(engine, text, process_sections, scanner_mode, filename)
