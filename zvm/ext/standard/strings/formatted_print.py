"""printf and its family (ext/standard/formatted_print.c)."""
from __future__ import annotations

from sys import modules

from zvm.ext.vocabulary import Array, Int, Mixed, Resource, Str, function
from zvm.runtime.services.function_tools import lru_cache
from zvm.runtime.services.memory import check_string
from zvm.runtime.signals import raise_pending
from zvm.runtime.values import convert, numbers
from zvm.runtime.values.numbers import format_general
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.zval import C_INT_MAX
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

_MAX_PRECISION = 53
_WIDE = 1 << 20  # a width from which on memory_limit is asked
_CONVERSION = lazy_pattern("%[^A-Za-z%]*.?")
_NUMBER = lazy_pattern(r"(?<![.0-9])[1-9][0-9]*")
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
_DIGITS = frozenset("0123456789")
_FLOAT_SPECIFIERS = frozenset("eEfFgGhH")
_BASES = {"x": "x", "X": "X", "o": "o", "b": "b"}
_SPECIFIERS = frozenset("sduc%") | _FLOAT_SPECIFIERS | _BASES.keys()


class _Missing(Exception):
    """An argument the format asks for is not there; carries how many would be needed."""


class _Field:
    """One conversion of a format: its modifiers and where its argument is."""

    __slots__ = ("left", "padding", "sign", "width", "precision", "has_point", "argument", "specifier")

    def __init__(self) -> None:
        self.left = False
        self.padding = " "
        self.sign = False
        self.width = 0
        self.precision: int | None = None
        self.has_point = False  # a point without a precision after it
        self.argument: int | None = None
        self.specifier = ""

    def copy(self) -> _Field:
        twin = _Field()
        twin.left, twin.padding, twin.sign = self.left, self.padding, self.sign
        twin.width, twin.precision, twin.has_point = self.width, self.precision, self.has_point
        return twin

    def place(self, text: str, number_sign: bool = False) -> str:
        """`text` cut to the precision is the caller's; here it is padded (php_sprintf_appendstring).

        With `number_sign`, zeros go between the first byte, taken for a sign, and the rest.
        """
        missing = self.width - len(text)
        if missing <= 0 and not number_sign:
            return text
        if self.left:
            return text + self.padding * missing
        if number_sign and self.padding == "0":
            return text[:1] + "0" * missing + text[1:]
        return self.padding * missing + text


