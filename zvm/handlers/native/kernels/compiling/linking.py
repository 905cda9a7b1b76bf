"""Whether methods may override others, where their declarations leave no question (zvm/runtime/classes/variance.py and
zvm/executor/class_declaration.py decide the rest)."""


@entry
def signatures_agree(self: Object, arguments: Cells, count: i64) -> Object:
    """signatures_agree(child, parent): whether they take and return the same types by the same names, which no class has to
    be looked up for. False of internal functions, too."""
    return boolean(agrees(Function(arguments[0]), Function(arguments[1])))


@entry
def overrides_agree(self: Object, arguments: Cells, count: i64) -> Object:
    """overrides_agree(methods, inherited): the same of all methods of a class that override one in the table of its
    parent."""
    methods = Dict(arguments[0])
    inherited = Dict(arguments[1])
    i = 0
    while i < inherited.keys.entries:
        parent = entry_value(inherited.keys, i)[0]
        if parent is not None:
            own = dict_find_str(methods, Str(entry_key(inherited, i)))
            if own is not None and is_checked(Function(parent)) and not agrees(Function(own[0]), bound_method(Function(parent))):
                return FALSE
        i = i + 1
    return TRUE


@inline
def is_checked(parent: Function) -> i1:
    """Whether a method binds those that override it: not where it is private, or a constructor that is not abstract."""
    flags = unbox_int(parent.fn_flags)
    if flags & (ACC_PRIVATE | ACC_ABSTRACT) == ACC_PRIVATE:
        return False
    return flags & ACC_CTOR == 0 or unbox_int(bound_method(parent).fn_flags) & ACC_ABSTRACT != 0


@inline
def bound_method(parent: Function) -> Function:
    """What a method that overrides this one has to agree with: of a constructor the first declaration."""
    if unbox_int(parent.fn_flags) & ACC_CTOR != 0 and parent.prototype is not NONE:
        return Function(parent.prototype)
    return parent


@cold
def agrees(child: Function, parent: Function) -> i1:
    if not has_signature(child) or not has_signature(parent):
        return False
    flags = unbox_int(child.fn_flags)
    if (flags | unbox_int(parent.fn_flags)) & ACC_VARIADIC != 0 \
            or unbox_int(parent.fn_flags) & ~flags & ACC_RETURN_REFERENCE != 0 \
            or unbox_int(parent.required_num_args) < unbox_int(child.required_num_args):
        return False
    total = unbox_int(parent.num_args)
    if total > unbox_int(child.num_args):
        return False
    i = 0
    while i < total:
        own = ArgInfo(child.arg_info.items[i])
        other = ArgInfo(parent.arg_info.items[i])
        if own.by_ref is not other.by_ref or own.type is not NONE and not are_same_types(own.type, other.type):
            return False
        i = i + 1
    returned = parent.return_info
    if Object(returned) is NONE or returned.type is NONE:
        return True
    return Object(child.return_info) is not NONE and are_same_types(child.return_info.type, returned.type)


@cold
def has_signature(function: Function) -> i1:
    """Whether it is a user function, whose signature is decoded then."""
    if function.type is OP_ARRAY:
        return True
    if function.type is not STORED_OP_ARRAY:
        return False
    if Object(function.arg_info) is None and not read_signature(function, StoredCode(function.live_range)):
        PyErr_Clear()
        return False
    return True


@cold
def are_same_types(left: Object, right: Object) -> i1:
    """Of two types, or None, that depend on no class: whether they are written alike."""
    if left.type is not DECLARED_TYPE or right.type is not DECLARED_TYPE:
        return False
    names = DeclaredType(left).names
    others = DeclaredType(right).names
    if unbox_int(DeclaredType(left).mask) != unbox_int(DeclaredType(right).mask) or names.size != others.size \
            or DeclaredType(left).is_intersection is TRUE or DeclaredType(right).is_intersection is TRUE:
        return False
    i = 0
    while i < names.size:
        name = offset(names, TUPLE_ITEMS, Cells)[i]
        other = offset(others, TUPLE_ITEMS, Cells)[i]
        if name.type is not STR or other.type is not STR or not str_equal(Str(name), Str(other)) \
                or may_be_keyword(Str(name)):
            return False
        i = i + 1
    return True


@inline
def may_be_keyword(name: Str) -> i1:
    """Whether a name is as long as `self` or `parent`, which mean another class in another one."""
    return name.length == 4 or name.length == 6
