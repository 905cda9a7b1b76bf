"""Macros of the opcodes of every topic. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@kernel
def push_call(function, this, called_scope, closure):
    """ex.call := new pending frame for the function. Written out: a Python call would cost more than all of it"""
    call = ExecuteData()
    call.slots = []
    call.opline = None
    call.func = function
    call.engine = engine
    call.this = this
    call.called_scope = called_scope
    call.prev = ex.call
    call.call = None
    call.num_args = 0
    call.extra_named_params = None
    call.symbol_table = None
    call.flags = 0
    call.closure = closure
    call.return_value = None
    call.stack_left = 0
    ex.call = call
