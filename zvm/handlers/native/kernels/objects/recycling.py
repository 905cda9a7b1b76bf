"""Arrays, objects, references, generators and states of loops that died, kept to be new ones: a chain of each kind, whose
beginning and length SHARED has.

One slot of each links it to the next. What a chain holds counts as one reference, so that Python's collector, which
knows these objects, lets them be. Values die first to last, as in Zend; PHP code that runs meanwhile, and may count
memory, finds none in their places.
"""
KEPT = 256  # of each kind
MOST_ROOM = 32  # items of a list that is kept
MOST_NESTED = 200  # deaths within deaths; CPython's deallocators keep the stack flat from there on


def recycle(value: Object, run: Run, op: Op) -> i1:
    """Take what died apart and keep it. False, and nothing done, where CPython is to deallocate it."""
    type = value.type
    if SHARED.nested >= MOST_NESTED:
        return False
    SHARED.nested = SHARED.nested + 1
    done = False
    if type is PHP_ARRAY:
        done = keep_array(PhpArray(value), run, op)
    elif type is PHP_OBJECT or type is DESTRUCTIBLE_OBJECT:
        done = keep_object(PhpObject(value), chain_of(type), run, op)
    elif type is REFERENCE:
        done = keep_reference(Reference(value), run, op)
    elif type is FOREACH_STATE:
        done = keep_loop(ForeachState(value), run, op)
    elif type.base is GENERATOR:
        done = keep_generator(GeneratorObject(value), run, op)
    if not done and Type(type).finalize is None:
        order_values(value)
    SHARED.nested = SHARED.nested - 1
    return done


@inline
def order_values(value: Object) -> None:
    """Have what an array or object holds die first to last: CPython, which is to deallocate it, begins at the end. Those
    that have a finaliser see to it themselves."""
    if value.type is PHP_ARRAY:
        list = PhpArray(value).packed
        if list is not None and Object(list) is not NONE:
            order_list(list)
    elif is_object(value) and PhpObject(value).slots is not None:
        order_list(PhpObject(value).slots)


@inline
def chain_of(type: Object) -> Cells:
    """Where the chain of a class's dead objects begins; null of classes of which none are kept."""
    if type is PHP_OBJECT:
        return cell(SHARED.objects)
    if type is DESTRUCTIBLE_OBJECT:
        return cell(SHARED.destructibles)
    return cell(SHARED.generators) if Type(type).base is GENERATOR else None


@inline
def has_room_for_one(chain: Cells) -> i1:
    return i64(chain[1]) < KEPT


@inline
def chain_up(chain: Cells, value: Object) -> None:
    """It is linked to what the chain began with."""
    chain[0] = value
    chain[1] = Object(i64(chain[1]) + 1)


@inline
def unchain(chain: Cells, following: Object) -> None:
    """The first one is taken; the next one follows."""
    chain[0] = following
    chain[1] = Object(i64(chain[1]) - 1)


@inline
def is_worth_keeping(list: List) -> i1:
    """Of a list that nothing else has."""
    return list is not None and list.count == 1 and list.allocated <= MOST_ROOM


@cold
def keep_array(array: PhpArray, run: Run, op: Op) -> i1:
    """A packed one without positions."""
    if array.packed is None or Object(array.packed) is NONE or Object(array.order) is not NONE:
        return False
    if not is_worth_keeping(array.packed) or not has_room_for_one(cell(SHARED.arrays)):
        return False
    array.count = 1
    clear_list(array.packed, run, op)
    if array.next_free is not INT_MIN_BOX:
        replace(cell(array.next_free), INT_MIN_BOX)
    if array.pos is not ZERO:
        replace(cell(array.pos), ZERO)
    array.hash = Dict(SHARED.arrays)
    chain_up(cell(SHARED.arrays), Object(array))
    return True


@inline
def kept_array() -> PhpArray:
    """An empty packed array, owned; null where none is kept."""
    array = PhpArray(SHARED.arrays)
    if array is not None:
        unchain(cell(SHARED.arrays), Object(array.hash))
        array.hash = Dict(NONE)
        if unlikely(SHARED.noticing != 0):
            make_new(Object(array))
    return array


@cold
def keep_object(object: PhpObject, chain: Cells, run: Run, op: Op) -> i1:
    """One without dynamic properties that nothing refers to weakly."""
    if object.ce is None or object.guards is not NONE or Object(object.dynamic) is not NONE:
        return False
    notes = offset(object, -8, Words)
    if not can_keep(object, chain) or notes[0] & FINALIZED != 0:
        return False
    if chain is cell(SHARED.destructibles):
        if not can_destroy(engine_of(object), object.ce):
            return False
        object.count = 1
        if outlives_destructor(object) or not can_keep(object, chain):
            notes[0] = notes[0] | FINALIZED
            return not dies_after_all(object)
    object.count = 1
    clear_list(object.slots, run, op)
    if Object(object.dynamic) is not NONE:
        clear(cell(object.dynamic), run, op)
    if object.guards is not NONE:
        clear(cell(object.guards), run, op)
    give_back_handle(HandleToken(object.token))
    release(Object(object.ce))
    object.ce = ClassEntry(NONE)
    object.dynamic = Dict(chain[0])
    chain_up(chain, Object(object))
    return True


