import sys

import zvm

if _reason := zvm.unsupported_python():
    sys.exit(f"zvm: {_reason}")  # one line and status 1, before anything is imported that would raise
