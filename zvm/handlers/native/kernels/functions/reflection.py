"""Reflection objects (zvm/ext/reflection): made, asked, and what they call.

Python makes the first object of each class, whose slots have to be where the image has them, and does whatever throws.
"""
MIRROR_NAME, MIRROR_CLASS = 0, 1  # slots of the properties that reflection objects have


@inline
def knows_mirrors() -> i1:
    """Whether the slots of reflection objects are where the image has them."""
    return is_layout("zvm.handlers.native.late.MIRRORS", MIRRORS_LAYOUT)


@cold
def new_mirror(engine: Engine, kind: i64, name: Object, class_name: Object) -> PhpObject:
    """A reflection object of the class of that name, with its properties, owned; the caller fills its fields. Null where
    Python has to make it. A name that is null is no property."""
    known = provided_object(kind)
    found = None if known is None else entry_named(engine.classes, Str(known))
    if found is None or not knows_mirrors():
        PyErr_Clear()
        return None
    mirror = bare_object(engine, ClassEntry(found))
    if mirror is not None and name is not None:
        replace(at(mirror.slots.items, MIRROR_NAME), name)
    if mirror is not None and class_name is not None:
        replace(at(mirror.slots.items, MIRROR_CLASS), class_name)
    return mirror


@cold
def mirrored_class(ce: ClassEntry) -> Object:
    """reflect_class(), owned; null where Python has to make it."""
    mirror = PhpObject(None)
    if unbox_int(ce.flags) & ACC_ENUM != 0:
        mirror = new_mirror(ce.engine, "'reflectionenum", ce.name, None)
    else:
        mirror = new_mirror(ce.engine, "'reflectionclass", ce.name, None)
    if mirror is None:
        return None
    ReflectionClass(mirror).reflected = ClassEntry(own(Object(ce)))
    ReflectionClass(mirror).object = NONE
    return Object(mirror)


@cold
def mirrored_method(engine: Engine, owner: ClassEntry, function: Function) -> Object:
    """reflect_method(), owned; null where Python has to make it."""
    scope = function.scope if function.scope is not NONE else Object(owner)
    mirror = new_mirror(engine, "'reflectionmethod", function.function_name, ClassEntry(scope).name)
    if mirror is None:
        return None
    ReflectionFunctionAbstract(mirror).function = Function(own(Object(function)))
    ReflectionFunctionAbstract(mirror).closure = NONE
    ReflectionFunctionAbstract(mirror).owner = own(Object(owner))
    return Object(mirror)


@cold
def mirrored_property(owner: ClassEntry, name: Object, info: PropertyInfo) -> Object:
    """reflect_property() of a declared one, owned; null where Python has to make it."""
    mirror = new_mirror(owner.engine, "'reflectionproperty", name, ClassEntry(info.ce).name)
    if mirror is None:
        return None
    ReflectionProperty(mirror).owner = own(Object(owner))
    ReflectionProperty(mirror).info = PropertyInfo(own(Object(info)))
    ReflectionProperty(mirror).property_name = own(name)
    return Object(mirror)


@cold
def add_mirror(list: PhpArray, mirror: Object) -> i1:
    """Append one, owned; False, and the list is given up, where there is none."""
    number = box_int(list.hash.used)
    if mirror is not None and set_entry(list, number, mirror):
        release(number)
        release(mirror)
        return True
    release(number)
    release(mirror)
    give_up_mirrors(list)
    return False


@cold
def give_up_mirrors(list: PhpArray) -> None:
    """The last one dies first, so that Python, which begins again, is given the handles in their order."""
    is_done = False
    while list.hash.used > 0 and not is_done:
        number = box_int(list.hash.used - 1)
        is_done = number is None or PyDict_DelItem(list.hash, number) != 0
        release(number)
    if is_done:
        PyErr_Clear()
    release(Object(list))


# ---- classes -------------------------------------------------------------------------------------------------------

