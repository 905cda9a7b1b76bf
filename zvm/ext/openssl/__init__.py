"""PHP's extension "openssl", on OpenSSL's libcrypto through ctypes.

`library.py` finds it and declares its functions, `handles.py` owns what it allocates, `errors.py` is PHP's queue of
errors; the other modules are PHP's functions by topic. The package `cryptography` has neither OpenSSL's queue of errors
nor its texts of certificates, configuration files and S/MIME, and does not export the library it brings.
"""

CLASSES = ("OpenSSLCertificate", "OpenSSLCertificateSigningRequest", "OpenSSLAsymmetricKey")
