"""New entries of WeakMap, which Python's weak references take out again."""


@cold
def did_add_weak_entry(weak_map: PhpObject, key: Object, value: Object) -> i1:
    """False when Python raised."""
    values = local_array(Cells, 24)
    values[0] = Object(weak_map)
    values[1] = key
    values[2] = value
    return did_call("zvm.ext.core.weak_references.add", values, 3)
