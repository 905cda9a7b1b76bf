"""Allow(files=…, write=…): what opens or changes files elsewhere is refused, by whatever function."""
from __future__ import annotations

import os
from pathlib import Path

import pytest

from zvm import Allow, Engine

CHANGES = ["file_put_contents('{0}/new', 'x')", "fopen('{0}/a.txt', 'w')", "fopen('{0}/a.txt', 'r+')",
           "fopen('{0}/new', 'x')", "unlink('{0}/a.txt')", "rename('{0}/a.txt', '{1}/b.txt')",
           "rename('{1}/own.txt', '{0}/b.txt')", "copy('{1}/own.txt', '{0}/b.txt')", "mkdir('{0}/d')",
           "mkdir('{0}/d/e', 0777, true)", "rmdir('{0}/empty')", "touch('{0}/a.txt')", "touch('{0}/new')",
           "chmod('{0}/a.txt', 0600)", "symlink('{1}/own.txt', '{0}/link')", "link('{1}/own.txt', '{0}/link')",
           "file_put_contents('{1}/../in/new', 'x')", "file_put_contents('{1}/door', 'x')",
           "file_put_contents('{1}/inner/new', 'x')", "error_log('x', 3, '{0}/log')", "tempnam('{0}', 'x') === '{0}'",
           "gzopen('{0}/z.gz', 'w')", "file_put_contents('compress.zlib://{0}/z.gz', 'x')",
           "(function () {{ $zip = new ZipArchive; $zip->open('{0}/z.zip', ZipArchive::CREATE); "
           "$zip->addFromString('a', 'b'); return $zip->close(); }})()",
           "(function () {{ try {{ (new SQLite3('{0}/db'))->exec('create table t (a)'); return true; }} "
           "catch (Exception $e) {{ return false; }} }})()",
           "(function () {{ try {{ (new PDO('sqlite:{0}/db'))->exec('create table t (a)'); return true; }} "
           "catch (PDOException $e) {{ return false; }} }})()",
           "(function () {{ $d = new DOMDocument; return $d->save('{0}/x.xml'); }})()",
           "(function () {{ try {{ new SplFileObject('{0}/new', 'w'); return true; }} "
           "catch (RuntimeException $e) {{ return false; }} }})()"]


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_refused(tmp_path: Path, change: str) -> None:
    inner, own = tmp_path / "in", tmp_path / "out"
    inner.mkdir()
    own.mkdir()
    (inner / "a.txt").write_text("a")
    (inner / "empty").mkdir()
    (own / "own.txt").write_text("own")
    (own / "door").symlink_to(inner / "through")
    (own / "inner").symlink_to(inner)
    before = {path: os.stat(path, follow_symlinks=False) for path in sorted(inner.iterdir())}
    engine = Engine(allow=Allow(files=[inner, own], write=[own]))
    assert engine.eval("@" + change.format(inner, own)) in (False, -1)
    after = {path: os.stat(path, follow_symlinks=False) for path in sorted(inner.iterdir())}
    assert [(path, found.st_mode, found.st_mtime_ns, found.st_size) for path, found in after.items()] == \
        [(path, found.st_mode, found.st_mtime_ns, found.st_size) for path, found in before.items()]


def test_what_is_allowed(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b.txt").write_text("b")
    engine = Engine(allow=Allow(files=[tmp_path], write=[tmp_path / "a"]),
                    functions={"host": lambda: (tmp_path / "host").write_text("x")})
    assert engine.eval(f"file_get_contents('{tmp_path}/b.txt')") == "b"
    for code in (f"file_put_contents('{tmp_path}/a/x', 'y')", f"mkdir('{tmp_path}/a/d')",
                 f"rename('{tmp_path}/a/x', '{tmp_path}/a/d/y')", f"unlink('{tmp_path}/a/d/y')",
                 f"fopen('{tmp_path}/b.txt', 'r') !== false", "fopen('php://temp', 'w+') !== false", "host()"):
        assert engine.eval(code), code
    (tmp_path / "c.txt").write_text("the host itself may write")
    assert Engine().eval(f"file_put_contents('{tmp_path}/d.txt', 'other engines too')")
