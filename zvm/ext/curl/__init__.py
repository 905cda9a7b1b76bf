"""PHP's extension "curl", on libcurl through ctypes.

`library.py` finds libcurl: the system's, else the one that the package `pycurl` brings. pycurl itself lacks options,
infos and error texts that PHP has. `transfer.py` is one transfer with its callbacks, `options.py` what curl_setopt()
makes of values; the other modules are PHP's functions by topic.
"""

CLASSES = ("CurlHandle", "CurlMultiHandle", "CurlShareHandle", "CURLFile", "CURLStringFile")