class _Formatter:
    """Reads a format and takes the arguments as it asks for them."""

    __slots__ = ("engine", "format", "at", "arguments", "next_argument", "missing")

    def __init__(self, engine: Engine, format: str, arguments: list[Any]) -> None:
        self.engine = engine
        self.format = format
        self.at = 0
        self.arguments = arguments
        self.next_argument = 0
        self.missing = -1  # highest argument number asked for in vain

    def run(self) -> str:
        """The formatted string."""
        return "".join(self.pieces())

    def pieces(self) -> list[Any]:
        """What it is made of: the text between conversions, and what convert() and plain() give for those."""
        format, out = self.format, []
        while True:
            found = format.find("%", self.at)
            if found < 0:
                out.append(format[self.at:])
                return out
            out.append(format[self.at:found])
            self.at = found + 1
            char = self.peek()
            if char == "%":
                self.at += 1
                out.append("%")
                continue
            try:
                out.append(self.plain(char) if char == "s" or char == "d" else self.conversion())
            except _Missing:
                continue

    def plain(self, specifier: str) -> str:
        """%s or %d, which is most of them."""
        number = self.take()
        self.check(number)
        self.at += 1
        value = self.arguments[number]
        if specifier == "s":
            return convert.to_string_in_passing(self.engine, value)
        return str(value) if type(value) is int else self.convert(_Field(), specifier, value)

    def peek(self) -> str:
        """The byte at hand, "" at the end."""
        return self.format[self.at:self.at + 1]

    def fail(self, problem: str) -> None:
        """Throw the ValueError."""
        self.engine.throw("ValueError", problem)

    def conversion(self) -> str:
        """Read one conversion after its % and format its argument."""
        field = _Field()
        if self.peek() not in _LETTERS:
            self.modifiers(field)
        if self.peek() == "l":
            self.at += 1
        number = self.take() if field.argument is None else field.argument
        self.check(number)
        specifier = self.peek()
        if field.precision == -1 and specifier not in ("g", "G", "h", "H"):
            self.fail("Precision -1 is only supported for %g, %G, %h and %H")
        self.at += 1
        return self.convert(field, specifier, self.arguments[number])

    def modifiers(self, field: _Field) -> None:
        """Argument number, flags, width, precision."""
        field.argument = self.argument_number()
        while True:
            char = self.peek()
            if char == " " or char == "0":
                field.padding = char
            elif char == "-":
                field.left = True
            elif char == "+":
                field.sign = True
            elif char == "'":
                if self.at + 1 >= len(self.format):
                    self.fail("Missing padding character")
                self.at += 1
                field.padding = self.peek()
            else:
                break
            self.at += 1
        if self.peek() == "*":
            field.width = self.starred("Width", 0)
        elif self.peek() in _DIGITS:
            field.width = self.number("Width must be greater than zero and less than 2147483647")
        if self.peek() == ".":
            self.at += 1
            if self.peek() == "*":
                field.precision = self.starred("Precision", -1)
            elif self.peek() in _DIGITS:
                field.precision = self.number("Precision must be greater than zero and less than 2147483647")
            else:
                field.has_point = True

    def digits(self) -> int:
        """How many digits follow."""
        end = self.at
        while self.format[end:end + 1] in _DIGITS:
            end += 1
        return end - self.at

    def number(self, problem: str) -> int:
        """The number at hand; ValueError `problem` when it is not a C int."""
        count = self.digits()
        value = int(self.format[self.at:self.at + count])
        if value >= C_INT_MAX:
            self.fail(problem)
        self.at += count
        return value

    def argument_number(self) -> int | None:
        """`n$` as an index, None when it is not there."""
        count = self.digits()
        if self.format[self.at + count:self.at + count + 1] != "$":
            return None
        problem = "Argument number specifier must be greater than zero and less than 2147483647"
        if not count:
            self.fail(problem)
        value = self.number(problem)
        if value <= 0:
            self.fail(problem)
        self.at += 1
        return value - 1

    def starred(self, what: str, lowest: int) -> int:
        """A width or precision given by an argument."""
        self.at += 1
        number = self.argument_number()
        if number is None:
            number = self.take()
        self.check(number)
        value: int = self.arguments[number]
        if type(value) is not int:
            self.fail(f"{what} must be an integer")
        if not lowest <= value <= C_INT_MAX:
            self.fail("Width must be greater than zero and less than 2147483647" if what == "Width" else
                      "Precision must be between -1 and 2147483647")
        return value

    def take(self) -> int:
        """The number of the next argument."""
        self.next_argument += 1
        return self.next_argument - 1

    def check(self, number: int) -> None:
        """Raise _Missing when there is no such argument."""
        if number >= len(self.arguments):
            self.missing = max(self.missing, number)
            raise _Missing

    def convert(self, field: _Field, specifier: str, value: Any) -> str:
        """`value` as the specifier says."""
        engine = self.engine
        if specifier == "s":
            text = convert.to_string_in_passing(engine, value)
            return field.place(text if field.precision is None else text[:field.precision])
        if specifier == "d":
            return self.integer(field, convert.to_int(engine, value))
        if specifier == "u":
            if field.left and field.padding == "0":
                field.padding = " "
            return field.place(str(convert.to_int(engine, value) & 0xFFFF_FFFF_FFFF_FFFF))
        if specifier and specifier in _FLOAT_SPECIFIERS:
            return self.float(field, specifier, convert.to_float(engine, value))
        if specifier in _BASES:
            text = format(convert.to_int(engine, value) & 0xFFFF_FFFF_FFFF_FFFF, _BASES[specifier])
            return field.place(text if field.precision is None else "")
        if specifier == "c":
            return chr(convert.to_int(engine, value) & 0xFF)
        if specifier == "%":
            return "%"
        if not specifier:
            self.fail("Missing format specifier at end of string")
        self.fail(f'Unknown format specifier "{specifier}"')
        return ""

    def integer(self, field: _Field, value: int) -> str:
        """%d (php_sprintf_appendint)."""
        if field.left and field.padding == "0":
            field.padding = " "
        signed = value < 0 or field.sign
        return field.place(f"{value:+d}" if field.sign else str(value), signed)

    def float(self, field: _Field, specifier: str, value: float) -> str:
        """%e, %f, %g, %h and their capitals (php_sprintf_appenddouble)."""
        precision = 6 if field.precision is None else field.precision
        if field.has_point and self.engine.target >= V8_5:
            precision = 0
        if precision > _MAX_PRECISION:
            from zvm.runtime.execute_data import running_function

            self.engine.diagnostics.notice(f"{running_function(self.engine)}(): Requested precision of {precision} "
                                           f"digits was truncated to PHP maximum of {_MAX_PRECISION} digits")
            precision = _MAX_PRECISION
        negative = value < 0
        if value != value or value in (float("inf"), float("-inf")):
            if value == float("-inf") and self.engine.target >= V8_4:
                return "-INF"
            field.width = 3
            return field.place("NaN" if value != value else "INF", negative or field.sign) \
                if field.padding != "0" or field.left else \
                ("-" if negative else "+" if field.sign else "I" if value == value else "N") + \
                ("NF" if value == value else "aN")
        if specifier in "fF":
            text = f"{abs(value):.{precision}f}"
        elif specifier in "eE":
            text = exponential(abs(value), precision, specifier)
        else:
            letter = "E" if specifier in "GH" else "e"
            text = numbers.float_to_string(value).replace("E", letter) if precision == -1 else \
                format_general(value, precision or 1, letter)
            if specifier in "gG":
                text = text.replace(".", decimal_point(self.engine))
            if text[:1] == "-":
                return field.place(text, True)
            return field.place("+" + text if field.sign else text, field.sign)
        if specifier == "f":
            text = text.replace(".", decimal_point(self.engine))
        if negative:
            text = "-" + text
        elif field.sign:
            text = "+" + text
        return field.place(text, negative or field.sign)