@entry
def method__reflectionclass____construct(this: ReflectionClass, arguments: Cells, count: i64) -> Object:
    """Of an object, or a class that is known."""
    ce = class_meant(PhpObject(this).ce.engine, arguments[0]) if count == 1 else ClassEntry(None)
    if ce is None or not knows_mirrors():
        return None
    replace(cell(this.reflected), Object(ce))
    replace(cell(this.object), NONE)
    replace(at(PhpObject(this).slots.items, MIRROR_NAME), ce.name)
    return NONE


@inline
def class_in(this: ReflectionClass) -> ClassEntry:
    """The class that an object made by Python, or new_mirror(), is about; null of others."""
    return this.reflected if knows_mirrors() else ClassEntry(None)


@entry
def method__reflectionclass__getname(this: ReflectionClass, arguments: Cells, count: i64) -> Object:
    ce = class_in(this)
    return None if ce is None or count != 0 else own(ce.name)


@entry
def method__reflectionclass__getconstructor(this: ReflectionClass, arguments: Cells, count: i64) -> Object:
    ce = class_in(this)
    if ce is None or count != 0:
        return None
    return NONE if ce.constructor is NONE else mirrored_method(ce.engine, ce, Function(ce.constructor))


@inline
def belongs(ce: ClassEntry, flags: i64, owner: Object) -> i1:
    """Whether a member that `owner` declares is one of the class: it is not private to an ancestor."""
    return flags & ACC_PRIVATE == 0 or owner is Object(ce)


@cold
def has_hidden_method(ce: ClassEntry) -> i1:
    """Is it Closure, whose __invoke() is in no table?"""
    return is_internal_class(ce, "'closure")


@entry
def method__reflectionclass__getmethod(this: ReflectionClass, arguments: Cells, count: i64) -> Object:
    ce = class_in(this)
    if ce is None or count != 1 or arguments[0].type is not STR or has_hidden_method(ce):
        return None
    function = entry_named(ce.function_table, Str(arguments[0]))
    return None if function is None else mirrored_method(ce.engine, ce, Function(function))


@entry
def method__reflectionclass__getmethods(this: ReflectionClass, arguments: Cells, count: i64) -> Object:
    """All but those that are private to an ancestor."""
    ce = class_in(this)
    list = empty_hash() if ce is not None and count < 2 and not has_hidden_method(ce) else PhpArray(None)
    filter = unbox_int(arguments[0]) if count == 1 and arguments[0].type is LONG else -1
    if list is None or count == 1 and not below(filter, 128):  # beyond these, flags are those that Python derives
        release(Object(list))
        return None
    i = 0
    while i < ce.function_table.keys.entries:
        place = entry_value(ce.function_table.keys, i)
        i = i + 1
        if place[0] is None:
            continue
        function = Function(place[0])
        is_wanted = unbox_int(function.fn_flags) & filter != 0 and belongs(ce, unbox_int(function.fn_flags), function.scope)
        if is_wanted and not add_mirror(list, mirrored_method(ce.engine, ce, function)):
            return None
    return hash_or_empty(list)


@entry
def method__reflectionclass__getproperties(this: ReflectionClass, arguments: Cells, count: i64) -> Object:
    """All declared ones but those that are private to an ancestor."""
    ce = class_in(this)
    list = empty_hash() if ce is not None and count == 0 and this.object is NONE else PhpArray(None)
    if list is None:
        return None
    i = 0
    while i < ce.properties_info.keys.entries:
        place = entry_value(ce.properties_info.keys, i)
        if place[0] is not None:
            info = PropertyInfo(place[0])
            name = entry_key(ce.properties_info, i)
            if belongs(ce, unbox_int(info.flags), info.ce) and not add_mirror(list, mirrored_property(ce, name, info)):
                return None
        i = i + 1
    return hash_or_empty(list)


