"""Generators: suspended frames, delegation, destruction (zend_generators.c).

Reads frames; makes GeneratorObject. The Generator class itself, whose instances are a subclass, is in
zvm/ext/core/generator.py. Used by the handlers of YIELD and its like and by the unwinder (through `finish`).

`yield from` of another generator sets `delegate`. The generator at the end of that chain, its root, is the one that
runs when any of the chain is resumed; when it has returned, the one before becomes the root and gets the value. `chain`
remembers the delegates between the generator that was resumed and its root, so that depth costs nothing.
"""
from __future__ import annotations

from zvm.executor import dispatch
from zvm.executor.dispatch import defer_exception, execute, raise_afresh
from zvm.executor.returns import leave
from zvm.executor.unfinished_calls import drop_pending_frames
from zvm.executor.unwinder import FinallyState, cleanup_live_vars, release_frame
from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import ACC_HAS_FINALLY_BLOCK, ACC_RETURN_REFERENCE, RETURNS_FUNCTION
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, UNUSED, VAR
from zvm.runtime.execute_data import CALL_GENERATOR, CALL_TOP, ExecuteData, initial_stack_left
from zvm.runtime.objects import iterators
from zvm.runtime.objects.lifecycle import initialise
from zvm.runtime.services.memory_usage import frame_bytes
from zvm.runtime.signals import EXCEPTIONS, Bailout, GracefulExit, Thrown, UnwindExit
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


_OWN_BYTES = 320  # of memory in Zend, besides the frame
ENDS = (*EXCEPTIONS, GracefulExit)  # what may leave a generator's frame: exceptions, and the end of its fiber


class GeneratorObject(PhpObject):
    """An instance of Generator (zend_generator)."""

    __slots__ = ("frame", "value", "current_key", "retval", "send_slot", "largest_key", "delegate", "chain", "values",
                 "is_running", "is_at_first_yield", "is_starting", "is_forced_close", "thrown")
    frame: Any  # the suspended or running frame; None when finished
    value: Any  # the last one yielded, UNDEF before
    current_key: Any
    retval: Any  # UNDEF until `return`
    send_slot: int | None  # the temporary that send() fills
    largest_key: int  # for yields without key
    delegate: GeneratorObject | None  # `yield from` of a generator
    chain: list[GeneratorObject]
    values: Any  # `yield from` of an array or Traversable: a Python iterator of (key, value)
    is_running: bool
    is_at_first_yield: bool
    is_starting: bool  # just delegated to a generator that may have a value already (ZEND_GENERATOR_DO_INIT)
    is_forced_close: bool  # only finally blocks are being run
    thrown: Any  # the signal to raise in the frame when it is resumed

    @property
    def own_bytes(self) -> int:  # type: ignore[override]
        return _OWN_BYTES if self.frame is None else _OWN_BYTES + frame_bytes(self.frame)

    def __del__(self) -> None:
        die(self)

    def close_unfinished(self) -> None:
        """Let go of the frame at a yield: its variables, `$this`, then what was sent to the calls that were being made,
        from the innermost call outwards, and other temporaries (zend_generator_close)."""
        frame, self.frame = self.frame, None
        self.values = self.delegate = None
        self.chain.clear()
        frame.return_value = None
        func: Any = frame.func
        slots = frame.slots
        for number in range(func.last_var):
            slots[number] = None
        frame.extra_named_params = frame.this = None
        drop_pending_frames(frame)
        cleanup_live_vars(frame.engine, frame, func.opcodes.index(frame.opline), 0)
        release_frame(frame)

    def finish(self) -> None:
        """Let go of the frame: returned, or left by an exception (zend_generator_close). The last value stays."""
        frame, self.frame = self.frame, None
        self.values = self.delegate = None
        self.chain.clear()
        if frame is not None:
            frame.return_value = None
            release_frame(frame)