@inline
def can_keep(object: PhpObject, chain: Cells) -> i1:
    """Whether nothing else has what the object is made of, and the chain has room for it."""
    if object.token is None or object.weak is not None or not is_worth_keeping(object.slots):
        return False
    token = HandleToken(object.token)
    if token.count != 1 or token.store is None or token.store.finalised is not NONE:
        return False
    return has_room_for_one(chain)


@cold
def outlives_destructor(object: PhpObject) -> i1:
    """Call the destructor of an object whose one reference is the caller's; whether something else holds it now. Python's
    exception may be set: what is thrown lets go of objects."""
    raised = local_array(Cells, 24)
    set_aside(raised)
    if not call_destructor(object):
        PyErr_WriteUnraisable(Object(object))
    set_again(raised)
    return object.count != 1


@cold
def dies_after_all(object: PhpObject) -> i1:
    """Give up the reference that an object had for its destructor; whether CPython is to deallocate it."""
    drop_ref(Object(object))
    if object.count != 0:
        return False
    order_list(object.slots)
    return True


@inline
def kept_object(type: Object) -> PhpObject:
    """An object of a Python class without properties, with a token without a handle, owned; null where none is kept."""
    chain = chain_of(type)
    if chain is None or chain[0] is None:
        return None
    object = PhpObject(chain[0])
    unchain(chain, Object(object.dynamic))
    object.dynamic = Dict(NONE)
    make_unfinalised(Object(object))
    if unlikely(SHARED.noticing != 0):
        make_new(Object(object))
    return object


@cold
def keep_generator(generator: GeneratorObject, run: Run, op: Op) -> i1:
    """One that has finished, or is given up, in no chain of delegation. It is as new then."""
    if PhpObject(generator).weak is not None:  # what dies with its frame might ask for it
        return False
    generator.count = 1
    if not abandon_generator(generator, run, op):
        generator.count = 0
        return False
    forget_destructible(PhpObject(generator))
    let_values_go(generator, run, op)
    put_int(cell(generator.largest_key), -1, run, op)
    replace(cell(generator.send_slot), NONE)
    replace(cell(generator.is_at_first_yield), FALSE)
    generator.count = 0
    return keep_object(PhpObject(generator), cell(SHARED.generators), run, op)


@inline
def let_values_go(generator: GeneratorObject, run: Run, op: Op) -> None:
    """In Zend's order (zend_generator_free_storage)."""
    put(cell(generator.value), UNDEF, run, op)
    put(cell(generator.current_key), UNDEF, run, op)
    put(cell(generator.retval), UNDEF, run, op)


@inline
def can_give_up(frame: ExecuteData) -> i1:
    """Whether nothing has to be run before a suspended generator's frame goes, which is the generator's alone."""
    info = info_of(frame.func)
    return is_plain_generator_frame(frame) and info.flags & PLAIN_GENERATOR != 0 and has_plain_temporaries(frame, info)


@cold
def has_plain_temporaries(frame: ExecuteData, info: FunctionInfo) -> i1:
    """Whether temporaries hold scalars, strings and one loop at most: what else they hold dies in the order of live ranges, and
    without a destructor where its constructor was not reached."""
    loops = 0
    i = info.variables
    while i < frame.slots.size and i < info.variables + info.temporaries:
        value = frame.slots.items[i]
        if value.type is FOREACH_STATE:
            loops = loops + 1
        elif not is_scalar(value) and value.type is not STR:
            return False
        i = i + 1
    return loops < 2


@inline
def is_plain_generator_frame(frame: ExecuteData) -> i1:
    """Whether nothing but one generator has the frame, and there is nothing more to it."""
    if frame.count != 1 or frame.slots.count != 1 or frame.weak is not None or Object(frame.call) is not NONE:
        return False
    return (Object(frame.flags) is count_object(CALL_GENERATOR) and frame.symbol_table is NONE
            and frame.func.native is not NONE)


@inline
def abandon_generator(generator: GeneratorObject, run: Run, op: Op) -> i1:
    """Let go of the frame, if there is one. False, and nothing done, where that is more than can_give_up() says."""
    frame = generator.frame
    if frame is None or generator.thrown is not NONE or is_delegating(generator):
        return False
    if Object(frame) is not NONE:
        if not can_give_up(frame):
            return False
        generator.frame = ExecuteData(NONE)
        replace(cell(frame.flags), ZERO)
        recycle_frame(frame, run, op)
    return True


@inline
def forget_destructible(object: PhpObject) -> None:
    """ObjectStore.forget()"""
    token = HandleToken(object.token)
    if token is not None and token.store is not None:
        handle = unbox_int(token.handle)
        table = token.store.destructibles
        if handle < table.size:
            replace(at(table.items, handle), ZERO)


