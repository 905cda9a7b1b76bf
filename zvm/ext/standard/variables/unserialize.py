"""Reading what serialize() wrote (ext/standard/var_unserializer.re)."""
from __future__ import annotations

from zvm.ext.standard.state import StandardState
from zvm.ext.standard.variables.incomplete_class import MAGIC_MEMBER
from zvm.opcodes import flags
from zvm.opcodes.error_levels import E_NOTICE, E_WARNING
from zvm.runtime.execute_data import message_origin
from zvm.runtime.objects.lifecycle import forget_destructor, instantiate
from zvm.runtime.objects.property_tables import mangled_name, mangling_error, unmangle
from zvm.runtime.signals import EXCEPTIONS, Thrown
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string, lower
from zvm.runtime.values.zval import INT_MAX, INT_MIN, UNDEF, Reference, value_name
from zvm.targets import V8_3, V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.signals import UnwindExit

_DIGITS = frozenset("0123456789")
_HEX = frozenset("0123456789abcdefABCDEF")
_LAST_NUMERIC = ":"  # strings up to here may be integers' decimal forms
_CLASS_NAME = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_\\") | frozenset(
    map(chr, range(128, 256)))


# what nearly all keys and scalars look like; everything else is read byte by byte
_KEY_TEXT = r'(?:i:(-?[0-9]{1,18})|s:([0-9]{1,9}):"([^"]*)");'
_KEY = lazy_pattern(_KEY_TEXT)
_ARRAY = lazy_pattern(r"a:([0-9]{1,9}):\{")
_PAIR = lazy_pattern(_KEY_TEXT + r'(?:s:([0-9]{1,9}):"([^"]*)";|i:(-?[0-9]{1,18});|b:([01]);'
                     r"|d:(-?[0-9]+(?:\.[0-9]+)?(?:E[-+]?[0-9]+)?);|a:([0-9]{1,9}):\{|N;)")
_STRING, _INT, _BOOL, _FLOAT, _COUNT = range(5, 10)  # the last group of _PAIR, by kind of value


class Failure(Exception):
    """The data is not what serialize() writes."""


