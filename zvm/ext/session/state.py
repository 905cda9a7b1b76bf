"""The session of an engine: made on first use, started with a request that asks for it, written when that ends."""
from __future__ import annotations

from zvm.ext.session import lifecycle, settings
from zvm.ext.session.session import DISABLED, Session

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


def session_of(engine: Engine) -> Session:
    """The engine's session, made on first use."""
    found: Session | None = engine.states.get(Session)
    return start(engine) if found is None else found


def start(engine: Engine, at_start_up: bool = False) -> Session:
    """Make the engine's session: its directives are watched from now on, and it is written when the request ends."""
    session = engine.states[Session] = Session(engine, at_start_up)
    engine.ini.owners.pop("session", None)
    diagnostics = engine.diagnostics
    diagnostics.phase, diagnostics.starting = "PHP Startup" if at_start_up else None, at_start_up
    settings.watch(session)
    diagnostics.phase, diagnostics.starting = None, False
    session.starting = False
    session.choose_handlers()
    engine.deactivators.append(lambda: lifecycle.end_request(session))
    return session


def auto_start(engine: Engine) -> None:
    """session.auto_start: a session for the request that begins (php_rinit_session)."""
    session = session_of(engine)
    if session.status != DISABLED:
        engine.diagnostics.phase = "PHP Request Startup"
        lifecycle.start(session)
        engine.diagnostics.phase = None
