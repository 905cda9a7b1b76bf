"""Counting what is executed. While somebody counts (zvm/handlers/native/counting.py), `op.handler` is `counted`."""


@handler
def counted(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Count the opline, then run it."""
    SHARED.executed = SHARED.executed + 1
    native = op.native
    if native is None:
        return jump(slow, frame, slots, op, run)
    return jump(native, frame, slots, op, run)
