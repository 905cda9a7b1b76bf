"""Library functions written once: typed Python of zvm/ext that runs as it stands, lowered to the AST of kernels.

A function declared with `@function(native=True)` becomes the kernel `function__NAME`; a helper marked `@native`
(zvm/ext/native.py) becomes `native__NAME`, which other lowered functions call. Nothing of them is written by hand a
second time. A kernel that cannot go on gives null before it has done anything that can be seen; then the Python body is
run.
What the lowering cannot express is refused when the image is built, with file and line of the Python source.

| module | topic |
| --- | --- |
| `sources.py` | which files and functions are lowered, and in what order |
| `signature.py` | parameters: checks of arguments, defaults |
| `types.py` | types of values |
| `ranges.py` | what is known of ints: their range, and how far below the lengths of strings they are |
| `ownership.py` | resources, and their release on every way out |
| `effects.py` | refusals, and where giving up is still allowed |
| `intrinsics.py` | one table: Python expression → kernel, effect, type of the result |
| `values.py` | values of any type, arrays being filled, callbacks, calls of Python for one value |
| `element_loops.py` | loops over elements of arrays and over variadic arguments |
| `expressions.py`, `statements.py` | the work on a function |
| `templates.py` | pieces of kernel AST |
"""
