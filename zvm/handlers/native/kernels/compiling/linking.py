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


@entry
def take_over_methods(self: Object, arguments: Cells, count: i64) -> Object:
    """take_over_methods(ce, parent): have a class inherit all methods of its parent, or of an interface. False, and
    nothing done, where a method that overrides another has to be looked at."""
    ce = ClassEntry(arguments[0])
    inherited = ClassEntry(arguments[1]).function_table
    i = 0
    while i < inherited.keys.entries:
        parent = entry_value(inherited.keys, i)[0]
        if parent is not None:
            own = dict_find_str(ce.function_table, Str(entry_key(inherited, i)))
            if own is not None and own[0] is not parent and not may_override(ce, own[0], parent):
                return FALSE
        i = i + 1
    return TRUE if inherit_methods(ce, ClassEntry(arguments[1])) else None


@cold
def may_override(ce: ClassEntry, child: Object, parent: Object) -> i1:
    """Whether check_override() of inheritance.py would do no more than to set the prototype of a method of the class."""
    if not has_signature(Function(parent)) or not has_signature(Function(child)):
        return False
    flags = unbox_int(Function(child).fn_flags)
    inherited = unbox_int(Function(parent).fn_flags)
    if inherited & (ACC_PRIVATE | ACC_FINAL | ACC_CHANGED) != 0 or (flags ^ inherited) & ACC_STATIC != 0 \
            or flags & ~inherited & ACC_ABSTRACT != 0:
        return False
    prototype = prototype_of(Function(parent))
    if inherited & ACC_CTOR != 0:
        return unbox_int(prototype.fn_flags) & ACC_ABSTRACT == 0
    return flags & ACC_PPP_MASK <= inherited & ACC_PPP_MASK and agrees(Function(child), Function(parent)) \
        and (Function(child).prototype is Object(prototype) or Function(child).scope is Object(ce))


@inline
def prototype_of(parent: Function) -> Function:
    """What a method that overrides this one implements."""
    return parent if parent.prototype is NONE else Function(parent.prototype)


@cold
def inherit_methods(ce: ClassEntry, parent: ClassEntry) -> i1:
    """Set the prototypes of methods that override, and add the others. False when Python raised."""
    abstract = ACC_IMPLICIT_ABSTRACT_CLASS | ACC_EXPLICIT_ABSTRACT_CLASS | ACC_INTERFACE
    may_lack = unbox_int(parent.flags) & abstract != 0
    lacks = False
    inherited = parent.function_table
    i = 0
    while i < inherited.keys.entries:
        method = entry_value(inherited.keys, i)[0]
        if method is not None:
            key = Str(entry_key(inherited, i))
            own = dict_find_str(ce.function_table, key)
            if own is None:
                lacks = lacks or may_lack and unbox_int(Function(method).fn_flags) & ACC_ABSTRACT != 0
                if PyDict_SetItem(ce.function_table, Object(key), method) != 0:
                    return False
            elif own[0] is not method and unbox_int(Function(method).fn_flags) & ACC_CTOR == 0:
                replace(cell(Function(own[0]).prototype), Object(prototype_of(Function(method))))
        i = i + 1
    if not lacks:
        return True
    return set_number(cell(ce.flags), unbox_int(ce.flags) | ACC_IMPLICIT_ABSTRACT_CLASS)


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
