"""What the long names of properties lead to: `$a->b["c"][3]`, `::static`, `$o->*Parent*private`."""
from __future__ import annotations

from zvm.observe.debugger.stack import plain
from zvm.observe.debugger.values import parts_of, static_properties
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

_ENDS = "[-:"


class SymbolReader:
    """Reads one name. `root` gives the value of a variable, UNDEF where there is none; `scope` is the class of the code
    that `::` begins with."""

    def __init__(self, engine: Engine, name: str, root: Callable[[str], Any], scope: ClassEntry | None) -> None:
        self.engine, self.name, self.root, self.scope = engine, name.removesuffix("::") or name, root, scope
        self._at = 0

    def read(self) -> Any:
        """The value, UNDEF where the name leads nowhere."""
        name = self.name
        if name.startswith("::"):
            self._at = 2
            value = self._static(self.scope, self._word())
        else:
            self._at = 1 if name.startswith("$") else 0
            value = self.root(self._word())
        while self._at < len(name) and value is not UNDEF:
            value = self._step(plain(value))
        return plain(value)

    def _word(self) -> str:
        """A name, whose first character is never the end."""
        start = self._at
        self._at += 1
        while self._at < len(self.name) and self.name[self._at] not in _ENDS:
            self._at += 1
        return self.name[start:self._at]

    def _step(self, value: Any) -> Any:
        """The next part."""
        rest = self.name[self._at:]
        if rest.startswith("["):
            return self._element(value)
        if rest.startswith("->"):
            self._at += 2
            if self.name[self._at:self._at + 2] in ('{"', "{'"):
                self._at += 1
                key = self._quoted()
                self._at += 1  # the brace
            else:
                key = self._word()
            return self._property(value, key)
        if rest.startswith("::"):
            self._at += 2
            return self._static(value.ce if isinstance(value, PhpObject) else None, self._word())
        self._at = len(self.name)
        return UNDEF

    def _element(self, value: Any) -> Any:
        self._at += 1
        if self.name[self._at:self._at + 1] in ('"', "'"):
            key: Any = self._quoted()
            self._at += 1
        else:
            end = self.name.find("]", self._at)
            end = len(self.name) if end < 0 else end
            text, self._at = self.name[self._at:end], end + 1
            try:
                key = int(text)
            except ValueError:
                return UNDEF
        if isinstance(value, PhpArray):
            found = value.get(key, UNDEF)
            if found is UNDEF and type(key) is str and key.lstrip("-").isdigit():
                found = value.get(int(key), UNDEF)
            return found
        return UNDEF

    def _quoted(self) -> str:
        """A text in quotes, with backslashes before some characters."""
        quote = self.name[self._at]
        self._at += 1
        pieces = []
        while self._at < len(self.name) and self.name[self._at] != quote:
            if self.name[self._at] == "\\":
                self._at += 1
                character = self.name[self._at:self._at + 1]
                pieces.append("\0" if character == "0" else character)
            else:
                pieces.append(self.name[self._at])
            self._at += 1
        self._at += 1
        return "".join(pieces)

    def _property(self, value: Any, key: str) -> Any:
        if not isinstance(value, PhpObject):
            return UNDEF
        class_name = ""
        if key.startswith("*") and key.count("*") >= 2:
            _, class_name, key = key.split("*", 2)
        found: Any = UNDEF
        for part in parts_of(self.engine, value):
            if str(part.key) == key and not part.is_static and (
                    not class_name or part.class_name == class_name):
                if part.visibility != "private" or class_name or part.class_name == value.ce.display_name:
                    return part.value
                found = part.value
        return found

    def _static(self, ce: ClassEntry | None, key: str) -> Any:
        if ce is None:
            return UNDEF
        if key.startswith("*") and key.count("*") >= 2:
            key = key.split("*", 2)[2]
        return next((part.value for part in static_properties(self.engine, ce) if part.key == key), UNDEF)
