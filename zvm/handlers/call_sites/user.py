"""Handlers of DO_* that enter one user function; used by site.py when the call is hot.

They make the frame as INIT_* and SEND_* would, and where the arguments are of types that RECV takes as they are,
execution begins behind the RECVs. Source is generated once for each number and kinds of arguments.
"""
from __future__ import annotations

from zvm.executor.frames import ExecuteData
from zvm.handlers.call_sites.source import CONSTANT, ArgumentSource, kind_of
from zvm.runtime import parameters

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.handlers.call_sites.site import CallSite, Handler
    from zvm.opcodes.op_array import OpArray

_makers: dict[tuple[Any, ...], Any] = {}


def entering(site: CallSite) -> Handler | None:
    """A handler for DO_* that enters the user function of the call site, None where the call has to go the long way."""
    function: OpArray = site.function
    passed = len(site.sends)
    kinds = "".join([kind_of(send) for send in site.sends])
    if "?" in kinds or not function.required_num_args <= passed <= function.num_args:
        return None
    accepted = [opline.cache for opline in function.opcodes[:passed]]
    checked = tuple([info.type is not None for info in function.arg_info[:passed]])
    if not all(type(types) is set for types, typed in zip(accepted, checked, strict=True) if typed):
        checked = (False,) * passed
    maker = _makers.get((kinds, checked))
    if maker is None:
        namespace = {**parameters.NAMESPACE, "ExecuteData": ExecuteData}
        exec(UserCall(kinds).entering(checked), namespace)
        maker = _makers[kinds, checked] = namespace["make"]
    made: Handler = maker(
        site.call, site.slot, function, function.entries[passed], function.opcodes[passed - 1], function.tails[passed],
        function.frame_size, *[types for types, typed in zip(accepted, checked, strict=True) if typed],
        *[send.opline.const1 if kind == CONSTANT else send.opline.op1
          for send, kind in zip(site.sends, kinds, strict=True)])
    return made


class UserCall(ArgumentSource):
    """The source that enters a user function. Of parameter 0 the types that RECV takes as they are are r0."""

    def entering(self, checked: tuple[bool, ...]) -> str:
        """Source of a handler; `checked` says of each parameter whether it has types."""
        body = ["room = ex.room - size", "if room < 0: return call(ex, op)", *self.fetches(), *self.settled(),
                *self.released()]
        tests = " and ".join([f"type(a{index}) in r{index}" for index, typed in enumerate(checked) if typed])
        body += ["ex.opline = op", "frame = ExecuteData()", f"frame.slots = [{', '.join([*self.names, '*tail'])}]",
                 f"frame.opline = inner if {tests} else entry" if tests else "frame.opline = entry",
                 "frame.func = function", "frame.engine = engine = ex.engine", "frame.this = None",
                 "frame.called_scope = None", "frame.prev = ex", "frame.call = None",
                 f"frame.num_args = {len(self.kinds)}", "frame.extra_named_params = None", "frame.symbol_table = None",
                 "frame.flags = 0", "frame.closure = None", "frame.return_value = None", "frame.room = room",
                 "engine.current_execute_data = frame", "return None"]
        accepted = "".join([f", r{index}" for index, typed in enumerate(checked) if typed])
        return self.made("function, entry, inner, tail, size" + accepted, body)
