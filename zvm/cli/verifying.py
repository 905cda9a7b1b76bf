"""An engine that verifies what it compiles: `zvm` takes it where ZVM_VERIFY is set, as it is in the test-suite."""
from __future__ import annotations

from zvm.engine import Engine
from zvm.opcodes.verify import verify_script

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.script import Script


class VerifyingEngine(Engine):
    """Raises VerificationError, an internal error, instead of running an op-array that breaks a rule."""

    def compile_source(self, source: str, filename: str, **options: Any) -> Script:
        script = super().compile_source(source, filename, **options)
        verify_script(script)
        return script

    def compile_file(self, path: str) -> Script:
        script = super().compile_file(path)
        verify_script(script)
        return script
