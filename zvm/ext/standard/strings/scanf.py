"""sscanf and the reading half of fscanf (ext/standard/scanf.c)."""
from __future__ import annotations

from zvm.ext.native import ByteSet, compiled, native
from zvm.ext.vocabulary import Array, ByRef, Int, Mixed, Null, Str, function
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import INT_MAX, INT_MIN

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_BLANKS = " \t\n\r\v\f"
_SPACE = frozenset(_BLANKS)
_DIGITS = frozenset("0123456789")
_DIGITS_OF = {8: frozenset("01234567"), 10: _DIGITS, 16: frozenset("0123456789abcdefABCDEF")}
_UNSIGNED_MAX = 0xFFFF_FFFF_FFFF_FFFF
_MOST_RESULTS = 255  # SCAN_MAX_ARGS, where results are returned


_MOST_PLANS = 256
_plans: dict[tuple[str, int], tuple[list[Any], int]] = {}  # by format and number of variables: a memo of pure values


class _Conversion:
    """One % of a format."""

    __slots__ = ("code", "width", "suppressed", "position", "characters")

    def __init__(self, code: str, width: int, suppressed: bool, position: int | None, characters: Any) -> None:
        self.code, self.width, self.suppressed = code, width, suppressed
        self.position = position  # of %n$, from 0
        self.characters = characters  # of %[…]: (set, negated)


def _read_set(engine: Engine, format: str, at: int) -> tuple[tuple[str, bool], int]:
    """The characters of a %[…] whose [ is just before `at` (BuildCharSet)."""
    negated = format[at:at + 1] == "^"
    if negated:
        at += 1
    found: set[str] = set()
    start = at
    while at < len(format) and (format[at] != "]" or at == start):
        if format[at + 1:at + 2] == "-" and format[at + 2:at + 3] not in ("", "]"):
            low, high = sorted((format[at], format[at + 2]))
            found.update(map(chr, range(ord(low), ord(high) + 1)))
            at += 3
            continue
        found.add(format[at])
        at += 1
    if at >= len(format):
        engine.throw("ValueError", "Unmatched [ in format string")
    return ("".join(sorted(found)), negated), at + 1


def parse_format(engine: Engine, format: str, variables: int) -> list[Any]:
    """The format as a list of literal bytes, " " for white space, and _Conversions. Throws ValueError for a bad one,
    or one that `variables` are too few for, unless there are none (ValidateFormat)."""
    steps: list[Any] = []
    at = 0
    positional = sequential = False
    assigned = 0
    while at < len(format):
        char = format[at]
        at += 1
        if char in _SPACE:
            steps.append(" ")
            continue
        if char != "%":
            steps.append(char)
            continue
        if format[at:at + 1] == "%":
            steps.append("%")
            at += 1
            continue
        suppressed = format[at:at + 1] == "*"
        if suppressed:
            at += 1
        number, at = _number(format, at)
        position = None
        if number is not None and not suppressed and format[at:at + 1] == "$":
            position = number - 1
            positional = True
            number, at = _number(format, at + 1)
            if position < 0 or position >= (variables or _MOST_RESULTS):
                engine.throw("ValueError", '"%n$" argument index out of range')
        elif not suppressed:
            sequential = True
        if positional and sequential:
            engine.throw("ValueError", 'cannot mix "%" and "%n$" conversion specifiers')
        if format[at:at + 1] in ("l", "h", "L"):
            at += 1
        if sequential and not suppressed:
            assigned += 1
            if 0 < variables < assigned:
                engine.throw("ValueError", "Different numbers of variable names and field specifiers")
        code = format[at:at + 1]
        at += 1
        characters = None
        if code == "[":
            characters, at = _read_set(engine, format, at)
        elif code == "n" and suppressed:
            suppressed = True
        elif code == "" or code not in "ndiouxXDsfeEgc":
            closing = '"' if code else ""  # at the end, C's string ends, too
            engine.throw("ValueError", f'Bad scan conversion character "{code}{closing}')
        steps.append(_Conversion(code, number or 0, suppressed, position, characters))
    return steps


def _number(format: str, at: int) -> tuple[int | None, int]:
    end = at
    while format[end:end + 1] in _DIGITS:
        end += 1
    return (int(format[at:end]) if end > at else None), end


@native
def end_of_scan(text: str, characters: str, at: int, limit: int, negated: int) -> int:
    """Where the bytes that are among some characters end, or those that are not; at the limit at the latest."""
    known = ByteSet(characters)
    while at < limit and text[at] in known and not negated:
        at += 1
    while at < limit and negated and text[at] not in known:
        at += 1
    return at


