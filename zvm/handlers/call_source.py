"""Handlers of DO_* made for one internal function and kinds of arguments; used by handlers/call_sites.py when hot.

Two forms of calls. *Frameless*, for functions that do not ask for the engine or are declared `pure`: arguments are
checked, the implementation is called, nothing else. One that needs the engine after all (to warn, to throw, for an
object) is called again, by `CallSite.call`. *Framed*, for all others: what the function's entry point does, in a frame
kept in the opline's cache between calls. Source is generated once for each function and kinds of operands; it holds
nothing of a run.

The opline behind is carried out as well where it is the ASSIGN of the result to a CV, or a JMPZ or JMPNZ.
"""
from __future__ import annotations

from zvm.executor.arguments import sent_by_ref
from zvm.executor.frames import new_frame
from zvm.opcodes import flags, types
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, UNUSED, VAR
from zvm.runtime import parameters
from zvm.runtime.functions import ALWAYS, check_lines, parameter_of, type_test

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.handlers.call_sites import CallSite, Handler, Send
    from zvm.opcodes.op_array import Opline
    from zvm.runtime.functions import InternalFunction, ParameterType

_CONSTANT, _TEMPORARY, _VARIABLE, _CV, _REFERENCE, _KEPT, _KEPT_REFERENCE = "ctvlrkq"  # kinds of arguments

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


def specialised(site: CallSite, op: Opline, strict: bool, may_be_frameless: bool) -> Handler | None:
    """A handler for DO_* of the call site, None where the call has to go the long way."""
    function = site.function
    options = getattr(function.impl, "php_options", {})
    if not _takes(function, len(site.sends)) or function.collects_named or options.get("looks_at_references"):
        return None
    kinds = "".join([_kind(send) for send in site.sends])
    if "?" in kinds:
        return None
    constants = [_constant(function, index, send.opline.const1) if kind == _CONSTANT else None
                 for index, (send, kind) in enumerate(zip(site.sends, kinds, strict=True))]
    accepted = tuple([found is not None and found[0] for found in constants])
    use = _use_of_result(op)
    lines = _Lines(function, kinds, accepted, use)
    frameless = may_be_frameless and lines.is_frameless()
    key = (function, kinds, accepted, use, strict, frameless)
    maker = _makers.get(key)
    if maker is None:
        maker = _makers[key] = _compile(function, lines.frameless() if frameless else lines.framed(), strict)
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


def _kind(send: Send) -> str:
    """What is to be done for an argument; "?" for what only its SEND_* can do."""
    if send.is_kept:
        return _KEPT_REFERENCE if send.by_reference else _KEPT
    kind = send.opline.op1_type
    if send.by_reference:
        return _REFERENCE if kind == CV else "?"
    return {CONST: _CONSTANT, TMP_VAR: _TEMPORARY, CV: _CV}.get(kind, _VARIABLE)


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


def _compile(function: InternalFunction, source: str, strict: bool) -> Any:
    """The function that makes handlers, given `call`, the slot of the result, and slot or constant of each argument."""
    namespace = dict(parameters.NAMESPACE)
    namespace.update(function=function, impl=function.impl, NeedsEngine=NeedsEngine, no_engine=_NO_ENGINE,
                     new_frame=new_frame, coerce=parameters.coerce_strict if strict else parameters.coerce_weak)
    exec(source, namespace)
    return namespace["make"]


