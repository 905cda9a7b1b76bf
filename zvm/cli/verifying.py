"""Engines for tests: `zvm` takes one where ZVM_VERIFY is set, as it is in the test-suite."""
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
        return self.verified(super().compile_source(source, filename, **options), filename)

    def compile_string(self, code: str, filename: str, is_eval: bool = True) -> Script:
        return self.verified(super().compile_string(code, filename, is_eval), filename)

    def compile_file(self, path: str) -> Script:
        return self.verified(super().compile_file(path), path)

    def verified(self, script: Script, filename: str) -> Script:
        verify_script(script)
        return script


class StoringEngine(VerifyingEngine):
    """Makes an op-array file of all it compiles and runs what that file has (ZVM_VERIFY=files)."""

    def verified(self, script: Script, filename: str) -> Script:
        from zvm.opfile.reader import OpFile
        from zvm.opfile.writer import Origin, write

        return OpFile(write(script, Origin(filename)), filename).script(self)
