"""The part of PHP's extension "intl" that ICU itself carries; what programs need first is in zvm/ext/intl, without ICU.

`library.py` finds ICU's libraries and has its C functions, `cplusplus.py` the few things that the C functions lack;
`objects.py` is what all classes share. The other modules are PHP's classes, each with the functions of the same topic.
"""

EXTENSION = "intl"
CLASSES: tuple[str, ...] = ()  # in the order of zvm/ext/intl/__init__.py
