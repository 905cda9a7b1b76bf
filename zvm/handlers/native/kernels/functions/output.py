"""ECHO and output buffers without callbacks (zvm/runtime/services/output.py)."""


@cold
def output__echo(text: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    return NONE if text.type is STR and write_text(run.engine.output, Str(text)) else None


def diagnostics__begin_silence(frame: ExecuteData, op: Op, run: Run) -> Object:
    ini = run.engine.ini
    level = own(ini.error_reporting)
    if unbox_int(level) & ~E_FATAL_ERRORS != 0:
        silenced = box_int(unbox_int(level) & E_FATAL_ERRORS)
        if silenced is None:
            return None
        put(cell(ini.error_reporting), silenced, run, op)
    return level


def diagnostics__end_silence(level: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    ini = run.engine.ini
    if unbox_int(ini.error_reporting) & ~E_FATAL_ERRORS == 0 and unbox_int(level) & ~E_FATAL_ERRORS != 0:
        replace(cell(ini.error_reporting), level)
    return NONE


@cold
def write_text(output: Output, text: Str) -> i1:
    """Print where that is no more than to append. False, and nothing is printed, where Python has to."""
    if output.stack.size > 0:
        buffer = top_buffer(output)
        if buffer is None or buffer.chunk_size is not ZERO or not list_append(buffer.data, own(Object(text))):
            return False
        put_int(cell(buffer.size), unbox_int(buffer.size) + text.length, None, None)
        return True
    size = unbox_int(output.pending_size) + text.length
    if output.started_at is NONE or output.implicit_flush is not FALSE or size >= OUTPUT_BLOCK:
        return False
    if not list_append(output.pending, own(Object(text))):
        return False
    put_int(cell(output.pending_size), size, None, None)
    return True


@inline
def top_buffer(output: Output) -> OutputBuffer:
    """The innermost buffer; null where there is none, it takes nothing, or a callback runs."""
    if output.stack.size == 0 or output.running is not NONE:
        return None
    buffer = OutputBuffer(output.stack.items[output.stack.size - 1])
    return None if unbox_int(buffer.flags) & OUTPUT_DISABLED != 0 else buffer


@entry
def function__ob_start(engine: Object, arguments: Cells, count: i64) -> Object:
    """Without a callback."""
    output = Engine(engine).output
    name = provided_object("'default output handler")
    if count > 1 or count == 1 and arguments[0] is not NONE or output.running is not NONE or name is None:
        return None
    buffer = OutputBuffer(PyType_GenericAlloc(OUTPUT_BUFFER, 0))
    data = PyList_New(0)
    flags = box_int(OUTPUT_STDFLAGS)
    level = box_int(output.stack.size)
    if buffer is None or data is None or flags is None or level is None:
        return None
    buffer.name = own(name)
    buffer.callback = NONE
    buffer.is_user = FALSE
    buffer.chunk_size = ZERO
    buffer.flags = flags
    buffer.level = level
    buffer.data = data
    buffer.size = ZERO
    return TRUE if list_append(output.stack, Object(buffer)) else None


@entry
def function__ob_get_clean(engine: Object, arguments: Cells, count: i64) -> Object:
    output = Engine(engine).output
    contents = contents_to_drop(output) if count == 0 else None
    if contents is not None:
        drop_buffer(output)
    return contents


@entry
def function__ob_end_clean(engine: Object, arguments: Cells, count: i64) -> Object:
    output = Engine(engine).output
    contents = contents_to_drop(output) if count == 0 else None
    if contents is None:
        return None
    release(contents)
    drop_buffer(output)
    return TRUE


@entry
def function__ob_get_contents(engine: Object, arguments: Cells, count: i64) -> Object:
    buffer = top_buffer(Engine(engine).output) if count == 0 else None
    return None if buffer is None else buffer_contents(buffer)


@cold
def contents_to_drop(output: Output) -> Object:
    """What the innermost buffer holds, if it may be dropped without calling Python, owned; null of others."""
    buffer = top_buffer(output)
    if buffer is None or buffer.callback is not NONE or unbox_int(buffer.flags) & OUTPUT_REMOVABLE == 0:
        return None
    return buffer_contents(buffer)


@cold
def buffer_contents(buffer: OutputBuffer) -> Object:
    """Owned; null without memory."""
    if buffer.data.size == 0:
        return EMPTY
    if buffer.data.size == 1:
        return own(buffer.data.items[0])
    return PyUnicode_Join(EMPTY, Object(buffer.data))


@cold
def drop_buffer(output: Output) -> None:
    size = output.stack.size - 1
    buffer = output.stack.items[size]
    output.stack.size = size
    release(buffer)


@entry
def function__ob_get_level(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_int(Engine(engine).output.stack.size) if count == 0 else None