def create(ex: ExecuteData, op: Any) -> None:
    """GENERATOR_CREATE: the frame becomes a generator's, the result of the call; none is made where it is not used."""
    engine = ex.engine
    if not ex.flags & CALL_TOP and not ex.prev.opline.result_type:  # type: ignore[union-attr]
        leave(engine, ex)
        return
    ce = engine.generator_class = engine.classes["generator"]
    generator: GeneratorObject = ce.object_type()
    initialise(engine, generator, ce)
    generator.frame = ex
    generator.value = generator.current_key = generator.retval = UNDEF
    generator.send_slot = generator.delegate = generator.values = generator.thrown = None
    generator.largest_key = -1
    generator.chain = []
    generator.is_running = generator.is_at_first_yield = generator.is_starting = generator.is_forced_close = False
    if ex.func.fn_flags & ACC_HAS_FINALLY_BLOCK:
        engine.objects.register_destructible(generator)
    caller = ex.prev
    if ex.flags & CALL_TOP:
        ex.return_value = generator
    else:
        call_opline: Any = caller.opline  # type: ignore[union-attr]
        if call_opline.result_type:
            caller.slots[call_opline.result] = generator  # type: ignore[union-attr]
    ex.flags = ex.flags & ~CALL_TOP | CALL_GENERATOR
    ex.opline = op
    ex.prev = None
    engine.current_execute_data = caller


# ---- the chain of delegation ---------------------------------------------------------------------------------------

def current(generator: GeneratorObject, quiet: bool = False) -> GeneratorObject:
    """The root: the generator that runs when this one is resumed (zend_generator_get_current).

    A delegate that has finished is left behind; `quiet` says that an exception is under way already.
    """
    chain = generator.chain
    root = chain[-1] if chain else generator
    while True:
        if chain and root.frame is None:
            chain.pop()
            outer = chain[-1] if chain else generator
            if outer.delegate is root:
                return _leave_delegate(generator, outer, root, quiet)
            root = outer
        elif root.delegate is None:
            return root
        else:
            root = root.delegate
            chain.append(root)


def _leave_delegate(resumed: GeneratorObject, outer: GeneratorObject, inner: GeneratorObject, quiet: bool,
                    ) -> GeneratorObject:
    """`inner` has finished: its return value is the value of outer's `yield from`."""
    outer.delegate = None
    frame = outer.frame
    if quiet or frame is None:
        return outer
    if inner.retval is not UNDEF:
        outer.value = inner.value
        frame.slots[frame.opline.result] = inner.retval
        return outer
    engine = outer.ce.engine
    waiting, engine.current_execute_data = engine.current_execute_data, frame
    frame.prev = waiting
    try:
        engine.throw("ClosedGeneratorException", "Generator yielded from aborted, no return value available")
    except Thrown as thrown:
        thrown.__traceback__ = None
        outer.thrown = thrown
    finally:
        engine.current_execute_data = waiting
        frame.prev = None
    if outer.is_running:
        return outer
    resume(resumed)
    return current(resumed)


def delegating_frames(frame: ExecuteData) -> list[ExecuteData]:
    """Of a running root's frame: the frames of the generators that delegate to it, inner ones first, but for the
    outermost, which is `frame.prev` (zend_generator_check_placeholder_frame)."""
    outermost = frame.prev.return_value if frame.prev is not None else None
    if not frame.flags & CALL_GENERATOR or not isinstance(outermost, GeneratorObject):
        return []
    found = [link.frame for link in reversed(outermost.chain) if link.frame is not None and link.frame is not frame]
    return found if outermost.chain and outermost.chain[-1].frame is frame else []


# ---- running -------------------------------------------------------------------------------------------------------

def ensure_initialised(generator: GeneratorObject) -> None:
    """Run to the first yield if that has not happened (zend_generator_ensure_initialized)."""
    if generator.value is UNDEF and generator.frame is not None and generator.delegate is None:
        resume(generator)
        generator.is_at_first_yield = True


