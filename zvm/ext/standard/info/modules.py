"""What phpinfo(), --ri and reflection show of one extension: its tables and its directives (php_info_print_module)."""
from __future__ import annotations

from zvm.ext import registry
from zvm.ext.standard.info.extension_tables import tables
from zvm.runtime.services.ini import parse_bool

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_SWITCHES = frozenset((
    "allow_url_fopen", "allow_url_include", "apc.coredump_unmap", "apc.enable_cli", "apc.enabled", "apc.slam_defense",
    "apc.use_request_time", "assert.active", "assert.bail", "assert.exception", "assert.warning",
    "auto_detect_line_endings", "auto_globals_jit", "display_startup_errors", "enable_dl", "enable_post_data_reading",
    "expose_php", "file_uploads", "gd.jpeg_ignore_warning", "html_errors", "ignore_repeated_errors",
    "ignore_repeated_source", "ignore_user_abort", "implicit_flush", "intl.use_exceptions", "log_errors",
    "mail.add_x_header", "mail.mixed_lf_and_crlf", "mbstring.encoding_translation", "mbstring.strict_detection",
    "mysqli.allow_local_infile", "mysqli.allow_persistent", "mysqli.rollback_on_cached_plink", "opcache.dups_fix",
    "opcache.enable", "opcache.enable_cli", "opcache.enable_file_override", "opcache.file_cache_consistency_checks",
    "opcache.file_cache_only", "opcache.huge_code_pages", "opcache.protect_memory", "opcache.record_warnings",
    "opcache.revalidate_path", "opcache.save_comments", "opcache.use_cwd", "opcache.validate_permission",
    "opcache.validate_root", "opcache.validate_timestamps", "pcre.jit", "pgsql.allow_persistent",
    "pgsql.auto_reset_persistent", "pgsql.ignore_notice", "pgsql.log_notice", "phar.readonly", "phar.require_hash",
    "register_argc_argv", "report_memleaks", "report_zend_debug", "session.auto_start", "session.cookie_httponly",
    "session.cookie_partitioned", "session.cookie_secure", "session.lazy_write", "session.upload_progress.cleanup",
    "session.upload_progress.enabled", "session.use_cookies", "session.use_only_cookies", "session.use_strict_mode",
    "session.use_trans_sid", "short_open_tag", "soap.wsdl_cache_enabled",
    "sqlite3.defensive", "xmlrpc_errors", "zend.detect_unicode",
    "zend.enable_gc", "zend.exception_ignore_args", "zend.multibyte", "zend.signal_check", "zlib.output_compression"))
_COLOURS = ("highlight.comment", "highlight.default", "highlight.html", "highlight.keyword", "highlight.string")
# of which -1 is none
_LIMITS = ("mysqli.max_links", "mysqli.max_persistent", "pgsql.max_links", "pgsql.max_persistent")
_SILENT = ("mysqlnd",)  # extensions whose directives are not shown


def extension_information(engine: Engine, name: str) -> str | None:
    """What --ri shows of an extension, None where it is not there."""
    if name == "main":
        return directives(engine, "Core")
    found = next((extension for extension in registry.extensions(engine) if extension.lower() == name.lower()), None)
    return None if found is None else module(engine, found)


def module(engine: Engine, extension: str) -> str:
    text = f"\n{extension}\n{tables(engine, extension)}"
    return text if extension in _SILENT else text + directives(engine, extension)


def directives(engine: Engine, extension: str) -> str:
    """The table of an extension's directives, "" where it has none."""
    ini = engine.ini
    rows = [f"{name} => {_shown(name, ini.get(name))} => {_shown(name, ini.original(name))}\n"
            for name in ini.names(extension)]
    return "\nDirective => Local Value => Master Value\n" + "".join(rows) if rows else ""


def _shown(name: str, value: str | None) -> str:
    if name in _SWITCHES:
        return "On" if parse_bool(value) else "Off"
    if name == "display_errors":
        return {"stderr": "STDERR", "2": "STDERR"}.get(value or "", "STDOUT" if parse_bool(value) else "Off")
    if name in _COLOURS and value:
        return f'<font style="color: {value}">{value}</font>'
    if name in _LIMITS and value == "-1":
        return "Unlimited"
    return value or "no value"
