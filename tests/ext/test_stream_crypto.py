"""TLS on streams, against servers and clients in Python on this machine, and against PHP where it is installed."""
from __future__ import annotations

import socket
import ssl
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from zvm.ext.standard.streams.crypto import _name_problem

PEM = Path(__file__).with_name("localhost.pem")  # a certificate and its key


def accepting(serve: Callable[[socket.socket], None]) -> socket.socket:
    """A listening socket each of whose connections goes to `serve`, one after the other."""
    listener = socket.create_server(("127.0.0.1", 0))

    def loop() -> None:
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            try:
                serve(connection)
            except OSError:  # the client does not want to
                connection.close()

    threading.Thread(target=loop, daemon=True).start()
    return listener


def context() -> ssl.SSLContext:
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.load_cert_chain(PEM)
    return made


@pytest.fixture(scope="module")
def https() -> Iterator[int]:
    """The port of a server that sends requests back, over TLS."""
    secure = context()

    def serve(connection: socket.socket) -> None:
        with secure.wrap_socket(connection, server_side=True) as stream:
            stream.sendall(b"HTTP/1.1 200 OK\r\n\r\n" + stream.recv(1 << 16))

    listener = accepting(serve)
    yield listener.getsockname()[1]
    listener.close()


@pytest.fixture(scope="module")
def upgrading() -> Iterator[int]:
    """The port of a server that speaks plainly first, then in TLS, then plainly again."""
    secure = context()

    def serve(connection: socket.socket) -> None:
        connection.recv(100)
        connection.sendall(b"plain")
        stream = secure.wrap_socket(connection, server_side=True)
        stream.sendall(b"secure")
        stream.sendall(b"got " + stream.recv(100))
        stream.unwrap().sendall(b"plain again")
        stream.close()

    listener = accepting(serve)
    yield listener.getsockname()[1]
    listener.close()


