"""Finding internal functions, classes and constants by name, importing their modules on first look-up.

Reads zvm/ext/generated/index.py; makes InternalFunction and ClassEntry objects. Used by the engine, whose tables keep
what is found here. Functions and constants are the same for every engine; class entries are made per engine.
"""
from __future__ import annotations

import sys
from marshal import dumps

from zvm import bundle
from zvm.ext import vocabulary
from zvm.ext.generated import index
from zvm.ext.vocabulary import ABSENT, UNDEF, in_version, is_deprecated
from zvm.opcodes import flags
from zvm.runtime.functions.internal_function import InternalFunction, StoredSignature, shape_of, signature_of
from zvm.runtime.services.ini import ENCODING_DIRECTIVES, is_utf8
from zvm.runtime.services.modules import LateModule, import_module
from zvm.targets import DEFAULT, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext import later
    from zvm.ext.generated import changes, default_texts
    from zvm.runtime.classes.class_entry import ClassEntry
else:
    later = LateModule("zvm.ext.later")
    changes = LateModule("zvm.ext.generated.changes")
    default_texts = LateModule("zvm.ext.generated.default_texts")

# extensions that are whole, and so loaded, only with a further package of zvm/ext; else only where zvm.claim names them
PARTIAL = {"intl": "icu"}
ZEND_EXTENSIONS = ("Zend OPcache",)
_UNDEFINED, _EMPTY_ARRAY = ..., ()  # what stands for such defaults in the bundle
SINCE = {"uri": V8_5}  # extensions that a version has brought
# packages, or modules of them, that need a library which may be missing, with the module of zvm/ext that says so by
# is_available()
CARRIERS = \
    dict.fromkeys(("dom", "libxml", "living_dom", "simplexml", "soap",
                   "xml", "xmlreader", "xmlwriter", "xsl"), "libxml.carrier") | \
    {"bz2": "zlib.carrier", "zip": "zlib.carrier", "zlib": "zlib.carrier"} | \
    dict.fromkeys(("pdo_sqlite", "sqlite3"), "sqlite3.library") | {"openssl": "openssl.library"} | \
    {"curl": "curl.library", "fileinfo": "fileinfo.library", "gd": "gd.library", "icu": "icu.library",
     "mbstring.regex": "mbstring.carrier", "readline": "readline.library",
     "sodium": "sodium.library"} | dict.fromkeys(("mysqlnd", "mysqli", "pdo_mysql"), "mysqlnd.library") | \
    {"pdo_pgsql": "pdo_pgsql.library", "ffi": "ffi.library", "pgsql": "pgsql.library"}
# extensions with a module `state` whose start() applies their directives' values
OWNERS = ("bcmath", "exif", "ffi", "iconv", "intl", "mbstring", "opcache", "phar", "session", "zlib")

VERSIONS = {"apcu": "5.1.22", "mysqlnd": "mysqlnd {}"}  # of extensions that have one of their own; {}: PHP's

_MOST_SEARCHED = 4096  # names whose places are remembered, of a kind
_SEARCHES = 100  # in a text of the index, which take about as long as making a table of it

_tables: dict[str, dict[str, str]] = {}  # of the index, once made: those of the default target …
_tables_of: dict[tuple[str, int], dict[str, str]] = {}  # … and of others, by kind and target
_known_namespaces: dict[str, set[str]] = {}
_recalled: dict[str, dict[str, str | None]] = bundle.memo(__name__, index.__name__)  # what runs have found, by kind
_searched: dict[str, dict[str, str | None]] = {table: _recalled.setdefault(table, {}) for table in index.TEXTS}
_searches_left = dict.fromkeys(index.TEXTS, _SEARCHES)
_declared: dict[tuple[bool, int], list[str]] = {}  # names of classes, and of interfaces, by target, once asked for
_states: dict[str, tuple[int, int] | None] = {}  # by module of zvm/ext
_available: dict[str, bool] = {}  # by package of CARRIERS, once asked
_functions: dict[int, dict[str, InternalFunction]] = {}  # by target; stateless once built, so shared by engines


