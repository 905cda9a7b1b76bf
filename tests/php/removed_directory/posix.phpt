--TEST--
posix, gettext and sockets in a working directory that has been removed
--EXTENSIONS--
posix
gettext
--FILE--
<?php
require __DIR__ . "/removed.inc";
attempt("posix_access", fn($p) => posix_access($p, 0));
attempt("posix_mkfifo", fn($p) => posix_mkfifo($p, 0600), ["missing", "./missing", "", "..", "$base/missing"]);
attempt("posix_mknod", fn($p) => posix_mknod($p, POSIX_S_IFREG|0600), ["missing", "./missing", "", "..", "$base/missing"]);
attempt("posix_getcwd", fn($p) => posix_getcwd(), ["x"]);
attempt("bindtextdomain", fn($p) => bindtextdomain("x", $p));
attempt("unix socket", fn($p) => stream_socket_client("unix://$p"));
attempt("unix server", fn($p) => stream_socket_server("unix://$p"), ["missing", "./missing", "..", "$base/missing"]);
attempt("ini_set include_path", function($p) { ini_set("include_path", $p); return stream_resolve_include_path("file"); });
--EXPECT--
posix_access
    missing ./missing ../file "" dir/../missing BASE/missing: false
    .. . BASE/file BASE/dir/../file BASE/dir: true
posix_mkfifo
    missing ./missing "" ..: false
    BASE/missing: true
posix_mknod
    missing ./missing "" ..: false
    BASE/missing: true
posix_getcwd
    x: false
bindtextdomain
    missing ./missing ../file "" dir/../missing BASE/missing: false
    ..: '..'
    .: '.'
    BASE/file BASE/dir: 'PATH'
    BASE/dir/../file: 'BASE/file'
unix socket
    missing ./missing ../file dir/../missing BASE/missing: false  [stream_socket_client(): Unable to connect to unix://PATH (No such file or directory)]
    ..: false  [stream_socket_client(): Unable to connect to unix://.. (Connection refused)]
    .: false  [stream_socket_client(): Unable to connect to unix://. (Connection refused)]
    "": false  [stream_socket_client(): Unable to connect to unix:// (Invalid argument)]
    BASE/file BASE/dir/../file BASE/dir: false  [stream_socket_client(): Unable to connect to unix://PATH (Connection refused)]
unix server
    missing ./missing: false  [stream_socket_server(): Unable to connect to unix://PATH (Unknown error)]
    ..: false  [stream_socket_server(): Unable to connect to unix://.. (Unknown error)]
    BASE/missing: resource
ini_set include_path
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: false
