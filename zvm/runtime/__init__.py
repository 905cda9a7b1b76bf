import zvm

if _reason := zvm.unsupported_python():
    raise ImportError(_reason)
