"""Untrusted code: `Sandbox`, an engine in a process of its own that the operating system confines.

`parent.py` is the side of the host, `child.py` the process, `confinement.py` what the system is asked to enforce,
`messages.py` what goes between them. Nothing that comes from the child is executed or unpickled.
"""
from __future__ import annotations

from zvm.sandbox.parent import Sandbox, SandboxDied, Unprotected

__all__ = ["Sandbox", "SandboxDied", "Unprotected"]
