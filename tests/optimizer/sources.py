"""Op-arrays for the optimizer's tests, compiled as zvm-dump does."""
from __future__ import annotations

import functools

from zvm.cli.dump.compiling import Dumper
from zvm.optimizer.passes.context import DEFAULT_LEVEL, Context


@functools.cache
def dumper():
    return Dumper()


def compiled(code):
    """The script that `code`, without <?php, is compiled to."""
    script = dumper().compile(code, "test.php", is_code=True).script
    assert script is not None
    return script


def function(code):
    """The op-array of `function f() { code }`."""
    return compiled(f"function f() {{ {code} }}").functions["f"]


def is_internal(name):
    return dumper().names.internal_function(name) is not None


def context_of(script, level=DEFAULT_LEVEL):
    """What the optimizer is given for that script."""
    return Context(script, dumper().options(), level)
