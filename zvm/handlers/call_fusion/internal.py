"""Handlers of DO_* made for one internal function and kinds of arguments; used by site.py when the call is hot.

Two forms of calls. *Frameless*, for functions that do not ask for the engine or are declared `pure`: arguments are
checked, the implementation is called, nothing else. One that needs the engine after all (to warn, to throw, for an
object) is called again, by `CallSite.call`. *Framed*, for all others: what the function's entry point does, in a frame
kept in the opline's cache between calls. Source is generated once for each function and kinds of operands; it holds
nothing of a run.

The opline after it is carried out as well where it is the ASSIGN of the result to a CV, or a JMPZ or JMPNZ.
"""
from __future__ import annotations

from zvm.executor.arguments import sent_by_ref
from zvm.executor.generated.operands import DEREFERENCE, SETTLE
from zvm.handlers.call_fusion.source import CONSTANT, KEPT_REFERENCE, REFERENCE, ArgumentSource, kind_of
from zvm.opcodes import flags, types
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CV, UNUSED, VAR
from zvm.runtime.execute_data import new_frame
from zvm.runtime.functions import parameters
from zvm.runtime.functions.internal_function import ALWAYS, check_lines, parameter_of, type_test

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.handlers.call_fusion.site import CallSite, Handler
    from zvm.opcodes.op_array import Opline
    from zvm.runtime.functions.code_writer import CodeWriter
    from zvm.runtime.functions.internal_function import InternalFunction, ParameterType

_SCALARS = types.MAY_BE_NULL | types.MAY_BE_BOOL | types.MAY_BE_LONG | types.MAY_BE_DOUBLE
_NEVER_DESTROYED = _SCALARS | types.MAY_BE_STRING

_makers: dict[tuple[Any, ...], Any] = {}


class NeedsEngine(BaseException):
    """Raised where a frameless implementation asks for something of the engine."""


class _NoEngine:
    """What a frameless call passes for the engine."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        raise NeedsEngine

    def __setattr__(self, name: str, value: Any) -> None:
        raise NeedsEngine


_NO_ENGINE = _NoEngine()


def calling(site: CallSite, op: Opline, strict: bool, may_be_frameless: bool) -> Handler | None:
    """A handler for DO_* of the call site, None where the call has to go the long way."""
    function = site.function
    options = function.options
    if not _takes(function, len(site.sends)) or function.collects_named or options.get("looks_at_references"):
        return None
    kinds = "".join([kind_of(send) for send in site.sends])
    if "?" in kinds:
        return None
    constants = [_constant(function, index, send.opline.const1) if kind == CONSTANT else None
                 for index, (send, kind) in enumerate(zip(site.sends, kinds, strict=True))]
    accepted = tuple([found is not None and found[0] for found in constants])
    use = _use_of_result(op)
    lines = _InternalCall(function, kinds, accepted, use)
    frameless = may_be_frameless and lines.is_frameless()
    key = (function, kinds, accepted, use, strict, frameless)
    maker = _makers.get(key)
    if maker is None:
        writer = lines.frameless() if frameless else lines.framed()
        maker = _makers[key] = writer.compile("make", _namespace(function, strict))
    operands = [send.opline.op1 if found is None else found[1]
                for send, found in zip(site.sends, constants, strict=True)]
    made: Handler = maker(site.retry if frameless else site.call, site.slot, op.next and op.next.op1, *operands)
    return made


def _use_of_result(op: Opline) -> int:
    """What becomes of the result of `op`: UNUSED; ASSIGN, JMPZ or JMPNZ, which is next; VAR when it is just kept."""
    following = op.next
    if op.result_type == UNUSED or following is None:
        return op.result_type
    opcode = following.opcode
    if opcode == ops.ASSIGN:
        taken = following.op2_type == op.result_type and following.op2 == op.result
        return opcode if taken and following.op1_type == CV and following.result_type == UNUSED else VAR
    if opcode in (ops.JMPZ, ops.JMPNZ) and following.op1_type == op.result_type and following.op1 == op.result:
        return opcode
    return VAR


def _takes(function: InternalFunction, passed: int) -> bool:
    """Is that a number of arguments the function takes?"""
    most = passed if function.fn_flags & flags.ACC_VARIADIC else function.num_args
    return function.required_num_args <= passed <= most


def _constant(function: InternalFunction, index: int, value: Any) -> tuple[bool, Any]:
    """Is the constant of the declared type? And the constant, as a float where an int is passed for one."""
    parameter = parameter_of(function, index)
    if type(value) is int and _is_float(parameter):
        value = float(value)
    test = type_test(parameter, "value")
    return test is None or not eval(test, {**parameters.NAMESPACE, "value": value}), value


def _is_float(parameter: ParameterType) -> bool:
    """Does an int for this parameter become a float, whatever the caller's mode?"""
    return parameter.mask & (types.MAY_BE_DOUBLE | types.MAY_BE_LONG) == types.MAY_BE_DOUBLE


