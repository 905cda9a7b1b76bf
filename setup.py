"""What pyproject.toml cannot say: wheels carry compiled handlers (scripts/packaging/build_backend.py)."""
from build_backend import BuildWithHandlers, NativeDistribution, NativeWheel
from setuptools import setup

setup(distclass=NativeDistribution, cmdclass={"build_py": BuildWithHandlers, "bdist_wheel": NativeWheel})
