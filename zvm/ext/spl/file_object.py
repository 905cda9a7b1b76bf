"""SplFileObject and SplTempFileObject: a file as an iterator of its lines (ext/spl/spl_directory.c)."""
from __future__ import annotations

from zvm.ext.spl.file_info import HOOKS, NOT_INITIALISED, SplFileInfo, folder_of, without_slash
from zvm.ext.standard.streams import file as files
from zvm.ext.standard.streams.contexts import context_argument
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.ext.standard.strings.csv import checked_escape, parse_line
from zvm.ext.vocabulary import (
    UNDEF,
    Array,
    Bool,
    ByRef,
    False_,
    Int,
    Mixed,
    Null,
    Path,
    Resource,
    Str,
    Untyped,
    Void,
    method,
    php_class,
)
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.execute_data import passed_count
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.array_access import FILE_LINES
from zvm.runtime.services.function_tools import suppress
from zvm.runtime.services.streams import Stream
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, N802, UP037

NO_ESCAPE = ("must be provided, as its default value will change, either explicitly or via "
             "SplFileObject::setCsvControl()")
DROP_NEW_LINE, READ_AHEAD, SKIP_EMPTY, READ_CSV = 1, 2, 4, 8
_MASK = 0x0F
_PHP_TEMP_MEMORY = 2 * 1024 * 1024


class _Hooks(type(HOOKS)):  # type: ignore[misc]
    """Method calls and shutdown."""

    __slots__ = ()

    @staticmethod
    def get_method(engine: Engine, obj: Any, name: str, lower_name: str) -> None:
        """No method can be called before the constructor ran."""
        if obj.stream is None and obj.original is None and lower_name != "__construct":
            engine.throw("Error", "The parent constructor was not called: the object is in an invalid state")

    @staticmethod
    def destroy_object(obj: Any) -> None:
        """At the end of the request: the file is closed (spl_filesystem_object_destroy_object)."""
        if obj.stream is not None:
            obj.stream.close()
            obj.stream = None


@php_class("SplFileObject", extends="SplFileInfo", implements=("RecursiveIterator", "SeekableIterator"),
           native=_Hooks(), flags=ACC_NOT_CLONEABLE,
           constants={"DROP_NEW_LINE": DROP_NEW_LINE, "READ_AHEAD": READ_AHEAD, "SKIP_EMPTY": SKIP_EMPTY,
                      "READ_CSV": READ_CSV})
