"""zvm.wsgi and zvm.asgi: superglobals, forms, uploads, headers, sessions; what is not served."""
from __future__ import annotations

import asyncio
import base64
import gc
import io
import os
import threading
from pathlib import Path
from typing import Any

import pytest
from web.site import call, make_site, multipart

from zvm import asgi, wsgi

FORM = "application/x-www-form-urlencoded"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return make_site(tmp_path / "www")


@pytest.fixture
def application(site: Path, tmp_path: Path) -> wsgi.Application:
    return wsgi.application(site, ini={"session.save_path": str(tmp_path), "upload_max_filesize": "1K"})


@pytest.mark.parametrize(("path", "body"), [
    ("/", b"index - []"), ("/?a=1&b[]=2", b'index - {"a":"1","b":["2"]}'), ("/index.php/x/y", b"index /x/y []"),
    ("/sub", b"sub"), ("/sub/", b"sub"), ("/a.txt", b"plain"), ("/deep/er", b"index /deep/er []"),
    ("/exit.php", b"a"), ("/all.php", b'"here"fpm-fcgifalse'),
])
def test_paths(application: wsgi.Application, path: str, body: bytes) -> None:
    answer = call(application, path, HTTP_X_TEST="here")
    assert (answer.status, answer.body) == ("200 OK", body)


@pytest.mark.parametrize("path", ["/missing.php", "/missing.txt", "/sub/missing.txt", "/../secret.txt",
                                  "/sub/../../secret.txt", "/./../secret.txt", "//../secret.txt", "/a\0.txt"])
def test_what_is_not_there(application: wsgi.Application, site: Path, path: str) -> None:
    (site.parent / "secret.txt").write_text("secret")
    answer = call(application, path)
    assert answer.status[:3] in ("400", "404")
    assert b"secret<" not in answer.body and answer.body != b"secret"


def test_forms(application: wsgi.Application) -> None:
    answer = call(application, "/form.php", "POST", b"a=1&b%5Bk%5D=x+y", CONTENT_TYPE=FORM)
    assert answer.body == b'[{"a":"1","b":{"k":"x y"}},[]]'


def test_uploads(application: wsgi.Application) -> None:
    kind, body = multipart(("text", None, b"t"), ("f", "C:\\x\\a.txt", b"one\r\ntwo"), ("big", "b", b"x" * 2000),
                           ("none", "", b""))
    answer = call(application, "/form.php", "POST", body, CONTENT_TYPE=kind)
    assert answer.body == (b'[{"text":"t"},{"f":["a.txt",0,8,"one\\r\\ntwo"],"big":["b",1,0,null],'
                           b'"none":["",4,0,null]}]')


def test_uploaded_files_are_moved_or_removed(application: wsgi.Application, tmp_path: Path) -> None:
    kind, body = multipart(("f", "a.txt", b"content"))
    folder = tmp_path / "uploads"
    folder.mkdir()
    application.host.configuration.values["upload_tmp_dir"] = str(folder)
    answer = call(application, "/move.php", "POST", body, CONTENT_TYPE=kind)
    assert answer.body == b"bool(true)\nbool(true)\nbool(false)\nbool(false)\ncontent"
    call(application, "/form.php", "POST", body, CONTENT_TYPE=kind)
    assert list(folder.iterdir()) == []


def test_headers(application: wsgi.Application) -> None:
    answer = call(application, "/headers.php")
    assert answer.status == "404 Not Found"
    assert answer.all("X-One") == ["1", "2"]
    assert answer.all("Set-Cookie") == ["c=v%20w"]
    assert answer.all("Content-type") == ["text/html; charset=UTF-8"]
    assert call(application, "/redirect.php").status == "302 Found"
    assert call(application, "/redirect.php", "POST").status == "303 See Other"


def test_cookies_body_and_credentials(application: wsgi.Application) -> None:
    assert call(application, "/cookie.php", HTTP_COOKIE="a=1; b=x%20y; a=2").body == b'{"a":"1","b":"x y"}'
    assert call(application, "/input.php", "PUT", b"data").body == b"PUT:data"
    credentials = base64.b64encode(b"me:secret").decode()
    assert call(application, "/auth.php", HTTP_AUTHORIZATION=f"Basic {credentials}").body == b"me/secret"


def test_sessions(application: wsgi.Application) -> None:
    first = call(application, "/session.php")
    cookie = first.all("Set-Cookie")[0].partition(";")[0]
    assert [call(application, "/session.php", HTTP_COOKIE=cookie).body for _ in range(3)] == [b"2", b"3", b"4"]


def test_requests_share_nothing(application: wsgi.Application) -> None:
    assert [call(application, "/state.php").body for _ in range(3)] == [b"1"] * 3


def test_a_changed_file_is_compiled_anew(application: wsgi.Application, site: Path) -> None:
    assert call(application, "/sub/").body == b"sub"
    (site / "sub" / "index.php").write_text("<?php echo 'changed';")
    assert call(application, "/sub/").body == b"changed"


def test_fatal_errors(application: wsgi.Application) -> None:
    hidden = call(application, "/fatal.php")
    assert (hidden.status, hidden.body) == ("500 Internal Server Error", b"")
    application.host.configuration.values["display_errors"] = "1"
    shown = call(application, "/fatal.php")
    assert shown.status == "200 OK" and b"<b>Fatal error</b>:  Uncaught Error: Call to undefined" in shown.body


