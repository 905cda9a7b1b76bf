"""RegexIterator and RecursiveRegexIterator (ext/spl/spl_iterators.c), on the extension pcre."""
from __future__ import annotations

from zvm.ext.pcre import matching, replacing
from zvm.ext.pcre.patterns import PcreState, compiled
from zvm.ext.spl.iterators import FilterIterator, plain
from zvm.ext.vocabulary import Bool, Int, Str, Untyped, Void, method, php_class, prop
from zvm.runtime.execute_data import passed_count
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.properties import read_property
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.runtime.values.php_object import PhpObject as Iterator
    from zvm.runtime.values.php_object import PhpObject as RecursiveIterator

# ruff: noqa: F821, N802, UP037

MATCH, GET_MATCH, ALL_MATCHES, SPLIT, REPLACE = range(5)
USE_KEY, INVERT_MATCH = 1, 2


def _check_mode(engine: Engine, number: int, mode: int) -> None:
    if not MATCH <= mode <= REPLACE:
        value_error(engine, number, "must be RegexIterator::MATCH, RegexIterator::GET_MATCH, "
                                    "RegexIterator::ALL_MATCHES, RegexIterator::SPLIT, or RegexIterator::REPLACE")


@php_class("RegexIterator", extends="FilterIterator", properties=[prop("replacement", type="Str | Null")],
           constants={"USE_KEY": USE_KEY, "INVERT_MATCH": INVERT_MATCH, "MATCH": MATCH, "GET_MATCH": GET_MATCH,
                      "ALL_MATCHES": ALL_MATCHES, "SPLIT": SPLIT, "REPLACE": REPLACE})
class RegexIterator(FilterIterator):
    __slots__ = ("regex", "mode", "regex_flags", "preg_flags", "uses_preg_flags")

    def take(self, engine: Engine, pattern: str, mode: int, flags: int, preg_flags: int) -> None:
        """The constructor's work on what concerns the pattern; throws when it does not compile."""
        _check_mode(engine, 3, mode)
        with engine.diagnostics.throwing("InvalidArgumentException"):
            compiled(engine, engine.state_of(PcreState), pattern)
        self.regex, self.mode, self.regex_flags, self.preg_flags = pattern, mode, flags, preg_flags
        self.uses_preg_flags = passed_count(engine) >= 5

    def matches(self, engine: Engine) -> bool:
        """Apply the pattern to the current element, which all modes but MATCH replace."""
        if self.regex_flags & USE_KEY:
            subject = to_string(engine, plain(self.current_key))
        else:
            subject = to_string(engine, plain(self.current_data))
        mode = self.mode
        if mode == MATCH:
            return bool(matching.preg_match(engine, self.regex, subject))
        if mode == REPLACE:
            return self.replace(engine, subject)
        flags = self.preg_flags if self.uses_preg_flags else 0
        if mode == SPLIT:
            parts = matching.preg_split(engine, self.regex, subject, -1, self.preg_flags)
            self.current_data = parts
            return type(parts) is PhpArray and len(parts) > 1
        found = Reference()
        search = matching.preg_match if mode == GET_MATCH else matching.preg_match_all
        try:
            count = search(engine, self.regex, subject, found, flags)
        finally:
            self.current_data = found.value
        return bool(count)

    def replace(self, engine: Engine, subject: str) -> bool:
        """Put what preg_replace() makes of the subject in its place."""
        replacement = to_string(engine, read_property(engine, self, "replacement", self.ce))
        count = Reference()
        result = replacing.preg_replace(engine, self.regex, replacement, subject, -1, count)
        if self.regex_flags & USE_KEY:
            self.current_key = result
        else:
            self.current_data = result
        return bool(count.value > 0)

    @method(defaults={"mode": "RegexIterator::MATCH"})
    def __construct(self, engine: Engine, iterator: 'Iterator', pattern: Str, mode: Int = MATCH, flags: Int = 0,
                    pregFlags: Int = 0) -> Untyped:
        self.begin(engine, "RegexIterator")
        self.take(engine, pattern, mode, flags, pregFlags)
        self.start(engine, iterator)

    @method(tentative=True)
    def accept(self, engine: Engine) -> Bool:
        self.check(engine)
        if self.current_data is UNDEF or not self.regex_flags & USE_KEY and type(plain(self.current_data)) is PhpArray:
            return False
        return self.matches(engine) != bool(self.regex_flags & INVERT_MATCH)

    @method(tentative=True)
    def getMode(self, engine: Engine) -> Int:
        self.check(engine)
        return self.mode

    @method(tentative=True)
    def setMode(self, engine: Engine, mode: Int) -> Void:
        _check_mode(engine, 1, mode)
        self.check(engine)
        self.mode = mode

    @method(tentative=True)
    def getFlags(self, engine: Engine) -> Int:
        self.check(engine)
        return self.regex_flags

    @method(tentative=True)
    def setFlags(self, engine: Engine, flags: Int) -> Void:
        self.check(engine)
        self.regex_flags = flags

    @method(tentative=True)
    def getRegex(self, engine: Engine) -> Str:
        self.check(engine)
        return self.regex

    @method(tentative=True)
    def getPregFlags(self, engine: Engine) -> Int:
        self.check(engine)
        return self.preg_flags if self.uses_preg_flags else 0

    @method(tentative=True)
    def setPregFlags(self, engine: Engine, pregFlags: Int) -> Void:
        self.check(engine)
        self.preg_flags = pregFlags
        self.uses_preg_flags = True


@php_class("RecursiveRegexIterator", extends="RegexIterator", implements=("RecursiveIterator",))
class RecursiveRegexIterator(RegexIterator):
    __slots__ = ()

    @method(defaults={"mode": "RecursiveRegexIterator::MATCH"})
    def __construct(self, engine: Engine, iterator: 'RecursiveIterator', pattern: Str, mode: Int = MATCH,
                    flags: Int = 0, pregFlags: Int = 0) -> Untyped:
        self.begin(engine, "RecursiveRegexIterator")
        self.take(engine, pattern, mode, flags, pregFlags)
        self.start(engine, iterator)

    @method(tentative=True)
    def accept(self, engine: Engine) -> Bool:
        self.check(engine)
        if self.current_data is UNDEF:
            return False
        if type(self.current_data) is PhpArray:
            return len(self.current_data) > 0
        method = engine.internal_class("RegexIterator").function_table["accept"]
        accepted: bool = engine.call_function(method, [], this=self, called_scope=self.ce)
        return accepted

    @method(tentative=True)
    def hasChildren(self, engine: Engine) -> Bool:
        self.check(engine)
        return self.inner_has_children(engine)

    @method(tentative=True)
    def getChildren(self, engine: Engine) -> 'RecursiveRegexIterator':
        self.check(engine)
        children: RecursiveRegexIterator = self.outer_of_children(
            engine, self.regex, self.mode, self.regex_flags, self.preg_flags)
        return children