@pytest.fixture
def proxy(https: int) -> Iterator[tuple[int, list[bytes]]]:
    """The port of a proxy for that server, and the requests it has had."""
    requests: list[bytes] = []

    def pump(source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(1 << 16):
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:  # one of them has gone
            return

    def serve(connection: socket.socket) -> None:
        request = b""
        while not request.endswith(b"\r\n\r\n"):
            request += connection.recv(1000)
        requests.append(request)
        target = socket.create_connection(("127.0.0.1", https))
        connection.sendall(b"HTTP/1.0 200 OK\r\nVia: proxy\r\n\r\n")
        for ends in ((connection, target), (target, connection)):
            threading.Thread(target=pump, args=ends, daemon=True).start()

    listener = accepting(serve)
    yield listener.getsockname()[1], requests
    listener.close()


def run(command: list[str], folder: Path, code: str) -> str:
    script = folder / "script.php"
    script.write_text("<?php\n" + code)
    done = subprocess.run([*command, "-n", "-d", "html_errors=0", script], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, check=False, timeout=60)
    return done.stdout.decode("latin-1")


def options(port: int) -> str:
    """PHP code that connects under all sorts of options."""
    return f"""
        foreach ([["cafile" => $pem], [], ["verify_peer" => false], ["allow_self_signed" => true],
                  ["cafile" => $pem, "peer_name" => "other"], ["cafile" => $pem, "peer_name" => "a.example.test"],
                  ["cafile" => $pem, "verify_peer_name" => false, "peer_name" => "other"],
                  ["verify_peer" => false, "peer_name" => "other"], ["cafile" => "/nowhere"],
                  ["cafile" => $pem, "peer_fingerprint" => sha1("x")], ["cafile" => $pem, "local_cert" => "/nowhere"],
                  ["cafile" => $pem, "peer_fingerprint" => openssl($pem)], ["cafile" => $pem, "ciphers" => "none"],
                  ["cafile" => $pem, "crypto_method" => STREAM_CRYPTO_METHOD_TLSv1_2_CLIENT]] as $set) {{
            echo "== ", json_encode($set), "\\n";
            $context = stream_context_create(["ssl" => $set]);
            $stream = stream_socket_client("ssl://127.0.0.1:{port}", $code, $why, 5, STREAM_CLIENT_CONNECT, $context);
            var_dump($code, $why);
            if ($stream) {{
                fwrite($stream, "hello");
                echo stream_get_contents($stream), " ", stream_get_meta_data($stream)["crypto"]["protocol"], "\\n";
            }}
            var_dump(file_get_contents("https://localhost:{port}/", false, $context));
        }}"""


def test_clients_as_php(zvm: list[str], php: list[str], https: int, tmp_path: Path) -> None:
    code = f"""$pem = "{PEM}";
        function openssl($pem) {{
            preg_match("/BEGIN CERTIFICATE-----(.*?)-/s", file_get_contents($pem), $found);
            return sha1(base64_decode($found[1]));
        }}""" + options(https)
    if "openssl" not in subprocess.run([*php, "-n", "-m"], capture_output=True, text=True, check=False).stdout:
        pytest.skip("this php has no openssl")
    assert run(zvm, tmp_path, code) == run(php, tmp_path, code)


def test_a_stream_becomes_secure_and_plain_again(zvm: list[str], upgrading: int, tmp_path: Path) -> None:
    found = run(zvm, tmp_path, f"""
        $context = stream_context_create(["ssl" => ["cafile" => "{PEM}"]]);
        $stream = stream_socket_client("tcp://127.0.0.1:{upgrading}", context: $context);
        fwrite($stream, "go");
        echo fread($stream, 5), " ";
        echo json_encode(stream_socket_enable_crypto($stream, true, STREAM_CRYPTO_METHOD_TLS_CLIENT)), " ";
        echo fread($stream, 6), " ", isset(stream_get_meta_data($stream)["crypto"]) ? "" : "none", " ";
        fwrite($stream, "abc");
        echo fread($stream, 100), " ";
        echo json_encode(stream_socket_enable_crypto($stream, false)), " ";
        for ($last = ""; !str_ends_with($last, "plain again") && ($read = fread($stream, 100)) != ""; $last .= $read);
        echo $last;""")
    # Then, as in PHP, the other side's good-bye may show: in a piece of its own, or together with what follows.
    assert found.startswith("plain true secure  got abc false ")
    assert found.endswith("plain again")


def test_https_through_a_proxy(zvm: list[str], https: int, proxy: tuple[int, list[bytes]], tmp_path: Path) -> None:
    found = run(zvm, tmp_path, f"""
        $http = ["proxy" => "tcp://127.0.0.1:{proxy[0]}", "header" => "A: 1\\r\\nProxy-Authorization: me\\r\\nB: 2"];
        $context = stream_context_create(["http" => $http, "ssl" => ["cafile" => "{PEM}"]]);
        echo file_get_contents("https://localhost:{https}/x", false, $context);""")
    assert found == f"GET /x HTTP/1.1\r\nHost: localhost:{https}\r\nConnection: close\r\nA: 1\r\nB: 2\r\n\r\n"
    assert proxy[1] == [f"CONNECT localhost:{https} HTTP/1.0\r\nProxy-Authorization: me\r\n\r\n".encode()]


def test_without_waiting(zvm: list[str], upgrading: int, tmp_path: Path) -> None:
    found = run(zvm, tmp_path, f"""
        $context = stream_context_create(["ssl" => ["cafile" => "{PEM}"]]);
        $stream = stream_socket_client("tcp://127.0.0.1:{upgrading}", context: $context);
        fwrite($stream, "go");
        echo fread($stream, 5), " ";
        stream_set_blocking($stream, false);
        while (!($done = stream_socket_enable_crypto($stream, true, STREAM_CRYPTO_METHOD_TLS_CLIENT))) {{
            usleep(1000);
        }}
        stream_set_blocking($stream, true);
        echo json_encode($done), " ", fread($stream, 6);""")
    assert found == "plain true secure"


def test_a_server(zvm: list[str], tmp_path: Path) -> None:
    process = subprocess.Popen([*zvm, "-n", "-r", f"""
        $context = stream_context_create(["ssl" => ["local_cert" => "{PEM}"]]);
        $server = stream_socket_server("ssl://127.0.0.1:0", context: $context);
        echo stream_socket_get_name($server, false), "\\n";
        $client = stream_socket_accept($server, 10);
        fwrite($client, strtoupper(fread($client, 100)));
        var_dump(@stream_socket_accept($server, 10));"""], stdout=subprocess.PIPE)
    assert process.stdout is not None
    port = int(process.stdout.readline().decode().rpartition(":")[2])
    trusting = ssl.create_default_context(cafile=PEM)
    with socket.create_connection(("127.0.0.1", port)) as plain, \
            trusting.wrap_socket(plain, server_hostname="localhost") as stream:
        stream.sendall(b"hello")
        assert stream.recv(100) == b"HELLO"
    with socket.create_connection(("127.0.0.1", port)) as plain:
        plain.sendall(b"this is no TLS\r\n\r\n")
        assert process.communicate(timeout=20)[0] == b"bool(false)\n"


@pytest.mark.parametrize(("alternatives", "name", "is_right"), [
    (["example.org."], "example.org", True), (["example.org"], "EXAMPLE.org", True),
    (["example.org"], "example.org.", False),
    (["*.example.org"], "a.example.org", True), (["*.example.org."], "a.b.example.org", False),
    (["*.org"], "a.org", False)])
def test_names_of_certificates(alternatives: list[str], name: str, is_right: bool) -> None:
    facts = {"subjectAltName": [("DNS", alternative) for alternative in alternatives]}
    assert (_name_problem(facts, name) == "") is is_right
