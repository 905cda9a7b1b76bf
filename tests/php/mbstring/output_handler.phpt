--TEST--
mb_output_handler(): output converted on its way
--EXTENSIONS--
mbstring
--FILE--
<?php
ini_set("default_mimetype", "text/html");
mb_http_output("SJIS");
ob_start();
ob_start("mb_output_handler", 4);
echo "日";
echo "本x";
ob_end_flush();
echo bin2hex(ob_get_clean()), "\n";
mb_http_output("pass");
ob_start("mb_output_handler");
echo "日\n";
ob_end_flush();
?>
--EXPECT--
93fa967b78
日