def decimal_point(engine: Engine) -> str:
    """The locale's. While nothing has imported the module of locales, no engine has set one."""
    locales = modules.get("zvm.runtime.services.c_locale")
    return engine.state_of(locales.CLocale).decimal_point[:1] if locales is not None else "."


def exponential(value: float, precision: int, letter: str) -> str:
    """`value` in scientific notation, the exponent without padding (php_conv_fp with 'E')."""
    mantissa, _, exponent = f"{value:.{precision}e}".partition("e")
    return f"{mantissa}{letter}{exponent[0]}{exponent[1:].lstrip('0') or '0'}"


# ---- formats that are used again ---------------------------------------------------------------------------------

class _NotCompiled(Exception):
    """The format has mistakes, or widths given by arguments."""


class _Compiler(_Formatter):
    """Reads a format without arguments; pieces() has for each conversion the source of its text, in a tuple."""

    __slots__ = ("fields", "needed")

    def __init__(self, format: str) -> None:
        super().__init__(None, format, range(C_INT_MAX))  # type: ignore[arg-type]  # arguments are their numbers
        self.fields: list[_Field] = []
        self.needed = 0  # arguments

    def compile(self) -> Callable[[Engine, list[Any]], str]:
        """The format as a function of the arguments `a`, an f-string. Raises _NotCompiled."""
        template = "".join([piece.replace("{", "{{").replace("}", "}}") if type(piece) is str else f"{{{piece[0]}}}"
                            for piece in self.pieces()])
        namespace = {"fields": self.fields, "to_string": convert.to_string_in_passing, "to_int": convert.to_int,
                     "to_float": convert.to_float, "fixed": _fixed, "converted": _converted}
        return eval(f"lambda engine, a: f{template!r}", namespace)  # type: ignore[no-any-return]

    def check(self, number: int) -> None:
        self.needed = max(self.needed, number + 1)

    def starred(self, what: str, lowest: int) -> int:
        raise _NotCompiled

    def fail(self, problem: str) -> None:
        raise _NotCompiled

    def plain(self, specifier: str) -> Any:
        number = self.take()
        self.check(number)
        self.at += 1
        return self.convert(_Field(), specifier, number)

    def convert(self, field: _Field, specifier: str, value: Any) -> Any:
        """The source for the argument of number `value`."""
        if specifier not in _SPECIFIERS:
            raise _NotCompiled
        field.specifier = specifier
        self.fields.append(field)
        given, place = f"a[{value}]", f"fields[{len(self.fields) - 1}]"
        pad = f".{'ljust' if field.left else 'rjust'}({field.width}, {place}.padding)" if field.width else ""
        integer = f"({given} if type({given}) is int else to_int(engine, {given}))"
        if specifier == "s":
            cut = "" if field.precision is None else f"[:{field.precision}]"
            return (f"({given} if type({given}) is str else to_string(engine, {given})){cut}{pad}",)
        if specifier == "d" and field.padding in (" ", "0"):
            zeros = "0" if field.padding == "0" and not field.left else ""
            return (f"{integer}:{'<' if field.left else ''}{'+' if field.sign else ''}{zeros}{field.width or ''}d",)
        if specifier in _BASES and field.precision is None and not field.width:
            return (f"{integer} & 0xFFFF_FFFF_FFFF_FFFF:{specifier}",)
        if specifier in "fF" and not field.sign and not (field.padding == "0" and field.width):
            return (f"fixed(engine, {place}, {given} if type({given}) is float else to_float(engine, {given}))",)
        return (f"converted(engine, {place}, {given})",)


