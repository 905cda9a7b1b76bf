"""The opcodes of calls. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@kernel
def enter_user_function():
    """go on in the frame of the pending call of a user function"""
    call = ex.call
    function = call.func
    ex.call = call.prev
    save_opline()
    arguments = call.slots
    passed = len(arguments)
    if passed != function.num_args:
        calls.enter(engine, ex, call)
        return switch_frame()
    call.opline = function.entry
    arguments += function.tail
    call.num_args = passed
    call.prev = ex
    stack_left = ex.stack_left - function.frame_size
    call.stack_left = stack_left
    if stack_left < 0:
        calls.stack_exhausted(engine)
    engine.current_execute_data = call
    return switch_frame()


@kernel
def do_call():
    """call what is pending, whatever it is; a user function is entered"""
    function = ex.call.func
    if type(function) is OpArray:
        if function.fn_flags & ACC_DEPRECATED == 0:
            enter_user_function()
    if calls.do_call(ex, op):
        return switch_frame()
    return


@kernel
def call_internal():
    """result := call() of the pending internal function"""
    call = ex.call
    ex.call = call.prev
    save_opline()
    entry = op.cache
    if entry is None:
        entry = op.cache = function_lookup.entry_point(ex, call.func)
    call.prev = ex
    call.stack_left = ex.stack_left
    engine.current_execute_data = call
    arguments = call.slots
    value = entry(engine, arguments)
    engine.current_execute_data = ex
    arguments.reverse()  # Python clears lists from the end
    return value


@macro
def fuse_call_site(function):
    """go on after what DO_* will do from now on, where it can"""
    if call_fusion.fuse(ex, op, function):
        return jump_to(op.next)


@opcode(59, op2=CONST, ext=NUM | CACHE_SLOT, call=BEGINS, op2_literal=KEYED_NAME)
def INIT_FCALL_BY_NAME():
    """call := new frame for the function named op2"""
    function = op.cache
    if function is None:
        function = op.cache = function_lookup.by_name(ex, op)
        fuse_call_site(function)
    push_call(function, None, None, None)
    return


@opcode(61, op1=NUM, op2=CONST, ext=NUM | CACHE_SLOT, call=BEGINS, op2_literal=NAME)
def INIT_FCALL():
    """call := new frame for the function named op2, which exists"""
    function = op.cache
    if function is None:
        function = op.cache = function_lookup.by_lower_name(ex, op)
        fuse_call_site(function)
    push_call(function, None, None, None)
    return


@opcode(69, op2=CONST, ext=NUM | CACHE_SLOT, call=BEGINS, op2_literal=NAMESPACED_NAME)
def INIT_NS_FCALL_BY_NAME():
    """call := new frame for the function named op2, or failing that for the global one of that name"""
    function = op.cache
    if function is None:
        function = op.cache = function_lookup.by_name_in_namespace(ex, op)
        fuse_call_site(function)
    push_call(function, None, None, None)
    return


@opcode(112, op1=CONST | TMPVAR | UNUSED | THIS | CV, op2=CONST | TMPVAR | CV, ext=NUM | CACHE_SLOT, call=BEGINS,
        op2_literal=KEYED_NAME)
def INIT_METHOD_CALL(target: Raw[op1], name: Raw[op2]):
    """call := new frame for op1->op2()"""
    if op2 is CONST and op1 is not CONST:
        try:
            function = op.cache[target.ce]
        except NOT_CACHED:
            function = None
        if function is not None:
            push_call(function, target, None, None)
            return
    if op2 is not CONST:
        settle(name)
        if type(name) is not str:
            take(target)
            methods.refuse_name(ex)
            return
    settle(target)
    is_first = op.cache is None
    methods.init_method_call(ex, op, target, name)
    if is_first and op2 is CONST:
        call_fusion.fuse_method_call(ex, op)
    return


@opcode(113, op1=UNUSED | CLASS_FETCH | CONST | VAR, op2=CONST | TMPVAR | UNUSED | CONSTRUCTOR | CV,
        ext=NUM | CACHE_SLOT, op1_holds=CLASS, call=BEGINS, op1_literal=KEYED_NAME, op2_literal=KEYED_NAME)
def INIT_STATIC_METHOD_CALL(name: Read[op2]):
    """call := new frame for op1::op2()"""
    if op1 is not VAR and op2 in (CONST, UNUSED):
        cached = op.cache
        if cached is not None:
            function, called, needs_this = cached
            this = None
            if op1 is UNUSED:
                late = called  # the class that `static` was; None for self and parent
                this = ex.this
                called = ex.called_scope if this is None else this.ce
                if late is not None and late is not called:
                    function = None
            if needs_this:
                function = None if this is None else function
            else:
                this = None
            if function is not None:
                push_call(function, this, called, None)
                return
    methods.init_static_method_call(ex, op, name)
    return


@opcode(118, op1=CONST, op2=CONST | TMPVAR | CV, ext=NUM, call=BEGINS, op1_literal=NAME)
def INIT_USER_CALL(function_name: Read[op1], value: Read[op2]):
    """call := new frame for the callable op2, on behalf of the function op1"""
    callables.init_user_call(ex, function_name, value)
    return


@opcode(128, op2=CONST | TMPVAR | CV, ext=NUM, call=BEGINS)
def INIT_DYNAMIC_CALL(value: Read[op2]):
    """call := new frame for op2()"""
    if isinstance(value, ClosureObject):
        function = value.func
        if type(function) is OpArray:
            push_call(function, value.this, value.called_scope, value)
            return
    callables.init_dynamic_call(ex, value)
    return


@opcode(60, result=VAR | UNUSED, call=ENDS)
def DO_FCALL():
    """result := call(); a user function is entered"""
    do_call()


@opcode(129, result=VAR | UNUSED, call=ENDS)
def DO_ICALL():
    """result := call() of an internal function"""
    call_internal()


@opcode(130, result=VAR | UNUSED, call=ENDS)
def DO_UCALL():
    """result := call() of a user function, which is entered"""
    enter_user_function()


@opcode(131, result=VAR | UNUSED, call=ENDS)
def DO_FCALL_BY_NAME():
    """result := call() of a function that was looked up by name"""
    do_call()


@opcode(158, rules=NO_HANDLER)
def CALL_TRAMPOLINE():
    """__call and __callStatic: executor/calls.py replaces the frame instead"""


@opcode(202, op1=UNUSED, op2=UNUSED, result=TMP, call=ENDS)
def CALLABLE_CONVERT():
    """result := Closure of the call that was prepared"""
    return closures.from_pending_call(ex)
