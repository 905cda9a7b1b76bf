"""What PHP 5 and 7 had that makes code of texts: create_function(), assert() of a string, the modifier /e of patterns;
other functions that old code counts on; and offsets in braces, `$text{0}`.
"""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from zvm.cli.unpack.fakes import passed, substitute, text_of, value_of
from zvm.executor import scripts
from zvm.executor.closures import new_closure
from zvm.ext import registry
from zvm.runtime.execute_data import line_of, user_frame
from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference

if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.cli.unpack.engine import UnpackingEngine

    Behaviour = Callable[[Any, tuple[Any, ...]], Any]

_CONSTANT: dict[str, Any] = {"get_magic_quotes_gpc": False, "get_magic_quotes_runtime": False,
                             "set_magic_quotes_runtime": True, "magic_quotes_runtime": True,
                             "import_request_variables": False}
_PATTERNS = {"ereg": "", "eregi": "i", "ereg_replace": "", "eregi_replace": "i", "split": "", "spliti": "i"}
_BRACE = re.compile(r"\$\w+\s*\{|[\]}]\s*\{|->\w+\{")
_OPENING = ("${", "{$")  # T_DOLLAR_OPEN_CURLY_BRACES, T_CURLY_OPEN


def install(engine: UnpackingEngine) -> None:
    """Put the functions into the engine's table."""
    legacy = _Legacy(engine)
    for name, behaviour in {
            "create_function": legacy.create_function, "assert": legacy.assertion, "each": legacy.each,
            "preg_replace": legacy.replacement("preg_replace"), "preg_filter": legacy.replacement("preg_filter"),
            "mb_ereg_replace": legacy.multibyte_replacement("mb_ereg_replace"),
            "mb_eregi_replace": legacy.multibyte_replacement("mb_eregi_replace")}.items():
        substitute(engine, name, behaviour)
    for name, value in _CONSTANT.items():
        substitute(engine, name, _giving(value))
    for name, modifiers in _PATTERNS.items():
        substitute(engine, name, legacy.posix(name, modifiers))
    each = engine.functions["each"]
    each.impl.__annotations__["rest"] = "ByRef[Mixed]"


class _Legacy:
    def __init__(self, engine: UnpackingEngine) -> None:
        self.engine = engine
        self.functions = 0  # made by create_function()

    def run(self, kind: str, code: str) -> Any:
        """Run code on the variables of the code that has called the function; what it returns."""
        return scripts.execute_nested(self.engine, self._compile(kind, code))

    def _compile(self, kind: str, code: str) -> Any:
        frame = user_frame(self.engine.current_execute_data)
        function: Any = None if frame is None else frame.func
        place = "" if function is None or frame is None else f"{function.filename}({line_of(frame)})"
        with self.engine.as_kind(kind):
            return self.engine.compile_string(code, f"{place} : {kind} code")

    def create_function(self, engine: Any, given: tuple[Any, ...]) -> Any:
        parameters, body = (text_of(engine, each) for each in (*given, "", "")[:2])
        script = self._compile("create_function", f"function __lambda_func({parameters}){{{body}}}\n")
        scripts.execute_nested(engine, script)
        made = engine.functions.pop("__lambda_func", None)
        if made is None:
            return False
        self.functions += 1
        name = f"\0lambda_{self.functions}"
        engine.functions[name] = made
        return name

    def assertion(self, engine: Any, given: tuple[Any, ...]) -> Any:
        value = value_of(given[0]) if given else False
        if type(value) is not str:
            return True
        return bool(self.run("assert", f"return {value};"))

    def each(self, engine: Any, given: tuple[Any, ...]) -> Any:
        holder = given[0]
        array = value_of(holder)
        key = engine.call_function(engine.functions.get("key"), [array])
        if key is None:
            return False
        value = engine.call_function(engine.functions.get("current"), [array])
        if type(holder) is Reference:
            engine.call_function(engine.functions.get("next"), [holder])
        return PhpArray.from_dict({1: value, "value": value, 0: key, "key": key})

    # -- patterns ---------------------------------------------------------------------------------------------------

    def replacement(self, name: str) -> Behaviour:
        """preg_replace() that knows /e."""
        real = registry.find_function(self.engine, name)

        def call(engine: Any, given: tuple[Any, ...]) -> Any:
            arguments = passed(given)
            patterns = value_of(arguments[0]) if arguments else None
            listed = list(patterns.values()) if isinstance(patterns, PhpArray) else [patterns]
            if real is None or len(arguments) < 3 or not any(type(each) is str and _evaluates(each) for each in listed):
                return None if real is None else real.weak(engine, arguments)
            replacements = value_of(arguments[1])
            texts = list(replacements.values()) if isinstance(replacements, PhpArray) else None
            subject = arguments[2]
            for index, pattern in enumerate(listed):
                text = replacements if texts is None else texts[index] if index < len(texts) else ""
                if not _evaluates(text_of(engine, pattern)):
                    subject = real.weak(engine, [pattern, text, subject, *arguments[3:4]])
                    continue
                callback = self._callback(text_of(engine, text))
                function = registry.find_function(engine, "preg_replace_callback")
                assert function is not None
                subject = function.weak(engine, [_without_e(text_of(engine, pattern)), callback, subject,
                                                 *arguments[3:4]])
            return subject

        return call

    def multibyte_replacement(self, name: str) -> Behaviour:
        """mb_ereg_replace() that knows the option e."""
        real = registry.find_function(self.engine, name)

        def call(engine: Any, given: tuple[Any, ...]) -> Any:
            options = text_of(engine, given[3]) if len(given) > 3 else ""
            if "e" not in options:
                return None if real is None else real.weak(engine, passed(given))
            pattern = text_of(engine, given[0]).replace("~", "\\~")
            function = registry.find_function(engine, "preg_replace_callback")
            assert function is not None
            modifiers = "i" if "i" in options or name == "mb_eregi_replace" else ""
            return function.weak(engine, [f"~{pattern}~{modifiers}", self._callback(text_of(engine, given[1])),
                                          given[2]])

        return call

    def _callback(self, code: str) -> Any:
        """A closure that runs the code with the groups of a match in place of \\1, $1 and ${1}."""
        def replace(engine: Any, matches: Any) -> Any:
            groups = list(matches.values())

            def group(found: re.Match[str]) -> str:
                number = int(next(each for each in found.groups() if each is not None))
                text = text_of(engine, groups[number]) if number < len(groups) else ""
                return re.sub(r"(['\"\\\0])", lambda char: "\\0" if char[0] == "\0" else "\\" + char[0], text)

            text = re.sub(r"\\(\d{1,2})|\$(\d{1,2})|\$\{(\d{1,2})\}", group, code)
            return text_of(engine, self.run("regular expression", f"return {text};"))

        replace.__annotations__ = {"matches": "Mixed", "return": "Mixed"}
        return new_closure(self.engine, InternalFunction("{closure}", replace, "standard"), None, None, None, True)

    def posix(self, name: str, modifiers: str) -> Behaviour:
        """A function of the extension ereg."""
        def call(engine: Any, given: tuple[Any, ...]) -> Any:
            pattern = "~" + text_of(engine, given[0]).replace("~", "\\~") + "~" + modifiers
            if name.endswith("replace"):
                return engine.call_function(engine.functions.get("preg_replace"), [pattern, *given[1:3]])
            target = "preg_split" if name.startswith("split") else "preg_match"
            return engine.call_function(registry.find_function(engine, target), [pattern, given[1]])

        return call


