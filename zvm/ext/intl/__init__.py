"""PHP's extension "intl", the part that programs need first: Normalizer, graphemes, domain names and its errors.

Characters are those of Unicode 15.0, as in the ICU 72 that PHP 8.2 has on Debian 12. Python's unicodedata may be older
or newer; unicode.txt has what is missing there.
"""

CLASSES = ("Normalizer", "IntlException")
