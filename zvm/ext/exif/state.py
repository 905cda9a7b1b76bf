"""The directives of exif: only names of encodings are taken (OnUpdateEncode, OnUpdateDecode)."""
from __future__ import annotations

from zvm.runtime.execute_data import running_function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_NAMES = ("encode_unicode", "decode_unicode_motorola", "decode_unicode_intel", "encode_jis", "decode_jis_motorola",
          "decode_jis_intel")


def start(engine: Engine, at_start_up: bool) -> None:
    """Watch the directives."""
    for name in _NAMES:
        engine.ini.validators[f"exif.{name}"] = lambda text: _accept(engine, text)


def _accept(engine: Engine, text: str | None) -> bool:
    from zvm.ext.mbstring.state import MbstringState

    if not text or engine.state_of(MbstringState).encoding_list(text, 0):
        return True
    engine.diagnostics.warning(f"{running_function(engine)}(): Illegal encoding ignored: '{text}'")
    return False