def resume(generator: GeneratorObject) -> None:
    """Run to the next yield or to the end (zend_generator_resume). Raises Thrown for what the chain does not catch."""
    if generator.delegate is None and generator.values is None and not generator.chain \
            and not generator.is_running and generator.frame is not None and not generator.is_starting:
        generator.is_at_first_yield = False
        engine = generator.frame.engine
        if engine.tier is not None and generator.thrown is None and engine.current_execute_data is not None:
            engine.tier.resume_generator(engine, generator)
            return
        _end_run(generator, _run(engine, generator, generator))
        return
    resume_chain(generator)


def _end_run(generator: GeneratorObject, signal: Thrown | UnwindExit | GracefulExit | None) -> None:
    """After a generator that does not delegate has run: raise what it let out, or, where it delegates now, go on."""
    if signal is not None:
        generator.finish()
        try:
            raise_afresh(signal)
        finally:
            del signal
    if generator.frame is not None and generator.frame.opline.opcode == ops.YIELD_FROM:
        resume_chain(generator)


def finish_run(generator: GeneratorObject, frame: ExecuteData, caller: ExecuteData, signal: Any) -> None:
    """Go on with a run that kernels/calls/generators.py began: it raised `signal`, or (None) is to be looked at."""
    thrown = None
    try:
        dispatch.finish_run(frame.engine, caller, signal)
    except ENDS as caught:
        caught.__traceback__ = None
        thrown = caught
    finally:
        del signal  # see dispatch.raise_afresh()
        _suspend(generator, frame, caller)
    try:
        _end_run(generator, thrown)
    finally:
        del thrown


def finish_delegate_run(generator: GeneratorObject, root: GeneratorObject, frame: ExecuteData, caller: ExecuteData,
                        signal: Any) -> bool:
    """The same of a run of the generator that `generator` delegates to; whether resume_chain() is to go on."""
    outermost = generator.frame
    thrown = None
    try:
        dispatch.finish_run(outermost.engine, outermost, signal)
    except ENDS as caught:
        caught.__traceback__ = None
        thrown = caught
    finally:
        del signal
        _unlink(frame, outermost)
        _suspend(root, frame, caller)
    if thrown is not None:
        root = current(generator, True)
        root.values = None
        root.thrown = thrown
        generator.is_starting = False
    return thrown is not None or root.frame is None or root.frame.opline.opcode == ops.YIELD_FROM


def resume_chain(generator: GeneratorObject) -> None:
    """resume() of a generator that may delegate."""
    root = current(generator)
    if root.frame is None:
        return
    engine = generator.ce.engine
    while True:
        if root.is_running:
            engine.throw("Error", "Cannot resume an already running generator")
        if generator.is_starting and root.value is not UNDEF and root.thrown is None:
            break
        generator.is_at_first_yield = False
        if root.values is not None and _advance(engine, root, generator):
            break
        signal = _run(engine, root, generator)
        if signal is not None:
            if root is generator:
                generator.finish()
                try:
                    raise_afresh(signal)
                finally:
                    del signal
            root = current(generator, True)
            root.values = None
            root.thrown = signal
            generator.is_starting = False
            continue
        frame = root.frame
        if frame is None:
            if root is generator or root.retval is UNDEF:
                break
        elif frame.opline.opcode != ops.YIELD_FROM:
            break
        root = current(generator)
    generator.is_starting = False


def _run(engine: Engine, root: GeneratorObject,
         outermost: GeneratorObject) -> Thrown | UnwindExit | GracefulExit | None:
    """Execute the root's frame until it yields or ends; the exception it let out, or the end of its fiber."""
    caller = engine.current_execute_data
    frame, outermost_frame = root.frame, outermost.frame
    signal, root.thrown = root.thrown, None
    _link(frame, outermost, caller)
    frame.stack_left = initial_stack_left(engine) if caller is None else caller.stack_left
    frame.return_value = root
    root.is_running = True
    try:
        execute(engine, frame, signal)
    except ENDS as thrown:
        thrown.__traceback__ = None
        return thrown
    finally:
        _unlink(frame, outermost_frame)
        _suspend(root, frame, caller)
    return None