class Unserializer:
    """What unserialize() keeps: shared by calls inside Serializable::unserialize()."""

    __slots__ = ("engine", "places", "delayed", "allowed", "max_depth", "depth", "data", "at", "infos",
                 "declared")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.places: list[tuple[Any, Any] | None] = []  # (container, key) by number
        self.delayed: list[tuple[PhpObject, Any]] = []  # __wakeup (None) and __unserialize (its array) still to call
        self.allowed: frozenset[str] | None = None
        self.max_depth = int(engine.ini.get("unserialize_max_depth") or 4096)
        self.depth = 0
        self.data = ""
        self.at = 0
        self.infos: dict[tuple[int, Any], Any] = {}  # (id of container, key) → PropertyInfo of a typed property
        self.declared: dict[Any, dict[str, Any]] = {}  # of each class met, PropertyInfo by mangled name

    # -- reading -------------------------------------------------------------------------------------------------

    def run(self, data: str) -> Any:
        """The value in `data` or its Reference, raising Failure with `at` where it is wrong."""
        saved = self.data, self.at
        self.data, self.at = data, 0
        start = len(self.places)
        holder: list[Any] = [None]
        try:
            self.value(holder, 0)
            failed_at = None
        except Failure:
            failed_at = self.at
        end = self.at
        self.data, self.at = saved
        if failed_at is None:
            is_outer = self.engine.state_of(StandardState).unserializer is None
            if end < len(data) and self.engine.target >= V8_3 and is_outer:
                _report(self.engine, f"Extra data starting at offset {end} of {len(data)} bytes")
            return holder[0]
        unread = self.places[start:]
        self.places[start:] = [None] * len(unread)
        holder[0] = None
        for number in range(len(unread)):  # what was read dies in the order of reading
            unread[number] = None
        raise Failure(failed_at)

    def value_at(self, data: str, at: int) -> tuple[list[Any], int]:
        """The value at a place of `data`, in a list that later ones may refer to, and the place after it. Raises
        Failure."""
        saved = self.data, self.at
        self.data, self.at = data, at
        start = len(self.places)
        holder: list[Any] = [None]
        try:
            self.value(holder, 0)
            return holder, self.at
        except Failure:
            self.places[start:] = [None] * (len(self.places) - start)  # nothing may refer to what was read
            raise
        finally:
            self.data, self.at = saved

    def unsigned(self, at: int) -> tuple[int, int]:
        """The digits at `at` as a number, and the place after them."""
        end = at
        while self.data[end:end + 1] in _DIGITS:
            end += 1
        if end == at:
            raise Failure
        return int(self.data[at:end]), end

    def integer(self, at: int) -> tuple[int, int]:
        """A number with a sign, 0 where there are no digits; beyond 64 bits it is cut with a warning (parse_iv2)."""
        sign = self.data[at:at + 1]
        start = end = at + 1 if sign in ("-", "+") and sign else at
        while self.data[end:end + 1] in _DIGITS:
            end += 1
        value = int(self.data[start:end] or "0")
        if sign == "-":
            value = -value
        if not INT_MIN <= value <= INT_MAX:
            self.engine.diagnostics.warning(f"{message_origin(self.engine)}: Numerical result out of range")
            value = INT_MAX if value > 0 else INT_MIN
        return value, end

    def expect(self, at: int, text: str) -> int:
        """The place after `text`, which must be there."""
        if not self.data.startswith(text, at):
            raise Failure
        return at + len(text)

    def value(self, container: Any, key: Any) -> None:
        """Read a value and store it at container[key]."""
        data, start = self.data, self.at
        code = data[start:start + 1]
        if not code:
            raise Failure
        if code != "R":
            self.places.append((container, key))
        if code in "aOCE" and data[start + 1:start + 2] == ":":
            if code == "a":
                self.array(container, key)
            elif code == "E":
                container[key] = self.enum_case()
            else:
                self.object(container, key, code == "C")
        elif code in "Rr":
            self.back_reference(container, key, code == "R")
        elif code == "}":
            _report(self.engine, "Unexpected end of serialized data")
            raise Failure
        else:
            container[key] = self.scalar(code)

    def scalar(self, code: str) -> Any:
        """N, b, i, d, s and S; keys too are read with it."""
        start = self.at
        data = self.data
        if code == "N":
            self.at = self.expect(start + 1, ";")
            return None
        if data[start + 1:start + 2] != ":":
            raise Failure
        if code == "b":
            if data[start + 2:start + 4] not in ("0;", "1;"):
                raise Failure
            self.at = start + 4
            return data[start + 2] == "1"
        if code == "i":
            end = start + 3 if data[start + 2:start + 3] in ("-", "+") else start + 2
            _, end = self.unsigned(end)
            end = self.expect(end, ";")
            self.at = end
            return self.integer(start + 2)[0]
        if code == "d":
            return self.double()
        if code == "s" or code == "S":
            if code == "S" and self.engine.target >= V8_4:
                self.engine.diagnostics.deprecated(
                    f"{message_origin(self.engine)}: Unserializing the 'S' format is deprecated")
            return self.string(code == "S")
        raise Failure

    def double(self) -> float:
        """d:…;"""
        end = self.data.find(";", self.at)
        text = self.data[self.at + 2:end]
        special = {"NAN": float("nan"), "INF": float("inf"), "-INF": float("-inf")}.get(text)
        if end < 0 or special is None and not _is_float(text):
            raise Failure
        self.at = end + 1
        return float(text) if special is None else special

    def string(self, escaped: bool) -> str:
        """s:5:"…"; or S with \\xx for bytes."""
        start = self.at
        length, end = self.unsigned(start + 2)
        end = self.expect(end, ':"')
        if len(self.data) - end < length:
            self.at = start + 2
            raise Failure
        if escaped:
            text, end = self.escaped_string(length, end)
        else:
            text = self.data[end:end + length]
            end += length
        if self.data[end:end + 1] != '"':
            self.at = end
            raise Failure
        if self.data[end + 1:end + 2] != ";":
            self.at = end + 1
            raise Failure
        self.at = end + 2
        return text

    def escaped_string(self, length: int, at: int) -> tuple[str, int]:
        out = []
        for _ in range(length):
            char = self.data[at:at + 1]
            if char == "\\":
                digits = self.data[at + 1:at + 3]
                if len(digits) != 2 or not _HEX.issuperset(digits):
                    raise Failure
                char = chr(int(digits, 16))
                at += 2
            if not char:
                raise Failure
            out.append(char)
            at += 1
        return "".join(out), at

    def plain_pair(self) -> tuple[Any, Any] | None:
        """A key and a scalar after it, read at once where both look as usual, or an array's head, whose value is
        UNDEF and which is read as far as its type; None, nothing read, where not."""
        found = _PAIR.match(self.data, self.at)
        if found is None:
            return None
        key: Any = found[3]
        if key is None:
            key = int(found[1])
        elif len(key) != int(found[2]):
            return None  # it has a quote in it
        kind = found.lastindex
        value: Any = None
        if kind == _STRING:
            value = found[5]
            if len(value) != int(found[4]):
                return None
        elif kind == _INT:
            value = int(found[6])
        elif kind == _BOOL:
            value = found[7] == "1"
        elif kind == _FLOAT:
            value = float(found[8])
        elif kind == _COUNT:
            self.at = found.start(9) - 2
            return key, UNDEF
        self.at = found.end()
        return key, value

    def key(self) -> Any:
        """An array key or property name."""
        found = _KEY.match(self.data, self.at)
        if found is not None and (found[3] is None or len(found[3]) == int(found[2])):
            self.at = found.end()
            return int(found[1]) if found[3] is None else found[3]
        code = self.data[self.at:self.at + 1]
        if code == "}":
            _report(self.engine, "Unexpected end of serialized data")
        if code not in ("i", "s", "S"):
            if code and code in "Nbd":
                self.scalar(code)
            elif code and code in "arR":  # PHP reads its number before it refuses
                _, end = self.unsigned(self.at + 2)
                self.at = self.expect(end, ":{" if code == "a" else ";")
            raise Failure
        return self.scalar(code)

    def back_reference(self, container: Any, key: Any, as_reference: bool) -> None:
        """R:n; makes both places one reference, r:n; gives the same object."""
        number, end = self.unsigned(self.expect(self.at + 1, ":"))
        self.at = self.expect(end, ";")
        place = self.places[number - 1] if 1 <= number <= len(self.places) else None
        if place is None or place[0] is container and place[1] == key:
            raise Failure
        found = place[0][place[1]]
        if not as_reference:
            target = found.value if type(found) is Reference else found
            if not isinstance(target, PhpObject):
                raise Failure
            container[key] = target
            return
        if type(found) is not Reference:
            found = Reference(found)
            place[0][place[1]] = found
            info = self.infos.get((id(place[0]), place[1]))
            if info is not None:
                from zvm.runtime.objects.typed_references import add_source

                add_source(found, info)
        container[key] = found

    # -- arrays and objects --------------------------------------------------------------------------------------

    def enter(self) -> None:
        """One level deeper."""
        if self.max_depth > 0 and self.depth >= self.max_depth:
            self.engine.diagnostics.warning(
                f"{message_origin(self.engine)}: Maximum depth of {self.max_depth} exceeded. The depth limit can be "
                "changed using the max_depth unserialize() option or the unserialize_max_depth ini setting")
            raise Failure
        self.depth += 1

    def array(self, container: Any, key: Any) -> None:
        """a:n:{…}"""
        found = _ARRAY.match(self.data, self.at)
        if found is not None:
            count, end = int(found[1]), found.end()
        else:
            _, end = self.unsigned(self.at + 2)
            end = self.expect(end, ":{")
            count = self.integer(self.at + 2)[0]
        self.at = end
        if count > (len(self.data) - end) // 2:
            raise Failure
        container[key] = array = PhpArray()
        if count:
            array.to_hash()
            self.elements(array, count)
        self.at = self.expect(self.at, "}")

    def elements(self, array: PhpArray, count: int) -> None:
        """Keys and values into an array that stays a hash."""
        self.enter()
        elements: Any = array.hash
        places, plain_pair = self.places, self.plain_pair
        try:
            for _ in range(count):
                pair = plain_pair()
                key, value = (self.key(), UNDEF) if pair is None else pair
                if type(key) is str and key <= _LAST_NUMERIC:
                    key = normalize_key(key)
                if type(key) is str:
                    elements[key] = None if value is UNDEF else value
                else:
                    array.set(key, None if value is UNDEF else value)
                if value is not UNDEF:
                    places.append((elements, key))
                elif pair is None:
                    self.value(elements, key)
                else:
                    places.append((elements, key))
                    self.array(elements, key)
        finally:
            self.depth -= 1

    def quoted_name(self, closing: str) -> tuple[str, int]:
        """The name in `X:4:"Name`, and where `closing` after it ends. Raises Failure, `at` being where it is wrong."""
        start = self.at
        length, end = self.unsigned(start + 2)
        end = self.expect(end, ':"')
        if len(self.data) - end < length or length == 0:
            self.at = start + 2
            raise Failure
        name = self.data[end:end + length]
        end += length
        for expected in closing:
            if self.data[end:end + 1] != expected:
                self.at = end
                raise Failure
            end += 1
        return name, end

    def object(self, container: Any, key: Any, custom: bool) -> None:
        """O:4:"Name":n:{…} or C:4:"Name":n:{…}"""
        name, end = self.quoted_name('":')
        if name[0] in "\0\\":
            raise Failure
        ce = self.find_class(name)
        self.at = end - 2
        incomplete = ce is None
        if ce is None:
            ce = self.engine.lookup_class("__PHP_Incomplete_Class", False)
        if ce.flags & flags.ACC_NOT_SERIALIZABLE or ce.flags & flags.ACC_ANON_CLASS:
            self.engine.throw("Exception", f"Unserialization of '{ce.name}' is not allowed")
        if custom:
            self.custom_object(container, key, ce)
            if incomplete:
                self.store_class_name(container[key], name)
            return
        if self.at >= len(self.data) - 2:
            self.engine.diagnostics.warning("Bad unserialize data")
            raise Failure
        count, self.at = self.integer(self.at + 2)
        if count < 0 or count > (len(self.data) - end) // 2:
            raise Failure
        if self.data[self.at:self.at + 1] == ":":
            self.at += 1
        else:
            raise Failure
        if self.data[self.at:self.at + 1] != "{":
            raise Failure
        self.at += 1
        if ce.unserialize is None and not incomplete and _is_serializable(self.engine, ce):
            self.engine.diagnostics.warning(f"Erroneous data format for unserializing '{ce.name}'")
            raise Failure
        obj = instantiate(self.engine, ce)
        container[key] = obj
        if incomplete:
            self.store_class_name(obj, name)
        self.fill(obj, count, incomplete)

    def store_class_name(self, obj: PhpObject, name: str) -> None:
        obj.dynamic = {MAGIC_MEMBER: name, **(obj.dynamic or {})}

    def find_class(self, name: str) -> Any:
        """The class to instantiate, None when it is not allowed or not there."""
        engine = self.engine
        if self.allowed is not None and lower(name) not in self.allowed:
            if not _CLASS_NAME.issuperset(name):
                raise Failure
            return None
        found = engine.lookup_class(name, False)
        if found is not None and not found.flags & flags.ACC_ANON_CLASS:
            return found
        if not _CLASS_NAME.issuperset(name):
            raise Failure
        with _Unshared(engine):
            found = engine.lookup_class(name)
            if found is not None:
                return found
            callback = engine.ini.get("unserialize_callback_func")
            if not callback:
                return None
            engine.call_callable(callback, [name])
            found = engine.lookup_class(name)
            if found is None:
                engine.diagnostics.warning(f"{message_origin(engine)}: Function {callback}() hasn't defined the class "
                                           "it was called for")
            return found

    def custom_object(self, container: Any, key: Any, ce: Any) -> None:
        """What Serializable::unserialize() reads itself."""
        self.at += 2
        length, self.at = self.integer(self.at)
        self.at = self.expect(self.at, ":{")
        room = len(self.data) - self.at
        if length < 0 or room <= length:
            self.engine.diagnostics.warning(f"Insufficient data for unserializing - {length} required, {room} present")
            raise Failure
        if self.data[self.at + length] != "}":
            self.at += length
            raise Failure
        native = None if ce.native is None else getattr(ce.native, "unserialize", None)
        can_read = native is not None or _is_serializable(self.engine, ce)
        if not can_read:
            self.engine.diagnostics.warning(f"Class {ce.name} has no unserializer")
        obj = container[key] = instantiate(self.engine, ce)
        if can_read:
            state = self.engine.state_of(StandardState)
            outer, state.unserializer = state.unserializer, self
            try:
                if native is not None:
                    native(self.engine, obj, self.data[self.at:self.at + length])
                else:
                    self.engine.call_method(obj, "unserialize", self.data[self.at:self.at + length])
            finally:
                state.unserializer = outer
        self.at += length + 1

    def fill(self, obj: PhpObject, count: int, incomplete: bool) -> None:
        """Read an object's properties, or the array for its __unserialize(); the magic calls wait until the end."""
        ce = obj.ce
        if ce.unserialize is not None and not incomplete:
            array = PhpArray()
            array.to_hash()
            try:
                self.elements(array, count)
            except (Failure, *EXCEPTIONS):
                forget_destructor(obj)
                raise
            self.delayed.append((obj, array))
        else:
            wakes = "__wakeup" in ce.function_table and not incomplete
            try:
                self.properties(obj, count)
            except (Failure, *EXCEPTIONS):
                if wakes:
                    forget_destructor(obj)
                raise
            if wakes:
                self.delayed.append((obj, None))
        self.at = self.expect(self.at, "}")

    def properties(self, obj: PhpObject, count: int) -> None:
        """Names and values into an object."""
        self.enter()
        declared = self.declared.get(obj.ce)
        if declared is None:
            declared = self.declared[obj.ce] = {mangled_name(info): info for info in obj.ce.slot_infos}
        computed = getattr(obj.ce.native, "computed_in_table", ())
        try:
            for _ in range(count):
                if not computed and self.plain_property(obj, declared):
                    continue
                name = str(self.key())
                if name in computed:
                    self.value([None], 0)  # of any type
                    continue
                if name[:1] == "\0" and obj.ce.properties_info and (problem := mangling_error(name)):
                    self.engine.diagnostics.notice(problem)
                    raise Failure
                info = declared.get(name) or _redeclared(obj.ce, name)
                if info is None:
                    self.dynamic_property(obj, name)
                    continue
                if info.flags & flags.ACC_VIRTUAL and info.hooks is not None:
                    self.engine.diagnostics.warning(f"{message_origin(self.engine)}: Cannot unserialize value for "
                                                    f"virtual property {info.ce.display_name}::${info.name}")
                    raise Failure
                slot = info.slot
                if info.type is not None and type(obj.slots[slot]) is Reference:
                    from zvm.runtime.objects.typed_references import remove_source

                    remove_source(obj.slots[slot], info, obj)
                obj.slots[slot] = None
                self.value(obj.slots, slot)
                if info.type is not None:
                    self.check_type(obj, info)
        finally:
            self.depth -= 1

    def plain_property(self, obj: PhpObject, declared: dict[str, Any]) -> bool:
        """Read a declared property that is a scalar; False, nothing read, where it is not."""
        start = self.at
        pair = self.plain_pair()
        if pair is None or pair[1] is UNDEF:
            self.at = start
            return False
        info = declared.get(pair[0])
        if info is None or info.flags & flags.ACC_VIRTUAL or type(obj.slots[info.slot]) is Reference:
            self.at = start
            return False
        obj.slots[info.slot] = pair[1]
        self.places.append((obj.slots, info.slot))
        if info.type is not None:
            self.check_type(obj, info)
        return True

    def dynamic_property(self, obj: PhpObject, name: str) -> None:
        if obj.dynamic is None or name not in obj.dynamic:
            from zvm.runtime.objects.properties import create_dynamic

            create_dynamic(self.engine, obj, unmangle(name)[1])
            if obj.dynamic is None:
                obj.dynamic = {}
        obj.dynamic[name] = None
        self.value(obj.dynamic, name)

    def check_type(self, obj: PhpObject, info: Any) -> None:
        """A typed property must hold what it may; it is bound to a reference it holds."""
        from zvm.runtime.functions.type_check import verify_property_type
        from zvm.runtime.objects.typed_references import add_source, verify_bindable
        value = obj.slots[info.slot]
        try:
            if type(value) is Reference:
                verify_bindable(self.engine, info, value, True)
            else:
                obj.slots[info.slot] = verify_property_type(self.engine, info, value, True)
        except Thrown:
            obj.slots[info.slot] = UNDEF
            raise
        if type(value) is Reference:
            add_source(value, info, obj)
        else:
            self.infos[id(obj.slots), info.slot] = info

    def enum_case(self) -> Any:
        """E:5:"A:Foo";"""
        text, end = self.quoted_name('";')
        enum_name, colon, case_name = text.partition(":")
        warning, origin = self.engine.diagnostics.warning, message_origin(self.engine)
        if not colon:
            warning(f"{origin}: Invalid enum name '{text}' (missing colon)")
            raise Failure
        if not enum_name or not _CLASS_NAME.issuperset(enum_name):
            raise Failure
        ce = self.engine.lookup_class(enum_name)
        if ce is None:
            warning(f"{origin}: Class '{enum_name}' not found")
            raise Failure
        if not ce.flags & flags.ACC_ENUM:
            warning(f"{origin}: Class '{ce.name}' is not an enum")
            raise Failure
        self.at = end
        constant = ce.constants_table.get(case_name)
        if constant is None:
            warning(f"{origin}: Undefined constant {enum_name}::{case_name}")
            raise Failure
        if not constant.flags & flags.CLASS_CONST_IS_CASE:
            warning(f"{origin}: {enum_name}::{case_name} is not an enum case")
            raise Failure
        from zvm.runtime.objects.class_constants import constant_value

        return constant_value(self.engine, constant)

    def finish(self, failed: Thrown | UnwindExit | None = None) -> None:
        """Call the __wakeup and __unserialize methods that wait; after one throws, or with what was thrown before, the
        other objects die silently."""
        waiting: list[Any] = list(reversed(self.delayed))
        self.delayed = []
        self.places = []
        while waiting:  # one that nothing else holds dies after its call
            obj, array = waiting.pop()
            if failed is not None:
                forget_destructor(obj)
                continue
            try:
                with _Unshared(self.engine):
                    if array is None:
                        self.engine.call_method(obj, "__wakeup")
                    else:
                        self.engine.call_function(obj.ce.unserialize, [array], this=obj, called_scope=obj.ce)
            except EXCEPTIONS as thrown:
                failed = thrown
                forget_destructor(obj)
        if failed is not None:
            raise failed


