"""Internal functions of strings (zvm/ext/standard/strings, pcre, mbstring)."""
