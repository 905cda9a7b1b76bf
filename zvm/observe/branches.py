"""Branches and paths of functions as Xdebug has them (XDEBUG_CC_BRANCH_CHECK), and which of them a run takes.

A branch begins where a jump leads, at the beginning and at each catch, and ends at a jump or before the next one. A
path is a way through branches that takes no edge twice. Each beginning of a branch is watched while a run is covered.
"""
from __future__ import annotations

from itertools import islice

from zvm.observe.reachable import EXIT, NOWHERE, Walk
from zvm.opcodes import metadata as meta
from zvm.opcodes.cfg import targets
from zvm.opcodes.flags import ACC_ANON_CLASS, ACC_CLOSURE, ACC_GENERATOR, ACC_TRAIT, ACC_TRAIT_CLONE, LAST_CATCH
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from zvm.observe.watching import Watches
    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.runtime.execute_data import ExecuteData

MOST_PATHS = 4096  # of a function (XDEBUG_MAX_PATHS)
_MOST_CALLS = 1000  # that are kept before those are looked for that an exception has ended
_LEAVES = frozenset((meta.RETURN, meta.RETURN_BY_REF, meta.GENERATOR_RETURN, meta.GENERATOR_CREATE, meta.YIELD,
                     meta.YIELD_FROM))  # oplines that end a call, or a generator's turn


class Branch:
    """From one opline to another, with the ways out."""

    __slots__ = ("start", "end", "line_start", "line_end", "outs")

    def __init__(self, start: int, line_start: int) -> None:
        self.start, self.line_start = start, line_start
        self.end = self.line_end = 0
        self.outs: list[int] = []


class FunctionBranches:
    """Of one function. `branches` are by their first oplines, `entries` are those that paths begin with; `hit`,
    `hit_outs` and `hit_paths` are what a run has taken."""

    def __init__(self, function: OpArray) -> None:
        walk = Walk(function)
        self.scope = function.scope
        self.branches = _branches(function, walk)
        self.entries = _entries(function)
        self.hit: set[int] = set()
        self.hit_outs: set[tuple[int, int]] = set()  # (from, to)
        self.hit_paths: set[tuple[int, ...]] = set()

    def paths(self) -> Iterator[tuple[int, ...]]:
        """All, which may be more than one can wait for."""
        for entry in sorted(self.entries):
            yield from self._paths_from(entry)

    def _paths_from(self, entry: int) -> Iterator[tuple[int, ...]]:
        """Those that begin with a branch, depth first (xdebug_branch_find_path)."""
        path, edges = [entry], [(-1, entry)]
        taken: set[tuple[int, int]] = set()
        waiting: list[Iterator[int]] = [iter(self._outs(entry))]
        has_gone_on = [False]
        while waiting:
            for out in waiting[-1]:
                if (path[-1], out) not in taken:
                    has_gone_on[-1] = True
                    edge = path[-1], out
                    taken.add(edge)
                    edges.append(edge)
                    path.append(out)
                    waiting.append(iter(self._outs(out)))
                    has_gone_on.append(False)
                    break
            else:
                waiting.pop()
                if not has_gone_on.pop():
                    yield tuple(path)
                taken.discard(edges.pop())
                path.pop()

    def _outs(self, start: int) -> list[int]:
        branch = self.branches.get(start)
        return [] if branch is None else [out for out in branch.outs if out not in (NOWHERE, EXIT)]

    def as_array(self) -> PhpArray:
        """What xdebug_get_code_coverage() gives of a function."""
        branches = {start: PhpArray.from_dict({
            "op_start": start, "op_end": branch.end, "line_start": branch.line_start, "line_end": branch.line_end,
            "hit": int(start in self.hit),
            "out": PhpArray.from_dict({number: out for number, out in enumerate(branch.outs) if out}),
            "out_hit": PhpArray.from_dict({number: int((start, out) in self.hit_outs)
                                           for number, out in enumerate(branch.outs) if out})})
            for start, branch in sorted(self.branches.items())}
        all_paths = list(islice(self.paths(), MOST_PATHS))
        last = {path: number for number, path in enumerate(all_paths)}  # of equal paths, which jump tables make
        paths = [PhpArray.from_dict({"path": PhpArray.from_list(list(path)),
                                     "hit": int(path in self.hit_paths and last[path] == number)})
                 for number, path in enumerate(all_paths)]
        return PhpArray.from_dict({"branches": PhpArray.from_dict(branches), "paths": PhpArray.from_list(paths)})


