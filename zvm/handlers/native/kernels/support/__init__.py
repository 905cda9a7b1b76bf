"""What kernels share: those by hand and those lowered from the library. Parsed, never imported."""