class Scanner:
    """Matches a string, which a NUL ends, against a parsed format."""

    __slots__ = ("string", "at", "results", "conversions", "underflow")

    def __init__(self, string: str) -> None:
        self.string = string
        self.at = 0
        self.results: list[Any] = []  # (position or None, value)
        self.conversions = 0
        self.underflow = False

    def run(self, steps: list[Any]) -> None:
        """Fill `results` up to the first mismatch."""
        for step in steps:
            if step == " " and type(step) is str:
                self.skip_space()
            elif type(step) is str:
                if self.is_at_end(self.at):
                    self.underflow = True
                    return
                if self.string[self.at] != step:
                    return
                self.at += 1
            elif self.convert(step):
                self.conversions += 1
            else:
                return

    def is_at_end(self, at: int) -> bool:
        return at >= len(self.string) or self.string[at] == "\0"

    def skip_space(self) -> None:
        self.at = compiled(end_of_scan)(self.string, _BLANKS, self.at, len(self.string), False)

    def convert(self, step: _Conversion) -> bool:
        """One conversion; False ends the matching."""
        code = step.code
        if code == "n":
            self.store(step, self.at)
            return True
        if code not in ("c", "["):
            self.skip_space()
        if self.is_at_end(self.at):
            self.underflow = True
            return False
        width = step.width or (1 if code == "c" else len(self.string))
        limit = min(len(self.string), self.at + width)
        if code in ("c", "s", "["):
            return self.span(step, limit)
        if code in "feEg":
            return self.float(step, limit)
        return self.integer(step, limit)

    def store(self, step: _Conversion, value: Any) -> None:
        if not step.suppressed:
            self.results.append((step.position, value))

    def span(self, step: _Conversion, limit: int) -> bool:
        """%s, %c (which stops at white space too) and %[…]."""
        characters, negated = step.characters if step.code == "[" else (_BLANKS, True)
        end = compiled(end_of_scan)(self.string, characters + "\0" if negated else characters, self.at, limit, negated)
        if end == self.at and step.code == "[":
            return False
        self.store(step, self.string[self.at:end])
        self.at = end
        return True

    def integer(self, step: _Conversion, limit: int) -> bool:
        """%d, %i, %o, %u, %x."""
        string, at = self.string, self.at
        base = {"o": 8, "x": 16, "X": 16, "i": 0}.get(step.code, 10)
        sign = string[at] if string[at] in "+-" else ""
        at += len(sign)
        if base in (0, 16) and string[at:at + 2] in ("0x", "0X") and at + 2 < limit:
            base = 16
            at += 2
        elif base == 0:
            base = 8 if string[at:at + 1] == "0" else 10
        digits = _DIGITS_OF[base]
        end = at
        while end < limit and string[end] in digits:
            end += 1
        if end == at:
            self.underflow = self.is_at_end(at)
            return False
        value = int(string[at:end], base)
        self.at = end
        if step.code == "u":
            value = min(value, _UNSIGNED_MAX)
            value = -value & _UNSIGNED_MAX if sign == "-" else value
            self.store(step, str(value) if value > INT_MAX else value)
        else:
            self.store(step, max(-value, INT_MIN) if sign == "-" else min(value, INT_MAX))
        return True

    def float(self, step: _Conversion, limit: int) -> bool:
        """%f, %e, %g."""
        string, at = self.string, self.at
        end = at + 1 if string[at] in "+-" else at
        start = end
        seen_point = False
        while end < limit and (string[end] in _DIGITS or string[end] == "." and not seen_point):
            seen_point = seen_point or string[end] == "."
            end += 1
        if not set(string[start:end]) & _DIGITS:
            self.underflow = self.is_at_end(end)
            return False
        if end < limit and string[end] in "eE":
            exponent = end + 2 if string[end + 1:end + 2] in ("+", "-") else end + 1
            if exponent < limit and string[exponent] in _DIGITS:
                end = exponent
                while end < limit and string[end] in _DIGITS:
                    end += 1
        self.store(step, float(string[at:end]))
        self.at = end
        return True


def _plan(engine: Engine, format: str, variables: int) -> tuple[list[Any], int]:
    """parse_format(), and how many values there are to be; what was right is remembered."""
    plan = _plans.get((format, variables))
    if plan is not None:
        return plan
    steps = parse_format(engine, format, variables)
    wanted = [step for step in steps if type(step) is _Conversion and not step.suppressed]
    places = [index if step.position is None else step.position for index, step in enumerate(wanted)]
    count = max(places, default=-1) + 1
    for place in range(variables or count):
        times = places.count(place)
        if times > 1:
            engine.throw("ValueError", 'Variable is assigned by multiple "%n$" conversion specifiers')
        if variables and not times:
            engine.throw("ValueError", "Variable is not assigned by any conversion specifiers")
    if len(_plans) >= _MOST_PLANS:
        _plans.clear()
    _plans[format, variables] = steps, count
    return steps, count


def scan(engine: Engine, string: str, format: str, variables: list[Any]) -> PhpArray | int | None:
    """sscanf: an array of the values, or with variables (References) how many were assigned, -1 at the string's end."""
    steps, count = _plan(engine, c_string(format), len(variables))
    scanner = Scanner(string)
    scanner.run(steps)
    found = [None] * count
    for index, (position, value) in enumerate(scanner.results):
        found[index if position is None else position] = value
    failed = scanner.underflow and not scanner.conversions
    if not variables:
        return None if failed else PhpArray.from_list(found)
    refused = None
    for index, (position, value) in enumerate(scanner.results):
        try:
            assign_by_reference(engine, variables[index if position is None else position], value)
        except Thrown as thrown:  # the others are still assigned
            refused = refused or thrown
    if refused is not None:
        raise refused
    return -1 if failed else scanner.conversions


@function
def sscanf(engine: Engine, string: Str, format: Str, *vars: ByRef[Mixed]) -> Array | Int | Null:
    return scan(engine, string, format, list(vars))
