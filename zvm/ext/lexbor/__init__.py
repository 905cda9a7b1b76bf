"""Lexbor, the parser of HTML and CSS that PHP's namespace Dom is made of, through ctypes; no extension of PHP's own.

`library.py` finds it and has its functions, `html.py` parses documents and fragments, `errors.py` tells where their
errors are, `selectors.py` reads selectors, `encodings.py` is the WHATWG's encodings.
"""
