"""PHP's extension "intl", the part that needs no ICU: Normalizer, graphemes, domain names, errors. The rest is in
zvm/ext/icu.

Characters are those of Unicode 15.0, as in the ICU 72 that PHP 8.2 has on Debian 12. Python's unicodedata may be older
or newer; unicode.txt has what is missing there.
"""

CLASSES = ("Collator", "NumberFormatter", "IntlListFormatter", "Normalizer", "Locale", "MessageFormatter",
           "IntlDateFormatter", "IntlDatePatternGenerator", "ResourceBundle", "Transliterator", "IntlTimeZone",
           "IntlCalendar", "IntlGregorianCalendar", "Spoofchecker", "IntlException", "IntlIterator",
           "IntlBreakIterator", "IntlRuleBasedBreakIterator", "IntlCodePointBreakIterator",
           "IntlPartsIterator", "UConverter", "IntlChar")