class _Unshared:
    """While PHP code runs here, unserialize() calls in it stand for themselves (BG(serialize_lock))."""

    def __init__(self, engine: Engine) -> None:
        self.state = engine.state_of(StandardState)
        self.outer: Unserializer | None = None

    def __enter__(self) -> None:
        self.outer, self.state.unserializer = self.state.unserializer, None

    def __exit__(self, *problem: object) -> None:
        self.state.unserializer = self.outer


def _is_float(text: str) -> bool:
    """Digits with an optional sign, point and exponent?"""
    mantissa, mark, exponent = text.replace("E", "e").partition("e")
    if mark and not _DIGITS.issuperset((exponent[1:] if exponent[:1] in ("+", "-") else exponent) or "x"):
        return False
    digits = mantissa[1:] if mantissa[:1] in ("+", "-") and mantissa else mantissa
    whole, _, fraction = digits.partition(".")
    return bool(whole or fraction) and _DIGITS.issuperset(whole) and _DIGITS.issuperset(fraction)


def _is_serializable(engine: Engine, ce: Any) -> bool:
    wanted = engine.internal_class("Serializable")
    return ce is wanted or wanted in (ce.ancestors or ())


def _redeclared(ce: Any, key: str) -> Any:
    """The declared property a key means though its visibility has changed since (is_property_visibility_changed)."""
    class_name, name = unmangle(key)
    info = ce.properties_info.get(name)
    if info is None or info.flags & flags.ACC_STATIC:
        return None
    if class_name is None or class_name == "*" or lower(class_name) == lower(ce.name):
        return info
    return None


