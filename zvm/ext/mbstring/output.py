"""mb_output_handler(), which converts what is printed, and mb_parse_str()."""
from __future__ import annotations

from zvm.ext.mbstring.conversion import convert
from zvm.ext.mbstring.detection import identify
from zvm.ext.mbstring.encodings import PASS, Encoding
from zvm.ext.mbstring.state import MbstringState
from zvm.ext.standard.network.headers import content_type, header
from zvm.ext.standard.network.url import register_variable, urldecode
from zvm.ext.vocabulary import Bool, ByRef, Int, Str, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_START, _FINAL = 1, 8


@function
def mb_output_handler(engine: Engine, string: Str, status: Int) -> Str:
    state = engine.state_of(MbstringState)
    if status & _START:
        state.converts_output = state.http_output is not PASS and _announce(engine, state)
    if not state.converts_output:
        return string
    return convert(state, string, state.http_output, state.internal_encoding)


def _announce(engine: Engine, state: MbstringState) -> bool:
    """Send the charset with the type of what is printed; whether that is to be converted."""
    mimetype = content_type(engine)
    if mimetype is not None:
        if not state.is_converted_type(mimetype):
            return False
        mimetype = mimetype.partition(";")[0]
    else:
        mimetype = engine.ini.get("default_mimetype") or "text/html"
    if state.http_output.mime_name and engine.output.started_at is None:
        header(engine, f"Content-Type: {mimetype}; charset={state.http_output.mime_name}", True, 0)
    return True


# ---- mb_parse_str() ----------------------------------------------------------------------------------------------

@function
def mb_parse_str(engine: Engine, string: Str, result: ByRef) -> Bool:
    state = engine.state_of(MbstringState)
    found = PhpArray()
    pairs = _pairs(engine, string.partition("\0")[0])
    encoding = _source(engine, state, pairs) if pairs else None
    for name, value in pairs if encoding is not None else ():
        register_variable(found, _internal(state, name, encoding), _internal(state, value, encoding))
    assign_by_reference(engine, result, found)
    if encoding is None:
        state.http_input_identified.pop("", None)
    else:
        state.http_input_identified[""] = encoding
    return encoding is not None


def translated(engine: Engine, pairs: list[tuple[str, str]], kind: str) -> list[tuple[str, str]]:
    """Names and values of a request in the internal encoding (mbstring.encoding_translation). `kind` is "G", "P" or
    "C", for mb_http_input(); "" for parts of a form, whose encoding is not remembered (mbstr_treat_data)."""
    state = engine.state_of(MbstringState)
    encoding = _source(engine, state, pairs) if pairs else None
    if encoding is None:
        return pairs
    if kind:
        state.http_input_identified[kind] = state.http_input_identified[""] = encoding
    return [(_internal(state, name, encoding), _internal(state, value, encoding)) for name, value in pairs]


def _pairs(engine: Engine, query: str) -> list[tuple[str, str]]:
    separators = engine.ini.get("arg_separator.input") or "&"
    for separator in separators[1:]:
        query = query.replace(separator, separators[0])
    parts = [part.partition("=") for part in query.split(separators[0]) if part]
    limit = engine.ini.get_int("max_input_vars")
    if len(parts) > limit:
        engine.diagnostics.warning(f"{running_function(engine)}(): Input variables exceeded {limit}. To increase the "
                                   "limit change max_input_vars in php.ini.")
        return []
    return [(urldecode(name), urldecode(value)) for name, _, value in parts]


def _source(engine: Engine, state: MbstringState, pairs: list[tuple[str, str]]) -> Encoding:
    """What the pairs are in."""
    candidates = state.http_input
    if len(candidates) < 2:
        return candidates[0] if candidates else PASS
    found = identify([text for pair in pairs for text in pair], candidates, state.strict_detection)
    if found is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): Unable to detect encoding")
    return found or PASS


def _internal(state: MbstringState, text: str, encoding: Encoding | None) -> str:
    if encoding is None or encoding is PASS:
        return text
    return convert(state, text, state.internal_encoding, encoding)
