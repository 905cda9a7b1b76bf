"""Inline caches."""


@inline
def find_cached(op: Op, target: PhpObject) -> Object:
    """opline.cache[target.ce], borrowed: what was found last for this class, or what the dict has; null: nothing."""
    ce = target.ce
    cache = op.opline.cache
    if likely(op.cached_for is ce and op.cached_in is cache):
        return op.cached
    return fill_cache(op, ce, cache)


@cold
def fill_cache(op: Op, ce: Object, cache: Object) -> Object:
    if cache.type is not DICT:
        return None
    found = dict_find_pointer(Dict(cache), ce)
    if found is None:
        return None
    op.cached_in = cache
    op.cached_for = ce
    op.cached = found
    return found


@cold
def remember(op: Op, ce: Object, found: Object) -> None:
    """Have opline.cache say `found` for a class (operands.remember())."""
    opline = op.opline
    if opline.cache is NONE:
        made = Object(PyDict_New())
        if made is None:
            PyErr_Clear()
            return
        opline.cache = made
    if opline.cache.type is DICT and PyDict_SetItem(Dict(opline.cache), ce, found) != 0:
        PyErr_Clear()


@inline
def cell_or_undef(cell: Cells) -> Object:
    if cell is None:
        return UNDEF
    return cell[0]
