"""Handlers of DO_* that enter user functions and methods; used by site.py when the call is hot.

They make the frame as INIT_* and SEND_* would, and where the arguments are of types that RECV takes as they are,
execution begins after the RECVs. Source is generated once for each number and kinds of arguments.
"""
from __future__ import annotations

from zvm.executor.arguments import sent_by_ref
from zvm.handlers.call_fusion.source import CONSTANT, ArgumentSource, kind_of
from zvm.opcodes.op_array import CV, UNUSED
from zvm.runtime.execute_data import ExecuteData
from zvm.runtime.functions import parameters
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.handlers.call_fusion.site import CallSite, Handler, MethodSite, NewSite
    from zvm.opcodes.op_array import OpArray
    from zvm.runtime.functions.code_writer import CodeWriter

_makers: dict[tuple[Any, ...], Any] = {}
_NOTHING: frozenset[Any] = frozenset()
_CALLED = {"": "function", "n": "constructor", "t": "method of $this", "c": "method of a CV",
           "v": "method of a temporary"}  # by `target`


def entering(site: CallSite) -> Handler | None:
    """A handler for DO_* that enters the user function of the call site, None where the call has to go the long way."""
    found = entrance(site, site.function)
    return None if found is None else _made(site, "", *found)


def entering_method(site: MethodSite) -> Handler | None:
    """A handler for DO_* that enters the method which the cache of DO_* has for the object's class, None where the call
    has to go the long way.

    Where there is no such method, it calls `site.call`, which learns.
    """
    kind = site.init.op1_type
    return _made(site, "t" if kind == UNUSED else "c" if kind == CV else "v", site.init.op1)


def entering_constructor(site: NewSite) -> Handler | None:
    """A handler for DO_* of `new`, None where the call has to go the long way."""
    found = entrance(site, site.function)
    return None if found is None else _made(site, "n", site.place, *found)


def entrance(site: CallSite, function: OpArray) -> tuple[Any, ...] | None:
    """What the handler has to know of a function; None while that is not known, and where the arguments do not fit.

    That is: the function, the opline after which it begins, the one where no RECV has to look at the arguments, the
    slots after the arguments, its size, and for each parameter that is typed in `site.function` the types that its
    RECV takes as they are.
    """
    passed = len(site.sends)
    if not function.required_num_args <= passed <= function.num_args or any(
            send.by_reference is not bool(sent_by_ref(function, index + 1)) for index, send in enumerate(site.sends)):
        return None
    typed, expected = _typed(function, passed), _typed(site.function, passed)
    accepted: list[Any] = [function.opcodes[index].cache for index in range(passed) if typed[index]]
    if not all(type(types) is set for types in accepted):
        return None
    if expected != typed:
        accepted = [_NOTHING] * sum(expected)
    first = passed
    while first < function.num_args and function.tails.defaults[first] is not UNDEF:
        first += 1
    return (function, function.entries[passed], function.opcodes[first - 1], function.tails[passed],
            function.frame_size, *accepted)


def _typed(function: OpArray, passed: int) -> tuple[bool, ...]:
    return tuple([info.type is not None for info in function.arg_info[:passed]])


def _made(site: CallSite, target: str, *known: Any) -> Handler | None:
    """A handler for such arguments, which begins with what is `known`; None where only SEND_* can send one.

    `target` is empty for a function, "n" for a constructor, for a method where the object is: "t" $this, "c" a CV, "v"
    a temporary.
    """
    kinds = "".join([kind_of(send) for send in site.sends])
    if "?" in kinds:
        return None
    typed = _typed(site.function, len(kinds))
    key = target, kinds, typed
    maker = _makers.get(key)
    if maker is None:
        namespace: dict[str, Any] = {**parameters.NAMESPACE, "ExecuteData": ExecuteData}
        maker = _makers[key] = _UserCall(kinds, typed).writer(target).compile("make", namespace)
    operands = [send.opline.const1 if kind == CONSTANT else send.opline.op1
                for send, kind in zip(site.sends, kinds, strict=True)]
    made: Handler = maker(site.call, site.slot, *known, *operands)
    return made


class _UserCall(ArgumentSource):
    """The source that enters a user function. Of parameter 0 the types that RECV takes as they are are r0."""

    def __init__(self, kinds: str, typed: tuple[bool, ...]) -> None:
        super().__init__(kinds)
        self.accepted = [f"r{index}" for index, is_typed in enumerate(typed) if is_typed]
        self.test = " and ".join([
            f"(type(a{index}) in r{index} or isinstance(a{index}, PhpObject) and a{index}.ce in r{index})"
            for index, is_typed in enumerate(typed) if is_typed])

    def writer(self, target: str) -> CodeWriter:
        """make() of handlers for a function, for a constructor or for methods, as `target` says (see _made())."""
        what = ", ".join(["function", "entry", "inner", "tail", "size", *self.accepted])
        body = [*self._object(target)]
        if target in ("t", "c", "v"):
            body += ["try:", f" {what} = op.cache[this.ce]",
                     "except (AttributeError, KeyError, TypeError):", " return call(ex, op)"]
        body += ["stack_left = ex.stack_left - size", "if stack_left < 0: return call(ex, op)",
                 *self.fetches(), *self.settled(), *self.released(),
                 *(["slots[place] = None"] if target == "v" else []),
                 "ex.opline = op", "engine = ex.engine", "frame = ExecuteData()", *self._fields(target),
                 "engine.current_execute_data = frame", "return None"]
        title = f"call of a user {_CALLED[target]} with arguments {self.kinds}"
        return self.maker(title, {"": what, "n": f"place, {what}"}.get(target, "place"), body)

    def _fields(self, target: str) -> list[str]:
        """All of the frame's, as push_call() and enter() fill them."""
        given = {"slots": f"[{', '.join([*self.names, '*tail'])}]",
                 "opline": f"inner if {self.test} else entry" if self.test else "entry",
                 "func": "function", "engine": "engine", "this": "this" if target else None, "prev": "ex",
                 "num_args": len(self.kinds), "flags": 0, "stack_left": "stack_left"}
        return [f"frame.{name} = {given.get(name)}" for name in ExecuteData.__slots__ if name != "__weakref__"]

    def _object(self, target: str) -> list[str]:
        """The object the method is called on."""
        if not target:
            return []
        if target == "t":
            return ["this = ex.this"]
        return ["this = slots[place]", *(["if type(this) is Reference: this = this.value"] if target != "n" else [])]
