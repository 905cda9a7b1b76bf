"""Running the code of functions that are called back (zvm/regions/leaves.py): no frame is made.

It changes nothing: where it is left by an exit, what it has made is dropped, and the function is called with a frame.
"""
LEAF_CLOSURE = -3  # the slot of the closure that is called; $this is -1
LEAF_TURNS = 1000  # of loops, and calls, until the code is left


def run_leaf(leaf: Leaf, engine: Engine, stop: ExecuteData, target: Cells, arguments: Cells, count: i64) -> Object:
    """The result, owned; null where the function is to be called with a frame."""
    around = offset(engine.native_state, BYTES_DATA, EngineState).run
    if unlikely(around is None or around.countdown < 0 or SHARED.stack_busy != 0):
        return None
    around.countdown = around.countdown - 1
    words = leaf.stack
    if unlikely(count != leaf.passed or not take_inputs(leaf, words, target, arguments)):
        leaf.refusals = leaf.refusals + 1
        return None
    run = local_array(Run, RUN_SIZE)
    run.engine = engine
    run.frame = stop
    run.countdown = LEAF_TURNS
    run.region = leaf.function
    run.state = EngineState(None)
    shared = leaf.words
    outer = SHARED.region_run
    SHARED.region_run = run
    words[0] = i64(shared)
    shared[0] = LEAF_TURNS
    shared[REGION_LIMIT] = i64(words) + REGION_STACK_SIZE - leaf.frame_size * 2
    leaf.entries = leaf.entries + 1
    status = call_region(leaf.code, words, shared)
    result = Object(None)
    if likely(status == 0):
        result = boxed_word(leaf.kind, offset(words, leaf.place, Words))
    else:
        leaf.exited = leaf.exited + 1
        drop_owned(leaf, words, run)
    if unlikely(shared[REGION_DEAD] != 0):
        drop_dead(shared, run)
    SHARED.region_run = outer
    return result


@inline
def take_inputs(leaf: Leaf, words: Words, target: Cells, arguments: Cells) -> i1:
    """Whether the arguments are of the kinds that the code is for, which has them then."""
    each = leaf.inputs
    last = offset(each, leaf.input_count * REGION_VALUE_SIZE, RegionValue)
    while each is not last:
        value = target[4] if each.slot == LEAF_CLOSURE else (target[2] if each.slot < 0 else dereferenced(arguments[each.slot]))
        if not passes_at(value, each.kind, each, words):
            return False
        each = offset(each, REGION_VALUE_SIZE, RegionValue)
    return True


@inline
def boxed_word(kind: i64, place: Words) -> Object:
    """The value in a word, owned; null without memory."""
    value = Object(place[0])
    if kind == REGION_INT:
        value = box_int(place[0])
    elif kind == REGION_FLOAT:
        value = box_float(double_at(place).value)
    elif kind == REGION_BOOL:
        value = own(TRUE if place[0] != 0 else FALSE)
    elif kind == REGION_NULL:
        value = own(NONE)
    elif kind == REGION_CHAR:
        value = own(SHARED.characters[place[0]])
    if value is None:
        PyErr_Clear()
    return value


@cold
def drop_owned(leaf: Leaf, words: Words, run: Run) -> None:
    """Drop what the code has references to where it was left, in all functions that it has called."""
    left = offset(leaf.exits, words[0] * REGION_EXIT_SIZE, RegionExit)
    while left is not None:
        left.taken = left.taken + 1
        drop_boxes(left.boxes, left.box_count, words, run)
        each = left.frames
        last = offset(each, left.frame_count * REGION_CALL_SIZE, RegionFrame)
        while each is not last:
            drop_boxes(each.boxes, each.box_count, words, run)
            each = offset(each, REGION_CALL_SIZE, RegionFrame)
        if left.inner == 0:
            return
        words = offset(words, left.inner, Words)
        left = offset(leaf.exits, words[0] * REGION_EXIT_SIZE, RegionExit)


@cold
def drop_boxes(boxes: RegionValue, count: i64, words: Words, run: Run) -> None:
    box = boxes
    last = offset(box, count * REGION_VALUE_SIZE, RegionValue)
    while box is not last:
        if box.kind & REGION_OWNED != 0:
            decref(Object(offset(words, box.place, Words)[0]), run, None)
        box = offset(box, REGION_VALUE_SIZE, RegionValue)
