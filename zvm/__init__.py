"""ZVM: a Zend-style virtual machine for PHP 8.2. See docs/internals.md for the map."""
__version__ = "0.1.0"
