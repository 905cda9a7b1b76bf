"""Objects made, taken apart and kept (zvm/runtime/objects)."""
