"""Running PHP inside a Python program: `from zvm import Engine, Limits, PhpError` (docs/guides/embedding.md).

`engine.py` is the Engine of embedders around one zvm.engine.Engine; values cross in `conversions.py`, PHP's objects are
proxies (`objects.py`), Python's callables functions (`functions.py`), and what goes wrong is raised (`errors.py`).
"""
