"""Constants of the engine, its build and its errors (zend_constants.c, main/main.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Versioned, since
from zvm.targets import TARGETS

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine


def _binary(engine: Engine) -> str:
    """The command that is running, without links (php_binary_init)."""
    import os
    import sys

    return os.fsencode(os.path.realpath(sys.argv[0])).decode("latin-1")


def _build_date(engine: Engine) -> str:
    """When the Python that runs was built, which has PHP's form: "Jun  5 2026 12:24:52"."""
    import platform

    return platform.python_build()[1]


def _sapi(engine: Engine) -> str:
    return engine.sapi


def _standard_stream(name: str) -> Callable[[Engine], Any]:
    """STDIN, STDOUT, STDERR: opened when first asked for."""
    def open_it(engine: Engine) -> Any:
        from zvm.runtime.services.streams import standard_stream

        return standard_stream(engine, name)
    return open_it


def _of_each(attribute: str, text: str | None = None) -> Versioned:
    """What each target says of itself, put into `text` where there is one."""
    values = [getattr(target, attribute) for target in TARGETS]
    if text is not None:
        values = [text.format(value) for value in values]
    versioned: Any = values[0]
    for target, value in zip(TARGETS[1:], values[1:], strict=True):
        versioned = since(target, value, before=versioned)
    assert isinstance(versioned, Versioned)
    return versioned


CONSTANTS = {
    # errors
    "E_ERROR": 1, "E_WARNING": 2, "E_PARSE": 4, "E_NOTICE": 8, "E_CORE_ERROR": 16, "E_CORE_WARNING": 32,
    "E_COMPILE_ERROR": 64, "E_COMPILE_WARNING": 128, "E_USER_ERROR": 256, "E_USER_WARNING": 512,
    "E_USER_NOTICE": 1024, "E_STRICT": 2048, "E_RECOVERABLE_ERROR": 4096, "E_DEPRECATED": 8192,
    "E_USER_DEPRECATED": 16384, "E_ALL": since(80400, 30719, before=32767),
    # the build
    "ZEND_THREAD_SAFE": False, "ZEND_DEBUG_BUILD": False, "PHP_VERSION": _of_each("version"),
    "PHP_MAJOR_VERSION": 8, "PHP_MINOR_VERSION": _of_each("minor"), "PHP_RELEASE_VERSION": _of_each("release"),
    "PHP_EXTRA_VERSION": "", "PHP_VERSION_ID": _of_each("version_id"), "PHP_ZTS": since(80400, False, before=0),
    "PHP_DEBUG": since(80400, False, before=0), "PHP_OS": "Linux", "PHP_OS_FAMILY": "Linux", "PHP_SAPI": _sapi,
    "DEFAULT_INCLUDE_PATH": ".:/usr/share/php", "PEAR_INSTALL_DIR": "/usr/share/php",
    "PEAR_EXTENSION_DIR": _of_each("module_api", "/usr/lib/php/{}"),
    "PHP_EXTENSION_DIR": _of_each("module_api", "/usr/lib/php/{}"), "PHP_PREFIX": "/usr",
    "PHP_BINDIR": "/usr/bin", "PHP_SBINDIR": since(80400, "/usr/sbin"), "PHP_MANDIR": "/usr/share/man",
    "PHP_LIBDIR": "/usr/lib/php",
    "PHP_DATADIR": _of_each("name", "/usr/share/php/{}"), "PHP_SYSCONFDIR": "/etc", "PHP_LOCALSTATEDIR": "/var",
    "PHP_CONFIG_FILE_PATH": _of_each("name", "/etc/php/{}/cli"),
    "PHP_CONFIG_FILE_SCAN_DIR": _of_each("name", "/etc/php/{}/cli/conf.d"),
    "PHP_BUILD_PROVIDER": since(80500, "Debian"), "PHP_BUILD_DATE": since(80500, _build_date),
    "ZEND_VM_KIND": since(80500, "ZEND_VM_KIND_HYBRID"),
    "PHP_SHLIB_SUFFIX": "so", "PHP_EOL": "\n", "PHP_MAXPATHLEN": 4096, "PHP_FD_SETSIZE": 1024,
    "PHP_BINARY": _binary, "PHP_CLI_PROCESS_TITLE": True,
    # numbers
    "PHP_INT_MAX": 9223372036854775807, "PHP_INT_MIN": -9223372036854775808, "PHP_INT_SIZE": 8, "PHP_FLOAT_DIG": 15,
    "PHP_FLOAT_EPSILON": 2.220446049250313e-16, "PHP_FLOAT_MAX": 1.7976931348623157e+308,
    "PHP_FLOAT_MIN": 2.2250738585072014e-308,
    # output handlers
    "PHP_OUTPUT_HANDLER_START": 1, "PHP_OUTPUT_HANDLER_WRITE": 0, "PHP_OUTPUT_HANDLER_FLUSH": 4,
    "PHP_OUTPUT_HANDLER_CLEAN": 2, "PHP_OUTPUT_HANDLER_FINAL": 8, "PHP_OUTPUT_HANDLER_CONT": 0,
    "PHP_OUTPUT_HANDLER_END": 8, "PHP_OUTPUT_HANDLER_CLEANABLE": 16, "PHP_OUTPUT_HANDLER_FLUSHABLE": 32,
    "PHP_OUTPUT_HANDLER_REMOVABLE": 64, "PHP_OUTPUT_HANDLER_STDFLAGS": 112, "PHP_OUTPUT_HANDLER_STARTED": 4096,
    "PHP_OUTPUT_HANDLER_DISABLED": 8192, "PHP_OUTPUT_HANDLER_PROCESSED": since(80400, 16384),
    # the rest
    "DEBUG_BACKTRACE_PROVIDE_OBJECT": 1, "DEBUG_BACKTRACE_IGNORE_ARGS": 2, "TRUE": True, "FALSE": False, "NULL": None,
    "UPLOAD_ERR_OK": 0, "UPLOAD_ERR_INI_SIZE": 1, "UPLOAD_ERR_FORM_SIZE": 2, "UPLOAD_ERR_PARTIAL": 3,
    "UPLOAD_ERR_NO_FILE": 4, "UPLOAD_ERR_NO_TMP_DIR": 6, "UPLOAD_ERR_CANT_WRITE": 7, "UPLOAD_ERR_EXTENSION": 8,
    # the command line's streams
    "STDIN": _standard_stream("STDIN"), "STDOUT": _standard_stream("STDOUT"), "STDERR": _standard_stream("STDERR"),
}
