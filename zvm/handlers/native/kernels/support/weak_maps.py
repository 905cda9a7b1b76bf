"""New entries of WeakMap, which Python's weak references take out again."""


@cold
def did_add_weak_entry(weak_map: PhpObject, key: Object, value: Object) -> i1:
    """False when Python raised."""
    given = local_array(Cells, 24)
    given[0] = Object(weak_map)
    given[1] = key
    given[2] = value
    return did_call("zvm.ext.core.weak_references.add", given, 3)
