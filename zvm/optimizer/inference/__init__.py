"""What is known of each SSA variable: whether its value matters, its range, its types, its class (zend_inference.c).

`function.infer_function()` goes through the steps, each a module: `components.py`, `references.py`, `ranges.py`,
`types.py` with its rules by topic, `narrowing.py`, `returns.py`, `escape.py`.
"""
