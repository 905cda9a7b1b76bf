"""The opcodes of objects. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@macro
def new_as_cached(ce, cached):
    """result := new object of the class; call := its constructor, skipped when the cache says that there is none"""
    constructor = cached[1]
    target = lifecycle.instantiate(engine, ce)
    set_result(target)
    if constructor is None:
        return jump_to(cached[2])
    push_call(constructor, target, ce, None)
    return


@opcode(68, op1=UNUSED | CLASS_FETCH | CONST | VAR, op2=UNUSED | CACHE_SLOT, result=VAR, ext=NUM, op1_holds=CLASS,
        result_holds=NEW, call=BEGINS, op1_literal=KEYED_NAME)
def NEW():
    """result := new object of class op1; call := its constructor, skipped when there is none"""
    if op1 is CONST:
        cached = op.cache
        if cached is not None:
            ce = cached[0]
            new_as_cached(ce, cached)
    if op1 is UNUSED:
        cached = op.cache
        if cached is not None:
            if op.op1 & FETCH_CLASS_MASK != FETCH_CLASS_STATIC:
                ce = cached[0]
                new_as_cached(ce, cached)
            this = ex.this
            ce = ex.called_scope if this is None else this.ce
            if ce is cached[0]:
                new_as_cached(ce, cached)
    following = instances.new(ex, op)
    if op1 is CONST:
        call_fusion.fuse_new(ex, op)
    return jump_to(following)


@opcode(110, op1=CONST | TMPVAR | UNUSED | THIS | CV, result=TMP)
def CLONE(target: Read[op1]):
    """result := clone of op1"""
    return instances.clone(ex, target)


@opcode(138, op1=TMPVAR | CV, op2=UNUSED | CLASS_FETCH | CONST | VAR, result=TMP, ext=CACHE_SLOT, rules=SMART_BRANCH,
        op2_holds=CLASS, op2_literal=KEYED_NAME)
def INSTANCEOF(value: Read[op1]):
    """result := op1 is an object of class op2"""
    if op2 in (CONST, UNUSED):
        ce = op.cache
        if ce is not None:
            return isinstance(value, PhpObject) and ce in value.ce.ancestors
    return instances.instance_of(ex, op, value)


@opcode(157, op1=CV | TMPVAR | UNUSED | CLASS_FETCH, result=TMP)
def FETCH_CLASS_NAME(value: Read[op1]):
    """result := name of the class op1 stands for, or is an object of"""
    if op1 is UNUSED:
        return class_fetch.class_name_of(ex, value)
    return class_fetch.object_class_name(ex, value)


@opcode(191, op1=UNUSED | CONST | TMPVAR | CV, op2=UNUSED, result=TMP)
def GET_CLASS(value: Read[op1]):
    """result := get_class(op1), or get_class()"""
    if op1 is UNUSED:
        return class_fetch.current_class_name(ex)
    return class_fetch.get_class(ex, value)


@opcode(192, op1=UNUSED, op2=UNUSED, result=TMP)
def GET_CALLED_CLASS():
    """result := get_called_class()"""
    return class_fetch.called_class_name(ex)
