"""Kernels: what native handlers call, by topic, in a small typed language (zvm/handlers/generator/native/kernels.py)."""