def _giving(value: Any) -> Behaviour:
    return lambda engine, given: value


def _modifiers(pattern: str) -> tuple[str, str]:
    """A pattern up to its end, and its modifiers."""
    text = pattern.lstrip(" \t\n\r\v\f\0")
    closing = {"(": ")", "[": "]", "{": "}", "<": ">"}.get(text[:1], text[:1])
    end = text.rfind(closing) if closing else -1
    return (text, "") if end <= 0 else (text[:end + 1], text[end + 1:])


def _evaluates(pattern: str) -> bool:
    return "e" in _modifiers(pattern)[1]


def _without_e(pattern: str) -> str:
    body, modifiers = _modifiers(pattern)
    return body + modifiers.replace("e", "")


def modern_syntax(engine: UnpackingEngine, source: str, scripting: bool) -> str:
    """The source with `[0]` in place of the offsets in braces that it has."""
    if _BRACE.search(source) is None:
        return source
    tokenize = registry.find_function(engine, "token_get_all")
    if tokenize is None:
        return source
    prefix = "<?php " if scripting else ""
    tokens = tokenize.weak(engine, [prefix + source])
    texts = [each if type(each) is str else each.get(1) for each in tokens.values()]
    names = [None if type(each) is str else each.get(0) for each in tokens.values()]
    return "".join(_with_brackets(engine, texts, names))[len(prefix):]


def _with_brackets(engine: UnpackingEngine, texts: list[str], names: list[Any]) -> list[str]:
    """Replace the braces after a variable, an offset or the name of a property."""
    variable, name, arrow, blank = (engine.constants.get(f"T_{word}") for word in
                                    ("VARIABLE", "STRING", "OBJECT_OPERATOR", "WHITESPACE"))
    found = list(texts)
    stack: list[int | None] = []  # of the braces that are open: the place of one to be replaced
    before: tuple[Any, str, Any] = None, "", None  # the last token that is not white space, and the kind before that
    in_text = False
    for place, text in enumerate(texts):
        kind = names[place]
        if kind == blank:
            continue
        if kind is None and text in ('"', "`"):
            in_text = not in_text
        if text in _OPENING and kind is not None:
            stack.append(None)
        elif text == "{" and kind is None:
            is_offset = not in_text and (before[0] == variable or before[1] in ("]", "offset}")
                                         or before[0] == name and before[2] == arrow)
            stack.append(place if is_offset else None)
            if is_offset:
                found[place] = "["
        elif text == "}" and kind is None:
            opened = stack.pop() if stack else None
            if opened is not None:
                found[place] = "]"
                text = "offset}"
        before = kind, text, before[0]
    return found
