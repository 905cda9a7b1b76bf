"""Generators of PHP programs.

`rules.py` is the grammar's registry, `program.py` what rules work with, `generate.py` makes a whole program, the other
modules are topics of the language.

A rule is a function that gets the Program and returns text; it stands under @expression or @statement. Variables are
named after what they mostly hold ($i0 an int, $a1 an array, $m0 anything), so that most operations have operands they
are made for, and a few have not. Programs end: loops are counted, and calls of generated functions use up `Fuel`.
"""
