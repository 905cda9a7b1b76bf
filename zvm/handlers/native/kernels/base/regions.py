"""Entering compiled regions of loops (zvm/regions) and leaving them: guards unbox the slots that a region has in its
registers, exits box what it changed. Both go by tables, so that an exit costs a region no code.

Between the two no Python and no PHP code runs: nothing sees that slots are not up to date.
"""
REGION_INT, REGION_FLOAT, REGION_BOOL = 0, 1, 2  # kinds of guards and boxes
REGION_SCALAR = 3  # a guard: what is dropped when the region stores something else there runs no destructor


@handler
def enter_region(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """The handler of a region's head, after the region's stub has noted which one in the run."""
    region = run.region
    left = run_region(slots, run, region)
    if left is None:
        return jump(region.own_handler, frame, slots, op, run)
    following = left.op
    if left.handler is not None:
        return jump(left.handler, frame, slots, following, run)
    return goto(frame, slots, following, run)


def run_region(slots: Cells, run: Run, region: Region) -> RegionExit:
    """Run the region's code; the exit that it took, null where a guard failed, and nothing done."""
    words = local_array(Words, REGION_FRAME_SIZE)
    guard = region.guards
    last = offset(guard, region.guard_count * REGION_VALUE_SIZE, RegionValue)
    while guard is not last:
        if unlikely(not passes_guard(slots[guard.slot], guard.kind, offset(words, guard.place, Words))):
            region.refusals = region.refusals + 1
            return None
        guard = offset(guard, REGION_VALUE_SIZE, RegionValue)
    constants = region.constants
    number = 0
    while number < region.constant_count:
        words[REGION_FIRST_CONSTANT + number] = constants[number]
        number = number + 1
    words[REGION_SLOTS] = i64(slots)
    turns = run.countdown
    call_region(region.code, words, run)
    region.entries = region.entries + 1
    region.turns = region.turns + turns - run.countdown
    left = offset(region.exits, words[0] * REGION_EXIT_SIZE, RegionExit)
    left.taken = left.taken + 1
    store_values(slots, run, left, words)
    return left


@inline
def passes_guard(value: Object, kind: i64, place: Words) -> i1:
    """Whether the value is of the kind; the word there is its unboxed value then."""
    type = value.type
    if kind == REGION_INT:
        if likely(type is LONG):
            place[0] = unbox_int(value)
            return True
        return False
    if kind == REGION_FLOAT:
        if likely(type is FLOAT):
            double_at(place).value = Float(value).value
            return True
        return False
    if kind == REGION_BOOL:
        place[0] = i64(value is TRUE)
        return type is BOOL
    return type is LONG or type is FLOAT or type is BOOL or type is STR or value is NONE or value is UNDEF


@inline
def double_at(place: Words) -> Float:
    """A word as the value of a float."""
    return offset(place, 0 - REGION_FLOAT_VALUE, Float)


@inline
def store_values(slots: Cells, run: Run, left: RegionExit, words: Words) -> None:
    """Box what the region has changed. Nothing that dies runs PHP code."""
    box = left.boxes
    last = offset(box, left.box_count * REGION_VALUE_SIZE, RegionValue)
    while box is not last:
        cell = at(slots, box.slot)
        place = offset(words, box.place, Words)
        if box.kind == REGION_INT:
            put_int(cell, place[0], run, None)
        elif box.kind == REGION_FLOAT:
            put_float(cell, double_at(place).value, run, None)
        else:
            replace(cell, TRUE if place[0] != 0 else FALSE)
        box = offset(box, REGION_VALUE_SIZE, RegionValue)
