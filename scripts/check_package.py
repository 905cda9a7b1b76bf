#!/usr/bin/env python3
"""Build the source distribution and the wheels, and try what they are for.

usage: check_package.py

The source distribution must hold every file of the repository, the wheel what runs and nothing else. The wheels, built
from the source distribution with and without native handlers, are installed into new virtual environments, under a
umask that lets the group write, and their commands are run from there, as the package's owner and as another user.
"""
from __future__ import annotations

import fnmatch
import os
import platform
import pwd
import resource
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_IN_WHEEL = ("zvm/*/generator/*", "zvm/handlers/definitions/*", "zvm/handlers/native/kernels/*",
                "zvm/handlers/native/client/*", "zvm/fuzzing/*", "*.asdl")  # read where ZVM is built
IMAGE = f"zvm/handlers/native/handlers.{sys.implementation.cache_tag}.image"
STENCILS = f"zvm/handlers/native/stencils.{sys.implementation.cache_tag}.image"  # x86-64 only
BUNDLE = f"zvm/modules.{sys.implementation.cache_tag}.bundle"
TOUR = ROOT / "examples/tour.php"
LOOP = "for ($i = $s = 0; $i < 1000000; $i++) { $s += $i & 7; } echo $s;"
LEAST_SPEEDUP = 10  # of a loop, by native handlers
LARGEST_WHEEL = 5 << 20  # bytes
LONGEST_WRITING = 120  # seconds that the process which writes a bundle may take on a machine that does other things


