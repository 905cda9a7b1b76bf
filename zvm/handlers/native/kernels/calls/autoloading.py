"""Asking the autoloaders for a class (zvm/engine/autoload.py, which does so without native code)."""


@entry
def autoload_class(self: Object, arguments: Cells, count: i64) -> Object:
    """autoload_class(engine, name, key): the class, if an autoloader makes it, else None. `key`: in lower case."""
    ce = load_class(Engine(arguments[0]), Str(arguments[1]), Str(arguments[2]))
    if ce is None and PyErr_Occurred() is not None:
        return None
    return NONE if ce is None else own(ce)


@cold
def load_class(engine: Engine, name: Str, key: Str) -> Object:
    """What autoload_class() gives, borrowed from engine.classes; null when there is none, or Python raised."""
    if dict_find_str(engine.unlinked_classes, key) is not None or not is_class_name(name) \
            or PySet_Contains(engine.autoloading, Object(key)) != 0 or PySet_Add(engine.autoloading, Object(key)) != 0:
        return None
    incref(Object(name))
    incref(Object(key))
    ce = ask_loaders(engine, name, key)
    PySet_Discard(engine.autoloading, Object(key))
    release(Object(key))
    release(Object(name))
    return ce


@cold
def ask_loaders(engine: Engine, name: Str, key: Str) -> Object:
    """Ask them one after the other, those registered meanwhile included, until one has made the class."""
    index = 0
    while index < engine.autoloaders.size:
        loader = own(engine.autoloaders.items[index])
        has_run = ask_loader(engine, loader, name)
        index = following_loader(engine.autoloaders, loader, index)
        release(loader)
        if not has_run:
            return None
        found = declared_class(engine, key)
        if found is not None or PyErr_Occurred() is not None:
            return found
    return None


@cold
def ask_loader(engine: Engine, loader: Object, name: Str) -> i1:
    """False when it raised."""
    arguments = local_array(Cells, 16)
    call = dict_find_pointer(engine.autoload_calls, loader)
    if call is None:
        arguments[0] = Object(engine)
        arguments[1] = loader
        call = call_provided("zvm.engine.autoload.bind_loader", arguments, 2)
        if call is None:
            return False
    else:
        incref(call)
    arguments[0] = Object(name)
    done = PyObject_Vectorcall(call, arguments, 1, None)
    release(call)
    if done is None:
        return False
    release(done)
    return True


@cold
def following_loader(loaders: List, loader: Object, index: i64) -> i64:
    """The index of the next one; the list may be another than before."""
    i = 0
    while i < loaders.size:
        if loaders.items[i] is loader:
            return i + 1
        i = i + 1
    return index + 1


@cold
def declared_class(engine: Engine, key: Str) -> Object:
    """engine.classes.get(key), borrowed; null where there is none, or Python raised."""
    place = dict_find_str(engine.classes, key)
    if place is not None:
        return place[0]
    if dict_find_str(LazyTable(engine.classes).missing, key) is not None:
        return None
    arguments = local_array(Cells, 16)
    arguments[0] = Object(engine.classes)
    arguments[1] = Object(key)
    name = provided_object(".get")
    loaded = None if name is None else PyObject_VectorcallMethod(name, arguments, 2, None)
    if loaded is None:
        return None
    drop_ref(loaded)
    return None if loaded is NONE else loaded


@cold
def is_class_name(name: Str) -> i1:
    """Whether it has nothing but characters that may stand in a qualified name."""
    if name.length == 0 or not is_narrow(name):
        return False
    data = str_data(name)
    i = 0
    while i < name.length:
        byte = i64(data[i]) & 255
        if not (byte >= 128 or byte == b"_" or byte == b"\\" or below(byte - b"0", 10) or below((byte | 32) - b"a", 26)):
            return False
        i = i + 1
    return True