def unserialize_string(engine: Engine, data: str, options: PhpArray) -> Any:
    """unserialize() (php_unserialize_with_options)."""
    if not data:
        return False
    outer = engine.state_of(StandardState).unserializer
    reader = outer if outer is not None else Unserializer(engine)
    saved = reader.allowed, reader.max_depth, reader.depth
    found: Any = False
    failed = None
    try:
        _apply_options(engine, reader, options)
        try:
            found = reader.run(data)
        except Failure as failure:
            _report(engine, f"Error at offset {failure.args[0]} of {len(data)} bytes")
    except Thrown as thrown:
        failed = thrown
    finally:
        reader.allowed, reader.max_depth, reader.depth = saved
    if outer is None:
        reader.finish(failed)
    elif failed is not None:
        raise failed
    return found.value if type(found) is Reference else found  # only now: __wakeup may have assigned to it


def _report(engine: Engine, message: str) -> None:
    """Say what is wrong with the text: a notice until PHP 8.3 made a warning of it."""
    engine.diagnostics.error(E_NOTICE if engine.target < V8_3 else E_WARNING, f"{message_origin(engine)}: {message}")


_VALID_NAME = lazy_pattern(r"[0-9A-Za-z_\\\x80-\xff]*")  # zend_is_valid_class_name()


