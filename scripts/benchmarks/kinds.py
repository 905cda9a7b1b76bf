"""Where a program's processor time goes, by kind of work: kinds.py RESULT [words of a command line of zvm].

Runs the command in this process with the functions of FUNCTIONS in probes, and writes seconds by kind to the file
RESULT (JSON). A kind's time is its functions' own: less what other kinds take that they call. A probe takes about a
microsecond for each call, which is added. "running" is native code, handlers in Python, and what has no probes.
"""
import gc
import sys
import time

STARTED = time.process_time()

START, IMPORTS, LIBRARIES, CACHE, DECODE = "start", "imports", "shared libraries", "cache", "decode"
LINK, PREPARE, DECLARE, INTERNAL, PYTHON = "link", "prepare", "declare", "internal names", "Python functions"
REGIONS, PATTERNS = "regions", "patterns"  # compiling loops and regular expressions
INCLUDE, AUTOLOAD, COMPILE, COLLECT, RUNNING = "include", "autoload", "compile", "collection", "running"
# By module: qualified names and the kind of work they do, as tests/structure/test_bench.py checks.
FUNCTIONS = {
    "zvm.engine.include": {"compile_file": INCLUDE, "resolve_include_path": INCLUDE, "compile_main": INCLUDE},
    "zvm.engine.script_cache": {"compile_path": CACHE, "_compile": COMPILE},
    "zvm.engine.compilation": {"compile_source": COMPILE},
    "zvm.opfile.cache": {"Cache.store": COMPILE},
    "zvm.opfile.reader": {"OpFile.script": DECODE, "OpFile.load_natively": DECODE, "OpFile.load_body": DECODE,
                          "OpFile.load_signature": DECODE},
    "zvm.linker.links": {"link": LINK},
    "zvm.handlers.native.tier": {"Tier.prepare": PREPARE, "Tier._poll_and_sample": REGIONS},
    "zvm.ext.pcre.patterns": {"prepared": PATTERNS},
    "zvm.ext.internal_classes": {"build_class": INTERNAL},
    "zvm.handlers.call_fusion.fusing": {"fuse": PREPARE, "fuse_new": PREPARE, "fuse_method_call": PREPARE},
    "zvm.executor.scripts": {"load_script": DECLARE},
    "zvm.executor.class_declaration": {"declare_class": DECLARE, "bind_early": DECLARE},
    "zvm.ext.registry": {"find_function": INTERNAL, "find_class": INTERNAL, "find_constant": INTERNAL},
    "zvm.runtime.functions.internal_function": {"compile_entry": INTERNAL, "read_signature": INTERNAL},
    "zvm.engine.autoload": {"run_autoloaders": AUTOLOAD},
    "zvm.executor.dispatch": {"execute": RUNNING},
    "ctypes": {"CDLL.__init__": LIBRARIES},
}


def find(module, path):
    """What has the function of a qualified name, and its name there."""
    *owners, name = path.split(".")
    for each in owners:
        module = getattr(module, each)
    return module, name


class Profile:
    """Seconds by kind, and the kinds at work, the innermost last."""

    def __init__(self):
        self.seconds = {START: STARTED}
        self.stack = [START]
        self.since = time.process_time()
        self.probes = []  # of functions that native code holds without a reference

    def enter(self, kind):
        self.note()
        self.stack.append(kind)

    def leave(self):
        self.note()
        self.stack.pop()

    def note(self):
        """Give the time since the last call to the kind at work."""
        now = time.process_time()
        kind = self.stack[-1]
        self.seconds[kind] = self.seconds.get(kind, 0.0) + now - self.since
        self.since = time.process_time()

    def probe(self, function, kind):
        """The function with its time noted."""
        def probed(*arguments, **named):
            self.enter(kind)
            try:
                return function(*arguments, **named)
            finally:
                self.leave()

        return probed

    def install(self, module, names):
        """Put probes into a module that has just been imported, before others import its names."""
        for path, kind in names.items():
            owner, name = find(module, path)
            setattr(owner, name, self.probe(getattr(owner, name), kind))

    def watch_imports(self):
        """Note the time of imports, by the bundle's loop and by Python's import system, and of loading libraries."""
        import _frozen_importlib

        from zvm import bundle

        execute = bundle._Group._execute

        def execute_and_install(group, name, spec):
            execute(group, name, spec)
            self._imported(name)

        def find_and_load(name, import_):
            self.enter(IMPORTS)
            try:
                return load(name, import_)
            finally:
                self._imported(name)
                self.leave()

        bundle._Group._execute = execute_and_install
        bundle._Group.load = self.probe(bundle._Group.load, IMPORTS)
        bundle._LazyDefinitions.__call__ = self.probe(bundle._LazyDefinitions.__call__, IMPORTS)
        load, _frozen_importlib._find_and_load = _frozen_importlib._find_and_load, find_and_load

    def _imported(self, name):
        module = sys.modules.get(name)
        if module is not None and name in FUNCTIONS:
            self.install(module, FUNCTIONS.pop(name))
            if name == "zvm.handlers.native.tier":
                self._watch_functions(module)

    def _watch_functions(self, tier):
        """Note the time of functions written in Python that native code calls without their checked entry points."""
        begin = tier.Tier.__init__

        def implementation(function):
            self.probes.append(self.probe(function.impl, PYTHON))
            return id(self.probes[-1])

        def make(self, *arguments):
            begin(self, *arguments)
            self.prepare_all_in_python()
            for name in ("enter", "call_function", "resume_generator"):
                setattr(self, name, profile.probe(getattr(self, name), RUNNING))

        profile = self
        tier.Tier.__init__ = make
        tier.Tier._implementation = staticmethod(implementation)
        tier.Tier.bound = self._probing_bound(tier.Tier.bound)

    def _probing_bound(self, bound):
        return lambda tier, *target: self.probe(bound(tier, *target), RUNNING)

    def collected(self, phase, _):
        if phase == "start":
            self.enter(COLLECT)
        else:
            self.leave()


def main():
    """Run the command line; the result is written when the process would end."""
    import json

    profile = Profile()
    result = sys.argv.pop(1)
    gc.disable()

    def end(status):
        import os

        with open(result, "w") as file:
            json.dump(profile.seconds, file)
        os._exit(status)

    profile.enter(IMPORTS)
    from zvm.cli.main import main as run

    profile.leave()
    profile.watch_imports()
    gc.callbacks.append(profile.collected)
    run(None, end)


if __name__ == "__main__":
    main()
