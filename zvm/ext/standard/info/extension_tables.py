"""What phpinfo() shows of each extension (their MINFO functions), as text."""
from __future__ import annotations

from zvm.ext import registry
from zvm.opcodes.flags import ACC_INTERFACE

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

    Rows = dict[str, str | None]  # None: the name stands alone

_ENABLED = {  # extensions of which no more than this is shown
    "bcmath": "BCMath support", "calendar": "Calendar support", "ctype": "ctype functions",
    "FFI": "FFI support",
    "filter": "Input Validation and Filtering", "gettext": "GetText Support", "json": "json support",
    "posix": "POSIX support", "Reflection": "Reflection", "sockets": "Sockets Support",
    "tokenizer": "Tokenizer Support", "xmlreader": "XMLReader", "xmlwriter": "XMLWriter"}
_FIXED: dict[str, Rows] = {  # {} is PHP's version
    "Core": {"PHP Version": "{}"},
    "exif": {"EXIF Support": "enabled", "Supported EXIF Version": "0220", "Supported filetypes": "JPEG, TIFF",
             "Multibyte decoding support using mbstring": "enabled",
             "Extended EXIF tag formats": "Canon, Casio, Fujifilm, Nikon, Olympus, Samsung, Panasonic, DJI, Sony, "
             "Pentax, Minolta, Sigma, Foveon, Kyocera, Ricoh, AGFA, Epson"},
    "ftp": {"FTP support": "enabled", "FTPS support": "enabled"},
    "gmp": {"gmp support": "enabled", "GMP version": "6.2.1"},
    "pdo_mysql": {"PDO Driver for MySQL": "enabled", "Client API version": "mysqlnd {}"},
    "random": {"Version": "{}"},
    "readline": {"Readline Support": "enabled", "Readline library": "EditLine wrapper"},
    "soap": {"Soap Client": "enabled", "Soap Server": "enabled"},
    "session": {"Session Support": "enabled", "Registered save handlers": "files user ",
                "Registered serializer handlers": "php_serialize php php_binary "},
    "SimpleXML": {"SimpleXML support": "enabled", "Schema support": "enabled"},
}
_KANJI = """
mbstring extension makes use of "streamable kanji code filter and converter", \
which is distributed under the GNU Lesser General Public License version 2.1.
"""
_PHAR = """

Phar based on pear/PHP_Archive, original concept by Davey Shafik.
Phar fully realized by Gregory Beaver and Marcus Boerger.
Portions of tar implementation Copyright (c) 2003-2009 Tim Kientzle."""
_CURL_FEATURES = {  # the bits of curl_version()'s features
    "AsynchDNS": 7, "CharConv": 12, "Debug": 6, "GSS-Negotiate": 5, "IDN": 10, "IPv6": 0, "krb4": 1, "Largefile": 9,
    "libz": 3, "NTLM": 4, "NTLMWB": 15, "SPNEGO": 8, "SSL": 2, "SSPI": 11, "TLS-SRP": 14, "HTTP2": 16, "GSSAPI": 17,
    "KERBEROS5": 18, "UNIX_SOCKETS": 19, "PSL": 20, "HTTPS_PROXY": 21, "MULTI_SSL": 22, "BROTLI": 23, "ALTSVC": 24,
    "HTTP3": 25, "UNICODE": 27, "ZSTD": 26, "HSTS": 28, "GSASL": 29}


def table(rows: Rows) -> str:
    """php_info_print_table_row() of all, after the line that begins a table."""
    return "\n" + "".join(f"{name}\n" if value is None else f"{name} => {value}\n" for name, value in rows.items())


def tables(engine: Engine, extension: str) -> str:
    """The tables of an extension, without its directives."""
    if extension in _COMPUTED:
        return _COMPUTED[extension](engine)
    if extension in _FIXED:
        return table({name: value and value.replace("{}", engine.target.version)
                      for name, value in _FIXED[extension].items()})
    return table({_ENABLED.get(extension, extension + " support"): "enabled"})


def _constant(engine: Engine, name: str) -> Any:
    return engine.constants.get(name)