class SplFileObject(SplFileInfo):
    """`line` is the line read last, None when there is none, `row` what fgetcsv() made of it; `number` is key().
    `original` is the path that was opened: with an include path the one that was found there. `has_escape`: the escape
    character was set by setCsvControl()."""

    __slots__ = ("stream", "mode", "original", "line", "row", "number", "max_length", "control", "has_escape")
    layout = (FILE_LINES, "stream", "line", "row", "number", "max_length", "fs_flags")

    def __init__(self) -> None:
        super().__init__()
        self.stream: Any = None
        self.mode = ""
        self.original: str | None = None
        self.line: str | None = None
        self.row: PhpArray | None = None
        self.number = 0
        self.max_length = 0
        self.control = (",", '"', "\\")
        self.has_escape = False

    def __del__(self) -> None:
        with suppress(AttributeError):  # it died half made
            self.token.store.forget(self.handle)

    # -- opening -------------------------------------------------------------------------------------------------

    def open_stream(self, engine: Engine, name: str, mode: str, use_include_path: bool, context: Any) -> None:
        """Open the file; throws RuntimeException, LogicException for a directory (spl_filesystem_file_open)."""
        from zvm.ext.standard.streams.file_kinds import is_dir

        with engine.diagnostics.throwing("RuntimeException"):
            if is_dir(engine, name):
                engine.throw("LogicException", "Cannot use SplFileObject with directories")
            opened = open_stream(engine, name, mode, use_include_path, context_argument(engine, context))
        if opened is None:
            engine.throw("RuntimeException", f"Cannot open file '{name}'")
        opened.options["no_fclose"] = True
        self.stream, self.mode, self.original = opened, mode, c_string(opened.uri)
        self.file_name = without_slash(name)
        engine.objects.register_destructible(self)

    def opened_path(self) -> str | None:
        return super().opened_path() if self.original is None else self.original

    def opened(self, engine: Engine) -> Stream:
        """The stream; throws Error when there is none."""
        if self.stream is None:
            engine.throw("Error", NOT_INITIALISED)
        return self.stream  # type: ignore[no-any-return]

    def debug_fields(self) -> dict[str, Any]:
        fields = super().debug_fields()
        if self.original is not None:
            fields["SplFileObject__openMode"] = self.mode
            fields["SplFileObject__delimiter"], fields["SplFileObject__enclosure"], _ = self.control
        return fields

    # -- lines ---------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Let go of the current line."""
        self.line = self.row = None

    def started(self) -> int:
        """1 if there is a current line, which the next one comes after."""
        return 0 if self.line is None and self.row is None else 1

    def read_line(self, engine: Engine, silent: bool, count: int, csv: bool = False) -> bool:
        """Read a line, counting `count` more; False at the end, an exception unless `silent`
        (spl_filesystem_file_read_ex)."""
        stream = self.opened(engine)
        self.forget()
        if stream.at_end():
            if not silent:
                engine.throw("RuntimeException", f"Cannot read from file {self.file_name}")
            return False
        line = files.read_line(engine, stream, self.max_length or -1)
        if line is None:
            line = ""
        elif not csv and self.fs_flags & DROP_NEW_LINE and line[-1:] == "\n":
            line = line[:-2] if line[-2:-1] == "\r" else line[:-1]
        self.line = line
        self.number += count
        return True

    def read_row(self, engine: Engine, control: tuple[str, str, str], silent: bool = True) -> bool:
        """Read a line of comma-separated values; False at the end (spl_filesystem_file_read_csv)."""
        skips = self.fs_flags & SKIP_EMPTY
        drops = self.fs_flags & (READ_CSV | DROP_NEW_LINE) == READ_CSV | DROP_NEW_LINE
        while True:
            if not self.read_line(engine, silent, self.started(), True):
                return False
            if not (skips and (not self.line or drops and self.line in ("\n", "\r\n"))):
                break
        stream = self.opened(engine)
        fields = parse_line(engine, self.line or "", *control, lambda: stream.read_line() or "")
        self.row = PhpArray.from_list(list(fields))
        return True

    def read_element(self, engine: Engine, silent: bool = True) -> bool:
        """Read what current() is to give; False at the end (spl_filesystem_file_read_line)."""
        found = self.read_any(engine, silent)
        while found and self.fs_flags & SKIP_EMPTY and self.is_empty():
            self.forget()
            found = self.read_any(engine, silent)
        return found

    def read_any(self, engine: Engine, silent: bool) -> bool:
        """Read a row, with getCurrentLine() where a class has its own, or a line (…_file_read_line_ex)."""
        if self.fs_flags & READ_CSV:
            return self.read_row(engine, self.control, silent)
        overridden = self.ce.function_table["getcurrentline"].scope.name != "SplFileObject"
        if not overridden:
            return self.read_line(engine, silent, self.started())
        if self.opened(engine).at_end():
            if not silent:
                engine.throw("RuntimeException", f"Cannot read from file {self.file_name}")
            return False
        line = engine.call_method(self, "getcurrentline")
        if type(line) is not str:
            engine.throw("TypeError", f"{self.ce.display_name}::getCurrentLine(): Return value must be of type string, "
                                      f"{value_name(engine, line)} returned")
        self.number += self.started()
        self.forget()
        self.line = line
        return True

    def is_empty(self) -> bool:
        """Is the current line empty? (spl_filesystem_file_is_empty_line)"""
        return not self.line if self.row is None else False

    def restart(self, engine: Engine) -> None:
        """Back to the first line (spl_filesystem_file_rewind)."""
        if not files.seek_stream(engine, self.opened(engine), 0, files.SEEK_SET):
            engine.throw("RuntimeException", f"Cannot rewind file {self.file_name}")
        self.forget()
        self.number = 0
        if self.fs_flags & READ_AHEAD:
            self.read_element(engine)

    def controls(self, engine: Engine, first: int, separator: str, enclosure: str,
                 escape: Any) -> tuple[str, str, str]:
        """Separator, enclosure and escape: those of setCsvControl() where no argument was passed."""
        passed = passed_count(engine) - first + 1
        remark = None if self.has_escape else NO_ESCAPE
        own = checked_escape(engine, first, separator if passed > 0 else self.control[0],
                             enclosure if passed > 1 else self.control[1], escape, remark)
        return (separator if passed > 0 else self.control[0], enclosure if passed > 1 else self.control[1],
                self.control[2] if passed <= 2 else own)

    # -- methods -------------------------------------------------------------------------------------------------

    @method(shown={"context": "Untyped"})
    def __construct(self, engine: Engine, filename: Path, mode: Str = "r", useIncludePath: Bool = False,
                    context: Resource | Null = None) -> Untyped:
        self.open_stream(engine, filename, mode, useIncludePath, context)
        self.folder = folder_of(self.original or "")

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        self.restart(engine)

    @method(tentative=True)
    def eof(self, engine: Engine) -> Bool:
        return self.opened(engine).at_end()

    @method(tentative=True)
    def valid(self) -> Bool:
        if self.fs_flags & READ_AHEAD:
            return self.line is not None or self.row is not None
        return self.stream is not None and not self.stream.at_end()

    @method(tentative=True)
    def fgets(self, engine: Engine) -> Str:
        self.read_line(engine, False, 1)
        return self.line or ""

    @method(tentative=True)
    def fread(self, engine: Engine, length: Int) -> Str | False_:
        stream = self.opened(engine)
        if length <= 0:
            value_error(engine, 1, "must be greater than 0")
        data = files.read_stream(engine, stream, length)
        return False if data is None else data

    @method(tentative=True, defaults={"escape": '"\\\\"'})
    def fgetcsv(self, engine: Engine, separator: Str = ",", enclosure: Str = '"',
                escape: Str = UNDEF) -> Array | False_:
        self.opened(engine)
        is_read = self.read_row(engine, self.controls(engine, 1, separator, enclosure, escape))
        return self.row if is_read and self.row is not None else False

    @method(tentative=True, defaults={"escape": '"\\\\"'})
    def fputcsv(self, engine: Engine, fields: Array, separator: Str = ",", enclosure: Str = '"', escape: Str = UNDEF,
                eol: Str = "\n") -> Int | False_:
        from zvm.ext.standard.strings.csv import format_line
        from zvm.runtime.values.convert import to_string

        control = self.controls(engine, 2, separator, enclosure, escape)
        texts = [to_string(engine, value) for value in fields.plain_values()]
        written = files.write_stream(engine, self.opened(engine), format_line(texts, *control, eol))
        return False if written is None else written

    @method(tentative=True, defaults={"escape": '"\\\\"'})
    def setCsvControl(self, engine: Engine, separator: Str = ",", enclosure: Str = '"', escape: Str = UNDEF) -> Void:
        self.control = separator, enclosure, checked_escape(engine, 1, separator, enclosure, escape)
        self.has_escape = escape is not UNDEF

    @method(tentative=True)
    def getCsvControl(self) -> Array:
        return PhpArray.from_list(list(self.control))

    @method(tentative=True)
    def flock(self, engine: Engine, operation: Int, wouldBlock: ByRef = None) -> Bool:
        stream = self.opened(engine)
        if not 1 <= operation & 3 <= 3:
            value_error(engine, 1, "must be one of LOCK_SH, LOCK_EX, or LOCK_UN")
        return files.flock(engine, stream, operation, wouldBlock)

    @method(tentative=True)
    def fflush(self, engine: Engine) -> Bool:
        return self.opened(engine).flush()

    @method(tentative=True)
    def ftell(self, engine: Engine) -> Int | False_:
        return files.ftell(engine, self.opened(engine))

    @method(tentative=True, defaults={"whence": "SEEK_SET"})
    def fseek(self, engine: Engine, offset: Int, whence: Int = 0) -> Int:
        stream = self.opened(engine)
        self.forget()
        return files.fseek(engine, stream, offset, whence)

    @method(tentative=True)
    def fgetc(self, engine: Engine) -> Str | False_:
        stream = self.opened(engine)
        self.forget()
        char = files.fgetc(engine, stream)
        if char == "\n":
            self.number += 1
        return char

    @method(tentative=True)
    def fpassthru(self, engine: Engine) -> Int:
        return files.fpassthru(engine, self.opened(engine))

    @method(tentative=True, at_least=1)
    def fscanf(self, engine: Engine, format: Str, *vars: ByRef[Mixed]) -> Array | Int | Null:
        from zvm.ext.standard.strings.scanf import scan

        self.read_line(engine, False, self.started())
        return scan(engine, self.line or "", format, list(vars))

    @method(tentative=True)
    def fwrite(self, engine: Engine, data: Str, length: Int = 0) -> Int | False_:
        stream = self.opened(engine)
        if passed_count(engine) > 1 and length is not None:
            data = data[:max(length, 0)]
        written = files.write_stream(engine, stream, data)
        return False if written is None else written

    @method(tentative=True)
    def fstat(self, engine: Engine) -> Array:
        return files.fstat(engine, self.opened(engine))  # type: ignore[return-value]  # False where PHP gives it, too

    @method(tentative=True)
    def ftruncate(self, engine: Engine, size: Int) -> Bool:
        stream = self.opened(engine)
        if not stream.can_truncate():
            engine.throw("LogicException", f"Can't truncate file {self.file_name}")
        return stream.writable and size >= 0 and stream.truncate(size)

    @method(tentative=True)
    def current(self, engine: Engine) -> Array | Str | False_:
        self.opened(engine)
        if self.line is None and self.row is None:
            self.read_element(engine)
        if self.line is not None and (not self.fs_flags & READ_CSV or self.row is None):
            return self.line
        return self.row if self.row is not None else False

    @method(tentative=True)
    def key(self) -> Int:
        return self.number

    @method(tentative=True)
    def next(self, engine: Engine) -> Void:
        self.forget()
        if self.fs_flags & READ_AHEAD:
            self.read_element(engine)
        self.number += 1

    @method(tentative=True)
    def setFlags(self, flags: Int) -> Void:
        self.fs_flags = flags

    @method(tentative=True)
    def getFlags(self) -> Int:
        return self.fs_flags & _MASK

    @method(tentative=True)
    def setMaxLineLen(self, engine: Engine, maxLength: Int) -> Void:
        if maxLength < 0:
            value_error(engine, 1, "must be greater than or equal to 0")
        self.max_length = maxLength

    @method(tentative=True)
    def getMaxLineLen(self) -> Int:
        return self.max_length

    @method(tentative=True)
    def hasChildren(self) -> False_:
        return False

    @method(tentative=True)
    def getChildren(self) -> Null:
        return None

    @method(tentative=True)
    def seek(self, engine: Engine, line: Int) -> Void:
        self.opened(engine)
        if line < 0:
            value_error(engine, 1, "must be greater than or equal to 0")
        self.restart(engine)
        for _ in range(line):
            if not self.read_element(engine):
                return
        if line > 0 and not self.fs_flags & READ_AHEAD:
            self.number += 1
            self.forget()

    @method(tentative=True)
    def getCurrentLine(self, engine: Engine) -> Str:
        self.read_line(engine, False, 1)
        return self.line or ""

    @method
    def __toString(self, engine: Engine) -> Str:
        if self.line is None:
            self.read_element(engine, False)
        return self.line or ""


@php_class("SplTempFileObject", extends="SplFileObject")
class SplTempFileObject(SplFileObject):
    __slots__ = ()

    @method(defaults={"maxMemory": "2 * 1024 * 1024"})
    def __construct(self, engine: Engine, maxMemory: Int = _PHP_TEMP_MEMORY) -> Untyped:
        name = "php://temp"
        if maxMemory < 0:
            name = "php://memory"
        elif passed_count(engine):
            name = f"php://temp/maxmemory:{maxMemory}"
        self.open_stream(engine, name, "wb", False, None)
        self.folder = ""
