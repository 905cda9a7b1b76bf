"""zvm-dump: compiles PHP and shows its op-arrays; nothing is executed.

command.py runs a command line (options.py): inputs.py finds the sources, compiling.py compiles each, and one module a
format shows it: text.py (OPcache's listing), phpdbg.py, json_format.py, html.py, dot.py, statistics.py. terminal.py has
what only a terminal sees: colours, tables, the progress bar.
"""
from __future__ import annotations

from zvm.cli.dump.command import main
from zvm.cli.dump.compiling import Dumper

__all__ = ("Dumper", "main")
