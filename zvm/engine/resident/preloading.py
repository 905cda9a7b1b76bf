"""opcache.preload: a script that is run before there are requests, whose functions and classes are there in each of
them (accel_finish_startup, preload_link).

What eval() makes is not kept, as it does not stay in a World.
"""
from __future__ import annotations

import os

from zvm.engine.include import compile_required
from zvm.engine.resident.ending import release_tables
from zvm.engine.resident.pool import put_back
from zvm.executor.class_declaration import declare_class, missing
from zvm.executor.scripts import execute_main
from zvm.opcodes.error_levels import E_WARNING
from zvm.opcodes.flags import ACC_LINKED, ACC_TOP_LEVEL
from zvm.runtime.classes.class_entry import ClassEntry
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.engine.resident.world import World
    from zvm.opcodes.op_array import Function
    from zvm.runtime.classes.class_record import ClassRecord


class PreloadFailed(Exception):
    """The reason has been reported, or is the text."""


class Preloaded:
    """What the script has left in a World; `positions` as Engine.class_positions, `paths` of the files."""

    __slots__ = ("functions", "classes", "positions", "records", "paths")

    def __init__(self, world: World, engine: Engine) -> None:
        kept: list[tuple[str, Any]] = [
            (name, function) for name, function in engine.functions.items()
            if world.functions.get(function, "") not in ("", *world.unfit)]
        self.functions: dict[str, Function] = dict(reversed(kept))  # the last one first, as PHP has them
        self.classes: dict[str, ClassEntry] = {
            key: ce for key, ce in engine.classes.items()
            if ce in world.records and world.records[ce].is_linked and ce.filename not in world.unfit}
        self.records: list[ClassRecord] = [world.records[ce] for ce in dict.fromkeys(self.classes.values())]
        keys = {*self.classes, *self.classes.values()}
        self.positions = {key: number for number, key in enumerate(
            key for key in engine.class_positions if key in keys)}
        self.paths = list(world.taken)

    def give(self, engine: Engine) -> None:
        """Have an engine begin with all of it."""
        dict.update(engine.functions, self.functions)
        dict.update(engine.classes, self.classes)
        engine.class_positions.update(self.positions)
        for record in self.records:
            record.ce.engine = engine

    def restore(self) -> None:
        """Put back what a request has written into the classes, which stay declared."""
        for record in self.records:
            record.reset()
            record.declare()

    def stands_for(self, known: Any, declared: Any) -> bool:
        """Whether a function or class of the table is what a file that is included again declares once more."""
        if isinstance(known, ClassEntry):
            is_preloaded = self.classes.get(lower(known.name)) is known
        else:
            is_preloaded = self.functions.get(lower(known.function_name)) is known
        return is_preloaded and (known.filename, known.line_start) == (declared.filename, declared.line_start)


def filling(values: dict[str, Any], make: Callable[[], Engine]) -> Callable[[World], None] | None:
    """What fills a new World by running the script that the directives name with an engine that `make` makes; None
    where there is no script. It raises PreloadFailed."""
    path = values.get("opcache.preload")
    if not path:
        return None

    def fill(world: World) -> None:
        with _EffectiveUser(values.get("opcache.preload_user")):
            engine = make()
            is_through = _preload(world, engine, path)
            release_tables(engine)
        if not is_through:
            raise PreloadFailed
        put_back(world)

    return fill


def _preload(world: World, engine: Engine, path: str) -> bool:
    """Run the script. False where it ends by an error, which is reported, or by exit()."""
    engine.world = world
    engine.is_preloading = True
    world.begin(engine)
    is_through = False

    def run() -> None:
        nonlocal is_through
        execute_main(engine, compile_required(engine, path))
        _link_rest(engine)
        is_through = True

    engine.run_tasks([run])
    if is_through:
        world.preloaded = Preloaded(world, engine)
    return is_through


def _link_rest(engine: Engine) -> None:
    """Declare the classes of files that were compiled only, as far as what they need is there; a warning for others."""
    left = [ce for ce in engine.class_definitions.values()
            if ce.flags & ACC_TOP_LEVEL and not ce.flags & ACC_LINKED and lower(ce.name) not in engine.classes]
    count = -1
    while len(left) != count:
        count = len(left)
        for ce in left[:]:
            if missing(engine, ce) is None and lower(ce.name) not in engine.classes:
                declare_class(engine, ce)
                left.remove(ce)
    for ce in left:
        if lower(ce.name) not in engine.classes:
            kind, name = missing(engine, ce) or ("", "")
            message = f"Can't preload unlinked class {ce.display_name}: Unknown {kind} {name}"
            engine.diagnostics.error(E_WARNING, message, ce.filename, ce.line_start)


class _EffectiveUser:
    """As opcache.preload_user has it, who must be named where root would run the script."""

    def __init__(self, name: str | None) -> None:
        self.name = name

    def __enter__(self) -> None:
        import pwd

        self.before = os.geteuid(), os.getegid()
        if not self.name:
            if self.before[0] == 0:
                raise PreloadFailed('"opcache.preload_user" has not been defined')
            return
        try:
            user = pwd.getpwnam(self.name)
        except KeyError:
            raise PreloadFailed("Preloading failed to getpwnam()") from None
        if user.pw_uid != self.before[0]:
            try:
                os.setegid(user.pw_gid)
                os.seteuid(user.pw_uid)
            except OSError:
                os.setegid(self.before[1])
                raise PreloadFailed(f"Preloading failed to setuid({user.pw_uid})") from None

    def __exit__(self, *reason: object) -> None:
        os.seteuid(self.before[0])
        os.setegid(self.before[1])
