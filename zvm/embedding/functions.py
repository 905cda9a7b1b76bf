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

    def bridge(arguments: tuple[Any, ...]) -> Any:
        given = list(arguments)
        while given and given[-1] is UNDEF:
            del given[-1]
        return engine.call_python(callable, given, names)

    required = len(names) - len(defaults)
    parameters = [f"{parameter}=defaults[{index - required}]" if index >= required else parameter
                  for index, parameter in enumerate(names)]
    listed = ", ".join(["engine", *parameters, *(["*rest"] if rest else [])])
    passed = ", ".join([*names, *(["*rest"] if rest else [])])
    namespace: dict[str, Any] = {"bridge": bridge, "defaults": defaults}
    exec(f"def implementation({listed}):\n    return bridge(({passed}{',' if passed else ''}))", namespace)
    implementation = namespace["implementation"]
    implementation.__annotations__ = dict.fromkeys([*names, *(["rest"] if rest else []), "return"], "Mixed")
    return InternalFunction(name, implementation, "zvm")


def signature_of(callable: Callable[..., Any]) -> tuple[list[str], list[Any], bool]:
    """The names of the parameters, the defaults of the last ones (UNDEF for those that PHP cannot have), and whether
    more arguments are taken."""
    try:
        parameters = list(inspect.signature(callable).parameters.values())
    except (TypeError, ValueError):  # one written in C that does not tell
        return [], [], True
    positional = [parameter for parameter in parameters if parameter.kind in _POSITIONAL]
    names = [parameter.name + "_" * (parameter.name in ("engine", "rest", "bridge")) for parameter in positional]
    defaults = [parameter.default if parameter.default is None or type(parameter.default) in (bool, int, float) else
                UNDEF for parameter in positional if parameter.default is not parameter.empty]
    return names, defaults, any(parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters)


def closure_of(engine: Engine, callable: Callable[..., Any]) -> Any:
    """A PHP Closure of a callable."""
    from zvm.executor.closures import new_closure

    name = getattr(callable, "__name__", "{closure}")
    name = name if type(name) is str and name.isascii() and name.isidentifier() else "{closure}"
    return new_closure(engine.world, function_of(engine, name, callable), None, None, None, True)
