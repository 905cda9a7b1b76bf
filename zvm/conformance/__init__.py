"""The runner of `.phpt` files, php-src's test format: the command zvm-phpt and a pytest plugin.

Reads test files, runs their scripts with any php-compatible command, and compares. Imports nothing else of ZVM, which
runs in a process of its own, as PHP does in php-src's run-tests.php.
"""
import sys

import zvm

if _reason := zvm.unsupported_python():
    sys.exit(f"zvm-phpt: {_reason}")
