"""The bundle that modules are imported from: whatever is wrong with it, the modules' own files are used."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from zvm.bundle import MAGIC, Installation, bundle_digest
from zvm.bundle_writer import Rules, write_bundle

_SOURCES = {"__init__.py": "from zvm.bundle import install\ninstall(__path__[0])\n", "one.py": "value = 1\n",
            "sub/__init__.py": "value = 2\n", "sub/two.py": "from demo.one import value\n"}
_SHOW = ("import demo, sys\nfrom demo import one, sub\nfrom demo.sub import two\n"
         "print([(m.__name__, m.value, m.__file__, m.__spec__.cached.endswith('.bundle'), m.__package__, "
         "m.__spec__.name)"
         " for m in (one, sub, two)])")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of three modules, bundled."""
    folder = tmp_path / "demo"
    for name, text in _SOURCES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    write_bundle(bundle_path(folder), str(folder), _GROUP, b"d" * 32)
    return folder


def bundle_path(package: Path) -> str:
    return Installation(str(package)).places()[0]


def run(package: Path, *arguments: str) -> str:
    done = subprocess.run([sys.executable, *arguments], cwd=package.parent, capture_output=True, text=True,
                          check=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    return done.stdout


def imported(package: Path) -> list[tuple[str, int, str, bool, str, str]]:
    return eval(run(package, "-c", _SHOW))  # type: ignore[no-any-return]


def expected(package: Path, *bundled: bool, value: int = 1) -> list[tuple[str, int, str, bool, str, str]]:
    return [("demo.one", value, f"{package}/one.py", bundled[0], "demo", "demo.one"),
            ("demo.sub", 2, f"{package}/sub/__init__.py", bundled[1], "demo.sub", "demo.sub"),
            ("demo.sub.two", value, f"{package}/sub/two.py", bundled[2], "demo.sub", "demo.sub.two")]


def test_modules_come_from_the_bundle(package: Path) -> None:
    assert bundle_digest(bundle_path(package)) == b"d" * 32
    assert imported(package) == expected(package, True, True, True)


def test_a_main_module_runs_once(package: Path) -> None:
    (package / "__main__.py").write_text("print(__name__)\n")
    write_bundle(bundle_path(package), str(package), [("demo.__main__", "/__main__.py", False)], b"d" * 32)
    assert run(package, "-m", "demo") == "__main__\n"


def test_a_changed_source_counts(package: Path) -> None:
    (package / "one.py").write_text("value = 11\n")
    assert imported(package) == expected(package, False, True, True, value=11)


@pytest.mark.parametrize("content", [b"", b"ZVMB", b"something else" * 9, b"ZVMB2" + b"\x7f" * 60])
def test_what_is_no_bundle(package: Path, content: bytes) -> None:
    Path(bundle_path(package)).write_bytes(content)
    assert imported(package) == expected(package, False, False, False)


_GROUP = [("demo.one", "/one.py", False), ("demo.sub", "/sub/__init__.py", True),
          ("demo.sub.two", "/sub/two.py", False)]
_LOADED = ("print(sorted(name for name in sys.modules if name.startswith('demo.')), "
           "type(sys.modules['demo.one']).__name__)")


def test_a_group_comes_with_its_first_module(package: Path) -> None:
    write_bundle(bundle_path(package), str(package), _GROUP, b"d" * 32, [("demo.sub", "demo.sub.two")])
    assert run(package, "-c", f"import sys, demo.sub\n{_LOADED}") == "['demo.one', 'demo.sub', 'demo.sub.two'] module\n"
    assert imported(package) == expected(package, True, True, True)


def test_no_group_is_loaded_while_other_threads_may_import(package: Path) -> None:
    write_bundle(bundle_path(package), str(package), _GROUP, b"d" * 32, [("demo.sub", "demo.sub.two")])
    program = ("import sys, threading\nend = threading.Event()\nthreading.Thread(target=end.wait).start()\n"
               "import demo.sub\nprint([name for name in sys.modules if name.startswith('demo.')])\nend.set()")
    assert run(package, "-c", program) == "['demo.sub']\n"


def test_a_module_of_a_group_that_fails_may_be_imported_again(package: Path) -> None:
    (package / "one.py").write_text("import os\nvalue = int(os.environ['VALUE'])\n")
    write_bundle(bundle_path(package), str(package), _GROUP, b"d" * 32, [("demo.sub.two",)])
    program = ("import os\ntry:\n    import demo.sub.two\nexcept KeyError as error:\n    print(error)\n"
               "os.environ['VALUE'] = '7'\nfrom demo.sub import two\nprint(two.value)")
    assert run(package, "-c", program) == "'VALUE'\n7\n"


def test_functions_are_made_when_they_are_asked_for(package: Path) -> None:
    (package / "one.py").write_text("value = 1\ndef first(a, b=2):\n    return value + a + b\nsecond = first\n")
    write_bundle(bundle_path(package), str(package), _GROUP, b"d" * 32, rules=Rules(without_definitions=("demo.one",)))
    program = ("from demo import one\nprint(sorted(name for name in vars(one) if name[0] != '_'), one.second(3, 4), "
               "one.first is one.second, getattr(one, 'third', None), one.first.__code__.co_filename == one.__file__)")
    assert run(package, "-c", program) == "['value'] 8 True None True\n"


@pytest.mark.parametrize(("documented", "texts"), [((), "None None None"), (("demo.",), "one kind first")])
def test_code_has_lines_and_perhaps_documentation(package: Path, documented: tuple[str, ...], texts: str) -> None:
    (package / "one.py").write_text(
        '"""one"""\nclass Kind:\n    """kind"""\n\n    def first(self):\n        """first"""\n        if self:\n'
        '            raise ValueError(\n                self)\n' + "\n" * 300
        + "    def second(self):\n        return self.no\n")
    write_bundle(bundle_path(package), str(package), _GROUP, b"d" * 32,
                 rules=Rules(plain=("demo.",), whole=documented, documented=documented))
    program = ("import traceback\nfrom demo import one\nlines = []\nfor name in ('first', 'second'):\n    try:\n"
               "        getattr(one.Kind(), name)()\n    except (ValueError, AttributeError) as error:\n"
               "        lines.append(traceback.extract_tb(error.__traceback__)[-1].lineno)\n"
               "code = one.Kind.first.__code__\n"
               "print(one.__doc__, one.Kind.__doc__, one.Kind.first.__doc__, lines,"
               " {each[2:] for each in code.co_positions()})")
    assert run(package, "-c", program) == f"{texts} [8, 311] {{(None, None)}}\n"


def test_classes_are_made_when_they_are_asked_for(package: Path) -> None:
    (package / "one.py").write_text("""from __future__ import annotations
class Base: pass
class First(Base):
    kind: Nothing
    def __init__(self, of: Nothing) -> None: self.of = of
class Second(Base): pass
value = 1
""")
    write_bundle(bundle_path(package), str(package), _GROUP, b"d" * 32, rules=Rules(without_definitions=("demo.one",)))
    program = ("from demo import one\nprint(sorted(name for name in vars(one) if name[0] != '_'))\n"
               "from demo.one import First\nprint(First(3).of, First is one.First, First.__mro__[1] is one.Base, "
               "First.__module__, sorted(name for name in vars(one) if name[0] != '_'))")
    assert run(package, "-c", program) == ("['Base', 'annotations', 'value']\n"
                                           "3 True True demo.one ['Base', 'First', 'annotations', 'value']\n")


@pytest.mark.parametrize("plain", [(), ("demo.one",)])
@pytest.mark.parametrize("arguments", ["Value()", "Value(), b=Value()", "Value(), " * 9, "d=1, e=Value()"])
def test_stubs_keep_no_argument(package: Path, plain: tuple[str, ...], arguments: str) -> None:
    padding = "".join(f"    d = ({number}, d)\n" for number in range(60))  # so that it is worth a stub of its own
    (package / "one.py").write_text("value = 1\ndef first(*a, b=None, d=None, **c):\n"
                                    f"{padding}    a = b = c = None\n    print(Value.living)\n")
    write_bundle(bundle_path(package), str(package), _GROUP, b"d" * 32, rules=Rules(plain=plain, whole=()))
    program = ("from demo import one\nclass Value:\n    living = 0\n    def __init__(self): Value.living += 1\n"
               "    def __del__(self): Value.living -= 1\none.Value = Value\nbefore = one.first.__code__\n"
               f"one.first({arguments})\nprint(one.first.__code__ is before)\n")
    assert run(package, "-c", program) == "0\nFalse\n"


def test_definitions_come_from_the_bundle_that_was_there_first(package: Path) -> None:
    (package / "one.py").write_text("value = 1\ndef first(a): return value + a\nclass Base: pass\n"
                                    "class Second(Base): pass\n")
    write_bundle(bundle_path(package), str(package), _GROUP, b"d" * 32, rules=Rules(without_definitions=("demo.one",)))
    program = ("from demo import one\nfrom zvm import bundle\n"
               "base = one.Base\npath = bundle.Installation('demo').places()[0]\n"
               "open(f'{path}.new', 'w').write('?' * 10000)\nimport os\nos.replace(f'{path}.new', path)\n"
               "print(one.first(2), one.Second.__name__, issubclass(one.Second, base))")
    assert run(package, "-c", program) == "3 Second True\n"


def test_a_bundle_cut_short(package: Path) -> None:
    """The index is there; records are missing."""
    bundle = Path(bundle_path(package))
    bundle.write_bytes(bundle.read_bytes()[:-50])
    assert imported(package) == expected(package, True, True, False)


def test_what_is_kept_by_its_text(package: Path) -> None:
    texts = {f"text {number}": (number, [number]) for number in range(100)}
    write_bundle(bundle_path(package), str(package), _GROUP, b"d" * 32, texts=texts)
    program = ("import demo\nfrom zvm import bundle\n"
               "print([bundle.compiled(f'text {number}') for number in (0, 57, 99, 100)])")
    assert run(package, "-c", program) == "[(0, [0]), (57, [57]), (99, [99]), None]\n"


def test_the_time_of_a_source_counts_in_seconds(package: Path) -> None:
    """Layers of containers keep no more."""
    source = package / "one.py"
    changed = source.stat().st_mtime_ns // 10**9 * 10**9
    os.utime(source, ns=(changed, changed))
    assert imported(package) == expected(package, True, True, True)
    os.utime(source, ns=(changed + 10**9, changed + 10**9))
    assert imported(package) == expected(package, False, True, True)


@pytest.fixture
def record(package: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """The list of files of an installation of the package, whose user has a cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "cache/zvm").mkdir(parents=True)
    path = tmp_path / "RECORD"
    path.write_text("demo/one.py,sha256=1,10\n")
    return str(path)


def write_for(installation: Installation, path: str) -> None:
    write_bundle(path, installation.package, _GROUP, installation.state)


def test_an_installation_takes_its_own_bundle_only(package: Path, record: str) -> None:
    installation = Installation(str(package), record)
    assert installation.find() is None  # that of the checkout
    beside, of_user = installation.places()
    for path in (of_user, beside):
        write_for(installation, path)
        place, file = installation.find() or ("", None)
        assert place == path and file is not None and file.read(len(MAGIC)) == MAGIC
        file.close()
    with open(record, "a") as file:
        file.write(f"{installation.recorded()},,\n")
    assert Installation(str(package), record).state == installation.state
    Path(record).write_text("demo/one.py,sha256=2,10\n")
    assert Installation(str(package), record).find() is None


@pytest.mark.parametrize("mode", [0o664, 0o646])
def test_a_bundle_that_others_can_write_is_not_taken_from_a_cache(package: Path, record: str, mode: int) -> None:
    os.unlink(bundle_path(package))
    installation = Installation(str(package), record)
    path = Path(installation.places()[1])
    write_for(installation, str(path))
    path.chmod(0o644)
    assert installation.find() is not None
    path.chmod(mode)
    assert installation.find() is None