def is_available(package: str) -> bool:
    """Is the library there that a package or module of zvm/ext needs, if it needs one? Without it what it declares is
    absent."""
    if package not in CARRIERS:
        return True
    found = _available.get(package)
    if found is None:
        from zvm.ext import availability

        found = _available[package] = availability.is_available(package, CARRIERS[package])
    return found


def _is_there(where: str) -> bool:
    """Whether a declaration of the index can be used."""
    module = where.partition(":")[0]
    return is_available(module) and is_available(module.partition(".")[0])


def table_of(kind: str, target: int = DEFAULT) -> dict[str, str]:
    """Where names are declared, in PHP's order: FUNCTIONS, CLASSES or CONSTANTS of the index. Values are "module", or
    "module:name" where the Python name differs."""
    if target != DEFAULT:
        return _table_of_target(kind, target)
    table = _tables.get(kind)
    if table is not None:
        return table
    table = _tables[kind] = {}
    for line in index.TEXTS[kind].splitlines():
        module, *declared = line.split(" ")
        if ":" not in line:
            table |= dict.fromkeys(declared, module)
            continue
        for entry in declared:
            php_name, colon, python_name = entry.partition(":")
            table[php_name] = module + colon + python_name
    return table


def _table_of_target(kind: str, target: int) -> dict[str, str]:
    """table_of() that kind with what the versions up to a target have changed."""
    table = _tables_of.get((kind, target))
    if table is None:
        table = _tables_of[kind, target] = dict(table_of(kind))
        for name in changes.CHANGES[kind]:
            where = _changed(kind, name, target)
            if where is None:
                table.pop(name, None)
            elif where is not ABSENT:
                table[name] = where
    return table


def _changed(kind: str, name: str, target: int) -> Any:
    """Where a name is declared since one of the versions up to a target; None where it has gone with one of them,
    ABSENT where none of them has changed it."""
    where = ABSENT
    for version, place in changes.CHANGES[kind].get(name, ()):
        if version <= target:
            where = place
    return where


def declaration(kind: str, name: str, target: int = DEFAULT) -> str | None:
    """What table_of() that kind has under a name; the table is made only after some searches."""
    if target != DEFAULT:
        where = _changed(kind, name, target)
        if where is not ABSENT:
            return None if where is None else str(where)
    found = _searched[kind]
    if name in found:
        return found[name]
    if "\\" in name and name.partition("\\")[0] not in _namespaces(kind):
        return None
    if kind in _tables or not _searches_left[kind]:
        where = table_of(kind).get(name)
    else:
        _searches_left[kind] -= 1
        where = _search(index.TEXTS[kind], name)
    if len(found) < _MOST_SEARCHED:
        found[name] = where
    return where


def _namespaces(kind: str) -> set[str]:
    """The namespaces that names of a kind begin with."""
    found = _known_namespaces.get(kind)
    if found is None:
        parts = index.TEXTS[kind].split("\\")[:-1]
        found = _known_namespaces[kind] = {part[part.rfind(" ") + 1:] for part in parts}
    return found


def _search(text: str, name: str) -> str | None:
    if not name or not name.isascii() or " " in name or ":" in name or "\n" in name:
        return None
    place = text.find(f" {name}")
    while place > 0:
        end = place + 1 + len(name)
        if text[end] in " :\n":
            line = text.rfind("\n", 0, place) + 1
            module = text[line:text.find(" ", line)]
            return module + text[end:].split(None, 1)[0] if text[end] == ":" else module
        place = text.find(f" {name}", end)
    return None


def _find(kind: str, name: str, target: int) -> str | None:
    """Where the index has a name of an extension that is there."""
    where = declaration(kind, name, target)
    return where if where is not None and _is_there(where) else None


