"""What reflection objects call: constructors, functions and methods, with arguments that are in an array; and defaults."""


@cold
def constructed(this: ReflectionClass, kernel: Raw, arguments: Cells, count: i64) -> Object:
    """A new object of a class whose constructor, if any, is public, and whose objects have no destructor."""
    ce = class_in(this)
    if ce is None or ce.native is not NONE or ce.create_object is not NONE or ce.destructor is not NONE:
        return None
    if ce.constructor is NONE and count != 0 or not is_running(ce.engine, kernel):
        return None
    if ce.constructor is not NONE and unbox_int(Function(ce.constructor).fn_flags) & ACC_PUBLIC == 0:
        return None
    run = local_array(Run, RUN_SIZE)
    run.engine = ce.engine
    object = new_object(run, None, ce)
    if object is None or ce.constructor is NONE:
        return Object(object)
    target = local_array(Cells, 40)
    set_target(target, ce.engine, ce.constructor, Object(object), Object(ce))
    value = call_user(target, arguments, count)
    release(value)
    if value is not None:
        return Object(object)
    release(Object(object))
    return None


@cold
def invoked_method(target: Cells, this: ReflectionFunctionAbstract, kernel: Raw, object: Object) -> i1:
    """Note what invoke() calls for that object, which is null of static methods. False where Python has to."""
    function = reflected_function(this)
    if function is None or this.closure is not NONE:
        return False
    engine = PhpObject(this).ce.engine
    flags = unbox_int(function.fn_flags)
    if flags & (ACC_ABSTRACT | ACC_CALL_VIA_TRAMPOLINE) != 0 or not is_running(engine, kernel):
        return False
    if flags & ACC_STATIC != 0:
        set_target(target, engine, Object(function), NONE, this.owner)
        return object is NONE
    if not is_object(object):
        return False
    ce = PhpObject(object).ce
    set_target(target, engine, Object(function), object, Object(ce))
    return Object(ce) is function.scope or descends(ce, ClassEntry(function.scope))


@cold
def invoked_function(target: Cells, this: ReflectionFunctionAbstract, kernel: Raw) -> i1:
    """Note what ReflectionFunction::invoke() calls. False where Python has to."""
    function = reflected_function(this)
    engine = PhpObject(this).ce.engine
    if function is None or not is_running(engine, kernel):
        return False
    if this.closure is not NONE:
        return callback_target(target, engine, this.closure)
    set_target(target, engine, Object(function), NONE, NONE)
    return Object(function).type is OP_ARRAY


@cold
def call_with(target: Cells, list: List) -> Object:
    """What call_user() gives with a list of arguments, owned, that is given up; null, and nothing done, of none."""
    value = call_user(target, list.items, list.size) if list is not None else None
    release(Object(list))
    return value


@cold
def positional(function: Object, arguments: Cells, number: i64, count: i64) -> List:
    """A function's arguments in an array, which is argument `number`, the last of `count`: a list as it is, names of parameters in
    the order of these. Owned; null where Python has to look, as it does where one is left out."""
    array = plain_array(arguments, number, count)
    if array is None or count != number + 1:
        return None
    if Object(array.packed) is not NONE:
        return List(own(Object(array.packed)))
    infos = parameters_by_name(function)
    size = array.hash.used
    if infos is None or size > infos.size:
        return None
    list = PyList_New(size)
    i = next_element(array, 0)
    while list is not None and i >= 0:
        position = parameter_position(infos, entry_key(array.hash, i), size)
        if position < 0 or list.items[position] is not None:
            release(Object(list))
            return None
        list.items[position] = own(entry_value(array.hash.keys, i)[0])
        i = next_element(array, i + 1)
    return list


@cold
def parameters_by_name(function: Object) -> List:
    """The parameters of a function of scripts whose signature has been read, and that takes no more than it names; null of
    others."""
    if function.type is not OP_ARRAY or unbox_int(Function(function).fn_flags) & ACC_VARIADIC != 0:
        return None
    infos = Function(function).arg_info
    return infos if infos is not None and Object(infos).type is LIST else None


@cold
def parameter_position(infos: List, name: Object, size: i64) -> i64:
    """Which of the first parameters has that name; -1: none."""
    i = 0
    while i < size and name.type is STR:
        if str_equal(Str(ArgInfo(infos.items[i]).name), Str(name)):
            return i
        i = i + 1
    return -1


@cold
def literal_of_parameter(this: ReflectionParameter) -> Object:
    """The default of a parameter of a user function that is decoded, borrowed; null of others, and where it is to be worked out."""
    if not knows_mirrors() or this.position is None or this.function.type is not OP_ARRAY:
        return None
    function = Function(this.function)
    position = unbox_int(this.position)
    if function.opcodes is None or Object(function.opcodes).type is not LIST or position >= function.opcodes.size:
        return None
    opline = Opline(function.opcodes.items[position])
    if unbox_int(opline.opcode) != RECV_INIT or unbox_int(opline.op1) != position + 1 or unbox_int(opline.op2_type) != CONST:
        return None
    value = function.literals.items[unbox_int(opline.op2)]
    return None if value.type is CONSTANT_EXPRESSION else value
