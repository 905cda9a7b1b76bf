"""SOAP's functions."""
from __future__ import annotations

from zvm.ext.soap.faults import SoapFault
from zvm.ext.soap.state import SoapState
from zvm.ext.vocabulary import Bool, Mixed, function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


@function
def use_soap_error_handler(engine: Engine, enable: Bool = True) -> Bool:
    state = engine.state_of(SoapState)
    known, state.handles_errors = state.handles_errors, enable
    return known


@function
def is_soap_fault(object: Mixed) -> Bool:
    return isinstance(object, SoapFault)
