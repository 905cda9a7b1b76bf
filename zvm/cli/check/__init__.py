"""`zvm check DIR --php=8.5`: what a project uses that a version of PHP lacks, deprecates or compiles otherwise.

Nothing of the project is run: `project.py` compiles its files, `uses.py` reads their op-arrays, `versions.py` knows
what each version has, `findings.py` says what comes of it.
"""
