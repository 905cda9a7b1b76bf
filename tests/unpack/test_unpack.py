"""zvm unpack: all layers of the samples are found, and nothing leaves the process."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from unpack_samples import SAMPLES, Sample

from zvm.cli.unpack.host import Budget, Findings, unpack

PAYLOAD = "mail('victim@example.com', '{0}', 'text'); system('id > {1}'); file_put_contents('{1}', 'x');"


def run(source: str, **options: object) -> Findings:
    return unpack("/srv/www/sample.php", source.encode("latin-1"), Budget(seconds=20), **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_all_layers_are_found(sample: Sample, tmp_path: Path) -> None:
    target = tmp_path / "effect"
    payload = PAYLOAD.format(sample.name, target)
    findings = run(sample.build(payload), tables=sample.globals)
    assert findings.is_complete and findings.reason in ("end", "exit"), findings.message
    assert len(findings.layers) == sample.layers
    innermost = max(layer.number for layer in findings.layers
                    if payload.replace("'", '"') in layer.code.replace("'", '"'))
    mails = [each for each in findings.io if each["function"] == "mail"]
    assert [each["arguments"][1] for each in mails] == [sample.name]
    assert mails[0]["layer"] == innermost
    assert any(each["function"] == "system" for each in findings.io)
    assert str(target) in findings.files
    assert not target.exists()
    assert all(layer.chains[0] for layer in findings.layers[1:] if sample.name != "shutdown_function")


def test_there_are_enough_samples() -> None:
    assert len(SAMPLES) >= 30


@pytest.mark.parametrize("name", ["nested_chain", "preg_replace_groups", "array_lookup", "stream_wrapper"])
def test_python_handlers_find_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    build = next(sample.build for sample in SAMPLES if sample.name == name)
    native = run(build("echo 1;"))
    monkeypatch.setenv("ZVM_NATIVE", "0")
    python = run(build("echo 1;"))
    assert [layer.chains for layer in python.layers] == [layer.chains for layer in native.layers]
    assert (python.io, python.calls, python.output) == (native.io, native.calls, native.output)


def test_many_ways_to_code_and_to_calls() -> None:
    findings = run((Path(__file__).parent / "many_ways.php").read_text())
    assert [each["arguments"][0] for each in findings.io if each["kind"] == "process"] == [
        "handler", "auto", "w", "it", "func", "reflected", "cufa", "backtick", "varvar", "unser", "extracted", "parsed",
        "filter", "prc", "anon", "gen", "fiber", "phptemp", "data", "gz", "gzopen", "spl", "xml", "json", "exit"]
    assert findings.reason == "exit" and len(findings.layers) == 20


def test_chain_of_calls() -> None:
    findings = run("<?php\nfunction f($c) {\n  array_map(fn($x) =>\n    eval($x), [$c]);\n}\nf('eval(\"1;\");');")
    assert [layer.kind for layer in findings.layers] == ["file", "eval", "eval"]
    assert [(entry["function"], entry.get("layer"), entry.get("line")) for entry in findings.layers[2].chains[0]] == [
        (None, 1, 1), ("{closure}", 0, 4), ("array_map", None, None), ("f", 0, 3), (None, 0, 6)]
    assert findings.expression(findings.layers[1]) == "eval($x)"


def test_constants_are_folded() -> None:
    findings = run("<?php $a = 'str'.'rev'; $b = $a('tupni'); $_GET[$b[0] . chr(0x6e)]; $k = 'x'; $k .= 'y';"
                "function g() { return $GLOBALS['b'] . \"\\x41\\102\" . (3 * 4 + 1); } echo $k, g();")
    text = findings.layers[0].readable or ""
    assert "$b = 'input'" in text and "$_GET['in']" in text and "return 'inputAB13'" in text and "echo 'xy'" in text
    assert "strrev(" not in text.replace("$b = 'input'", "")


def test_folding_follows_what_may_change() -> None:
    findings = run("<?php $a = 1; if ($x) { $a = 2; } echo $a; $b = 1; f($b); echo $b;"
                   "for ($i = 0; $i < 3; $i++) echo $i;"
                   "$c = 1; $d =& $c; $d = 2; echo $c; function f(&$z) { $z = 7; }")
    text = findings.layers[0].readable or ""
    assert "echo $a" in text and "echo $b" in text and "echo $i" in text and "echo $c" in text


def test_gotos_are_straightened() -> None:
    findings = run("<?php goto b; c: echo $x; goto d; b: $x = 'a' . 'b'; goto c; d: if ($_GET) { goto d; } f(); goto e;"
                "z: function f() { goto i; h: $n = 2; goto j; i: goto h; j: return $n * 2; } e:"
                "if (strlen('ab') > 5) { echo 'never'; goto z; } else { goto y; } x: die('x'); y: echo 'end'; goto x;")
    assert findings.layers[0].readable == """<?php
