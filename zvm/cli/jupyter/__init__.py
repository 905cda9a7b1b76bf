"""PHP in notebooks: `%load_ext zvm` for PHP cells in Python's, and the kernel of `zvm jupyter install`.

cells.py reads a cell, session.py runs it in an Engine, display.py makes what is shown of a value, sharing.py carries
variables between the languages, inspection.py answers for functions and classes; extension.py gives all that to an
IPython shell, whose own work the rest is, and kernel.py is IPython's kernel with PHP as the language of its cells.
"""
