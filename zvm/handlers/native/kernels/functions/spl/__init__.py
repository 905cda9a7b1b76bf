"""SPL's arrays, heaps, linked lists, SplObjectStorage, WeakMap, WeakReference (zvm/ext/spl)."""
