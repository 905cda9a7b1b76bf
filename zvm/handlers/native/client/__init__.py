"""The client of the warm command (docs/guides/warm.md), in the language of kernels: a program without a C library.

`warm.py` is the program, `system.py` what it asks of the system. They are parsed, never imported;
zvm/handlers/generator/native/client.py makes them an executable. `syscall(number, …)` is a system call, whose numbers
are in that module, and `c_text("…")` the address of a text that ends in NUL.
"""
