"""Scripts of eval()'d texts and of the command line's, by way of the compiled files (zvm/opfile/eval_texts.py).

As those of files (script_cache.py) they are compiled as if no class of a script were declared. Functions of other files
are known to eval()'d code: a text is compiled again where those that it calls are others. Called by the facade.
"""
from __future__ import annotations

from zvm.engine.optimizing import is_multibyte, settings
from zvm.engine.recent_scripts import LONGEST, RecentScripts, key_of
from zvm.engine.script_cache import in_use, internal_classes, linked, script_of, written
from zvm.opfile import format as r
from zvm.opfile.eval_texts import texts_of
from zvm.runtime.services.modules import LateModule
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import compilation
    from zvm.engine.facade import Engine
    from zvm.opcodes.script import Script
    from zvm.opfile.cache import Cache
    from zvm.opfile.eval_texts import EvalTexts
else:
    compilation = LateModule("zvm.engine.compilation")


def compile_text(engine: Engine, cache: Cache, text: str, filename: str, is_eval: bool) -> Script:
    """The linked Script of a text, of the cache where it is for that. Raises as Engine.compile_source() does."""
    recent = engine.state_of(RecentScripts)
    key = key_of(engine, text, filename, True, is_eval)
    script = recent.find(key)
    if script is None and _may_be_kept(engine, text, filename, is_eval):
        script = _compile(engine, cache, text, filename, is_eval)
        if script is not None:
            recent.add(key, text, script)
    return script or compilation.compile_as_recent(engine, recent, key)


def _may_be_kept(engine: Engine, text: str, filename: str, is_eval: bool) -> bool:
    """Whether a text is for the cache: __DIR__ may be the working directory, and relative names other files'."""
    return len(text) <= LONGEST and not is_multibyte(engine) \
        and (filename[:1] == "/" or not is_eval and "__dir__" not in lower(text))


def _compile(engine: Engine, cache: Cache, text: str, filename: str, is_eval: bool) -> Script | None:
    texts = texts_of(cache, filename, settings(engine))
    if not texts.is_worth_asking() and not texts.wants_more():
        return None
    source = text.encode("latin-1")
    source_hash = r.digest(source, 32)
    stored = texts.find(source_hash, cache, lambda name: _state(engine.functions.get(name)))
    if stored is not None:
        return None if in_use(engine, stored.early) else script_of(engine, stored)
    if not texts.wants_more():
        return None
    called: dict[str, Any] = {}

    def declared_function(name: str) -> Any:
        found = called[name] = engine.functions.get(name)
        return found

    script = compilation.compile_only(engine, text, filename, internal_classes(engine), scripting=True, is_eval=is_eval,
                                      declared_function=declared_function if is_eval else None)
    if in_use(engine, script.early):
        return None
    data = written(script, text, filename, source_hash, len(source))
    if data is None or script.halt_offset is not None or any("\n" in name for name in called):
        return linked(engine, script, text, filename)
    engine.state_of(_Places).places[texts] = None
    return script_of(engine, texts.add(source_hash, {name: _state(called[name]) for name in called}, data))


def _state(function: Any) -> str:
    """All that the compiler asks of a function that is called, which another file has declared."""
    if function is None:
        return ""
    infos = ",".join(f"{info.name}={info.by_ref:d}" for info in function.arg_info)
    return f"{function.fn_flags} {function.num_args} {function.last_var} {function.T} {infos}"


class _Places:
    """The places that have added texts, which are written when the request ends."""

    __slots__ = ("engine", "places")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.places: dict[EvalTexts, None] = {}
        engine.deactivators.append(self.store)

    def store(self) -> None:
        cache = self.engine.script_cache
        while self.places:
            texts, _ = self.places.popitem()
            if cache is not None:
                texts.store(cache)