def _class_name(engine: Engine, name: Any) -> str:
    """One of the option allowed_classes, which versions since PHP 8.4 check."""
    if engine.target < V8_4:
        return convert.to_string(engine, name)
    problem = 'unserialize(): Option "allowed_classes" must be an array of class names'
    if type(name) is not str and not isinstance(name, PhpObject):
        engine.throw("TypeError", f"{problem}, {value_name(engine, name)} given")
    text = convert.to_string(engine, name)
    if _VALID_NAME.fullmatch(text) is None:
        engine.throw("ValueError", f'{problem}, "{c_string(text)}" given')
    return text


def _apply_options(engine: Engine, reader: Unserializer, options: PhpArray) -> None:
    if not len(options):
        return
    missing = object()
    classes = options.get("allowed_classes", missing)
    classes = classes.value if type(classes) is Reference else classes
    if classes is not missing:
        if type(classes) is PhpArray:
            reader.allowed = frozenset(lower(_class_name(engine, name)) for name in classes.plain_values())
        elif type(classes) is not bool:
            engine.throw("TypeError", 'unserialize(): Option "allowed_classes" must be of type array|bool, '
                                      f"{value_name(engine, classes)} given")
        else:
            reader.allowed = None if classes else frozenset()
    depth = options.get("max_depth", missing)
    depth = depth.value if type(depth) is Reference else depth
    if depth is not missing:
        if type(depth) is not int:
            engine.throw("TypeError", 'unserialize(): Option "max_depth" must be of type int, '
                                      f"{value_name(engine, depth)} given")
        if depth < 0:
            engine.throw("ValueError", 'unserialize(): Option "max_depth" must be greater than or equal to 0')
        reader.max_depth = depth
        reader.depth = 0