def run(*words: str | Path, cwd: Path = ROOT, **more: str) -> str:
    """Run a command outside of the repository's packages; what it prints. `more`: variables of its environment. Fails
    loudly."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ZVM_"))}
    done = subprocess.run(words, cwd=cwd, env={**environment, **more}, stdout=subprocess.PIPE, check=True,
                          encoding="utf-8")
    return done.stdout


def committed() -> set[str]:
    return set(run("git", "ls-files").splitlines())


def check_sdist(path: Path) -> None:
    """Every file of the repository is in it."""
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    if missing := sorted(committed() - names):
        sys.exit(f"{path.name} lacks {', '.join(missing)}")
    print(f"{path.name}: all {len(committed())} files of the repository")


def check_wheel(path: Path, *images: str) -> None:
    """Its files below zvm are those of the repository without what only builds them, and images; no others."""
    with zipfile.ZipFile(path) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name and ".data/scripts/" not in name}
        scripts = {name.rpartition("/")[2] for name in archive.namelist() if ".data/scripts/" in name}
    expected = {name for name in committed() if name.startswith("zvm/")
                and not any(fnmatch.fnmatch(name, pattern) for pattern in NOT_IN_WHEEL)} | set(images)
    if names != expected:
        sys.exit(f"{path.name}: missing {sorted(expected - names)}, too many {sorted(names - expected)}")
    if scripts != {"zvm", *["zvm-warm"] * bool(images)}:
        sys.exit(f"{path.name} has the scripts {sorted(scripts)}")
    if path.stat().st_size > LARGEST_WHEEL:
        sys.exit(f"{path.name} has {path.stat().st_size} bytes")
    print(f"{path.name}: the {len(names)} files that run, {path.stat().st_size / 1e6:.1f} MB")


def install(wheel: Path, folder: Path) -> Path:
    """A new environment with the wheel, made under umask 002; its folder of commands."""
    before = os.umask(0o002)
    try:
        run(sys.executable, "-m", "venv", folder)
        run(folder / "bin/python", "-m", "pip", "install", "-q", "--disable-pip-version-check", wheel)
    finally:
        os.umask(before)
    return folder / "bin"


def check_commands(programs: Path, work: Path) -> None:
    """The commands of an installation do what those of the repository do."""
    ours = Path(sys.executable).parent
    for words in (["zvm", TOUR], ["python", "-m", "zvm", TOUR], ["zvm-dump", TOUR], ["zvm", "-v"],
                  ["zvm-dump", "--format=json", TOUR]):
        if run(programs / words[0], *words[1:], cwd=work) != run(ours / words[0], *words[1:], cwd=work):
            sys.exit(f"{' '.join(map(str, words))} prints something else than in the repository")
    print(run(programs / "zvm-phpt", ROOT / "tests/php", "--filter", "arrays", cwd=work), end="")


def check_native(programs: Path, work: Path) -> None:
    """Native handlers run, and a loop is as much faster as it should be."""
    status = run(programs / "zvm", "--native-status", cwd=work)
    if not status.startswith("native handlers are on: "):
        sys.exit(status)
    native, python = (seconds_of(programs, work, setting) for setting in ("", "0"))
    if python < LEAST_SPEEDUP * native:
        sys.exit(f"a loop takes {native:.3f} s with native handlers, {python:.3f} s without")
    print(f"{status.rstrip()}; a loop is {python / native:.0f} times faster than without")


def seconds_of(programs: Path, work: Path, native: str) -> float:
    """Processor time of LOOP beyond that of an empty program: the least of three runs."""
    times = []
    for _ in range(3):
        for code in ("", LOOP):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            run(programs / "zvm", "-r", code, cwd=work, ZVM_NATIVE=native)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return max(min(times[1::2]) - min(times[::2]), 0.001)


def check_warm(programs: Path, work: Path) -> None:
    """A command runs in the server of its session: a new one, as that which runs this may begin outside of the
    container."""
    code = "echo file_get_contents('/proc/' . explode(' ', file_get_contents('/proc/self/stat'))[3] . '/cmdline');"
    script = f"""'{programs}/zvm' --server || exit
        for turn in $(seq 20); do  # on a busy machine the server may not answer in time
            case $('{programs}/zvm-warm' -n -r "$code" | tr '\\0' ' ') in 'zvm --server'*) exit 0; esac
            sleep 0.1
        done
        echo 'zvm-warm did not have the server run a command' >&2; exit 1"""
    run("setsid", "--wait", "sh", "-c", script, cwd=work, code=code)
    print("zvm --server runs commands")


def check_bundle(programs: Path, work: Path) -> None:
    """The first start has the bundle written, which goes with the package. (The commands run before were that.)"""
    package = package_of(programs)
    record = next(package.glob("zvm_php-*.dist-info/RECORD"))
    for _ in range(LONGEST_WRITING):
        if f"{BUNDLE},,\n" in record.read_text():
            break
        time.sleep(1)
    else:
        sys.exit("no start has had the bundle of modules written and entered into the installer's record")
    print("the first start had the bundle of modules written")


def package_of(programs: Path) -> Path:
    """The folder that the package lies in."""
    return Path(run(programs / "python", "-c", "import zvm; print(zvm.__path__[0])", cwd=programs)).parent


def check_other_owner(programs: Path, work: Path) -> None:
    """Native handlers run when another user than the one who runs them has installed them. Needs root."""
    if os.getuid() != 0:
        print("not root: installations of other users are not tried")
        return
    other = pwd.getpwnam("nobody")
    package = package_of(programs)
    for path in (package, *package.rglob("*")):
        os.lchown(path, other.pw_uid, other.pw_gid)
    check_native(programs, work)
    print("… as it is when another user has installed it")


def check_pure(wheel: Path, folder: Path, work: Path) -> None:
    """A wheel without native handlers runs, and says so when it is asked."""
    programs = install(wheel, folder)
    done = subprocess.run([programs / "zvm", "--native-status"], cwd=work, capture_output=True, encoding="utf-8")
    if done.returncode != 1 or not done.stdout.startswith("native handlers are off: this installation has none"):
        sys.exit(done.stdout + done.stderr)
    if run(programs / "zvm", TOUR, cwd=work) != run(Path(sys.executable).parent / "zvm", TOUR, cwd=work):
        sys.exit(f"{TOUR} prints something else than in the repository")
    run(programs / "zvm", "--setup", cwd=work)
    package = package_of(programs)
    if not (package / BUNDLE).exists():
        sys.exit("zvm --setup wrote no bundle of modules")
    run(programs / "python", "-m", "pip", "uninstall", "-q", "-y", "zvm-php")
    if (package / "zvm").exists():
        sys.exit("uninstalling has left something")
    print(f"{wheel.name}: {done.stdout}", end="")


def build_wheel(sdist: Path, folder: Path, **settings: str) -> Path:
    run(sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps", "-w", folder, sdist,
        **settings)
    return next(folder.glob("*.whl"))


def main() -> None:
    objects = os.environ.get("ZVM_OBJECTS") or str(ROOT / "build/native")  # units that are compiled already
    with tempfile.TemporaryDirectory(prefix="zvm-package-") as folder:
        work = Path(folder)
        run(sys.executable, "-m", "build", "--sdist", "--outdir", work, ROOT)
        sdist = next(work.glob("*.tar.gz"))
        check_sdist(sdist)
        wheel = build_wheel(sdist, work / "native", ZVM_OBJECTS=objects)
        check_wheel(wheel, IMAGE, *[STENCILS] * (platform.machine() == "x86_64"))
        programs = install(wheel, work / "venv")
        check_commands(programs, work)
        check_native(programs, work)
        check_warm(programs, work)
        check_bundle(programs, work)
        check_other_owner(programs, work)
        shutil.rmtree(work / "venv")
        pure = build_wheel(sdist, work / "pure", ZVM_WHEEL_NATIVE="0")
        check_wheel(pure)
        check_pure(pure, work / "venv", work)


if __name__ == "__main__":
    main()