def _converted(engine: Engine, field: _Field, value: Any) -> str:
    """Any conversion."""
    return _Formatter(engine, "", []).convert(field.copy(), field.specifier, value)


def _fixed(engine: Engine, field: _Field, value: float) -> str:
    """%f and %F without a sign or zeros in front."""
    precision = 6 if field.precision is None else field.precision
    if value - value != 0.0 or precision > _MAX_PRECISION:
        return _converted(engine, field, value)
    text = f"{-value:.{precision}f}" if value < 0 else f"{value or 0.0:.{precision}f}"
    if field.specifier == "f":
        point = decimal_point(engine)
        if point != ".":
            text = text.replace(".", point)
    if value < 0:
        text = "-" + text
    return text.ljust(field.width, field.padding) if field.left else text.rjust(field.width, field.padding)


class _KnownFormat:
    """A format that was met: the second time it is compiled; `needed` are the arguments that `run` needs."""

    __slots__ = ("format", "run", "needed", "uses", "widest")

    def __init__(self, format: str) -> None:
        self.format = format
        self.run: Any = None
        self.needed = C_INT_MAX  # while it is not compiled
        self.uses = 0
        conversions = "".join(_CONVERSION.findall(format))
        self.widest = max(map(int, _NUMBER.findall(conversions)), default=0)  # no width is larger

    def note_use(self) -> None:
        self.uses += 1
        if self.uses == 2:
            compiler = _Compiler(self.format)
            try:
                self.run = compiler.compile()
            except _NotCompiled:
                return
            self.needed = compiler.needed


_LONGEST_KNOWN = 4096  # longer formats are not compiled: that takes Python quadratic time
_known_format = lru_cache(maxsize=512)(_KnownFormat)


def format_arguments(engine: Engine, format: str, arguments: list[Any], before: int) -> str:
    """sprintf; `before` is how many arguments of the running function precede the values, -1 when those are an array.
    What __toString() threw waits: printf() and the like print all the same.

    Throws ArgumentCountError or ValueError when there are too few, ValueError for a bad format (php_formatted_print).
    """
    template = _known_format(format) if len(format) <= _LONGEST_KNOWN else _KnownFormat(format)
    if _WIDE < template.widest < C_INT_MAX:
        check_string(engine, template.widest)
    if len(arguments) >= template.needed:
        return template.run(engine, arguments)  # type: ignore[no-any-return]
    template.note_use()
    formatter = _Formatter(engine, format, arguments)
    text = formatter.run()
    if formatter.missing >= 0:
        if before < 0:
            engine.throw("ValueError", f"The arguments array must contain {formatter.missing + 1} items, "
                                       f"{len(arguments)} given")
        engine.throw("ArgumentCountError", f"{formatter.missing + before + 1} arguments are required, "
                                           f"{len(arguments) + before} given")
    return text


@function(pure=True)
def sprintf(engine: Engine, format: Str, *values: Mixed) -> Str:
    text = format_arguments(engine, format, list(values), 1)
    raise_pending(engine)
    return text


@function(pure=True)
def vsprintf(engine: Engine, format: Str, values: Array) -> Str:
    text = format_arguments(engine, format, values.plain_values(), -1)
    raise_pending(engine)
    return text


@function
def printf(engine: Engine, format: Str, *values: Mixed) -> Int:
    text = format_arguments(engine, format, list(values), 1)
    engine.output.write(text)
    raise_pending(engine)
    return len(text)


@function
def vprintf(engine: Engine, format: Str, values: Array) -> Int:
    text = format_arguments(engine, format, values.plain_values(), -1)
    engine.output.write(text)
    raise_pending(engine)
    return len(text)


@function
def fprintf(engine: Engine, stream: Resource, format: Str, *values: Mixed) -> Int:
    from zvm.ext.standard.streams.file import write_stream

    text = format_arguments(engine, format, list(values), 2)
    write_stream(engine, stream, text)
    return len(text)


@function
def vfprintf(engine: Engine, stream: Resource, format: Str, values: Array) -> Int:
    from zvm.ext.standard.streams.file import write_stream

    text = format_arguments(engine, format, values.plain_values(), -1)
    write_stream(engine, stream, text)
    return len(text)
