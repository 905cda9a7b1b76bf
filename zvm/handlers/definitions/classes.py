"""The opcodes of classes. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(109, op1=UNUSED | CLASS_FETCH, op2=CONST | TMPVAR | UNUSED | CV, result=VAR, ext=CACHE_SLOT, result_holds=CLASS,
        op2_literal=KEYED_NAME)
def FETCH_CLASS(fetch_type: Num[op1], value: Read[op2]):
    """result := the class op1 or op2 stands for"""
    if op2 is UNUSED:
        return class_fetch.by_keyword(ex, fetch_type)
    return class_fetch.fetch_class(ex, fetch_type, value)


@opcode(181, op1=VAR | CONST | UNUSED | CLASS_FETCH, op2=CONST | TMPVARCV, result=TMP, ext=CACHE_SLOT, op1_holds=CLASS,
        op1_literal=KEYED_NAME, op2_literal=NAME)
def FETCH_CLASS_CONSTANT(number: Num[op1], name: Read[op2]):
    """result := class constant op1::op2"""
    if op2 is not CONST:
        return class_fetch.named_class_constant(ex, op, name)
    cached = op.cache
    if cached is not None:
        if op1 is VAR:
            if slots[number] is cached[1]:
                slots[number] = None
                return cached[0]
        elif op1 is UNUSED:
            called = cached[1]  # None: not `static`
            if called is None:
                return cached[0]
            this = ex.this
            if this is not None:
                if this.ce is called:
                    return cached[0]
            elif ex.called_scope is called:
                return cached[0]
        else:
            return cached[0]
    return class_fetch.class_constant(ex, op, name)


@opcode(144, op1=CONST, op2=ANY(CONST | UNUSED), op1_literal=KEYED_NAME, op2_literal=NAME)
def DECLARE_CLASS():
    """declare the class op1"""
    scripts.declare_class(ex, op)
    return


@opcode(145, op1=CONST, op2=CONST, op1_literal=KEYED_NAME, op2_literal=NAME)
def DECLARE_CLASS_DELAYED():
    """declare the class op1, unless it was bound when the script was loaded"""
    scripts.declare_class_delayed(ex, op)
    return


@opcode(146, op1=ANY(CONST), op2=ANY(CONST | UNUSED), result=VAR, ext=CACHE_SLOT, result_holds=CLASS, op1_literal=NAME,
        op2_literal=NAME)
def DECLARE_ANON_CLASS():
    """result := the anonymous class op1, declared the first time"""
    return scripts.declare_anonymous_class(ex, op)
