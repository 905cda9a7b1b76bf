"""time(), and microtime() and hrtime() as numbers (ext/standard/microtime.c, hrtime.c)."""
CLOCK_MONOTONIC = 1
BILLION = 1000000000


@external("gettimeofday")
def gettimeofday(time: Words, zone: Raw) -> i32: ...


@entry
def function__time(engine: Object, arguments: Cells, count: i64) -> Object:
    time = local_array(Words, 16)
    return box_int(time[0]) if count == 0 and gettimeofday(time, None) == 0 else None


@entry
def function__microtime(engine: Object, arguments: Cells, count: i64) -> Object:
    time = local_array(Words, 16)
    if count != 1 or arguments[0] is not TRUE or gettimeofday(time, None) != 0:
        return None
    return box_float(f64(time[0]) + f64(time[1]) / 1000000.0)


@entry
def function__hrtime(engine: Object, arguments: Cells, count: i64) -> Object:
    time = local_array(Words, 16)
    if count != 1 or arguments[0] is not TRUE or clock_gettime(i32(CLOCK_MONOTONIC), time) != 0:
        return None
    return box_int(time[0] * BILLION + time[1])