def _call(engine: Engine, function: str) -> Any:
    """What a function gives, which a script may have no right to call."""
    return registry.find_function(engine, function).weak(engine, [])  # type: ignore[union-attr]


def _apcu(engine: Engine) -> str:
    enabled = engine.ini.get_bool("apc.enabled") and engine.ini.get_bool("apc.enable_cli")
    return table({"APCu Support": "Enabled" if enabled else "Disabled", "Version": "5.1.22",
                  "APCu Debugging": "Disabled", "MMAP Support": "Disabled", "Serialization Support": "Disabled"})


def _bz2(engine: Engine) -> str:
    return table({"BZip2 Support": "Enabled", "Stream Wrapper support": "compress.bzip2://",
                  "Stream Filter support": "bzip2.decompress, bzip2.compress", "BZip2 Version": "1.0.8, 13-Jul-2019"})


def _curl(engine: Engine) -> str:
    told = _call(engine, "curl_version")
    features = told.get("features")
    rows: Rows = {"cURL support": "enabled", "cURL Information": told.get("version"), "Age": str(told.get("age")),
                  "Features": None}
    rows |= {name: "Yes" if features & 1 << bit else "No" for name, bit in _CURL_FEATURES.items()}
    rows |= {"Protocols": ", ".join(told.get("protocols").plain_values()), "Host": told.get("host"),
             "SSL Version": told.get("ssl_version"), "ZLib Version": told.get("libz_version"),
             "libSSH Version": told.get("libssh_version")}
    return table(rows)


def _date(engine: Engine) -> str:
    from zvm.ext.date.state import default_zone
    from zvm.ext.date.zones.database import VERSION

    return table({"date/time support": "enabled", "timelib version": "2022.12",
                  '"Olson" Timezone Database Version': VERSION, "Timezone Database": "internal",
                  "Default timezone": default_zone(engine).name})


def _dom(engine: Engine) -> str:
    parts = ("HTML", "XPath", "XPointer", "Schema", "RelaxNG")
    return table({"DOM/XML": "enabled", "DOM/XML API Version": "20031129",
                  "libxml Version": _constant(engine, "LIBXML_DOTTED_VERSION"),
                  **{f"{part} Support": "enabled" for part in parts}})


def _fileinfo(engine: Engine) -> str:
    from zvm.ext.fileinfo.library import load

    return table({"fileinfo support": "enabled", "libmagic": str(load().magic_version())})


def _gd(engine: Engine) -> str:
    told = dict(_call(engine, "gd_info").plain_items())
    version = told.pop("GD Version")
    rows: Rows = {"GD Support": "enabled", "GD headers Version": version, "GD library Version": version}
    rows |= {name: value if type(value) is str else "enabled" for name, value in told.items() if value}
    return table(rows)


def _hash(engine: Engine) -> str:
    engines = "".join(f"{name} " for name in _call(engine, "hash_algos").plain_values())
    return table({"hash support": "enabled", "Hashing Engines": engines}) \
        + table({"MHASH support": "Enabled", "MHASH API Version": "Emulated Support"})


def _iconv(engine: Engine) -> str:
    return table({"iconv support": "enabled", "iconv implementation": _constant(engine, "ICONV_IMPL"),
                  "iconv library version": _constant(engine, "ICONV_VERSION")})


def _intl(engine: Engine) -> str:
    rows: Rows = {"Internationalization support": "enabled"}
    if _constant(engine, "INTL_ICU_VERSION") is not None:
        from zvm.ext.icu.characters import unicode_version

        rows |= {"ICU version": _constant(engine, "INTL_ICU_VERSION"),
                 "ICU Data version": _constant(engine, "INTL_ICU_DATA_VERSION"),
                 "ICU TZData version": _call(engine, "intltz_get_tz_data_version"),
                 "ICU Unicode version": ".".join(str(part) for part in unicode_version().plain_values()[:2])}
    return table(rows)


def _libxml(engine: Engine) -> str:
    return table({"libXML support": "active", "libXML Compiled Version": _constant(engine, "LIBXML_DOTTED_VERSION"),
                  "libXML Loaded Version": _constant(engine, "LIBXML_LOADED_VERSION"), "libXML streams": "enabled"})