@entry
def destroy_generator(self: GeneratorObject, arguments: Cells, count: i64) -> Object:
    """GeneratorObject.__del__"""
    if abandon_generator(self, None, None):
        forget_destructible(PhpObject(self))
        let_values_go(self, None, None)
        return NONE
    given = local_array(Cells, 8)
    given[0] = Object(self)
    return call_provided("zvm.executor.generators.die", given, 1)


@cold
def keep_loop(state: ForeachState, run: Run, op: Op) -> i1:
    """The state of a foreach, with the objects it consists of."""
    if state.iterator is None or state.source is None:
        return False
    chain = chain_of_loops(state.iterator.type)
    if chain is not None:
        return keep_array_loop(state, chain, run, op)
    return state.iterator.type is GENERATOR_STEPS and keep_generator_loop(state, run, op)


@inline
def chain_of_loops(type: Object) -> Cells:
    """Where the chain of the states whose iterators are of that type begins; null of others."""
    if type is LIST_ITERATOR:
        return cell(SHARED.list_loops)
    if type is ENUMERATE:
        return cell(SHARED.list_item_loops)
    if type is DICT_ITEMS:
        return cell(SHARED.dict_item_loops)
    return cell(SHARED.dict_loops) if type is DICT_VALUES else None


@inline
def keep_array_loop(state: ForeachState, chain: Cells, run: Run, op: Op) -> i1:
    """Over an array."""
    iterator = state.iterator
    if iterator.count != 1 or not has_room_for_one(chain):
        return False
    pair = last_pair(iterator)
    if pair is not None and pair.count != 1:
        return False
    if iterator.type is ENUMERATE:
        iterator = Enumeration(iterator).iterator
        if iterator.type is not LIST_ITERATOR or iterator.count != 1:
            return False
    state.count = 1
    elements = Object(None)
    if iterator.type is LIST_ITERATOR:
        elements = Object(ListIterator(iterator).list)
        ListIterator(iterator).list = None
    else:
        elements = Object(DictIterator(iterator).dict)
        DictIterator(iterator).dict = None
    if elements is not None:
        decref(elements, run, op)
    if pair is not None:
        put(cell(pair.first), NONE, run, op)
        put(cell(pair.second), NONE, run, op)
    source = state.source
    state.source = None
    decref(source, run, op)
    state.source = chain[0]
    chain_up(chain, Object(state))
    return True


@inline
def last_pair(iterator: Object) -> Tuple:
    """What an iterator of keys and values gave last when Python asked it, which it holds and gives again; null of others."""
    if iterator.type is ENUMERATE:
        return Enumeration(iterator).pair
    return DictIterator(iterator).pair if iterator.type is DICT_ITEMS else None


@inline
def kept_array_loop(type: Object) -> ForeachState:
    """A state whose iterator, of that type, goes over nothing, without a source, owned; null where none is kept."""
    chain = chain_of_loops(type)
    state = ForeachState(chain[0])
    if state is not None:
        unchain(chain, state.source)
        state.source = None
    return state


@cold
def keep_generator_loop(state: ForeachState, run: Run, op: Op) -> i1:
    """Over a generator."""
    steps = GeneratorSteps(state.iterator)
    iterator = GeneratorIterator(state.source)
    if steps.count != 1 or iterator.count != 1:
        return False
    token = HandleToken(iterator.token)
    if token.count != 1 or token.store is None or token.store.finalised is not NONE:
        return False
    if not has_room_for_one(cell(SHARED.loops)):
        return False
    state.count = 1
    generator = steps.generator
    steps.generator = GeneratorObject(NONE)
    iterator.generator = GeneratorObject(NONE)
    drop_ref(Object(generator))
    decref(Object(generator), run, op)
    give_back_handle(token)
    steps.generator = GeneratorObject(SHARED.loops)
    chain_up(cell(SHARED.loops), Object(state))
    return True


@inline
def kept_loop() -> ForeachState:
    """The state of a foreach over no generator yet, whose iterator has no handle, owned; null where none is kept."""
    state = ForeachState(SHARED.loops)
    if state is not None:
        unchain(cell(SHARED.loops), Object(GeneratorSteps(state.iterator).generator))
        GeneratorSteps(state.iterator).generator = GeneratorObject(NONE)
    return state


@inline
def give_back_handle(token: HandleToken) -> None:
    """What the death of a token does that nothing else has."""
    store = token.store
    if not list_append(store.free, token.handle):
        PyErr_Clear()
    token.handle = ZERO
    token.store = None
    release(Object(store))


@cold
def keep_reference(reference: Reference, run: Run, op: Op) -> i1:
    if reference.value is None or reference.sources is not NONE or reference.weak is not None:
        return False
    if not has_room_for_one(cell(SHARED.references)):
        return False
    reference.count = 1
    value = reference.value
    reference.value = None
    decref(value, run, op)
    reference.value = SHARED.references
    chain_up(cell(SHARED.references), Object(reference))
    return True


@inline
def kept_reference() -> Reference:
    """A reference without a value, owned; null where none is kept."""
    reference = Reference(SHARED.references)
    if reference is not None:
        unchain(cell(SHARED.references), reference.value)
        if unlikely(SHARED.noticing != 0):
            make_new(Object(reference))
    return reference
