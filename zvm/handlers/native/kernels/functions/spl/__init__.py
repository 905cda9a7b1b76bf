"""SPL's arrays and heaps, SplObjectStorage, WeakMap, WeakReference (zvm/ext/spl)."""
