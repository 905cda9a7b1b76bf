"""docs/guides/extending.md: its files run as they are printed; --pass, -e, extensions from outside, hints."""
from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import zvm
from zvm.observe.loading import ExtensionError

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs/guides/extending.md").read_text()
FILES = dict(re.findall(r"^`([\w.]+)`:\n\n```\w+\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL))
PRINTED = re.search(r"^prints\n\n```text\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def run(folder: Path, *words: str, command: str = "zvm") -> subprocess.CompletedProcess[str]:
    module = {"zvm": ["-m", "zvm"], "zvm-dump": ["-m", "zvm.cli.dump"]}[command]
    return subprocess.run([sys.executable, *module, *words], capture_output=True, text=True, cwd=folder, check=False)


def test_pass_of_the_recipe(folder: Path) -> None:
    assert run(folder, "notes.php").stdout == "note: start\ndone\n"
    assert run(folder, "--pass", "drop_assertions.py", "notes.php").stdout == "done\n"
    done = run(folder, "--pass=drop_assertions.py", "-d", "opcache.optimization_level=0", "notes.php")
    assert done.stdout == "done\n"
    listed = run(folder, "--stage=after", "--pass", "drop_assertions.py", "notes.php", command="zvm-dump").stdout
    assert "start" not in listed and 'ECHO string("done' in listed
    told = run(folder, "--explain", "{main}", "--pass", "drop_assertions.py", "notes.php", command="zvm-dump").stdout
    assert "drop_assertions: Takes away calls" in told


def test_broken_pass_is_refused(folder: Path) -> None:
    (folder / "bad.py").write_text("def optimize(op_array, context):\n    op_array.opcodes[0].op1 = 10_000\n"
                                   "    del op_array.opcodes[-1]\n")
    done = run(folder, "--pass", "bad.py", "notes.php")
    assert done.returncode == 1 and "breaks rules after the pass bad" in done.stderr
    for word in ("none.py", "nosuch"):
        done = run(folder, "--pass", word, "notes.php")
        assert done.returncode == 1 and word in done.stderr and done.stdout == ""


def test_changed_pass_takes_effect(folder: Path) -> None:
    words = ["-d", "opcache.file_cache=" + str(folder / "cache"), "--pass", "drop_assertions.py", "notes.php"]
    (folder / "cache").mkdir()
    assert run(folder, *words).stdout == "done\n"
    (folder / "drop_assertions.py").write_text("def optimize(op_array, context): pass\n")
    assert run(folder, *words).stdout == "note: start\ndone\n"


def test_extension_of_the_recipe(folder: Path) -> None:
    assert PRINTED is not None
    for native in ("1", "0"):
        done = subprocess.run([sys.executable, "-m", "zvm", "-d", "extension=./shop.py", "basket.php"], cwd=folder,
                              capture_output=True, text=True, check=False, env={"ZVM_NATIVE": native, "PATH": ""})
        assert done.stdout == PRINTED[1], done.stderr


def test_extension_in_an_engine(folder: Path) -> None:
    with zvm.Engine() as engine, zvm.Engine() as other:
        engine.load_extension(str(folder / "shop.py"))
        assert engine.eval("shop_gross(100)") == 119.0
        assert engine.eval("count(new Shop\\Basket)") == 0
        assert other.eval("function_exists('shop_gross') || class_exists('Shop\\Basket')") is False
        with pytest.raises(ExtensionError):
            engine.load_extension("nosuch")


def test_extension_that_cannot_be_loaded(folder: Path) -> None:
    (folder / "bad.py").write_text("1 / 0")
    done = run(folder, "-d", "extension=./bad.py", "-r", "echo 'on';")
    assert "Unable to load the extension ./bad.py: ZeroDivisionError" in done.stdout and done.stdout.endswith("on")


def test_entry_points(folder: Path) -> None:
    info = folder / "site/mine-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[zvm.passes]\ndrop = drop_assertions\n[zvm.extensions]\nmyshop = shop\n")
    for name in ("drop_assertions.py", "shop.py"):
        (folder / name).rename(folder / "site" / name)
    code = f"import sys; sys.path.append({str(folder / 'site')!r}); from zvm.cli.main import main; main()"
    done = subprocess.run([sys.executable, "-c", code, "-d", "extension=myshop", "--pass", "drop", "-r",
                           "echo shop_gross(100); function debug_note($x) { echo 1; } debug_note('x');"],
                          capture_output=True, text=True, cwd=folder, check=False)
    assert done.stdout == "119", done.stderr


def test_extended_statements(folder: Path) -> None:
    listed = run(folder, "-e", "notes.php", command="zvm-dump").stdout
    assert listed.count("EXT_STMT") == 4
    assert "EXT_STMT" not in run(folder, "notes.php", command="zvm-dump").stdout
    code = ["-d", "opcache.enable_cli=1", "-d", "opcache.opt_debug_level=0x10000"]
    assert run(folder, "-e", *code, "notes.php").stderr.count("EXT_STMT") == 4
    assert run(folder, "-e", "notes.php").stdout == "note: start\ndone\n"
    (folder / "chain.php").write_text("<?php\nif ($a) {\n} elseif ($b) {\n} else {\n}\n")
    # one of the if, one of the condition of its elseif
    assert run(folder, "-e", "chain.php", command="zvm-dump").stdout.count("EXT_STMT") == 2


def test_dump_knows_what_the_command_knows(folder: Path) -> None:
    (folder / "x.php").write_text("<?php echo mb_strlen($x), sodium_crypto_box_keypair(); assert(f());")
    for words in ([], ["--php=8.5"]):
        listing = run(folder, *words, "x.php", command="zvm-dump").stdout
        assert re.search(r'INIT_FCALL 1 \d+ string\("mb_strlen"\)', listing)
        bare = run(folder, "-n", *words, "x.php", command="zvm-dump").stdout
        assert 'INIT_FCALL_BY_NAME 1 string("mb_strlen")' in bare and "ASSERT_CHECK" in bare
    for value in ("1", "-1"):
        (folder / "php.ini").write_text(f"zend.assertions={value}\n")
        listed = run(folder, "-c", "php.ini", "x.php", command="zvm-dump").stdout
        assert ("ASSERT_CHECK" in listed) == (value == "1")


def test_hints(folder: Path) -> None:
    for word, meant in (("unpak", "zvm unpack"), ("dump", "zvm-dump"), ("debugg", "zvm debug")):
        done = run(folder, word, "x.php")
        assert (done.stdout, done.returncode) == (f"Could not open input file: {word}\n", 1)
        assert meant in done.stderr
    assert run(folder, "something").stderr == ""
    done = run(folder, "debug", "x.php")
    assert (done.stderr, done.returncode) == ("Could not open input file: x.php\n", 1)
