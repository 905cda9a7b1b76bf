"""PHP's extension "sodium", on libsodium through ctypes: the system's, else the one in the package PyNaCl."""
