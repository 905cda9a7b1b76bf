--TEST--
ob_iconv_handler(): output converted when it is flushed
--EXTENSIONS--
iconv
--FILE--
<?php
ini_set("default_mimetype", "text/html");
ini_set("internal_encoding", "UTF-8");
ini_set("output_encoding", "ISO-8859-1");
ob_start();
ob_start("ob_iconv_handler");
echo "é";
ob_end_flush();
echo bin2hex(ob_get_clean()), "\n";
?>
--EXPECT--
e9
