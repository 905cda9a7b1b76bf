"""What a run keeps for SOAP (soap globals)."""
from __future__ import annotations

from zvm.ext.soap.namespaces import SOAP_1_1

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


class SoapState:
    """`version` is that of the message under way, `owner` the client or server that handles it, `code` what faults of
    this extension's own are named by; `descriptions` has WSDL documents by address, with the time of reading."""

    __slots__ = ("engine", "version", "handles_errors", "code", "owner", "descriptions")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.version = SOAP_1_1
        self.handles_errors = False
        self.code = "Client"
        self.owner: Any = None
        self.descriptions: dict[str, tuple[float, Any]] = {}
