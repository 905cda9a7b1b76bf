"""Bodies of requests: the transfer coding, parts of forms across blocks, and what is on disk rather than in memory."""
from __future__ import annotations

import io
import random
import re
import signal
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from web.site import call, make_site, multipart
from web.test_server import serving

from zvm import wsgi
from zvm.web import form_data
from zvm.web.body import Body, ChunkReader, MalformedChunk, read_chunks

CHUNKED = b"3\r\nabc\r\n2;x=y\r\nde\r\n0\r\nTrailer: 1\r\n\r\n"


@pytest.mark.parametrize("size", [0, 10, (1 << 18) - 1, 1 << 18, (1 << 18) + 1, 1 << 20])
def test_a_body_gives_back_what_was_appended(size: int) -> None:
    data = random.Random(size).randbytes(size)
    body = Body()
    for start in range(0, size, 70_001):
        body.append(data[start:start + 70_001])
    assert len(body) == size and body.whole() == data
    assert body.read(5, 100) == data[5:105] and body.read(size, 1) == body.read(size + 5, 1) == b""
    assert b"".join(body.pieces(3, size)) == data[3:]


@pytest.mark.parametrize("step", [1, 2, 3, 7, 100])
def test_chunks_that_come_in_pieces(step: int) -> None:
    reader, body = ChunkReader(), Body()
    for start in range(0, len(CHUNKED), step):
        assert not reader.complete
        reader.feed(CHUNKED[start:start + step], body)
    assert reader.complete and body.whole() == b"abcde"


@pytest.mark.parametrize("data", [b"x\r\n", b"\r\n", b"3\r\nabcdef\r\n", b""])
def test_malformed_chunks(data: bytes) -> None:
    with pytest.raises(MalformedChunk):
        list(read_chunks(io.BytesIO(data)))


@pytest.mark.parametrize("seed", range(60))
def test_separators_across_blocks(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(seed)
    data = b"".join(chance.choice((b"\r\n", b"\n", b"\r", b"--", b"-", b"bo", b"b", b"\r\n--bo", b"\n--bo", b"x"))
                    for _ in range(80))
    monkeypatch.setattr(form_data, "_SCANNED", chance.randint(1, 20))
    expected = [(match.start() - 1, match.end() - 1) for match in re.finditer(b"\r?\n--bo", b"\n" + data)]
    assert form_data._find_separators(Body(data), b"bo") == expected


def _input(application: wsgi.Application, data: bytes, **environ: Any) -> Any:
    """What the script reads from a body that the server hands over in its own way."""
    stream = io.BytesIO(data)
    answer = call(application, "/input.php", "POST", **{"wsgi.input": stream, "CONTENT_LENGTH": "", **environ})
    return answer.status[:3], answer.body, stream.read()


def test_bodies_without_a_length(tmp_path: Path) -> None:
    application = wsgi.application(make_site(tmp_path / "www"), largest_body=100)
    ended = {"wsgi.input_terminated": True}
    assert _input(application, b"abcde", **ended) == ("200", b"POST:abcde", b"")
    assert _input(application, CHUNKED + b"GET", HTTP_TRANSFER_ENCODING="Chunked") == ("200", b"POST:abcde", b"GET")
    assert _input(application, CHUNKED, **ended, HTTP_TRANSFER_ENCODING="chunked")[1] == b"POST:" + CHUNKED
    assert _input(application, b"abcde") == ("200", b"POST:", b"abcde")
    assert _input(application, b"x" * 101, **ended)[0] == "413"
    assert _input(application, b"65\r\n" + b"x" * 101 + b"\r\n0\r\n\r\n", HTTP_TRANSFER_ENCODING="chunked")[0] == "413"
    assert _input(application, b"zz\r\n", HTTP_TRANSFER_ENCODING="chunked")[0] == "400"


def test_uploads_are_not_held_in_memory(zvm: list[str], tmp_path: Path) -> None:
    folder = make_site(tmp_path / "www")
    (folder / "peak.php").write_text(
        "<?php preg_match('/VmHWM:\\s+(\\d+)/', file_get_contents('/proc/self/status'), $m);"
        "echo json_encode(array_column($_FILES, 'size')), ' ', $m[1];")
    settings = "-d", "upload_max_filesize=1G", "-d", "post_max_size=1G"
    kind, body = multipart(("f", "x.bin", b"\n--" * 20_000_000))
    with serving(zvm, folder, *settings) as server:
        before = int(server.get("/peak.php")[2].split()[-1])
        answer = server.get("/peak.php", f"Content-Type: {kind}", method="POST", body=body)[2]
        assert answer.startswith(b"[60000000]")
        assert int(answer.split()[-1]) < before + 20_000


def test_an_interrupt_lets_the_request_end(zvm: list[str], tmp_path: Path) -> None:
    folder = make_site(tmp_path / "www")
    (folder / "slow.php").write_text("<?php echo 'begin '; flush(); usleep(600000); error_log(\"end\\0hidden\"); "
                                     "trigger_error(\"a\\0b\", E_USER_WARNING); echo 'end';")
    with serving(zvm, folder, "-d", "log_errors=1", "-d", "display_errors=0") as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
            connection.sendall(b"GET /slow.php HTTP/1.0\r\n\r\n")
            answer = connection.recv(1 << 16)
            server.process.send_signal(signal.SIGINT)
            time.sleep(0.1)
            while piece := connection.recv(1 << 16):
                answer += piece
        assert answer.endswith(b"begin end")
        assert server.process.wait(30) == 0
        log = re.sub(r"^\[.*?\] ", "", server.log.read_text(), flags=re.MULTILINE)
        assert f"\nend\nPHP Warning:  a in {folder}/slow.php on line 1\n" in log
