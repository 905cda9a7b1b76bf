"""SessionHandler, which wraps the save handler in use before, and the interfaces of a script's own handler."""
from __future__ import annotations

from zvm.ext.session.session import Session
from zvm.ext.session.state import session_of
from zvm.ext.vocabulary import Bool, False_, Int, Str, method, php_class
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.session.save_handler import SaveHandler

# ruff: noqa: N802


@php_class("SessionHandlerInterface", interface=True)
class SessionHandlerInterface:
    @method(tentative=True)
    def open(self, path: Str, name: Str) -> Bool:
        raise NotImplementedError

    @method(tentative=True)
    def close(self) -> Bool:
        raise NotImplementedError

    @method(tentative=True)
    def read(self, id: Str) -> Str | False_:
        raise NotImplementedError

    @method(tentative=True)
    def write(self, id: Str, data: Str) -> Bool:
        raise NotImplementedError

    @method(tentative=True)
    def destroy(self, id: Str) -> Bool:
        raise NotImplementedError

    @method(tentative=True)
    def gc(self, max_lifetime: Int) -> Int | False_:
        raise NotImplementedError


@php_class("SessionIdInterface", interface=True)
class SessionIdInterface:
    @method(tentative=True)
    def create_sid(self) -> Str:
        raise NotImplementedError


@php_class("SessionUpdateTimestampHandlerInterface", interface=True)
class SessionUpdateTimestampHandlerInterface:
    @method(tentative=True)
    def validateId(self, id: Str) -> Bool:
        raise NotImplementedError

    @method(tentative=True)
    def updateTimestamp(self, id: Str, data: Str) -> Bool:
        raise NotImplementedError


def _wrapped(session: Session) -> SaveHandler:
    """The handler that is wrapped; throws Error where there is none, or no session."""
    if not session.is_active:
        session.engine.throw("Error", "Session is not active")
    if session.default_handler is None:
        session.engine.throw("Error", "Cannot call default session handler")
    return session.default_handler


def _open_handler(session: Session) -> SaveHandler | None:
    """The same once it has been opened, None with a warning before."""
    handler = _wrapped(session)
    if session.parent_is_open:
        return handler
    session.warn("Parent session handler is not open")
    session.settle()
    return None


@php_class("SessionHandler", implements=("SessionHandlerInterface", "SessionIdInterface"))
class SessionHandler(PhpObject):
    __slots__ = ()

    @method(tentative=True)
    def open(self, engine: Engine, path: Str, name: Str) -> Bool:
        session = session_of(engine)
        handler = _wrapped(session)
        session.parent_is_open = True
        done = handler.open(session, path, name)
        session.settle()
        return done

    @method(tentative=True)
    def close(self, engine: Engine) -> Bool:
        session = session_of(engine)
        handler = _open_handler(session)
        if handler is None:
            return False
        session.parent_is_open = False
        done = handler.close(session)
        session.settle()
        return done

    @method(tentative=True)
    def read(self, engine: Engine, id: Str) -> Str | False_:
        session = session_of(engine)
        handler = _open_handler(session)
        data = handler.read(session, id) if handler is not None else None
        session.settle()
        return False if data is None else data

    @method(tentative=True)
    def write(self, engine: Engine, id: Str, data: Str) -> Bool:
        session = session_of(engine)
        handler = _open_handler(session)
        done = handler is not None and handler.write(session, id, data)
        session.settle()
        return done

    @method(tentative=True)
    def destroy(self, engine: Engine, id: Str) -> Bool:
        session = session_of(engine)
        handler = _open_handler(session)
        done = handler is not None and handler.destroy(session, id)
        session.settle()
        return done

    @method(tentative=True)
    def gc(self, engine: Engine, max_lifetime: Int) -> Int | False_:
        session = session_of(engine)
        handler = _open_handler(session)
        deleted = handler.collect_garbage(session, max_lifetime) if handler is not None else -1
        session.settle()
        return False if deleted == -1 else deleted

    @method(tentative=True)
    def create_sid(self, engine: Engine) -> Str:
        session = session_of(engine)
        id = _wrapped(session).create_id(session)
        session.settle()
        return id or ""