def _branches(function: OpArray, walk: Walk) -> dict[int, Branch]:
    """By their beginnings (xdebug_branch_post_process). The last opline ends the branch before it even where control
    does not get there, as it does in Xdebug."""
    oplines = function.opcodes
    walk.ends.setdefault(len(oplines) - 1, [])
    found: dict[int, Branch] = {}
    branch: Branch | None = None
    is_open = False
    for number, opline in enumerate(oplines):
        if number in walk.starts:
            if branch is not None and is_open:
                branch.outs, branch.end, branch.line_end = [number], number - 1, opline.lineno
            branch = found[number] = Branch(number, opline.lineno)
            is_open = True
        if number in walk.ends and branch is not None:
            branch.outs, branch.end, branch.line_end = walk.ends[number], number, opline.lineno
            is_open = False
    return found


def _entries(function: OpArray) -> set[int]:
    """The beginning, and the first of each chain of catches."""
    oplines = function.opcodes
    entries = {0, *(opline.number for opline in oplines if opline.opcode == meta.CATCH)}
    for number in sorted(entries):
        following = _next_catch(function, number) if number in entries else None
        while following is not None:
            entries.discard(following)
            following = _next_catch(function, following)
    return entries


def _next_catch(function: OpArray, number: int) -> int | None:
    """The catch that is tried after another of the same `try`."""
    opline = function.opcodes[number]
    if opline.opcode != meta.CATCH or opline.extended_value & LAST_CATCH:
        return None
    following, = targets(function, opline)
    if function.opcodes[following].opcode == meta.FETCH_CLASS:
        following += 1
    return following if function.opcodes[following].opcode == meta.CATCH else None


def display_name(function: OpArray) -> str:
    """What Xdebug calls a function here (xdebug_build_fname_from_oparray)."""
    name, scope = function.function_name, function.scope
    place = f"{function.filename}:{function.line_start}-{function.line_end}"
    if name is None:
        return "{main}"
    if function.fn_flags & ACC_CLOSURE:
        return f"{name[:-1]}:{place}}}"
    if function.fn_flags & ACC_TRAIT_CLONE or scope is not None and scope.flags & ACC_TRAIT:
        return f"{name}{{trait-method:{place}}}"
    if scope is None:
        return name
    # what is after a null byte, which is in names of anonymous classes, is lost
    return scope.display_name if scope.flags & ACC_ANON_CLASS else f"{scope.display_name}->{name}"


class _Call:
    """One that is under way, or the turn of a generator."""

    __slots__ = ("branches", "path", "last", "edges")

    def __init__(self, branches: FunctionBranches) -> None:
        self.branches = branches
        self.path: list[int] = []
        self.last = -1  # the branch that was begun last
        self.edges: set[tuple[int, int]] = set()  # that were taken: a second time they do not belong to the path