def _mbstring(engine: Engine) -> str:
    text = table({"Multibyte Support": "enabled", "Multibyte string engine": "libmbfl",
                  "HTTP input encoding translation": "disabled", "libmbfl version": "1.3.2"}) + _KANJI
    if registry.is_available("mbstring.regex"):
        text += table({"Multibyte (japanese) regex support": "enabled",
                       "Multibyte regex (oniguruma) version": _constant(engine, "MB_ONIGURUMA_VERSION")})
    return text


def _mysqli(engine: Engine) -> str:
    links = _call(engine, "mysqli_get_links_stats")
    return table({"MysqlI Support": "enabled", "Client API library version": registry.version_of(engine, "mysqlnd"),
                  "Active Persistent Links": str(links.get("active_plinks")),
                  "Inactive Persistent Links": str(links.get("cached_plinks")),
                  "Active Links": str(links.get("total") - links.get("active_plinks"))})


def _mysqlnd(engine: Engine) -> str:
    ini = engine.ini
    return table({"mysqlnd": "enabled", "Version": registry.version_of(engine, "mysqlnd"), "Compression": "supported",
                  "core SSL": "supported", "extended SSL": "supported",
                  "Command buffer size": ini.get("mysqlnd.net_cmd_buffer_size"),
                  "Read buffer size": ini.get("mysqlnd.net_read_buffer_size"),
                  "Read timeout": ini.get("mysqlnd.net_read_timeout"),
                  "Collecting statistics": _yes(ini.get_bool("mysqlnd.collect_statistics")),
                  "Collecting memory statistics": _yes(ini.get_bool("mysqlnd.collect_memory_statistics")),
                  "Tracing": "n/a",
                  "Loaded plugins": "mysqlnd,auth_plugin_mysql_native_password,auth_plugin_mysql_clear_password,"
                  "auth_plugin_caching_sha2_password,auth_plugin_sha256_password",
                  "API Extensions": "mysqli,pdo_mysql"})


def _yes(value: bool) -> str:
    return "Yes" if value else "No"


def _opcache(engine: Engine) -> str:
    cached = engine.script_cache is not None
    return table({"Opcode Caching": "Up and Running" if cached else "Disabled", "Optimization": "Disabled",
                  "SHM Cache": "Disabled", "File Cache": "Enabled" if cached else "Disabled"})


def _openssl(engine: Engine) -> str:
    import os

    version = _constant(engine, "OPENSSL_VERSION_TEXT")
    area = _call(engine, "openssl_get_cert_locations").get("default_default_cert_area")
    return table({"OpenSSL support": "enabled", "OpenSSL Library Version": version, "OpenSSL Header Version": version,
                  "Openssl default config": os.environ.get("OPENSSL_CONF") or area + "/openssl.cnf"})


def _pcre(engine: Engine) -> str:
    return table({"PCRE (Perl Compatible Regular Expressions) Support": "enabled",
                  "PCRE Library Version": _constant(engine, "PCRE_VERSION"), "PCRE Unicode Version": "14.0.0",
                  "PCRE JIT Support": "enabled" if _constant(engine, "PCRE_JIT_SUPPORT") else "not compiled in",
                  "PCRE JIT Target": "x86 64bit (little endian + unaligned)"})


def _pdo(engine: Engine) -> str:
    return table({"PDO support": "enabled", "PDO drivers": ", ".join(_call(engine, "pdo_drivers").plain_values())})


def _pdo_pgsql(engine: Engine) -> str:
    from zvm.ext.pdo_pgsql.library import load

    version = load().version()
    return table({"PDO Driver for PostgreSQL": "enabled",
                  "PostgreSQL(libpq) Version": f"{version // 10000}.{version % 10000}"})


def _pgsql(engine: Engine) -> str:
    from zvm.ext.pgsql.handles import PgsqlState

    state = engine.state_of(PgsqlState)
    return table({"PostgreSQL Support": "enabled",
                  "PostgreSQL (libpq) Version": _constant(engine, "PGSQL_LIBPQ_VERSION"),
                  "Multibyte character support": "enabled", "Active Persistent Links": str(len(state.persistent)),
                  "Active Links": str(state.open_links)})


