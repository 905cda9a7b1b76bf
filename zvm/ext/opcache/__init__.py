"""PHP's extension "Zend OPcache"."""

EXTENSION = "Zend OPcache"