@entry
def method__reflectionclass__getproperty(this: ReflectionClass, arguments: Cells, count: i64) -> Object:
    """Of a declared one."""
    ce = class_in(this)
    if ce is None or count != 1 or arguments[0].type is not STR or not is_narrow(Str(arguments[0])):
        return None
    place = dict_find_str(ce.properties_info, Str(arguments[0]))
    if place is None:
        return None
    info = PropertyInfo(place[0])
    return mirrored_property(ce, arguments[0], info) if belongs(ce, unbox_int(info.flags), info.ce) else None


@entry
def method__reflectionclass__getparentclass(this: ReflectionClass, arguments: Cells, count: i64) -> Object:
    ce = class_in(this)
    if ce is None or count != 0:
        return None
    return FALSE if ce.parent is NONE else mirrored_class(ClassEntry(ce.parent))


@cold
def other_class(this: ReflectionClass, arguments: Cells, count: i64) -> ClassEntry:
    """The class that is known by a name, or that a ReflectionClass is about, borrowed; null where Python has to look."""
    ce = class_in(this)
    if ce is None or count != 1:
        return None
    if not is_object(arguments[0]):
        return known_class(ce.engine, arguments[0])
    if not is_internal_class(PhpObject(arguments[0]).ce, "'reflectionclass"):
        return None
    return class_in(ReflectionClass(arguments[0]))


@entry
def method__reflectionclass__issubclassof(this: ReflectionClass, arguments: Cells, count: i64) -> Object:
    other = other_class(this, arguments, count)
    return None if other is None else boolean(other is not this.reflected and descends(this.reflected, other))


@entry
def method__reflectionclass__implementsinterface(this: ReflectionClass, arguments: Cells, count: i64) -> Object:
    other = other_class(this, arguments, count)
    if other is None or unbox_int(other.flags) & INTERFACE_BIT == 0:
        return None
    return boolean(other is this.reflected or descends(this.reflected, other))


@entry
def method__reflectionclass__newinstance(this: ReflectionClass, arguments: Cells, count: i64) -> Object:
    return constructed(this, method__reflectionclass__newinstance, arguments, count)


@entry
def method__reflectionclass__newinstanceargs(this: ReflectionClass, arguments: Cells, count: i64) -> Object:
    kernel = method__reflectionclass__newinstanceargs
    if count == 0:
        return constructed(this, kernel, arguments, 0)
    ce = class_in(this)
    list = positional(ce.constructor, arguments, 0, count) if ce is not None else List(None)
    object = constructed(this, kernel, list.items, list.size) if list is not None else None
    release(Object(list))
    return object


@entry
def method__reflectionclass__newinstancewithoutconstructor(this: ReflectionClass, arguments: Cells, count: i64) -> Object:
    ce = class_in(this)
    return None if ce is None or count != 0 or ce.native is not NONE else Object(object_of(ce.engine, ce))


# ---- functions and methods -----------------------------------------------------------------------------------------

@inline
def reflected_function(this: ReflectionFunctionAbstract) -> Function:
    """The function that an object is about; null of others."""
    return this.function if knows_mirrors() else Function(None)


@entry
def method__reflectionmethod____construct(this: ReflectionFunctionAbstract, arguments: Cells, count: i64) -> Object:
    """Of a method in the table of a known class."""
    if count != 2 or arguments[1].type is not STR:
        return None
    ce = class_meant(PhpObject(this).ce.engine, arguments[0])
    if ce is None or has_hidden_method(ce) or not knows_mirrors():
        return None
    function = Function(entry_named(ce.function_table, Str(arguments[1])))
    if function is None:
        return None
    replace(cell(this.function), Object(function))
    replace(cell(this.closure), NONE)
    replace(cell(this.owner), Object(ce))
    slots = PhpObject(this).slots.items
    replace(at(slots, MIRROR_NAME), function.function_name)
    replace(at(slots, MIRROR_CLASS), ClassEntry(function.scope).name)
    return NONE


@entry
def method__reflectionmethod__invoke(this: ReflectionFunctionAbstract, arguments: Cells, count: i64) -> Object:
    target = local_array(Cells, 40)
    if count == 0 or not invoked_method(target, this, method__reflectionmethod__invoke, arguments[0]):
        return None
    return call_user(target, at(arguments, 1), count - 1)