def _suspend(generator: GeneratorObject, frame: ExecuteData, caller: ExecuteData | None) -> None:
    """The generator's frame does not run any more."""
    generator.is_running = False
    frame.return_value = frame.prev = None
    frame.engine.current_execute_data = caller


def _link(frame: ExecuteData, outermost: GeneratorObject, caller: ExecuteData | None) -> None:
    """Have back traces lead from a root's frame through those that delegate to it to the frame that resumes them."""
    outermost_frame = outermost.frame
    outermost_frame.prev = caller
    if frame is not outermost_frame:
        frame.prev = outermost_frame
        outermost_frame.return_value = outermost  # see delegating_frames()


def _unlink(frame: ExecuteData, outermost_frame: ExecuteData) -> None:
    frame.return_value = outermost_frame.return_value = None
    frame.prev = outermost_frame.prev = None


def _advance(engine: Engine, generator: GeneratorObject, outermost: GeneratorObject) -> bool:
    """Take the next value of an array or Traversable delegated to (zend_generator_get_next_delegated_data)."""
    caller = engine.current_execute_data
    frame, outermost_frame = generator.frame, outermost.frame
    _link(frame, outermost, caller)
    engine.current_execute_data = frame
    try:
        for key, value in generator.values:
            generator.current_key = key
            generator.value = value.value if type(value) is Reference else value
            return True
    except EXCEPTIONS as thrown:  # in the iterator: the generator gets it
        thrown.__traceback__ = None
        generator.thrown = thrown
    finally:
        engine.current_execute_data = caller
        _unlink(frame, outermost_frame)
    generator.values = None
    return False


def throw_into(generator: GeneratorObject, exception: Any) -> None:
    """Have the exception raised where the generator is suspended when it is resumed next."""
    root = current(generator)
    root.thrown = Thrown(exception)
    if root.values is None:
        return
    engine, frame = root.ce.engine, root.frame
    caller, engine.current_execute_data = engine.current_execute_data, frame
    _link(frame, generator, caller)
    try:
        root.values = None  # what dies with them does so in the generator
    finally:
        engine.current_execute_data = caller
        _unlink(frame, generator.frame)


def send(generator: GeneratorObject, value: Any) -> None:
    """Give the value to the pending yield and resume."""
    root = current(generator)
    if root.send_slot is not None and not root.is_running:
        root.frame.slots[root.send_slot] = value
    del root, value  # nothing else may keep them alive while they run
    resume(generator)


def current_value(generator: GeneratorObject) -> Any:
    """The value of the current yield, dereferenced; null after the end."""
    value = current(generator).value
    if generator.frame is None or value is UNDEF:
        return None
    return value.value if type(value) is Reference else value


def current_key(generator: GeneratorObject) -> Any:
    """The same of the key."""
    key = current(generator).current_key
    if generator.frame is None or key is UNDEF:
        return None
    return key.value if type(key) is Reference else key


def rewind(generator: GeneratorObject) -> None:
    """Run to the first yield; throws Exception when the generator is past it."""
    ensure_initialised(generator)
    if not generator.is_at_first_yield:
        generator.ce.engine.throw("Exception", "Cannot rewind a generator that was already run")


# ---- opcodes -------------------------------------------------------------------------------------------------------

def do_yield(ex: ExecuteData, op: Any, key: Any) -> None:
    """YIELD: set value and key, suspend the frame. Of UNDEF the key is the next integer, or that of an undefined CV."""
    generator: GeneratorObject = ex.return_value
    engine = ex.engine
    if generator.is_forced_close:
        engine.throw("Error", "Cannot yield from finally in a force-closed generator")
    generator.value = _yielded(ex, op)
    if key is UNDEF and op.op2_type == CV:
        from zvm.executor.variables import undefined_cv

        key = undefined_cv(ex, op, op.op2)
    if key is UNDEF:
        generator.largest_key += 1
        key = generator.largest_key
    elif type(key) is int and key > generator.largest_key:
        generator.largest_key = key
    generator.current_key = key
    if op.result_type:
        generator.send_slot = op.result
        ex.slots[op.result] = None
    else:
        generator.send_slot = None
    ex.opline = op
    engine.current_execute_data = ex.prev


