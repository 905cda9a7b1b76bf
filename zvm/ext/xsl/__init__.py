"""PHP's extension "xsl": XSLT on libxslt, with EXSLT and PHP functions (ext/xsl)."""
