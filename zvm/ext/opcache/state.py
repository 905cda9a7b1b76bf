"""What a script may not do with OPcache's directives: switch it on, or change the JIT, of which there is none."""
from __future__ import annotations

from zvm.runtime.services.ini import parse_bool

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


def start(engine: Engine, at_start_up: bool) -> None:
    """Watch the directives (OnEnable, OnUpdateJit)."""
    def accept_enable(text: str | None) -> bool:
        if parse_bool(text):
            engine.diagnostics.warning("Zend OPcache can't be temporary enabled (it may be only disabled till the end "
                                       "of request)")
            return False
        return True

    def accept_jit(text: str | None) -> bool:
        engine.diagnostics.warning("Cannot change opcache.jit setting at run-time (JIT is disabled)")
        return False

    engine.ini.validators.update({"opcache.enable": accept_enable, "opcache.jit": accept_jit})