$x = 'ab';
echo 'ab';
d:
if ($_GET) {
    goto d;
}
f();
echo 'end';
exit('x');
function f() {
    $n = 2;
    return 4;
}

"""


@pytest.mark.parametrize(("source", "reason"), [
    ("while (true);", "oplines"), ("while (true) eval(rand() . ';');", "layers"),
    ("$a = []; while (true) $a[] = str_repeat('x', 1 << 20) . count($a);", "memory"),
    ("while (true) echo str_repeat('x', 65536);", "output")])
def test_budgets(source: str, reason: str) -> None:
    budget = Budget(seconds=20, oplines=3_000_000, layers=30, memory=128 << 20, output=1 << 20)
    findings = unpack("/s.php", f"<?php eval('mail(1, 2, 3);'); {source}".encode(), budget)
    assert findings.reason == reason
    assert findings.io[0]["function"] == "mail" and findings.layers[1].readable is not None


def test_time_is_limited_in_one_call() -> None:
    findings = unpack("/s.php", b"<?php eval('1;'); preg_match('/^(a+)+$/', str_repeat('a', 40) . 'b'); "
                             b"while (true) md5(str_repeat('x', 1 << 22));", Budget(seconds=1, oplines=1 << 40))
    assert findings.reason == "seconds" and len(findings.layers) == 2


def test_sleeping_takes_no_time_and_nothing_of_the_machine_is_told() -> None:
    findings = run("<?php sleep(1000); usleep(5000000);"
                   "echo php_uname(), getmypid(), get_current_user(), getenv('HOME'),"
                   "json_encode(@scandir('/etc')), json_encode(file_exists('/etc/passwd')), gethostname();")
    assert findings.seconds < 5
    assert "".join(findings.output) == "Linux localhost 5.15.0 #1 SMP x86_644242www-datafalsefalselocalhost"


def test_network_is_faked() -> None:
    findings = run("<?php echo file_get_contents('http://a.example/x'); $f = fsockopen('b.example', 80);"
                "fwrite($f, 'GET /'); echo fgets($f), gethostbyname('c.example'), @file_get_contents('https://d.example/');"
                "header('X: 1');"
                "$p = popen('sh', 'w'); fwrite($p, 'rm -rf /'); exec('id', $out, $status); echo $status;"
                "echo file_get_contents('php://input');",
                replies={"http://a.example/x": b"[one]", "b.example:80": b"[two]\n"}, given=b"[three]")
    assert "".join(findings.output) == "[one][two]\n203.0.113.10[three]"
    calls = [(each["kind"], each["function"], each["arguments"][:2]) for each in findings.io]
    assert ("network", "write", ["b.example:80", "GET /"]) in calls
    assert ("process", "write", ["sh", "rm -rf /"]) in calls
    assert ("header", "header", ["X: 1", True]) in calls
    assert ("network", "file_get_contents", ["https://d.example/", "rb"]) in calls


def test_files_exist_in_the_run_only(tmp_path: Path) -> None:
    source = f"""<?php mkdir('{tmp_path}/a', 0777, true); file_put_contents('{tmp_path}/a/b.txt', 'one');
        file_put_contents('{tmp_path}/a/b.txt', 'two', FILE_APPEND); rename('{tmp_path}/a/b.txt', '{tmp_path}/a/c.txt');
        echo file_get_contents('{tmp_path}/a/c.txt'), json_encode(scandir('{tmp_path}/a'));
        echo filesize('{tmp_path}/a/c.txt');
        chdir('{tmp_path}/a'); echo json_encode(glob('*.txt')), getcwd(), is_dir('.') ? 'dir' : '-';
        touch('d'); chmod('d', 0600); unlink('c.txt'); echo json_encode(is_file('c.txt')), is_writable('d');
        $t = tmpfile(); fwrite($t, 'tmp'); rewind($t); echo fread($t, 9);
        foreach (new DirectoryIterator('.') as $f) echo $f; (new SplFileObject('e', 'w'))->fwrite('x');
        echo readfile('e');"""
    findings = run(source)
    assert "".join(findings.output).startswith(f'onetwo[".","..","c.txt"]6["c.txt"]{tmp_path}/adirfalse1tmp')
    assert list(tmp_path.iterdir()) == []
    assert findings.files[f"{tmp_path}/a/e"] == "x"


@pytest.mark.parametrize("code", [
    "new PDO('sqlite:{0}/db')",
    "new SQLite3('{0}/db')",
    "(new ZipArchive)->open('{0}/z', ZipArchive::CREATE)",
    "(new DOMDocument('1.0'))->save('{0}/x')",
    "imagepng(imagecreate(1, 1), '{0}/i')",
    "error_log('x', 3, '{0}/log')",
    "session_start()",
    "gzwrite(gzopen('{0}/g', 'w'), 'x')",
    "bzopen('{0}/b', 'w')",
    "(new Phar('{0}/p.phar'))->addFromString('a', 'b')",
    "FFI::cdef('int system(const char*);')->system('touch {0}/f')",
    "`touch {0}/t`",
    "stream_socket_server('unix://{0}/s')",
    "file_put_contents('compress.zlib://{0}/c', 'x')",
    "symlink('/etc/passwd', '{0}/l')",
    "proc_open('touch {0}/t', [], $p)",
    "pcntl_fork()",
    "posix_kill(getppid(), 9)",
    "openssl_pkey_export_to_file(openssl_pkey_new(), '{0}/k')",
    "mb_send_mail('a', 'b', 'c')",
    "xmlwriter_open_uri('{0}/w')",
    "stream_wrapper_restore('file') . touch('{0}/r')",
    "copy('/etc/passwd', '{0}/copy')",
    "ini_set('error_log', '{0}/e') . error_log('x')",
    "opcache_compile_file('{0}/o')",
])
def test_nothing_is_written_by_other_ways(code: str, tmp_path: Path) -> None:
    findings = run(f"<?php try {{ @{code.format(tmp_path)}; }} catch (Throwable $e) {{}} eval('2;');")
    assert list(tmp_path.iterdir()) == []
    assert findings.is_complete and len(findings.layers) == 2, (findings.reason, findings.message)


def test_broken_layer_is_reported() -> None:
    findings = run("<?php try { eval('if ('); } catch (ParseError $e) {} eval('echo 2;'); foo(); $o->bar();")
    assert findings.layers[1].problem and findings.layers[2].problem is None
    assert findings.missing[0]["name"] == "foo"
    assert findings.reason == "error" and "bar()" in findings.message


def test_what_is_missing_is_survived() -> None:
    findings = run("<?php require 'wp-config.php'; include_once './lib.php'; require_once ABSPATH . 'x.php'; foo($a);"
                "if (ini_get('disable_functions')) exit; if (!class_exists('WP')) eval('echo 1;'); new Nothing;")
    assert [(each["kind"], each["name"]) for each in findings.missing] == [
        ("file", "wp-config.php"), ("file", "./lib.php"), ("constant", "ABSPATH"), ("file", "ABSPATHx.php"),
        ("function", "foo"), ("class", "WP"), ("class", "Nothing")]
    assert len(findings.layers) == 2 and findings.reason == "error"


def test_command_writes_a_folder(tmp_path: Path) -> None:
    file = tmp_path / "s.php"
    file.write_text("<?php echo '<script>alert(1)</script>';"
                    "eval('mail(\"<b>\", 2, 3); file_put_contents(\"../../x.php\", 1);');")
    done = subprocess.run([sys.executable, "-m", "zvm", "unpack", str(file), "-o", str(tmp_path / "out")],
                          capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.startswith("2 layers, ")
    out = tmp_path / "out"
    report = json.loads((out / "report.json").read_text())
    assert [each["kind"] for each in report["layers"]] == ["file", "eval"]
    assert report["layers"][1]["made_by"].startswith("eval('mail(")
    assert (out / "layers/001.php").read_text().startswith("mail(")
    assert (out / "files/000-x_php").read_text() == "1"
    page = (out / "index.html").read_text()
    assert "<script" not in page and "&lt;script&gt;" in page and "&lt;b&gt;" in page
    assert sorted(os.listdir(tmp_path)) == ["out", "s.php"]


def test_help_and_wrong_words(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "zvm", "unpack"]
    done = subprocess.run([*command, "--help"], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0 and "--layers" in done.stdout
    done = subprocess.run([*command, "none.php"], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 2 and "none.php" in done.stderr
