"""What all other kernels stand on: C functions, Python's objects, references and cells, runs."""