def _phar(engine: Engine) -> str:
    def compression(extension: str) -> str:
        return "enabled" if registry.is_available(extension) else f"disabled (install ext/{extension})"

    return table({"Phar: PHP Archive support": "enabled", "Phar API version": "1.1.1",
                  "Phar-based phar archives": "enabled", "Tar-based phar archives": "enabled",
                  "ZIP-based phar archives": "enabled", "gzip compression": compression("zlib"),
                  "bzip2 compression": compression("bz2"), "Native OpenSSL support": "enabled"}) + _PHAR


def _sodium(engine: Engine) -> str:
    version = _constant(engine, "SODIUM_LIBRARY_VERSION")
    return table({"sodium support": "enabled", "libsodium headers version": version,
                  "libsodium library version": version})


def _spl(engine: Engine) -> str:
    names = _call(engine, "spl_classes").plain_values()
    interfaces = [name for name in names if engine.classes[name.lower()].flags & ACC_INTERFACE]
    return table({"SPL support": "enabled", "Interfaces": ", ".join(interfaces),
                  "Classes": ", ".join(name for name in names if name not in interfaces)})


def _sqlite(support: str) -> Callable[[Engine], str]:
    def shown(engine: Engine) -> str:
        from zvm.ext.sqlite3.library import load

        return table({support: "enabled", "SQLite Library": load().sqlitelibversion()})
    return shown


def _standard(engine: Engine) -> str:
    return table({"Dynamic Library Support": "disabled", "Path to sendmail": engine.ini.get("sendmail_path") or ""})


def _xml(engine: Engine) -> str:
    return table({"XML Support": "active", "XML Namespace Support": "active",
                  "libxml2 Version": _constant(engine, "LIBXML_DOTTED_VERSION")})


def _xsl(engine: Engine) -> str:
    return table({"XSL": "enabled", "libxslt Version": _constant(engine, "LIBXSLT_DOTTED_VERSION"),
                  "libxslt compiled against libxml Version": _constant(engine, "LIBXML_DOTTED_VERSION"),
                  "EXSLT": "enabled", "libexslt Version": _constant(engine, "LIBEXSLT_DOTTED_VERSION")})


def _zip(engine: Engine) -> str:
    from zvm.ext.zip.constants import CONSTANTS_OF_CLASS

    return table({"Zip": "enabled", "Zip version": "1.21.1",
                  "Libzip version": str(CONSTANTS_OF_CLASS["LIBZIP_VERSION"]),
                  "BZIP2 compression": "Yes", "XZ compression": "No", "ZSTD compression": "No",
                  **{f"AES-{bits} encryption": "Yes" for bits in (128, 192, 256)}})


def _zlib(engine: Engine) -> str:
    version = _constant(engine, "ZLIB_VERSION")
    return table({"ZLib Support": "enabled", "Stream Wrapper": "compress.zlib://",
                  "Stream Filter": "zlib.inflate, zlib.deflate", "Compiled Version": version,
                  "Linked Version": version})


_COMPUTED: dict[str, Callable[[Engine], str]] = {
    "apcu": _apcu, "bz2": _bz2, "curl": _curl, "date": _date, "dom": _dom, "fileinfo": _fileinfo, "gd": _gd,
    "hash": _hash, "iconv": _iconv, "intl": _intl, "libxml": _libxml, "mbstring": _mbstring, "mysqli": _mysqli,
    "mysqlnd": _mysqlnd, "openssl": _openssl, "pcre": _pcre, "PDO": _pdo, "pdo_pgsql": _pdo_pgsql,
    "pgsql": _pgsql,
    "pdo_sqlite": _sqlite("PDO Driver for SQLite 3.x"), "Phar": _phar, "sodium": _sodium, "SPL": _spl,
    "sqlite3": _sqlite("SQLite3 support"), "standard": _standard, "xml": _xml, "xsl": _xsl,
    "Zend OPcache": _opcache, "zip": _zip, "zlib": _zlib,
}
