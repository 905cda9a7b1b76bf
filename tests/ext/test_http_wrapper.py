"""The http:// wrapper and get_headers() against a server on this machine, and against PHP where it is installed."""
from __future__ import annotations

import socket
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

REPLIES = {
    "/ok": "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\nX-A:  b \r\n\r\nhello",
    "/missing": "HTTP/1.1 404 Not Found\r\nContent-Length: 4\r\n\r\ngone",
    "/no-reason": "HTTP/1.0 500\r\n\r\nerror",
    "/moved": "HTTP/1.1 302 Found\r\nLocation: /ok\r\nX: 1\r\n\r\nelsewhere",
    "/folder/relative": "HTTP/1.1 301 Moved\r\nLocation: next\r\n\r\n",
    "/query": "HTTP/1.1 301 Moved\r\nLocation: ?q=1\r\n\r\n",
    "/loop": "HTTP/1.1 302 Found\r\nLocation: /loop\r\n\r\n",
    "/same-method": "HTTP/1.1 307 Temporary\r\nLocation: /echo\r\n\r\n",
    "/other-method": "HTTP/1.1 303 See\r\nLocation: /echo\r\n\r\n",
    "/broken-target": "HTTP/1.1 302 Found\r\nLocation: http:///x\r\n\r\n",
    "/control-target": "HTTP/1.1 302 Found\r\nLocation: /a%0ab\r\n\r\n",
    "/long-target": "HTTP/1.1 302 Found\r\nLocation: /" + "x" * 8300 + "\r\n\r\n",
    "/unmoved": "HTTP/1.1 200 OK\r\nLocation: /ok\r\n\r\nhere",
    "/chunked": "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nX: y\r\n\r\n5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n",
    "/cut": "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n9\r\n wor",
    "/nothing": "",
    "/no-colon": "HTTP/1.1 200 OK\r\nX: 1\r\nbad line\r\n\r\nbody",
    "/space": "HTTP/1.1 200 OK\r\nbad name: 2\r\n\r\nbody",
    "/folded-first": "HTTP/1.1 200 OK\r\n  X: 1\r\n\r\nbody",
    "/folded": "HTTP/1.1 200 OK\r\nX: 1\r\n  two\r\n\t \r\n three \r\nY: z\r\n\r\nbody",
    "/carriage-return": "HTTP/1.1 200 OK\r\nX: 1\r\n\rfoo: x\r\n\r\nbody",
    "/newlines": "HTTP/1.1 200 OK\nX: 1\nY: 2\n\nbody",
    "/headers-only": "HTTP/1.1 200 OK\r\nX: 1\r\nY: 2",
    "/informed": "HTTP/1.1 100 Continue\r\nQ: 1\r\n\r\nHTTP/1.1 200 OK\r\nX: 1\r\n\r\nbody",
    "/switching": "HTTP/1.1 101 Switching\r\nX: 1\r\n\r\nbody",
    "/long-status": "HTTP/1.1 200 " + "x" * 300 + "\r\nX: 1\r\n\r\nbody",
    "/repeated": "HTTP/1.1 200 OK\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nSet-Cookie: c=3\r\nN: \r\n7: x\r\n\r\n",
}

GET = """<?php
$base = "http://%s";
foreach (array_slice($argv, 1) as $case) {
    [$path, $options] = json_decode($case, true);
    echo "== $case\\n";
    $http_response_header = null;
    $context = stream_context_create(["http" => $options]);
    var_dump(file_get_contents($base . $path, false, $context), $http_response_header);
}
"""


