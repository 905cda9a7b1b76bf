"""The opcodes of generators. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@kernel
def create_generator():
    """leave the frame, which becomes a Generator's"""
    generators.create(ex, op)
    return switch_frame()


@kernel
def suspend_generator(key):
    """leave the generator's frame with op1 as its value"""
    generators.do_yield(ex, op, key)
    return switch_frame()


@kernel
def return_from_generator(value):
    """leave the generator's frame, which it needs no more"""
    generators.do_return(ex, value)
    return switch_frame()


@opcode(139)
def GENERATOR_CREATE():
    """leave the frame; the caller's result := a Generator that has it"""
    create_generator()


@opcode(160, op1=CONST | TMP | VAR | CV | UNUSED, op2=CONST | TMPVAR | CV | UNUSED, result=VAR | UNUSED, ext=SRC, changes=REFERRED_OP1)
def YIELD(number: Num[op1], key: Raw[op2]):
    """suspend the frame with value op1 and key op2; result := what is sent"""
    if op2 is UNUSED:
        suspend_generator(UNDEF)
    if op2 is CV and key is UNDEF:  # which is reported after a value that is undefined
        suspend_generator(UNDEF)
    settle(key)
    suspend_generator(key)


@opcode(161, op1=CONST | TMP | VAR | CV, rules=NO_NEXT | LEAVES)
def GENERATOR_RETURN(value: Read[op1]):
    """finish the generator with the return value op1"""
    return_from_generator(value)


@opcode(166, op1=CONST | TMPVAR | CV, result=TMP)
def YIELD_FROM(value: Read[op1]):
    """yield what op1 yields; result := its return value"""
    generators.yield_from(ex, op, value)
    return switch_frame()