def _yielded(ex: ExecuteData, op: Any) -> Any:
    """op1, as a Reference when the generator yields by reference."""
    kind, number, slots = op.op1_type, op.op1, ex.slots
    if kind == UNUSED:
        return None
    by_reference = ex.func.fn_flags & ACC_RETURN_REFERENCE
    value = op.const1 if kind == CONST else slots[number]
    if kind in (TMP_VAR, VAR):
        slots[number] = None
    if not by_reference:
        if value is UNDEF:
            from zvm.executor.variables import undefined_cv

            return undefined_cv(ex, op, number)
        return value.value if type(value) is Reference else value
    if kind in (CONST, TMP_VAR):
        ex.engine.diagnostics.notice("Only variable references should be yielded by reference")
        return value
    container, key = (slots, number) if kind == CV else value if type(value) is tuple else ([value], 0)
    value = container[key]
    if type(value) is Reference:
        return value
    if op.extended_value == RETURNS_FUNCTION and kind == VAR:
        ex.engine.diagnostics.notice("Only variable references should be yielded by reference")
        return value
    container[key] = reference = Reference(None if value is UNDEF else value)
    return reference


def do_return(ex: ExecuteData, value: Any) -> None:
    """GENERATOR_RETURN."""
    generator: GeneratorObject = ex.return_value
    generator.retval = value
    ex.engine.current_execute_data = ex.prev
    generator.finish()


def yield_from(ex: ExecuteData, op: Any, value: Any) -> None:
    """YIELD_FROM: delegate and suspend. Throws Error for a generator that has ended, though it has returned a value."""
    generator: GeneratorObject = ex.return_value
    engine = ex.engine
    if generator.is_forced_close:
        engine.throw("Error", 'Cannot use "yield from" in a force-closed generator')
    if type(value) is PhpArray:
        generator.values = iter(list(value.items()))
    elif isinstance(value, GeneratorObject):
        if value.frame is None:
            engine.throw("Error", "Generator passed to yield from was aborted without proper return and is unable "
                                  "to continue")
        if current(value) is generator:
            engine.throw("Error", "Impossible to yield from the Generator being currently run")
        generator.delegate = value
        generator.is_starting = True
    elif iterators.is_traversable(engine, value):
        from zvm.executor.iteration import steps_of

        iterator = iterators.get_iterator(engine, value)
        iterator.rewind()
        generator.values = steps_of(iterator, True) if iterator.valid() else iter(())
    else:
        engine.throw("Error", 'Can use "yield from" only with arrays and Traversables')
    ex.slots[op.result] = None
    generator.send_slot = None
    ex.opline = op
    engine.current_execute_data = ex.prev


class GeneratorSteps:
    """A Python iterator of what a generator yields from its present yield on: values, or (key, value). It keeps none:
    they must be able to die. kernels/calls/generators.py takes the steps of generators that do not delegate."""

    __slots__ = ("generator", "with_keys", "is_fresh")

    def __init__(self, generator: GeneratorObject, with_keys: bool) -> None:
        self.generator, self.with_keys = generator, with_keys
        self.is_fresh = True  # the present element was not taken yet

    def __iter__(self) -> GeneratorSteps:
        return self

    def __next__(self) -> Any:
        generator = self.generator
        if self.is_fresh:
            self.is_fresh = False
        else:
            ensure_initialised(generator)
            resume(generator)
        root = generator
        if generator.delegate is not None or generator.chain:
            root = current(generator)
        if generator.frame is None:
            raise StopIteration
        value = None if root.value is UNDEF else root.value
        if not self.with_keys:
            return value
        return None if root.current_key is UNDEF else root.current_key, value


