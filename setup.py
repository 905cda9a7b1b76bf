"""What pyproject.toml cannot say: wheels carry compiled handlers (scripts/packaging/build_backend.py)."""
from build_backend import BuildWithHandlers, NativeDistribution, NativeWheel, ScriptsWithClient
from setuptools import setup

setup(distclass=NativeDistribution,
      cmdclass={"build_py": BuildWithHandlers, "build_scripts": ScriptsWithClient, "bdist_wheel": NativeWheel})
