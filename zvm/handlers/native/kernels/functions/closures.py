"""Closure::bind(), bindTo(), call() and fromCallable(): closures that belong to no callable, bound as they may be
(executor/closures.py)."""


@entry
def method__closure__bind(scope: ClassEntry, arguments: Cells, count: i64) -> Object:
    if not below(count - 2, 2) or not is_closure(arguments[0]):
        return None
    return bound_closure(scope.engine, ClosureObject(arguments[0]), at(arguments, 1), count - 1)


@entry
def method__closure__bindto(this: ClosureObject, arguments: Cells, count: i64) -> Object:
    return bound_closure(PhpObject(this).ce.engine, this, arguments, count) if below(count - 1, 2) else None


@cold
def bound_closure(engine: Engine, closure: ClosureObject, arguments: Cells, count: i64) -> Object:
    """The closure bound to the object and the class scope that arguments say, owned."""
    this = arguments[0]
    scope = scope_argument(engine, closure, arguments[1] if count == 2 else None)
    if scope is None or this is not NONE and not is_object(this):
        return None
    if this is NONE and closure.this is not NONE \
            and (closure.func.type is STORED_OP_ARRAY or unbox_int(closure.func.fn_flags) & ACC_USES_THIS != 0):
        return None
    if not may_bind(closure, this, scope):
        return None
    called = scope
    if this is not NONE:
        called = Object(PhpObject(this).ce)
        scope = Object(PhpObject(closure).ce) if scope is NONE else scope
    function = function_in(closure.func, scope)
    statics = None if function is None else copied_statics(closure.statics)
    if statics is None:
        return None
    run = local_array(Run, RUN_SIZE)
    run.engine = engine
    return new_closure(run, None, function, this, called, Object(statics), FALSE)


@cold
def scope_argument(engine: Engine, closure: ClosureObject, scope: Object) -> Object:
    """A class or None, borrowed: that of an object, of that name, or the closure's own for "static" and where none is
    given (null). Null where Python has to look."""
    if scope is None:
        return Object(closure.func.scope)
    if scope is NONE:
        return NONE
    if is_object(scope):
        return Object(PhpObject(scope).ce)
    own_scope = provided_object("'static")
    if own_scope is None:
        PyErr_Clear()
        return None
    if scope.type is STR and str_equal(Str(scope), Str(own_scope)):
        return Object(closure.func.scope)
    return Object(known_class(engine, scope))


@cold
def may_bind(closure: ClosureObject, this: Object, scope: Object) -> i1:
    """Whether nothing speaks against it (closures.is_valid_binding())."""
    function = closure.func
    is_user = Object(function).type is OP_ARRAY or Object(function).type is STORED_OP_ARRAY
    if closure.is_fake is not FALSE or not is_user:
        return False
    if this is not NONE and unbox_int(function.fn_flags) & ACC_STATIC != 0:
        return False
    return scope is NONE or scope is function.scope or ClassEntry(scope).is_internal is FALSE


@cold
def function_in(function: Function, scope: Object) -> Object:
    """The function in a class scope, borrowed; null where it has not been there (cloning.scoped_op_array())."""
    if function.scope is scope:
        return Object(function)
    if Object(function.scoped) is NONE:
        return None
    found = PyDict_GetItemWithError(function.scoped, scope)
    PyErr_Clear()
    return found


@cold
def copied_statics(statics: List) -> List:
    """closures.copy_statics(), owned; null without memory."""
    copy = PyList_New(0)
    i = 0
    while copy is not None and i < statics.size:
        if not list_append(copy, own(unless_shared(statics.items[i]))):
            return None
        i = i + 1
    return copy


@entry
def method__closure__call(this: ClosureObject, arguments: Cells, count: i64) -> Object:
    """The closure bound to an object, called; the frame of call() is the running one."""
    if count == 0 or not is_object(arguments[0]):
        return None
    ce = PhpObject(arguments[0]).ce
    function = Function(function_in(this.func, Object(ce)) if may_bind(this, arguments[0], Object(ce)) else None)
    if function is None:
        return None
    target = local_array(Cells, 40)
    target[0] = Object(ce.engine)
    target[1] = Object(function)
    target[2] = arguments[0]
    target[3] = Object(ce)
    target[4] = Object(this)
    return call_user(target, at(arguments, 1), count - 1)


@entry
def method__closure__fromcallable(scope: ClassEntry, arguments: Cells, count: i64) -> Object:
    """Of closures, functions, and methods that may be called from here."""
    target = local_array(Cells, 40)
    engine = scope.engine
    if count != 1 or Object(engine.closure_class) is NONE or not callback_target(target, engine, arguments[0]):
        return None
    if target[4] is not NONE:
        return own(target[4])
    run = local_array(Run, RUN_SIZE)
    run.engine = engine
    return new_closure(run, None, target[1], target[2], target[3], NONE, TRUE)
