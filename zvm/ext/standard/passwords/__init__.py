"""crypt() and password_hash()."""
