"""The classes GdImage and GdFont, and how images come to be (ext/gd/gd.c)."""
from __future__ import annotations

from ctypes import addressof, c_int, c_ubyte, c_void_p, create_string_buffer

from zvm.ext.gd.library import Font, Image, gd, messages
from zvm.ext.handles import HANDLE, HandleHooks, make
from zvm.ext.vocabulary import php_class
from zvm.opcodes.error_levels import E_NOTICE, E_WARNING
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

INT_MAX = 0x7FFFFFFF
_GD_WARNING, _GD_NOTICE = 4, 5  # priorities of libgd: those of syslog


class Picture:
    """An image of libgd. Goes where a pointer to one goes; `fields` are its record, `rows` its pixels once they are
    read one by one."""

    __slots__ = ("_as_parameter_", "fields", "rows", "tile", "brush")

    def __init__(self, address: int) -> None:
        self._as_parameter_ = address
        self.fields = Image.from_address(address)
        self.rows: list[Any] | None = None
        self.tile: Picture | None = None  # libgd keeps their addresses
        self.brush: Picture | None = None

    def pixels(self) -> list[Any]:
        """The rows of pixels in libgd's memory."""
        if self.rows is None:
            fields = self.fields
            row: Any = (c_int if fields.trueColor else c_ubyte) * fields.sx
            addresses = (c_void_p * fields.sy).from_address(fields.tpixels if fields.trueColor else fields.pixels)
            self.rows = [row.from_address(address) for address in addresses]
        return self.rows

    def __del__(self) -> None:
        gd.gdImageDestroy(self._as_parameter_)


@php_class("GdImage", native=HandleHooks("You cannot initialize a GdImage object except through helper functions"),
           **HANDLE)
class GdImage(PhpObject):
    __slots__ = ("picture",)
    picture: Picture


@php_class("GdFont", native=HandleHooks("You cannot initialize a GdFont object except through helper functions"),
           **HANDLE)
class GdFont(PhpObject):
    __slots__ = ("font", "memory")
    font: Font
    memory: Any


def new_image(engine: Engine, address: int | None) -> Any:
    """A GdImage of an image of libgd; False for none."""
    report(engine)
    if not address:
        return False
    made = make(engine, "gdimage")
    made.picture = Picture(address)
    return made


def new_font(engine: Engine, header: tuple[int, int, int, int], body: bytes) -> Any:
    """A GdFont of a font that a script has loaded."""
    made = make(engine, "gdfont")
    made.memory = create_string_buffer(body, len(body))
    made.font = Font(*header, addressof(made.memory))
    return made


def report(engine: Engine) -> None:
    """Report what libgd has complained about (php_gd_error_method)."""
    if not messages:
        return
    noted = messages[:]
    messages.clear()
    for priority, text in noted:
        shown = f"{running_function(engine)}(): {text}"
        if priority >= _GD_WARNING:
            engine.diagnostics.error(E_NOTICE if priority >= _GD_NOTICE else E_WARNING, shown)
        else:
            engine.diagnostics.fatal(shown)


def warn(engine: Engine, problem: str) -> None:
    engine.diagnostics.warning(f"{running_function(engine)}(): {problem}")


def check_size(engine: Engine, width: int, height: int) -> None:
    """Throw ValueError for a size that no image has."""
    for number, size in ((1, width), (2, height)):
        if size <= 0 or size >= INT_MAX:
            value_error(engine, number, "must be greater than 0")