class BranchCoverage:
    """What a run takes, by file and function. `enter` is called with a function before it is executed, and has it
    analysed if it is to be covered; `wants` says whether it may be."""

    def __init__(self, watches: Watches, wants: Callable[[OpArray], bool],
                 enter: Callable[[OpArray], object]) -> None:
        self.watches, self._wants, self._enter = watches, wants, enter
        self.files: dict[str, dict[str, FunctionBranches]] = {}
        self._functions: dict[OpArray, FunctionBranches] = {}
        self._calls: dict[ExecuteData, _Call] = {}
        self._watched: list[tuple[OpArray, Opline]] = []
        watches.preparing.append(self._watch)
        for function in watches.functions:
            self._watch(function)

    def end(self) -> None:
        """Watch nothing any more."""
        self.watches.preparing.remove(self._watch)
        for function, opline in self._watched:
            self.watches.remove(function, opline, self._reached)
        self._watched = []

    def analyse(self, function: OpArray) -> None:
        """Have a function among those that are told of."""
        path: Any = function.filename
        functions = self.files.setdefault(path, {})
        branches, name = self._of(function), display_name(function)
        if function.fn_flags & ACC_TRAIT_CLONE and name not in functions and \
                any(each.endswith(name[len(function.function_name or ""):]) for each in functions):
            return  # an alias of what was analysed already as the trait's
        before = functions.get(name)
        if before is not None:  # another that is called the same: classes are analysed from the last to the first
            if function.scope is not before.scope:
                return
            branches.hit, branches.hit_outs, branches.hit_paths = before.hit, before.hit_outs, before.hit_paths
        functions[name] = branches

    def as_array(self, path: str) -> PhpArray:
        """What xdebug_get_code_coverage() gives of the functions of a file."""
        self._end_calls()
        return PhpArray.from_dict({name: branches.as_array() for name, branches in self.files.get(path, {}).items()})

    def _entered(self, function: OpArray) -> FunctionBranches:
        """What stands for a function: the last that was analysed with its name."""
        path: Any = function.filename
        return self.files.get(path, {}).get(display_name(function)) or self._of(function)

    def _of(self, function: OpArray) -> FunctionBranches:
        branches = self._functions.get(function)
        if branches is None:
            branches = self._functions[function] = FunctionBranches(function)
        return branches

    def _watch(self, function: OpArray) -> None:
        """Watch where branches of a function begin, where it is entered and where it is left."""
        if not self._wants(function):
            return
        starts = self._of(function).branches
        has_own_name = function.scope is None or not function.scope.flags & ACC_ANON_CLASS
        for opline in function.opcodes:
            number = opline.number
            if number in starts or number <= function.num_args or opline.opcode in _LEAVES or not has_own_name:
                self._watched.append((function, opline))
                self.watches.add(function, opline, self._reached)

    def _reached(self, frame: ExecuteData, opline: Opline) -> None:
        """One of these is about to be executed."""
        call, number = self._calls.get(frame), opline.number
        if call is None:
            function: Any = frame.func
            self._enter(function)
            if len(self._calls) >= _MOST_CALLS:
                self._end_calls()
            call = self._calls[frame] = _Call(self._entered(function))
            # parameters that were passed are received already; of generators Xdebug does not see the first branch then
            if 0 < number <= function.num_args and not function.fn_flags & ACC_GENERATOR:
                _begin(call, 0)
        if number in call.branches.branches:
            _begin(call, number)
        if opline.opcode in _LEAVES:
            _end(call)
            del self._calls[frame]

    def _end_calls(self) -> None:
        """End those that an exception has ended."""
        running = set()
        frame: ExecuteData | None = self.watches.engine.current_execute_data
        while frame is not None:
            running.add(frame)
            frame = frame.prev
        for frame in [each for each in self._calls if each not in running]:
            _end(self._calls.pop(frame))


def _begin(call: _Call, number: int) -> None:
    """A branch begins (xdebug_branch_info_mark_reached)."""
    branches = call.branches
    if number and number in branches.entries:
        _end(call)
        call.path, call.last = [], -1
    if call.last != -1 and number in branches.branches[call.last].outs:
        branches.hit_outs.add((call.last, number))
    edge = call.last, number
    if edge not in call.edges:
        call.edges.add(edge)
        call.path.append(number)
    branches.hit.add(number)
    call.last = number


def _end(call: _Call) -> None:
    if call.path:
        call.branches.hit_paths.add(tuple(call.path))
