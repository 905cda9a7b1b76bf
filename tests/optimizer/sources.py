"""Op-arrays for the optimizer's tests, compiled as zvm-dump does."""
from __future__ import annotations

import functools
import subprocess

from zvm.cli.dump.compiling import Dumper
from zvm.optimizer.passes.context import DEFAULT_LEVEL, Context

FILENAME = "test.php"
OPCACHE = ("zend_extension=opcache.so", "opcache.enable_cli=1", "opcache.file_update_protection=0", "opcache.jit=0",
           "opcache.jit_buffer_size=0")


def opcache_listing(php, folder, source, *settings):
    """What the OPcache installed here lists of a source."""
    script = folder / FILENAME
    script.write_text(source, encoding="latin-1", newline="")
    words = [word for setting in (*OPCACHE, *settings) for word in ("-d", setting)]
    done = subprocess.run([*php, "-n", "-l", *words, str(script)], capture_output=True, encoding="latin-1")
    return done.stderr.replace(str(script), FILENAME).strip("\n")


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