def find_function(engine: Any, lower_name: str) -> InternalFunction | None:
    """The internal function of that lower-case name, None where there is none. Without an engine it is the default
    target's."""
    target = DEFAULT if engine is None else engine.target
    functions = _functions.get(target) or _functions.setdefault(target, {})
    found = functions.get(lower_name)
    if found is None:
        where = _find("FUNCTIONS", lower_name, target)
        if where is None:
            return None
        stored = None
        if target == DEFAULT and engine is not None and engine.tier is not None and engine.tier.has_kernel(lower_name):
            stored = _stored_function(lower_name, where)
        found = functions.setdefault(lower_name, stored or _build_function(lower_name, where, target))
    return found


def _stored_function(lower_name: str, where: str) -> InternalFunction | None:
    """The function as its module declares it, which is not imported; None where the bundle does not have that, or the
    module has changed, or is imported already."""
    module_name = where.partition(":")[0]
    if "zvm.ext." + module_name in sys.modules:
        return None
    stored = bundle.compiled(signature_text(lower_name))
    if stored is None or stored[0] != _state_of(module_name):
        return None
    names, count, code_flags, annotations, defaults, options, shape = stored[1]
    signature = StoredSignature(lambda: _implementation(lower_name, where), names, count, code_flags, annotations,
                                [_restored_default(default) for default in defaults], options, shape)
    built = InternalFunction(lower_name, signature, extension_of(module_name))
    built.default_texts = stored[2]
    return built


def _state_of(module_name: str) -> tuple[int, int] | None:
    """bundle.state_of() a module of zvm/ext, as it is when first asked for: what is imported stays as well."""
    if module_name not in _states:
        _states[module_name] = bundle.state_of(module_path(module_name))
    return _states[module_name]


def signature_text(lower_name: str) -> str:
    """The text under which the bundle keeps what is declared of a function; another one for other fields."""
    return f"declaration and shape of {lower_name}"


def module_path(module_name: str) -> str:
    """Where the source of a module of zvm/ext is, under the package's folder."""
    return f"/ext/{module_name.replace('.', '/')}.py"


def stored_signature(lower_name: str) -> tuple[Any, ...] | None:
    """What the bundle is to keep of a function; None where its module has to be imported."""
    where = table_of("FUNCTIONS")[lower_name]
    module_name = where.partition(":")[0]
    function = _build_function(lower_name, where, DEFAULT)
    signature = signature_of(function.impl)
    fields = (signature.names, signature.count, signature.code_flags, signature.annotations,
              [_stored_default(default) for default in signature.defaults], signature.options, shape_of(function))
    state = bundle.state_of(module_path(module_name))
    is_plain = function.fn_flags & flags.ACC_DEPRECATED == 0 and "since" not in signature.options
    try:
        dumps(fields)
    except ValueError:  # a default or an option is an object
        return None
    return (state, fields, function.default_texts) if is_plain and state is not None else None


def _stored_default(default: Any) -> Any:
    """A default as the bundle keeps it, which has no values of PHP's; no other default is one of the stand-ins."""
    from zvm.runtime.values.arrays import PhpArray

    if default is UNDEF:
        return _UNDEFINED
    return _EMPTY_ARRAY if type(default) is PhpArray and not len(default) else default


def _restored_default(stored: Any) -> Any:
    return UNDEF if stored is _UNDEFINED else vocabulary.EMPTY if stored == _EMPTY_ARRAY else stored


def _build_function(lower_name: str, where: str, target: int) -> InternalFunction:
    """`where` is "module" or, for an alias or a name Python cannot have, "module:python_name"."""
    module_name = where.partition(":")[0]
    implementation = _implementation(lower_name, where)
    options = getattr(implementation, "php_options", {})
    fn_flags = flags.ACC_PUBLIC
    if is_deprecated(options, target):
        fn_flags |= flags.ACC_DEPRECATED
    name = lower_name if lower_name in options.get("aliases", ()) else options.get("name", lower_name)
    built = InternalFunction(name, implementation, extension_of(module_name), fn_flags, target=target)
    texts = default_texts.DEFAULTS.get(f"{lower_name}@{options['since']}" if "since" in options else lower_name)
    if texts is not None:
        built.default_texts = texts
    if target != DEFAULT and "since" not in options:
        later.apply(built, lower_name, target)
    return built


