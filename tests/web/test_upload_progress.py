"""session.upload_progress: what a session has of the files of a form. Expected is what php -S keeps."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from web.site import call, make_site, multipart

from zvm import wsgi

FIELD = ("PHP_SESSION_UPLOAD_PROGRESS", None, b"one")
FILES = (("f", "a.txt", b"content" * 1000), ("g", "b.txt", b"x" * 20000))
SHOW = ("<?php ob_start(); echo json_encode([array_map(fn($f) => [$f['error'], $f['size']], $_FILES), "
        "session_status()]), \"\\n\"; session_start(); echo json_encode($_SESSION);")


class Site:
    """A site that shows its session, with sessions in a folder."""

    def __init__(self, folder: Path, **ini: str) -> None:
        self.folder = folder
        root = make_site(folder / "www")
        (root / "show.php").write_text(SHOW)
        self.application = wsgi.application(root, ini={
            "session.save_path": str(folder), "session.upload_progress.enabled": "1",
            "session.upload_progress.cleanup": "0",
            **{f"session.{name.replace('__', '.')}": value for name, value in ini.items()}})

    def upload(self, *parts: Any, cookie: str = "PHPSESSID=abc", path: str = "/show.php") -> tuple[list[Any], Any]:
        """What the script has seen of the files, and its session."""
        kind, body = multipart(*parts)
        answer = call(self.application, path, "POST", body, CONTENT_TYPE=kind, HTTP_COOKIE=cookie)
        files, _, session = answer.body.decode().partition("\n")
        return json.loads(files), json.loads(session)


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path)


def shown(progress: dict[str, Any]) -> list[Any]:
    """Without times and names of temporary files."""
    files = [[file["field_name"], file["name"], file["tmp_name"] is not None, file["error"], file["done"],
              file["bytes_processed"]] for file in progress["files"]]
    return [progress["content_length"], progress["bytes_processed"], progress["done"], files]


def test_progress_stays_without_cleanup(site: Site) -> None:
    files, session = site.upload(FIELD, *FILES)
    assert files == [{"f": [0, 7000], "g": [0, 20000]}, 1]
    assert list(session) == ["upload_progress_one"]
    assert list(session["upload_progress_one"]) == ["start_time", "content_length", "bytes_processed", "done", "files"]
    size = len(multipart(FIELD, *FILES)[1])
    assert shown(session["upload_progress_one"]) == [size, size, True, [
        ["f", "a.txt", True, 0, True, 7000], ["g", "b.txt", True, 0, True, 20000]]]


def test_files_before_the_field_do_not_count(site: Site) -> None:
    _, session = site.upload(FILES[1], FIELD, FILES[0])
    assert [file["field_name"] for file in session["upload_progress_one"]["files"]] == ["f"]


def test_files_that_are_missing_empty_or_too_large(site: Site) -> None:
    _, session = site.upload(("MAX_FILE_SIZE", None, b"10"), FIELD, ("none", "", b""), ("big[]", "b", b"x" * 20))
    progress = session["upload_progress_one"]
    assert shown(progress)[3] == [["none", "", False, 4, True, progress["content_length"]],
                                  ["big[]", "b", True, 2, True, 20]]
    assert not list(site.folder.glob("php*"))


def test_progress_goes_with_cleanup(tmp_path: Path) -> None:
    site = Site(tmp_path, upload_progress__cleanup="1")
    assert site.upload(FIELD, *FILES) == ([{"f": [0, 7000], "g": [0, 20000]}, 1], [])
    assert (tmp_path / "sess_abc").exists()


@pytest.mark.parametrize(("parts", "cookie"), [
    ([FIELD, *FILES], ""), (list(FILES), "PHPSESSID=abc"), ([FIELD], "PHPSESSID=abc"),
    ([("PHP_SESSION_UPLOAD_PROGRESS", None, b""), *FILES], "PHPSESSID=abc")])
def test_nothing_is_kept_without_id_field_value_or_files(site: Site, parts: list[Any], cookie: str) -> None:
    assert site.upload(*parts, cookie=cookie)[1] == []


def test_id_of_the_query(tmp_path: Path) -> None:
    site = Site(tmp_path, use_only_cookies="0")
    assert "upload_progress_one" in site.upload(FIELD, *FILES, cookie="", path="/show.php?PHPSESSID=q1")[1]


def test_disabled(tmp_path: Path) -> None:
    assert Site(tmp_path, upload_progress__enabled="0").upload(FIELD, *FILES)[1] == []


def test_cancelling(site: Site) -> None:
    site.upload(FIELD, ("x", "x", b"x"))
    path = site.folder / "sess_abc"
    path.write_text('upload_progress_one|a:1:{s:13:"cancel_upload";b:1;}n|i:5;')
    files, session = site.upload(FIELD, *FILES)
    assert files[0] == []
    assert session["n"] == 5
    progress = session["upload_progress_one"]
    assert [[file["field_name"], file["tmp_name"], file["done"]] for file in progress["files"]] == [
        ["f", None, False], ["g", None, False]]
    assert (progress["done"], progress["bytes_processed"]) == (True, multipart(FIELD)[1].index(b"one") + 3 + 5120)
