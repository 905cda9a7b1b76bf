"""Python callables as PHP functions: their parameters are PHP's, so that arguments may be named and left out."""
from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.values.zval import UNDEF

if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.embedding.engine import Engine

_POSITIONAL = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)


def function_of(engine: Engine, name: str, callable: Callable[..., Any]) -> InternalFunction:
    """A PHP function that calls the callable with converted arguments."""
    names, defaults, rest = signature_of(callable)
    by_position = len(names)
    if not rest:  # what follows *args, PHP has no place for
        for parameter, default in _by_name_only(callable):
            names.append(parameter)
            if defaults or default is not inspect.Parameter.empty:
                defaults.append(UNDEF if default is inspect.Parameter.empty else _php_default(default))

    def bridge(arguments: tuple[Any, ...]) -> Any:
        given = list(arguments)
        while given and given[-1] is UNDEF:
            del given[-1]
        return engine.call_python(callable, given, names, by_position)

    required = len(names) - len(defaults)
    parameters = [f"{parameter}=defaults[{index - required}]" if index >= required else parameter
                  for index, parameter in enumerate(names)]
    listed = ", ".join(["engine", *parameters, *(["*rest"] if rest else [])])
    passed = ", ".join([*names, *(["*rest"] if rest else [])])
    namespace: dict[str, Any] = {"bridge": bridge, "defaults": defaults}
    exec(f"def implementation({listed}):\n    return bridge(({passed}{',' if passed else ''}))", namespace)
    implementation = namespace["implementation"]
    implementation.__annotations__ = dict.fromkeys([*names, *(["rest"] if rest else []), "return"], "Mixed")
    made = InternalFunction(name, implementation, "zvm")
    observer = engine.world.observer
    if observer is not None and observer.recording is not None:
        made = observer.recording.function(made)
    return made


def signature_of(callable: Callable[..., Any]) -> tuple[list[str], list[Any], bool]:
    """The names of the parameters, the defaults of the last ones (UNDEF for those that PHP cannot have), and whether
    more arguments are taken."""
    try:
        parameters = list(inspect.signature(callable).parameters.values())
    except (TypeError, ValueError):  # one written in C that does not tell
        return [], [], True
    positional = [parameter for parameter in parameters if parameter.kind in _POSITIONAL]
    names = [_parameter_name(parameter) for parameter in positional]
    defaults = [_php_default(parameter.default) for parameter in positional if parameter.default is not parameter.empty]
    return names, defaults, any(parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters)


def _by_name_only(callable: Callable[..., Any]) -> list[tuple[str, Any]]:
    """The names of the parameters that Python takes by name only, required ones first, and their defaults. The callable
    must be one that tells."""
    found = [(_parameter_name(parameter), parameter.default)
             for parameter in inspect.signature(callable).parameters.values()
             if parameter.kind is parameter.KEYWORD_ONLY]
    return sorted(found, key=lambda pair: pair[1] is not inspect.Parameter.empty)


def _parameter_name(parameter: inspect.Parameter) -> str:
    return parameter.name + "_" * (parameter.name in ("engine", "rest", "bridge"))


def _php_default(default: Any) -> Any:
    return default if default is None or type(default) in (bool, int, float) else UNDEF


def closure_of(engine: Engine, callable: Callable[..., Any]) -> Any:
    """A PHP Closure of a callable."""
    from zvm.executor.closures import new_closure

    name = getattr(callable, "__name__", "{closure}")
    name = name if type(name) is str and name.isascii() and name.isidentifier() else "{closure}"
    return new_closure(engine.world, function_of(engine, name, callable), None, None, None, True)
