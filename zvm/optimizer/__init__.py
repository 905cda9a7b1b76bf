"""OPcache's optimizer, opened: what is known of an op-array, and in passes/ what is made of it.

Works on op-arrays after pass two; imported only where it is asked for. Lies above opfile, below ext and the engine.
"""