def _implementation(lower_name: str, where: str) -> Any:
    """The Python function, whose module is imported."""
    module_name, _, python_name = where.partition(":")
    return getattr(import_module("zvm.ext." + module_name), python_name or lower_name)


def extension_of(module_name: str) -> str:
    """PHP's name of the extension a module of zvm/ext (given without that prefix) belongs to."""
    package = module_name.partition(".")[0]
    return index.EXTENSIONS[package]


def find_constant(engine: Any, name: str) -> tuple[Any, str] | None:
    """(value, extension name) of an internal constant, None where there is none. Names are exact."""
    module_name = _find("CONSTANTS", name, engine.target)
    if module_name is None:
        return None
    value = in_version(import_module("zvm.ext." + module_name).CONSTANTS[name], engine.target)
    if callable(value):  # made on demand, as the value belongs to the engine
        value = value(engine)
    return value, extension_of(module_name)


def deprecated_constants(target: int) -> dict[str, str]:
    """What follows "is deprecated" of the constants that are in a version after the default one, by name."""
    return later.deprecated_constants(target)


def is_made_on_demand(name: str, target: int = DEFAULT) -> bool:
    """Does the value of an internal constant belong to the engine, or to the machine?"""
    module_name = _find("CONSTANTS", name, target)
    return module_name is not None and \
        callable(in_version(import_module("zvm.ext." + module_name).CONSTANTS[name], target))


def find_class(engine: Any, lower_name: str, disabled: bool = False) -> ClassEntry | None:
    """A new, linked class entry for `engine`, None where there is no such internal class; an empty shell of it if it is
    `disabled`.

    Parent and interfaces come from `engine.lookup_class`, which is expected to keep what it gets from here.
    """
    where = _find("CLASSES", lower_name, engine.target)
    if where is None:
        return None
    from zvm.ext.internal_classes import build_class, build_disabled_class

    module_name, _, python_name = where.partition(":")
    declared = getattr(import_module("zvm.ext." + module_name), python_name)
    own_name: str = declared.__dict__["php_class"]["name"]
    if own_name.lower() != lower_name:
        aliased: ClassEntry | None = engine.lookup_class(own_name, False)
        return aliased
    build = build_disabled_class if disabled else build_class
    return build(engine, declared, extension_of(module_name))


def has_function(lower_name: str, target: int = DEFAULT) -> bool:
    """Is there an internal function of that name? Imports nothing."""
    return _find("FUNCTIONS", lower_name, target) is not None


def has_class(lower_name: str, target: int = DEFAULT) -> bool:
    """Is there an internal class of that name? Imports nothing."""
    return _find("CLASSES", lower_name, target) is not None


def is_interface(lower_name: str) -> bool:
    """Is the internal class of that name an interface? Imports nothing."""
    from zvm.ext.generated.class_names import INTERFACES

    return lower_name in INTERFACES


def has_constant(name: str, target: int = DEFAULT) -> bool:
    """Is there an internal constant of that name? Imports nothing."""
    return _find("CONSTANTS", name, target) is not None


def function_names(extension: str | None = None, target: int = DEFAULT) -> list[str]:
    """Lower-case names of the internal functions, of one extension or of all, without keys of frameless variants."""
    return [name for name in _names(table_of("FUNCTIONS", target), extension) if name[0] != "\0"]


def class_names(extension: str | None = None, target: int = DEFAULT) -> list[str]:
    """Lower-case names of the internal classes, in an order in which parents precede their children."""
    names = _names(table_of("CLASSES", target), extension)
    if target != DEFAULT:
        from zvm.ext.generated.class_names import NAMES

        there = set(names)
        names = [name for name in NAMES if name in there]
    return names