class _Lines:
    """The source for one function and kinds of arguments. Of argument 0 the value is a0, the slot s0."""

    def __init__(self, function: InternalFunction, kinds: str, accepted: tuple[bool, ...], use: int) -> None:
        self.function = function
        self.kinds = kinds
        self.accepted = accepted
        self.use = use
        self.names = [f"a{index}" for index in range(len(kinds))]
        self.parameters = [parameter_of(function, index) for index in range(len(kinds))]
        self.tests = [type_test(parameter, name) for parameter, name in zip(self.parameters, self.names, strict=True)]
        self.unchecked = bool(getattr(function.impl, "php_options", {}).get("unchecked"))

    def is_frameless(self) -> bool:
        """Can the implementation be called without a frame?"""
        function = self.function
        pure = getattr(function.impl, "php_options", {}).get("pure")
        if function.passes_engine and not pure or _REFERENCE in self.kinds or _KEPT_REFERENCE in self.kinds:
            return False
        return self.unchecked or all(
            test != ALWAYS and not (kind == _CONSTANT and not accepted)
            and not sent_by_ref(function, index + 1)
            for index, (test, kind, accepted) in enumerate(zip(self.tests, self.kinds, self.accepted, strict=True)))

    def _made(self, body: list[str]) -> str:
        operands = "".join([f", s{index}" for index in range(len(self.kinds))])
        return "\n".join([f"def make(call, slot, variable{operands}):", " def handler(ex, op):", "  slots = ex.slots",
                          *[f"  {line}" for line in body], " return handler"]) + "\n"

    def _fetches(self) -> list[str]:
        """Every argument into its name."""
        lines = []
        kept = [name for name, kind in zip(self.names, self.kinds, strict=True) if kind in (_KEPT, _KEPT_REFERENCE)]
        if len(kept) == 1:
            lines.append(f"{kept[0]} = slots[slot]")
        elif kept:
            lines.append(f"{', '.join(kept)} = slots[slot]")
        for index, kind in enumerate(self.kinds):
            name = self.names[index]
            if kind == _CONSTANT:
                lines.append(f"{name} = s{index}")
            elif kind in (_TEMPORARY, _VARIABLE, _CV):
                lines.append(f"{name} = slots[s{index}]")
            elif kind == _REFERENCE:
                lines += [f"{name} = slots[s{index}]", f"if type({name}) is not Reference:",
                          f" {name} = slots[s{index}] = Reference(None if {name} is UNDEF else {name})"]
        return lines

    def _released(self, checked: bool, slot_too: bool) -> list[str]:
        """Temporaries leave their slots, except those `checked` to be scalars; so does what SEND_* kept."""
        lines = [f"slots[s{index}] = None" for index, kind in enumerate(self.kinds)
                 if kind in (_TEMPORARY, _VARIABLE) and not (checked and self._is_one_of(index, _SCALARS))]
        if slot_too and (_KEPT in self.kinds or _KEPT_REFERENCE in self.kinds):
            lines.append("slots[slot] = None")
        return lines

    def _is_one_of(self, index: int, mask: int) -> bool:
        """Has the type test shown that argument `index` is of these types?"""
        tested = not self.unchecked and self.tests[index] is not None
        return self.kinds[index] == _CONSTANT or tested and not self.parameters[index].mask & ~mask

    def _dereference(self, index: int) -> str | None:
        """For variables: the value out of a Reference."""
        name = self.names[index]
        return f"if type({name}) is Reference: {name} = {name}.value" if self.kinds[index] in (_CV, _VARIABLE) else None

    def _frameless_checks(self) -> list[str]:
        lines = []
        for index, kind in enumerate(self.kinds):
            name, test = self.names[index], None if self.unchecked else self.tests[index]
            dereference = self._dereference(index)
            if kind == _CONSTANT:
                continue
            if test is None:
                if dereference is not None:
                    lines += [dereference, f"elif {name} is UNDEF: return call(ex, op)"]
                continue
            lines.append(f"if {test}:")
            if dereference is not None:
                lines.append(" " + dereference)
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

    def frameless(self) -> str:
        """Source of a handler that calls the implementation alone."""
        body = [*self._fetches(), *self._frameless_checks()]
        if not all(self._is_one_of(index, _NEVER_DESTROYED) for index in range(len(self.kinds))):
            body.append("ex.opline = op")  # where destructors are called from
        called = self._called("no_engine")
        if self.function.passes_engine:
            body += ["try:", " " + called, "except NeedsEngine:", " return call(ex, op)"]
        else:
            body.append(called)
        return self._made([*body, *self._released(checked=True, slot_too=self.use != VAR), *self._done()])

    def framed(self) -> str:
        """Source of a handler that calls the implementation as the running frame."""
        body = self._fetches()
        for index, kind in enumerate(self.kinds):
            dereference = self._dereference(index)
            if dereference is not None:
                body.append(dereference)
                if kind == _CV:
                    body.append(f"elif {self.names[index]} is UNDEF: return call(ex, op)")
        body += [*self._released(checked=False, slot_too=True), "ex.opline = op", "engine = ex.engine",
                 "frame = op.cache", "if frame is None:", " frame = new_frame(engine, function)",
                 f" frame.num_args = {len(self.kinds)}", "else:", " op.cache = None",
                 "frame.prev = ex", "frame.room = ex.room", f"frame.slots = [{', '.join(self.names)}]",
                 "engine.current_execute_data = frame"]
        for index, kind in enumerate(self.kinds):
            if kind != _CONSTANT or not self.accepted[index]:
                body += [line[1:] for line in check_lines(self.function, index, may_be_skipped=False)]
        body += [self._called("engine"), "engine.current_execute_data = ex", "frame.prev = frame.slots = None",
                 "op.cache = frame"]
        return self._made([*body, *self._done()])