def _namespace(function: InternalFunction, strict: bool) -> dict[str, Any]:
    """What the source of a call of `function` refers to."""
    namespace = dict(parameters.NAMESPACE)
    namespace.update(function=function, impl=function.impl, NeedsEngine=NeedsEngine, no_engine=_NO_ENGINE,
                     new_frame=new_frame, coerce=parameters.coerce_strict if strict else parameters.coerce_weak)
    return namespace


class _InternalCall(ArgumentSource):
    """The source for calls of one internal function."""

    def __init__(self, function: InternalFunction, kinds: str, accepted: tuple[bool, ...], use: int) -> None:
        super().__init__(kinds)
        self.function = function
        self.accepted = accepted
        self.use = use
        self.parameters = [parameter_of(function, index) for index in range(len(kinds))]
        self.tests = [type_test(parameter, name) for parameter, name in zip(self.parameters, self.names, strict=True)]
        self.unchecked = bool(function.options.get("unchecked"))

    def is_frameless(self) -> bool:
        """Can the implementation be called without a frame?"""
        function = self.function
        pure = function.options.get("pure")
        if function.passes_engine and not pure or REFERENCE in self.kinds or KEPT_REFERENCE in self.kinds:
            return False
        return self.unchecked or all(
            test != ALWAYS and not (kind == CONSTANT and not accepted)
            and not sent_by_ref(function, index + 1)
            for index, (test, kind, accepted) in enumerate(zip(self.tests, self.kinds, self.accepted, strict=True)))

    def _is_one_of(self, index: int, mask: int) -> bool:
        """Has the type test shown that argument `index` is of these types?"""
        tested = not self.unchecked and self.tests[index] is not None
        return self.kinds[index] == CONSTANT or tested and not self.parameters[index].mask & ~mask

    def _frameless_checks(self) -> list[str]:
        lines = []
        for index, kind in enumerate(self.kinds):
            name, test = self.names[index], None if self.unchecked else self.tests[index]
            if kind == CONSTANT:
                continue
            if test is None:
                lines += self.of(SETTLE, index)
                continue
            lines.append(f"if {test}:")
            lines += [" " + line for line in self.of(DEREFERENCE, index)]
            if _is_float(self.parameters[index]):
                lines.append(f" if type({name}) is int: {name} = float({name})")
            lines.append(f" if {test}: return call(ex, op)")
        return lines

    def _called(self, engine: str) -> str:
        """The call of the implementation."""
        passed = [engine, *self.names] if self.function.passes_engine else self.names
        call = f"impl({', '.join(passed)})"
        return call if self.use == UNUSED else f"value = {call}"

    def _done(self) -> list[str]:
        """The result to where it is wanted, and where to go on."""
        if self.use == UNUSED:
            return ["return op.next"]
        if self.use == ops.ASSIGN:
            return ["following = op.next", "if type(slots[variable]) is Reference:", " slots[slot] = value",
                    " return following", "ex.opline = following", "slots[variable] = value", "return following.next"]
        if self.use in (ops.JMPZ, ops.JMPNZ):
            true, false = ("next", "target") if self.use == ops.JMPZ else ("target", "next")
            return ["following = op.next", f"if value is True: return following.{true}",
                    f"if value is False: return following.{false}", "slots[slot] = value", "return following"]
        return ["slots[slot] = value", "return op.next"]

    def frameless(self) -> CodeWriter:
        """The maker of a handler that calls the implementation alone."""
        body = [*self.fetches(), *self._frameless_checks()]
        if not all(self._is_one_of(index, _NEVER_DESTROYED) for index in range(len(self.kinds))):
            body.append("ex.opline = op")  # where destructors are called from
        called = self._called("no_engine")
        if self.function.passes_engine:
            body += ["try:", " " + called, "except NeedsEngine:", " return call(ex, op)"]
        else:
            body.append(called)
        scalars = frozenset(index for index in range(len(self.kinds)) if self._is_one_of(index, _SCALARS))
        title = f"frameless call of {self.function.display_name}"
        return self.maker(title, "variable", [*body, *self.released(scalars, self.use != VAR), *self._done()])

    def framed(self) -> CodeWriter:
        """The maker of a handler that calls the implementation as the running frame."""
        body = [*self.fetches(), *self.settled(), *self.released(), "ex.opline = op", "engine = ex.engine",
                "frame = op.cache", "if frame is None:", " frame = new_frame(engine, function)",
                 f" frame.num_args = {len(self.kinds)}", "else:", " op.cache = None",
                 "frame.prev = ex", "frame.stack_left = ex.stack_left", f"frame.slots = [{', '.join(self.names)}]",
                 "engine.current_execute_data = frame"]
        for index, kind in enumerate(self.kinds):
            if kind != CONSTANT or not self.accepted[index]:
                body += check_lines(self.function, index, may_be_skipped=False)
        body += [self._called("engine"), "engine.current_execute_data = ex", "frame.prev = frame.slots = None",
                 "op.cache = frame"]
        return self.maker(f"call of {self.function.display_name}", "variable", [*body, *self._done()])