def answer(connection: socket.socket) -> None:
    """Read one request and send what its path asks for; unknown paths send the request back."""
    request = b""
    while b"\r\n\r\n" not in request and (more := connection.recv(1 << 16)):
        request += more
    if b"Content-Length: 3" in request:
        while not request.endswith(b"a=1"):
            request += connection.recv(1 << 16)
    path = request.split(b" ")[1].decode()
    echo = "HTTP/1.1 200 OK\r\n\r\n" + request.decode("latin-1")
    connection.sendall(REPLIES.get(path, echo).encode("latin-1"))
    connection.close()


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The address of a server of REPLIES."""
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            answer(connection)

    threading.Thread(target=serve, daemon=True).start()
    yield f"127.0.0.1:{listener.getsockname()[1]}"
    listener.close()


def run(command: list[str], script: Path, *arguments: str) -> str:
    done = subprocess.run([*command, "-n", "-d", "html_errors=0", script, *arguments], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, check=False, timeout=60)
    return done.stdout.decode("latin-1")


def script_in(folder: Path, text: str) -> Path:
    script = folder / "script.php"
    script.write_text(text)
    return script


def test_a_body_and_its_headers(zvm: list[str], server: str, tmp_path: Path) -> None:
    script = script_in(tmp_path, f"""<?php
        echo file_get_contents("http://{server}/ok"), " ", json_encode($http_response_header), "\\n";
        echo json_encode(get_headers("http://{server}/moved", true)), "\\n";
        var_dump(@file_get_contents("http://{server}/missing"));
        echo file_get_contents("http://{server}/chunked"), "\\n";""")
    assert run(zvm, script) == (
        'hello ["HTTP\\/1.1 200 OK","Content-Type: text\\/plain","Content-Length: 5","X-A:  b"]\n'
        '{"0":"HTTP\\/1.1 302 Found","Location":"\\/ok","X":"1","1":"HTTP\\/1.1 200 OK","Content-Type":"text\\/plain",'
        '"Content-Length":"5","X-A":"b"}\nbool(false)\nhello world\n')


OPTIONS = [
    '["/missing", {"ignore_errors": true}]', '["/unmoved", {"follow_location": 1}]',
    '["/moved", {"follow_location": 0}]', '["/moved", {"max_redirects": 1}]',
    '["/moved", {"max_redirects": 1, "ignore_errors": true}]', '["/loop", {"max_redirects": 3}]',
    '["/echo", {"method": "POST", "content": "a=1"}]',
    '["/echo", {"method": "PUT", "content": "a=1", "header": ["X: 1", "Content-Length: 3", "User-Agent: me", 5]}]',
    '["/echo", {"header": "  Host: foo\\r\\nConnection: keep\\r\\nFrom: x\\r\\n  "}]',
    '["/echo", {"user_agent": "agent"}]', '["/echo", {"user_agent": ""}]', '["/echo", {"protocol_version": 1.0}]',
    '["/echo", {"request_fulluri": true}]', '["/chunked", {"auto_decode": false}]',
    '["/same-method", {"method": "POST", "content": "a=1", "header": "Content-Type: x/y\\r\\nX: 1"}]',
    '["/other-method", {"method": "POST", "content": "a=1", "header": "Content-Type: x/y\\r\\nX: 1\\r\\nY: 2"}]',
    '["/other-method", {"method": "HEAD"}]', '["", {}]', '["?x=1", {}]', '["/x#fragment", {}]',
]


def test_answers_and_options_as_php(zvm: list[str], php: list[str], server: str, tmp_path: Path) -> None:
    script = script_in(tmp_path, GET % server)
    cases = [f'["{path}", {{}}]' for path in REPLIES] + OPTIONS
    assert run(zvm, script, *cases) == run(php, script, *cases)


def test_credentials_and_settings_as_php(zvm: list[str], php: list[str], server: str, tmp_path: Path) -> None:
    script = script_in(tmp_path, f"""<?php
        echo file_get_contents("http://us%20er:pa%3Ass@{server}/echo");
        echo file_get_contents("HTTP://user@{server}/echo");
        ini_set("user_agent", "agent"); ini_set("from", "me@here");
        echo file_get_contents("http://{server}/echo");
        file_get_contents("http://127.0.0.1:1/");
        fopen("http://{server}/", "w");
        foreach (["/ok", "/missing", "/repeated", "/folded", "/chunked", "/nothing", "/loop"] as $path) {{
            print_r(get_headers("http://{server}$path"));
            print_r(get_headers("http://{server}$path", true));
        }}""")
    assert run(zvm, script) == run(php, script)


def test_notifications_as_php(zvm: list[str], php: list[str], server: str, tmp_path: Path) -> None:
    script = script_in(tmp_path, f"""<?php
        function told(...$arguments) {{ echo json_encode($arguments), "\\n"; }}
        foreach (["/ok", "/missing", "/moved", "/chunked"] as $path) {{
            $context = stream_context_create([], ["notification" => "told"]);
            @file_get_contents("http://{server}$path", false, $context);
            @file_get_contents("http://u:p@{server}$path", false, $context);
        }}""")
    assert run(zvm, script) == run(php, script)


def test_the_stream(zvm: list[str], server: str, tmp_path: Path) -> None:
    script = script_in(tmp_path, f"""<?php
        $stream = fopen("http://{server}/ok", "rb");
        $facts = stream_get_meta_data($stream);
        echo json_encode([$facts["wrapper_type"], $facts["mode"], $facts["seekable"], count($facts["wrapper_data"])]);
        echo fread($stream, 3), ftell($stream), fread($stream, 9), (int) feof($stream), "\\n";
        var_dump(fseek($stream, 0), stream_is_local($stream), file_exists("http://{server}/ok"));""")
    assert run(zvm, script) == '''["http","rb",false,4]hel3lo1

Warning: fseek(): Stream does not support seeking in FILE on line 6
int(-1)
bool(false)
bool(false)
'''.replace("FILE", str(script))


def test_the_headers_are_a_variable_of_functions_that_name_it(zvm: list[str], server: str, tmp_path: Path) -> None:
    script = script_in(tmp_path, f"""<?php
        $url = "http://{server}/ok";
        function named($url) {{ file_get_contents($url); return count($http_response_header); }}
        function unnamed($url) {{ file_get_contents($url); return count(get_defined_vars()); }}
        echo named($url), unnamed($url), isset($GLOBALS["http_response_header"]) ? "set" : "unset";""")
    assert run(zvm, script) == "41unset"
