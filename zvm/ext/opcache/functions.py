"""opcache_*: the cache of compiled files (zvm/opfile/cache.py) as scripts see and command it.

Where there is no cache they answer as OPcache does where it is switched off.
"""
from __future__ import annotations

from zvm.executor.scripts import declare_function, load_script
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.vocabulary import Array, Bool, False_, Str, function
from zvm.opcodes.error_levels import E_NOTICE
from zvm.runtime.signals import Bailout
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.opcodes.script import Script


@function
def opcache_compile_file(engine: Engine, filename: Str) -> Bool:
    if engine.script_cache is None:
        engine.diagnostics.error(E_NOTICE, "Zend OPcache has not been properly started, can't compile file")
        return False
    if not filename:
        engine.throw("ValueError", "Path cannot be empty")
    path = engine.resolve_include_path(filename)
    problem = "No such file or directory"
    if path is not None and not permitted(engine, path):
        path, problem = None, "Operation not permitted"
    if path is not None:
        try:
            if engine.is_preloading:
                load_script(engine, engine.compile_file(path))
            elif engine.target >= V8_4:  # classes that are bound early are declared, too
                load_script(engine, engine.keep_compiled(path))
            else:
                _declare_functions(engine, engine.keep_compiled(path))
            return True
        except OSError as error:
            problem = error.strerror or problem
        except Bailout:  # the reason was reported
            engine.diagnostics.bailed_out = False
            engine.diagnostics.warning(f"Zend OPcache could not compile file {path}")
            return False
    engine.diagnostics.warning(f"opcache_compile_file({filename}): Failed to open stream: {problem}")
    engine.diagnostics.warning(f"opcache_compile_file(): Failed opening '{filename}' for inclusion "
                               f"(include_path='{engine.ini.get('include_path')}')")
    return False


def _declare_functions(engine: Engine, script: Script) -> None:
    """Declare the functions of a script that will not run; its classes would wait for that."""
    for key, user_function in script.functions.items():
        declare_function(engine, key, user_function)


@function
def opcache_invalidate(engine: Engine, filename: Str, force: Bool = False) -> Bool:
    cache = engine.script_cache
    path = None if cache is None else engine.resolve_include_path(filename)
    if cache is None or path is None:
        return False
    file = cache.file_of(path, engine.compiler_settings)
    if force or not cache.has(path, file):
        cache.forget(file)
        _forget_resident(engine)
    return True


@function
def opcache_is_script_cached(engine: Engine, filename: Str) -> Bool:
    cache = engine.script_cache
    path = None if cache is None else engine.resolve_include_path(filename)
    return cache is not None and path is not None and cache.has(path, cache.file_of(path, engine.compiler_settings))


@function
def opcache_get_configuration(engine: Engine) -> Array | False_:
    from zvm.ext.opcache.directives import directives

    return PhpArray.from_dict({
        "directives": PhpArray.from_dict(directives(engine)),
        "version": PhpArray.from_dict({"version": engine.target.version, "opcache_product_name": "Zend OPcache"}),
        "blacklist": PhpArray.from_list([])})


@function
def opcache_reset(engine: Engine) -> Bool:
    if engine.script_cache is None:
        return False
    engine.script_cache.clear()
    _forget_resident(engine)
    return True


def _forget_resident(engine: Engine) -> None:
    """Have scripts that stay in the process be looked for again."""
    if engine.world is not None:
        engine.world.forget_files()


@function
def opcache_get_status(engine: Engine, include_scripts: Bool = True) -> Array | False_:
    cache = engine.script_cache
    if cache is None:
        return False
    from zvm.ext.opcache.status import status

    return status(engine, cache, include_scripts)
