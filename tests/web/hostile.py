"""Two hundred requests that no browser sends: broken lines, lengths that lie, paths that lead elsewhere, odd bytes.

`REQUESTS` are raw texts by what is odd about them, for a server whose root has the files of SITE
and lies beside files that contain SECRET.
"""

from __future__ import annotations

SECRET = "the-secret-of-the-house"
SITE = {
    "index.php": "<?php echo 'index|', $_SERVER['PATH_INFO'] ?? '', '|', count($_GET);",
    "echo.php": "<?php echo $_SERVER['REQUEST_METHOD'], '|', file_get_contents('php://input'), '|', "
    "json_encode([count($_GET), count($_POST), count($_FILES), count($_COOKIE)], 8);",
    "sub/a.php": "<?php echo 'a';",
    "plain.txt": "plain",
    "include.php": "<?php include $_GET['f'] ?? 'none';",
}

_HOST = "Host: localhost\r\n"
_UP = (
    "../secret.php",
    "..%2fsecret.php",
    "%2e%2e/secret.php",
    "%2e%2e%2fsecret.php",
    "..%5csecret.php",
    "..\\secret.php",
    "sub/../../secret.php",
    "sub/..%2f..%2fsecret.php",
    "./../secret.php",
    "..//secret.php",
    "//../secret.php",
    "sub/.../secret.php",
    "..;/secret.php",
    "%252e%252e/secret.php",
    "..%c0%afsecret.php",
    "..%00/secret.php",
    "....//secret.php",
    "sub/%2e%2e/%2e%2e/secret.php",
    "../secret.txt",
    "%2e%2e/secret.txt",
    "..%2fsecret.txt",
    "sub/../../secret.txt",
    "../../../../../../../../etc/passwd",
    "%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "etc/passwd",
    "..%252fsecret.txt",
    "sub/..%00/../../secret.txt",
    "plain.txt%00.php",
    "index.php%00.txt",
    "index.php/../../secret.txt",
    "echo.php/..%2f..%2f..%2fsecret.txt",
    "plain.txt/../../secret.txt",
    "%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "..%u002fsecret.txt",
    "~root/",
    ".%2e/secret.txt",
    "%2e./secret.txt",
)
_METHODS = (
    "",
    "get",
    "G\x00T",
    "GET\t",
    "FOO",
    "GETT",
    "TRACK",
    "A" * 5000,
    "\x80GET",
    "G ET",
    "GE\rT",
    "(GET)",
    "G:T",
)
_TARGETS = (
    "",
    "*",
    "index.php",
    "?",
    "#",
    "/#",
    "/?#",
    "//",
    "///",
    "/%",
    "/%4",
    "/%zz",
    "/%00",
    "/index.php%0d%0aX: 1",
    "/ index.php",
    "/index.php HTTP/1.1 x",
    "/\x7f",
    "/\x01",
    "/\xff\xfe",
    "http://",
    "http://localhost",
    "http://localhost/index.php",
    "http://other/../../secret.txt",
    "https://a:b@c:99999/index.php",
    "localhost:80",
    "/" + "a" * 3000,
    "/" + "a/" * 3000,
    "/index.php?" + "a=1&" * 2000,
    "/index.php?" + "a[" * 500 + "]=1",
    "/index.php?a[b]=1&a=2&a[]=3&[=4&]=5&=6&a%00b=7",
    "/index.php?%%%%",
    "/index.php?\x00\x01",
    "/<script>",
    "/index.php/<script>alert(1)</script>",
    "/'\"<>",
    "/sub",
    "/sub/",
    "/sub/a.php/",
    "/sub/a.php/x/../y",
    "/.",
    "/..",
    "/.htaccess",
    "/.user.ini",
    "/\\",
    "/index.php\\",
    "/index.php.",
    "/index.php ",
    "/index.php::$DATA",
    "/INDEX.PHP",
    "/index.phP",
    "/index.php%20",
    "/index.php/%ff",
    "/include.php?f=../secret.txt%00",
    "/include.php?f=http://127.0.0.1:1/",
    "/include.php?f=data:,x",
    "/include.php?f=php://filter/resource=x",
)
_VERSIONS = (
    "HTTP/1.1",
    "HTTP/1.0",
    "HTTP/0.9",
    "HTTP/2.0",
    "HTTP/9.9",
    "HTTP/1",
    "HTTP/",
    "HTTP",
    "http/1.1",
    "HTTP/1.10",
    "HTTP/-1.1",
    "HTTP/1.1.1",
    "HTTP/a.b",
    "HTTP/1.1 ",
    "XTTP/1.1",
    "HTTP/99999999999.1",
    "HTTP/1.1\x00",
    "RTSP/1.0",
)
_HEADERS = (
    "Host",
    "Host localhost",
    ": value",
    " : value",
    "X-A : 1",
    "X-A:",
    "X-A: \x00",
    "X-A: \x01\x02",
    "X-A: \xff",
    "X A: 1",
    "X-A: 1\rX-B: 2",
    "X-A: 1\nX-B: 2",
    " folded",
    "X-A: 1\r\n folded",
    "X-A: 1\r\n\tfolded",
    "X(A): 1",
    "X-A: " + "a" * 70000,
    "A" * 70000 + ": 1",
    "X\x00A: 1",
    "\x80X: 1",
    "Host: a\r\nHost: b",
    "Host: ../../x",
    "Cookie: a=1; a=2; =3; ;; b",
    "Cookie: " + "a=1;" * 3000,
    "Cookie: \x00",
    "Authorization: Basic !!!",
    "Authorization: Basic",
    "Authorization: Basic " + "A" * 9999,
    "Authorization: Digest x",
    "Range: bytes=0-1,5-,x",
    "Range: bytes=99999999999999999999-",
    "If-Modified-Since: x",
    "Expect: 100-continue",
    "Upgrade: h2c\r\nConnection: Upgrade",
    "Connection: keep-alive, x",
    "X-Forwarded-For: <x>",
    "Proxy: http://evil/",
    "Content-Type: ;;;;",
    "\r\nGET /plain.txt HTTP/1.1",
    'Accept-Encoding: "',
    "Transfer-Encoding: identity",
    "Transfer-Encoding: x",
)
_LENGTHS = (
    "-1",
    "+1",
    "1 1",
    "0x10",
    "1e3",
    "99999999999999999999999",
    "9223372036854775807",
    "9223372036854775808",
    "",
    " ",
    "a",
    "1,1",
    "1, 2",
    "1\r\nContent-Length: 2",
    "1\r\nContent-Length: 1",
    "1;",
    "00000000001",
    "\x00",
    "1.5",
)
_CHUNKS = (
    "Z\r\nx\r\n0\r\n\r\n",
    "-1\r\nx\r\n0\r\n\r\n",
    "ffffffffffffffffff\r\nx",
    "1\r\nxx\r\n0\r\n\r\n",
    "1;\r\nx\r\n0\r\n\r\n",
    "1;a=b\r\nx\r\n0\r\n\r\n",
    "\r\n",
    "0\r\n\r\n",
    "0\r\nX: 1\r\n\r\n",
    "1\nx\n0\n\n",
    "7fffffffffffffff\r\nx\r\n",
    "1 \r\nx\r\n0\r\n\r\n",
    "00000000000000000001\r\nx\r\n0\r\n\r\n",
    "0x1\r\nx\r\n0\r\n\r\n",
)
_FORMS = (
    ("multipart/form-data", "--x\r\n\r\n"),
    ("multipart/form-data; boundary=", "----"),
    ("multipart/form-data; boundary=x", ""),
    ("multipart/form-data; boundary=x", "--x"),
    ("multipart/form-data; boundary=x", "--x\r\n\r\nx"),
    ("multipart/form-data; boundary=x", "--x--"),
    ("multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; name=\r\n\r\n1\r\n--x--"),
    ("multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a["\r\n\r\n1\r\n--x--'),
    (
        "multipart/form-data; boundary=x",
        '--x\r\nContent-Disposition: form-data; name=f; filename="../../x"\r\n\r\n1\r\n--x--',
    ),
    (
        "multipart/form-data; boundary=x",
        '--x\r\nContent-Disposition: form-data; name=f; filename="a\x00b"\r\n\r\n1\r\n--x--',
    ),
    (
        "multipart/form-data; boundary=x",
        '--x\r\nContent-Disposition: form-data; name="MAX_FILE_SIZE"\r\n\r\n-1\r\n--x--',
    ),
    ('multipart/form-data; boundary="x', "--x\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--x--"),
    ("multipart/form-data; boundary=" + "x" * 6000, "--" + "x" * 6000 + "\r\n\r\n"),
    (
        "multipart/form-data; boundary=x",
        ("--x\r\nContent-Disposition: form-data; name=f; filename=a\r\n\r\n1\r\n") * 30,
    ),
    ("application/x-www-form-urlencoded", "&" * 5000),
    ("application/x-www-form-urlencoded", "a=1&" * 3000),
    ("application/x-www-form-urlencoded", "a" + "[x]" * 200 + "=1"),
    ("application/x-www-form-urlencoded", "%00=%00&\x00=1"),
    ("application/json", "{"),
    ("\x00", "a=1"),
    ("text/plain; charset=" + "x" * 5000, "a"),
)


def _make() -> dict[str, bytes]:
    found: dict[str, bytes] = {}

    def add(name: str, text: str) -> None:
        found[name if len(name) < 60 else f"{name[:50]}… {len(text)}"] = text.encode("latin-1")

    def post(name: str, headers: str, body: str) -> None:
        add(name, f"POST /echo.php HTTP/1.1\r\n{_HOST}{headers}\r\n\r\n{body}")

    for path in _UP:
        add(f"path {path!r}", f"GET /{path} HTTP/1.1\r\n{_HOST}\r\n")
    for method in _METHODS:
        add(f"method {method!r}", f"{method} /index.php HTTP/1.1\r\n{_HOST}\r\n")
    for target in _TARGETS:
        add(f"target {target!r}", f"GET {target} HTTP/1.1\r\n{_HOST}\r\n")
    for version in _VERSIONS:
        add(f"version {version!r}", f"GET /index.php {version}\r\n{_HOST}\r\n")
    for header in _HEADERS:
        add(f"header {header!r}", f"GET /index.php HTTP/1.1\r\n{header}\r\n\r\n")
    for length in _LENGTHS:
        post(f"length {length!r}", f"Content-Length: {length}", "x")
    for chunks in _CHUNKS:
        post(f"chunks {chunks!r}", "Transfer-Encoding: chunked", chunks)
    for number, (kind, body) in enumerate(_FORMS):
        post(f"form {number}", f"Content-Type: {kind}\r\nContent-Length: {len(body)}", body)
    post("length and chunks", "Content-Length: 3\r\nTransfer-Encoding: chunked", "0\r\n\r\n")
    for name, text in {
        "nothing": "",
        "an empty line": "\r\n",
        "many empty lines": "\r\n" * 50,
        "a zero": "\0",
        "zeros": "\0" * 999,
        "a line without an end": "GET /index.php HTTP/1.1",
        "no end of headers": f"GET /index.php HTTP/1.1\r\n{_HOST}",
        "only newlines": "GET /index.php HTTP/1.1\nHost: x\n\n",
        "returns": "GET /index.php HTTP/1.1\rHost: x\r\r",
        "TLS": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        "SSLv2": "\x80\x2e\x01\x00\x02",
        "FastCGI": "\x01\x01\x00\x01",
        "HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "a proxy": "PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\n",
        "noise": "".join(chr(n * 73 % 256) for n in range(2000)),
        "HTTP/0.9": "GET /index.php\r\n",
        "spaces": "   GET / HTTP/1.1\r\n\r\n",
        "many headers": "GET /index.php HTTP/1.1\r\n" + "".join(f"X-{n}: {n}\r\n" for n in range(3000)) + "\r\n",
        "two requests": f"GET /index.php HTTP/1.1\r\n{_HOST}\r\nGET /echo.php HTTP/1.1\r\n{_HOST}\r\n",
        "a body with GET": f"GET /echo.php HTTP/1.1\r\n{_HOST}Content-Length: 3\r\n\r\nabc",
        "a short body": f"POST /echo.php HTTP/1.1\r\n{_HOST}Content-Length: 30\r\n\r\nabc",
        "a long body": f"POST /echo.php HTTP/1.1\r\n{_HOST}Content-Length: 1\r\n\r\nabc",
        "an absolute form": f"GET http://x/index.php HTTP/1.1\r\n{_HOST}\r\n",
        "CONNECT": "CONNECT x:1 HTTP/1.1\r\n\r\n",
        "OPTIONS": "OPTIONS * HTTP/1.1\r\n\r\n",
        "TRACE": f"TRACE /index.php HTTP/1.1\r\n{_HOST}\r\n",
        "HEAD": f"HEAD /index.php HTTP/1.1\r\n{_HOST}\r\n",
        "HEAD of a file": f"HEAD /plain.txt HTTP/1.1\r\n{_HOST}\r\n",
        "DELETE of a file": f"DELETE /plain.txt HTTP/1.1\r\n{_HOST}\r\n",
    }.items():
        add(name, text)
    return found


REQUESTS = _make()