def declared_classes(interfaces: bool, target: int = DEFAULT) -> list[str]:
    """Names of all internal interfaces, or of the other classes, as they are written; to be looked at only. Imports no
    extension."""
    key = interfaces, int(target)
    if key not in _declared:
        from zvm.ext.generated.class_names import INTERFACES, NAMES

        _declared[key] = [NAMES[name] for name in class_names(None, target) if (name in INTERFACES) is interfaces]
    return _declared[key]


def constant_names(extension: str | None = None, target: int = DEFAULT) -> list[str]:
    """Names of the internal constants, of one extension or of all."""
    return _names(table_of("CONSTANTS", target), extension)


def shown_constant(key: str) -> str:
    """The name of an internal constant as it is written: in a table, namespaces are lower-case."""
    return key[0].upper() + key[1:] if "\\" in key else key


def _names(table: dict[str, str], extension: str | None) -> list[str]:
    if extension is None:
        return [name for name, where in table.items() if _is_there(where)]
    wanted = extension.lower()
    packages = {package for package, name in index.EXTENSIONS.items()
                if name.lower() == wanted and is_available(package)}
    return [name for name, where in table.items() if where.partition(".")[0] in packages and _is_there(where)]


def extensions(engine: Any) -> list[str]:
    """PHP's names of the extensions that are loaded, in PHP's order of loading."""
    return [*(name for name in dict.fromkeys(index.EXTENSIONS.values()) if _is_loaded(engine, name)), *engine.loaded]


def _is_loaded(engine: Any, extension: str) -> bool:
    """Is an extension there, and whole? Looks for its library only, since some take long to load."""
    if engine.target < SINCE.get(extension, 0):
        return False
    if not any(name == extension and is_available(package) for package, name in index.EXTENSIONS.items()):
        return False
    claimed = (engine.ini.configured.get("zvm.claim") or "").lower().replace(",", " ").split()
    return extension not in PARTIAL or extension in claimed or is_available(PARTIAL[extension])


def extension_loaded(engine: Any, name: str) -> bool:
    """Is an extension of that name loaded, in whatever case?"""
    wanted = name.lower()
    known = next((extension for extension in index.EXTENSIONS.values() if extension.lower() == wanted), None)
    return wanted in engine.loaded if known is None else _is_loaded(engine, known)


def extension_version(engine: Any, name: str) -> str | None:
    """The version phpversion() gives for an extension, None for one that is not loaded."""
    if name.lower() in engine.loaded:
        return str(engine.loaded[name.lower()])
    return version_of(engine, name.lower()) if extension_loaded(engine, name) else None


def version_of(engine: Any, lower_name: str) -> str:
    """The version of an extension that is there."""
    return VERSIONS.get(lower_name, "{}").format(engine.target.version)


def start(engine: Any, extension: str, at_start_up: bool = False) -> None:
    """Make an extension's state, which then follows its directives; wrong values are reported, as those of start-up."""
    import_module(f"zvm.ext.{extension}.state").start(engine, at_start_up)


def start_configured(engine: Any) -> None:
    """Start the extensions of which directives were given, so that wrong ones are reported: with the command
    or in files other than the system's."""
    ini = engine.ini
    given = {name.partition(".")[0] for name in ini.configured.keys() - ini.from_system}
    if any(not is_utf8(ini.configured[name]) for name in given & ENCODING_DIRECTIVES):
        given.add("mbstring")
    for extension in OWNERS:
        if extension in given:
            engine.ini.owners.pop(extension, None)
            start(engine, extension, True)
            engine.diagnostics.last_error = engine.output.started_at = None  # the request has not begun


def begin_request(engine: Any) -> None:
    """Compress the output and start a session for the request, where directives ask for it."""
    if engine.ini.configured.get("zlib.output_compression") not in (None, "", "0"):
        import_module("zvm.ext.zlib.state").start_compression(engine)
    if engine.ini.get_bool("session.auto_start"):
        import_module("zvm.ext.session.state").auto_start(engine)