def test_where_errors_are_logged(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    (site / "ü.php").write_text("<?php ü();")
    log = io.StringIO()
    assert call(wsgi.application(site), "/ü.php".encode().decode("latin-1"), **{"wsgi.errors": log}).status[:3] == "500"
    assert log.getvalue().startswith("PHP Fatal error:  Uncaught Error: Call to undefined function ü() in")
    errors: list[tuple[str, str]] = []
    noting = wsgi.application(site, on_error=lambda line, environ: errors.append((line[:16], environ["PATH_INFO"])))
    call(noting, "/fatal.php")
    assert errors == [("PHP Fatal error:", "/fatal.php")]
    assert asgi_status(asgi.application(site), "/fatal.php") == 500
    assert [record.name for record in caplog.records] == ["zvm"]
    assert caplog.records[0].message.startswith("PHP Fatal error:  Uncaught")


def test_refusals(application: wsgi.Application) -> None:
    application.largest_body = 10
    assert call(application, "/input.php", "POST", b"x" * 11).status[:3] == "413"
    assert call(application, "/input.php", "POST", CONTENT_LENGTH="-1").status[:3] == "400"
    assert call(application, "/input.php", "POST", CONTENT_LENGTH="x").status[:3] == "400"


def test_head_and_large_answers(application: wsgi.Application) -> None:
    assert call(application, "/large.php").body == b"x" * 1_000_000
    assert call(application, "/large.php", "HEAD").body == b""


def test_a_client_that_goes_away(application: wsgi.Application) -> None:
    pieces = application({"REQUEST_METHOD": "GET", "PATH_INFO": "/large.php", "SERVER_NAME": "x", "SERVER_PORT": 80},
                         lambda status, headers: None)
    iterator = iter(pieces)
    assert next(iterator)
    iterator.close()  # type: ignore[attr-defined]
    assert threading.active_count() < 20


def test_routers(site: Path) -> None:
    router = site.parent / "router.php"
    router.write_text("<?php if (str_ends_with($_SERVER['REQUEST_URI'], '.txt')) return false; $_GET['r'] = 1;"
                      "if ($_SERVER['SCRIPT_NAME'] === '/sub/index.php') return false; echo 'routed';")
    application = wsgi.application(site, router)
    assert call(application, "/a.txt").body == b"plain"
    assert call(application, "/anything").body == b"routed"
    assert call(application, "/sub/").body == b"sub"
    assert call(application, "/none.txt").status == "404 Not Found"


def test_memory_stays_flat(application: wsgi.Application) -> None:
    def resident() -> int:
        gc.collect()
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    for _ in range(20):
        call(application, "/form.php", "POST", b"a=1", CONTENT_TYPE=FORM)
    before = resident()
    for _ in range(60):
        call(application, "/form.php", "POST", b"a=1", CONTENT_TYPE=FORM)
    assert resident() - before < 4 << 20


def asgi_status(application: asgi.Application, path: str) -> int:
    """The status that an ASGI server would send for a GET request."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "http", "http_version": "1.1", "method": "GET", "path": path, "query_string": b"", "headers": []}
    asyncio.run(application(scope, receive, send))
    return int(sent[0]["status"])


def test_cycles_are_collected_while_a_page_runs(application: wsgi.Application, site: Path) -> None:
    (site / "cycles.php").write_text("<?php for ($i = 0; $i < 60000; $i++) { $a = [1]; $a[] = &$a; unset($a); } "
                                     "echo gc_status()['runs'] > 0 ? 'collected' : 'not collected';")
    for _ in range(2):
        assert call(application, "/cycles.php").body == b"collected"


def test_asgi(site: Path) -> None:
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"data", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "http", "http_version": "1.1", "method": "PUT", "path": "/input.php", "query_string": b"",
             "headers": [(b"x-a", b"1")]}
    asyncio.run(asgi.application(site)(scope, receive, send))
    assert sent[0]["status"] == 200
    assert (b"Content-type", b"text/html; charset=UTF-8") in sent[0]["headers"]
    assert b"".join(message.get("body", b"") for message in sent) == b"PUT:data"


def test_umask_of_one_request(application: wsgi.Application, site: Path) -> None:
    (site / "umask.php").write_text("""<?php
        $before = umask(isset($_GET['changes']) ? 0123 : umask());
        if (isset($_GET['changes'])) {
            touch(__DIR__ . '/ready');
            while (!is_file(__DIR__ . '/go')) { usleep(1000); clearstatcache(); }
        }
        printf('%o %o', $before, umask());""")
    answers: list[Any] = []
    thread = threading.Thread(target=lambda: answers.append(call(application, "/umask.php?changes=1")))
    thread.start()
    while not (site / "ready").exists():
        thread.join(0.001)
    mask = os.umask(0o022)
    os.umask(mask)
    try:
        assert call(application, "/umask.php").body == b"%o %o" % (mask, mask)
    finally:
        (site / "go").touch()
        thread.join()
    assert answers[0].body == b"%o 123" % mask
    assert call(application, "/umask.php").body == b"%o %o" % (mask, mask)