class GeneratorIterator(iterators.ObjectIterator):
    """How foreach walks a generator (zend_generator_iterator_functions)."""

    __slots__ = ("generator",)

    def __init__(self, generator: GeneratorObject) -> None:
        self.generator = generator

    def walk(self, with_keys: bool) -> GeneratorSteps:
        """The elements from the present one, which is there, on."""
        return GeneratorSteps(self.generator, with_keys)

    def rewind(self) -> None:
        """Run to the first yield."""
        rewind(self.generator)

    def valid(self) -> bool:
        """Is there a value?"""
        ensure_initialised(self.generator)
        current(self.generator)
        return self.generator.frame is not None

    def current(self) -> Any:
        """The value, a Reference if the generator yields by reference."""
        ensure_initialised(self.generator)
        value = current(self.generator).value
        return None if value is UNDEF else value

    def key(self) -> Any:
        """The key."""
        ensure_initialised(self.generator)
        key = current(self.generator).current_key
        return None if key is UNDEF else key

    def next(self) -> None:
        """Run to the next yield."""
        ensure_initialised(self.generator)
        resume(self.generator)


def get_iterator(engine: Engine, generator: Any, by_ref: bool) -> GeneratorIterator:
    """ClassEntry.get_iterator of Generator; throws Exception for closed ones and where references are not to be had."""
    if generator.frame is None:
        engine.throw("Exception", "Cannot traverse an already closed generator")
    if by_ref and not generator.frame.func.fn_flags & ACC_RETURN_REFERENCE:
        engine.throw("Exception", "You can only iterate a generator by-reference if it declared that it yields "
                                  "by-reference")
    return GeneratorIterator(generator)


# ---- destruction ---------------------------------------------------------------------------------------------------

def die(generator: GeneratorObject) -> None:
    """The last reference went. Its values go in Zend's order, not in that of slots (zend_generator_free_storage)."""
    destroy(generator)
    generator.token.store.forget(generator.handle)
    generator.value = UNDEF
    generator.current_key = UNDEF
    generator.retval = UNDEF


def destroy(generator: GeneratorObject) -> None:
    """A generator nothing holds any more: run its finally blocks, let go of its frame (zend_generator_dtor_storage)."""
    try:
        frame = generator.frame
    except AttributeError:
        return  # died half made
    if frame is None:
        return
    if (generator.chain[-1] if generator.chain else generator).is_running:
        generator.is_forced_close = True  # in a suspended fiber, with which it ends
        return
    engine = frame.engine
    generator.values = generator.delegate = None
    generator.chain.clear()
    is_unclean = engine.is_unclean or engine.objects.destructors_disabled or engine.output.aborted
    if frame.func.fn_flags & ACC_HAS_FINALLY_BLOCK and not is_unclean and _enter_finally(engine, generator, frame):
        generator.is_forced_close = True
        engine.fiber_switch_blocked += 1  # as in destructors
        try:
            resume(generator)
        except GracefulExit:
            pass
        except (Thrown, UnwindExit, Bailout) as signal:
            defer_exception(engine, signal)
        finally:
            engine.fiber_switch_blocked -= 1
    if generator.frame is None:
        generator.finish()
    else:
        generator.close_unfinished()


def _enter_finally(engine: Engine, generator: GeneratorObject, frame: ExecuteData) -> bool:
    """Point the frame at the innermost finally block around its yield; False when there is none."""
    func: Any = frame.func
    number = func.opcodes.index(frame.opline)
    innermost = -1
    for index, element in enumerate(func.try_catch_array):
        if number < element.try_op:
            break
        if number < element.catch_op or number < element.finally_end:
            innermost = index
    for index in range(innermost, -1, -1):
        element = func.try_catch_array[index]
        if number < element.finally_op:
            drop_pending_frames(frame)
            cleanup_live_vars(engine, frame, number, element.finally_op)
            frame.slots[func.opcodes[element.finally_end].op1] = FinallyState(GracefulExit(gives_way=True))
            frame.opline = func.opcodes[element.finally_op - 1]
            return True
        if number < element.finally_end:
            frame.slots[func.opcodes[element.finally_end].op1] = None
    return False
