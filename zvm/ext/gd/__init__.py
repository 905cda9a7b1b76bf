"""PHP's extension "gd", on the system's libgd through ctypes.

`library.py` finds libgd and has its functions and records; `image.py` the classes and what a call may report. The other
modules are PHP's functions by topic.
"""

CLASSES = ("GdImage", "GdFont")