@entry
def method__reflectionmethod__invokeargs(this: ReflectionFunctionAbstract, arguments: Cells, count: i64) -> Object:
    target = local_array(Cells, 40)
    if count != 2 or not invoked_method(target, this, method__reflectionmethod__invokeargs, arguments[0]):
        return None
    return call_with(target, positional(target[1], arguments, 1, count))


@entry
def method__reflectionfunction____construct(this: ReflectionFunctionAbstract, arguments: Cells, count: i64) -> Object:
    """Of a closure, or a function that is known."""
    closure = arguments[0] if count == 1 and is_object(arguments[0]) and is_closure(arguments[0]) else NONE
    function = Object(None)
    if closure is not NONE:
        function = Object(ClosureObject(closure).func)
    elif count == 1 and arguments[0].type is STR:
        function = entry_named(PhpObject(this).ce.engine.functions, Str(arguments[0]))
    if function is None or not knows_mirrors():
        return None
    replace(cell(this.function), function)
    replace(cell(this.closure), closure)
    replace(cell(this.owner), NONE)
    replace(at(PhpObject(this).slots.items, MIRROR_NAME), Function(function).function_name)
    return NONE


@entry
def method__reflectionfunction__invoke(this: ReflectionFunctionAbstract, arguments: Cells, count: i64) -> Object:
    target = local_array(Cells, 40)
    return call_user(target, arguments, count) if invoked_function(target, this, method__reflectionfunction__invoke) else None


@entry
def method__reflectionfunction__invokeargs(this: ReflectionFunctionAbstract, arguments: Cells, count: i64) -> Object:
    target = local_array(Cells, 40)
    if not invoked_function(target, this, method__reflectionfunction__invokeargs):
        return None
    return call_with(target, positional(target[1], arguments, 0, count))


@entry
def method__reflectionfunctionabstract__getname(this: ReflectionFunctionAbstract, arguments: Cells, count: i64) -> Object:
    function = reflected_function(this) if count == 0 else Function(None)
    return None if function is None else own(function.function_name)


@entry
def method__reflectionfunctionabstract__getparameters(this: ReflectionFunctionAbstract, arguments: Cells, count: i64) -> Object:
    """Of a function whose signature has been read."""
    function = reflected_function(this) if count == 0 else Function(None)
    if function is None:
        return None
    infos = function.arg_info
    if infos is None or Object(infos).type is not LIST:
        return None
    list = empty_hash()
    i = 0
    while list is not None and i < infos.size:
        if not add_mirror(list, mirrored_parameter(this, ArgInfo(infos.items[i]), i)):
            return None
        i = i + 1
    return None if list is None else hash_or_empty(list)


@cold
def mirrored_parameter(of: ReflectionFunctionAbstract, info: ArgInfo, position: i64) -> Object:
    """Owned; null where Python has to make it."""
    number = box_int(position)
    mirror = ReflectionParameter(new_mirror(PhpObject(of).ce.engine, "'reflectionparameter", info.name, None))
    if mirror is None or number is None:
        release(number)
        return None
    mirror.function = own(Object(of.function))
    mirror.closure = own(of.closure)
    mirror.owner = own(of.owner)
    mirror.info = ArgInfo(own(Object(info)))
    mirror.position = number
    return Object(mirror)


@entry
def method__reflectionfunctionabstract__getreturntype(this: ReflectionFunctionAbstract, arguments: Cells, count: i64) -> Object:
    function = reflected_function(this) if count == 0 else Function(None)
    if function is None:
        return None
    info = function.return_info
    if info is None or Object(info) is not NONE and info.tentative is not FALSE:
        return None
    return NONE if Object(info) is NONE else mirrored_type(PhpObject(this).ce.engine, info.type)


# ---- types ---------------------------------------------------------------------------------------------------------

@entry
def method__reflectionparameter__gettype(this: ReflectionParameter, arguments: Cells, count: i64) -> Object:
    if count != 0 or not knows_mirrors() or this.info is None:
        return None
    return mirrored_type(PhpObject(this).ce.engine, this.info.type)


