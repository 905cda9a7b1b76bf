"""PHP's extension "Zend OPcache"."""
