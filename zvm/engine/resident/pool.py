"""Which World an engine has: each is used by one engine at a time, and put back when its request has ended well.

Used by zvm/web, which makes an engine for each request.
"""
from __future__ import annotations

import os
from threading import Lock

from zvm.engine.resident.ending import release_tables
from zvm.engine.resident.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.engine.facade import Engine

KEYS = ("disable_functions", "disable_classes", "open_basedir", "zvm.cache_dir", "zvm.claim", "zvm.php",
        "opcache.preload")
_AUDITS = os.environ.get("ZVM_RESIDENT") == "audit"
_idle: dict[tuple[object, ...], list[World]] = {}  # those that no engine has, by what they depend on
_lock = Lock()


def lease(engine: Engine, fill: Callable[[World], None] | None = None) -> None:
    """Give the engine, before anything runs, a World that fits its settings; `fill` is called of a new one, and the
    engine gets none where that raises. It gets none where code is not to stay, either: without native handlers, without
    the cache of compiled files, or where oplines are counted or observed."""
    tier = engine.tier
    if tier is None or tier.counts is not None or engine.script_cache is None \
            or engine.interrupts.meter is not None or engine.observer is not None:
        return
    with _lock:
        idle = _idle.get(_key(engine))
        world = idle.pop() if idle else None
    if world is None:
        world = World()
        if fill is not None:
            fill(world)
    engine.world = world
    world.begin(engine)


def release(engine: Engine) -> None:
    """The engine's request is over, and nothing of it will be asked for any more: let go of all it holds, in order, and
    have its World wait for the next. A World whose code may be in the middle of something is dropped."""
    world = engine.world
    key = _key(engine)
    fits = world is not None and not (world.is_spoilt or engine.interrupted or engine.diagnostics.bailed_out)
    release_tables(engine)
    if world is not None and fits:
        put_back(world)
        with _lock:
            _idle.setdefault(key, []).append(world)


def put_back(world: World) -> None:
    """What its engine has written is put back; the engine's tables have been released."""
    world.reset()
    if _AUDITS:
        from zvm.engine.resident import audit

        audit.check(world)


def drop_idle() -> None:
    """Drop the Worlds that no engine has."""
    with _lock:
        _idle.clear()


def _key(engine: Engine) -> tuple[object, ...]:
    configured = engine.ini.configured
    return engine.sapi, os.geteuid(), *[configured.get(name) or "" for name in KEYS]
