"""What a version of PHP has of a name, and which others have it."""
from __future__ import annotations

from typing import Any

from zvm.cli.check.uses import CLASS, CLASS_CONSTANT, CONSTANT, FUNCTION, METHOD, SETTING, Use
from zvm.ext import registry
from zvm.runtime.objects.remarks import deprecation_note
from zvm.runtime.services.ini_directives import directives_of
from zvm.targets import TARGETS, Target


class Versions:
    """All versions, seen from the one that a project is to run on; `engine_of(target)` gives an engine of a version."""

    def __init__(self, target: Target, engine_of: Any) -> None:
        self.target, self._engine_of = target, engine_of
        self._settings = {each: directives_of(each) for each in TARGETS}

    def has(self, use: Use, target: Target) -> bool:
        """Does a version have what is used? Of classes that are none of PHP's, everything is there."""
        if use.kind == FUNCTION:
            return registry.has_function(use.name.lower(), target)
        if use.kind == CLASS:
            return registry.has_class(use.name.lower(), target)
        if use.kind == CONSTANT:
            return registry.has_constant(use.name, target)
        if use.kind == SETTING:
            return use.name in self._settings[target]
        owner = (use.owner or "").lower()
        if not registry.has_class(owner, target):
            return False
        ce = self._engine_of(target).classes[owner]
        if use.kind == METHOD:
            return use.name.lower() in ce.function_table or "__callstatic" in ce.function_table
        return use.kind != CLASS_CONSTANT or use.name in ce.constants_table or use.name.lower() == "class"

    def gap(self, use: Use) -> str | None:
        """What is wrong with a use in the chosen version, None where nothing is, or where no version knows the name."""
        if self.has(use, self.target):
            return None
        others = [each for each in TARGETS if self.has(use, each)]
        if not others:
            return None
        later = [each for each in others if each > self.target]
        when = f"since PHP {later[0].name}" if later else f"until PHP {others[-1].name}"
        return f"{described(use)} is not in PHP {self.target.name}: it is there {when}"

    def deprecation(self, use: Use) -> str | None:
        """What PHP says where a deprecated function, method or constant is used, None for others."""
        engine = self._engine_of(self.target)
        if use.kind == FUNCTION:
            function = engine.functions.get(use.name.lower())
            note = None if function is None else deprecation_note(engine, function)
        elif use.kind == METHOD:
            ce = engine.classes.get((use.owner or "").lower())
            function = None if ce is None else ce.function_table.get(use.name.lower())
            note = None if function is None else deprecation_note(engine, function)
        elif use.kind == CONSTANT:
            note = engine.constants.deprecated.get(use.name)
        else:
            return None
        return None if note is None else f"{described(use)} is deprecated{note}"


def described(use: Use) -> str:
    """A use in words: "Function f()", "Class A"."""
    if use.kind in (METHOD, CLASS_CONSTANT):
        shown = f"{use.owner}::{use.name}" + ("()" if use.kind == METHOD else "")
    else:
        shown = use.name + ("()" if use.kind == FUNCTION else "")
    return f"{use.kind.capitalize()} {shown}"
