"""Counting what is executed: `op.handler` is `counted` while oplines are counted (zvm/handlers/native/counting.py), and
`metered` in an engine whose runs may execute only so many oplines (zvm/runtime/services/metering.py)."""


@handler
def counted(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Count the opline, then run it."""
    SHARED.executed = SHARED.executed + 1
    native = op.native
    if native is None:
        return jump(slow, frame, slots, op, run)
    return jump(native, frame, slots, op, run)


@handler
def metered(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Run the opline if there is one left of those the run may execute; else Python raises, at this and any other."""
    state = run.state
    state.oplines_left = state.oplines_left - 1
    if unlikely(state.oplines_left < 0):
        return jump(poll_and_go, frame, slots, op, run)
    native = op.native
    if native is None:
        return jump(slow, frame, slots, op, run)
    return jump(native, frame, slots, op, run)
