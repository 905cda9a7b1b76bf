"""The stream filter convert.iconv.* (php_iconv_stream_filter), and ob_iconv_handler()."""
from __future__ import annotations

from errno import E2BIG, EILSEQ, EINVAL

from zvm.ext.iconv.conversion import Failure, convert, report
from zvm.ext.iconv.functions import setting
from zvm.ext.iconv.library import Converter, UnknownCharset
from zvm.ext.standard.network.headers import content_type, header
from zvm.ext.standard.streams.filter_base import NORMAL, Filter
from zvm.runtime.execute_data import running_function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

PREFIX = "convert.iconv."
_START = 1


def make_iconv_filter(engine: Engine, name: str) -> Filter | None:
    """The filter of that name, "convert.iconv.FROM/TO" or with a dot between; None where there is no conversion."""
    charsets = name[len(PREFIX):]
    source, separator, target = charsets.partition("/")
    if not separator:
        source, separator, target = charsets.partition(".")
    if not separator or len(source) > 63 or len(target) > 63:
        return None
    try:
        return _IconvFilter(engine, source, target)
    except UnknownCharset:
        return None


class _IconvFilter(Filter):
    """Converts what passes; the beginning of a character waits for the rest."""

    def __init__(self, engine: Engine, source: str, target: str) -> None:
        self.engine = engine
        self.source, self.target = source, target
        self.converter = Converter(target, source)
        self.held = b""

    def process(self, data: str, flag: int) -> str | None:
        pending = self.held + data.encode("latin-1")
        self.held = b""
        output: list[bytes] = []
        while pending:
            part, used, error = self.converter.step(pending, 4 * len(pending) + 64)
            output.append(part)
            pending = pending[used:]
            if error == EINVAL:
                self.held = pending
                break
            if error and error != E2BIG:
                return self._fail("invalid multibyte sequence" if error == EILSEQ else "unknown error")
        if flag != NORMAL:
            if self.held:
                self.held = b""
                return self._fail("invalid multibyte sequence")
            output.append(self.converter.step(None, 64)[0])
        return b"".join(output).decode("latin-1")

    def _fail(self, problem: str) -> str | None:
        """Warn; what a filter that fails gives."""
        self.engine.diagnostics.warning(f'{running_function(self.engine)}(): iconv stream filter ("{self.source}"=>'
                                        f'"{self.target}"): {problem}')
        return None


def ob_iconv_handler(engine: Engine, data: str, operation: int) -> str | bool:
    """What the output handler of that name makes of output: it announces the charset and converts."""
    target, source = setting(engine, "output_encoding"), setting(engine, "internal_encoding")
    if operation & _START:
        if engine.output.started_at is not None:
            return False
        _announce(engine, target.partition("//")[0])
    if not data:
        return ""
    try:
        return convert(data.encode("latin-1"), target, source).decode("latin-1")
    except Failure as problem:
        report(engine, problem, target, source)
        return ""


def _announce(engine: Engine, charset: str) -> None:
    mimetype = (content_type(engine) or engine.ini.get("default_mimetype") or "text/html").partition(";")[0]
    if mimetype.lower().startswith("text/"):
        header(engine, f"Content-Type:{mimetype}; charset={charset}", True, 0)