@entry
def method__reflectionparameter__getdefaultvalue(this: ReflectionParameter, arguments: Cells, count: i64) -> Object:
    return own_or_null(literal_of_parameter(this)) if count == 0 else None


@entry
def method__reflectionproperty__gettype(this: ReflectionProperty, arguments: Cells, count: i64) -> Object:
    if declared_property(this) is None or count != 0:
        return None
    return mirrored_type(PhpObject(this).ce.engine, this.info.type)


@cold
def mirrored_type(engine: Engine, type: Object) -> Object:
    """reflect_type() of no type, and of one that goes by one name, owned; null where Python has to make it."""
    if type is NONE:
        return NONE
    if word_of_type(DeclaredType(type)) is None:
        PyErr_Clear()
        return None
    mirror = ReflectionType(new_mirror(engine, "'reflectionnamedtype", None, None))
    if mirror is None:
        return None
    mirror.declared = DeclaredType(own(type))
    mirror.legacy = TRUE
    return Object(mirror)


@cold
def word_of_type(declared: DeclaredType) -> Object:
    """The one name of a type, which null may join, borrowed: that of a class, or of a common type. Null of others."""
    if not knows_mirrors():
        return None
    if declared.is_intersection is not FALSE or declared.iterable is not FALSE:
        return None
    mask = unbox_int(declared.mask) & -1 - MAY_BE_NULL
    if declared.names.size != 0:
        is_class = declared.names.size == 1 and mask == 0 and declared.names.first.type is STR
        return declared.names.first if is_class else None
    if mask == MAY_BE_LONG:
        return provided_object("'int")
    if mask == MAY_BE_STRING:
        return provided_object("'string")
    if mask == (MAY_BE_FALSE | MAY_BE_TRUE):
        return provided_object("'bool")
    if mask == MAY_BE_DOUBLE:
        return provided_object("'float")
    return provided_object("'array") if mask == MAY_BE_ARRAY else None


@entry
def method__reflectionnamedtype__getname(this: ReflectionType, arguments: Cells, count: i64) -> Object:
    if count != 0 or not knows_mirrors() or this.declared is None:
        return None
    if this.legacy is not TRUE:
        return None
    return own_or_null(word_of_type(this.declared))


# ---- properties ----------------------------------------------------------------------------------------------------

@inline
def declared_property(this: ReflectionProperty) -> PropertyInfo:
    """Borrowed; null where it is a dynamic one."""
    if not knows_mirrors() or this.info is None or Object(this.info) is NONE:
        return None
    return this.info


@cold
def reflected_cell(this: ReflectionProperty, value: Object) -> Cells:
    """Where an object keeps the declared property; null where Python has to look."""
    info = declared_property(this)
    if info is None or not is_object(value) or unbox_int(info.flags) & ACC_STATIC != 0:
        return None
    object = PhpObject(value)
    found = dict_find_str(object.ce.properties_info, Str(this.property_name))
    if found is None or found[0] is not Object(info) or has_hooks(object, HOOKS_PROPERTIES):
        return None
    return declared_cell(object, info)


@entry
def method__reflectionproperty__getvalue(this: ReflectionProperty, arguments: Cells, count: i64) -> Object:
    place = reflected_cell(this, arguments[0]) if count == 1 else Cells(None)
    return None if place is None or place[0] is UNDEF else own(dereferenced(place[0]))


@entry
def method__reflectionproperty__setvalue(this: ReflectionProperty, arguments: Cells, count: i64) -> Object:
    """Of a property without type, whose old value takes nothing with it."""
    place = reflected_cell(this, arguments[0]) if count == 2 else Cells(None)
    if place is None or this.info.type is not NONE or unbox_int(this.info.flags) & ACC_READONLY != 0:
        return None
    if place[0].type is not STR and not is_scalar(place[0]):
        return None
    replace(place, arguments[1])
    return NONE
