"""gettext() and the like (ext/gettext/gettext.c)."""
from __future__ import annotations

import os

from zvm.ext.gettext.catalogs import LC_MESSAGES, TextDomains
from zvm.ext.vocabulary import False_, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.working_directory import real_path, working_directory
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

LC_ALL = 6
_LONGEST_DOMAIN, _LONGEST_MESSAGE = 1024, 4096


def _check(engine: Engine, first: int, domain: str | None, *messages: str) -> TextDomains:
    """Throw ValueError for what is too long, since 8.4 for no domain, too; argument `first` is the domain, where one is
    given, or the message."""
    number = first
    if domain is not None:
        if not domain and engine.target >= V8_4:
            value_error(engine, number, "must not be empty")
        if len(domain) > _LONGEST_DOMAIN:
            value_error(engine, number, "is too long")
        number += 1
    for message in messages:
        if len(message) > _LONGEST_MESSAGE:
            value_error(engine, number, "is too long")
        number += 1
    return engine.state_of(TextDomains)


@function(optional={"domain": 80400})
def textdomain(engine: Engine, domain: Str | Null = None) -> Str:
    domains = _check(engine, 1, domain)
    if domain == "0" and engine.target >= V8_4:
        value_error(engine, 1, "cannot be zero")
    if domain is not None and domain not in ("", "0"):
        domains.current = domain
    return domains.current


def _check_category(engine: Engine, number: int, category: int) -> None:
    if category == LC_ALL and engine.target >= V8_4:
        value_error(engine, number, "cannot be LC_ALL")


@function(aliases=("_",))
def gettext(engine: Engine, message: Str) -> Str:
    domains = _check(engine, 1, None, message)
    return domains.translate(domains.current, LC_MESSAGES, message)


@function
def dgettext(engine: Engine, domain: Str, message: Str) -> Str:
    return _check(engine, 1, domain, message).translate(domain, LC_MESSAGES, message)


@function
def dcgettext(engine: Engine, domain: Str, message: Str, category: Int) -> Str:
    domains = _check(engine, 1, domain, message)
    _check_category(engine, 3, category)
    return domains.translate(domain, category, message)


@function(optional={"directory": 80400})
def bindtextdomain(engine: Engine, domain: Str, directory: Str | Null = None) -> Str | False_:
    domains = _check(engine, 1, domain)
    if not domain:
        value_error(engine, 1, "cannot be empty")
    if directory is not None:
        folder = working_directory() if directory in ("", "0") else real_path(directory.encode("latin-1"))
        if not os.path.exists(folder):
            return False
        domains.folders[domain] = folder.decode("latin-1")
    return domains.folder(domain)


@function
def ngettext(engine: Engine, singular: Str, plural: Str, count: Int) -> Str:
    domains = _check(engine, 1, None, singular, plural)
    return domains.translate(domains.current, LC_MESSAGES, singular, plural, count)


@function
def dngettext(engine: Engine, domain: Str, singular: Str, plural: Str, count: Int) -> Str:
    return _check(engine, 1, domain, singular, plural).translate(domain, LC_MESSAGES, singular, plural, count)


@function
def dcngettext(engine: Engine, domain: Str, singular: Str, plural: Str, count: Int, category: Int) -> Str:
    domains = _check(engine, 1, domain, singular, plural)
    _check_category(engine, 5, category)
    return domains.translate(domain, category, singular, plural, count)


@function(optional={"codeset": 80400})
def bind_textdomain_codeset(engine: Engine, domain: Str, codeset: Str | Null = None) -> Str | False_:
    domains = _check(engine, 1, domain)
    if not domain:
        return False
    if codeset is not None:
        domains.codesets[domain] = codeset
    return domains.codesets.get(domain, False)
