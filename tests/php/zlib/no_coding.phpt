--TEST--
ob_gzhandler lets output pass that the client cannot take compressed
--ENV--
HTTP_ACCEPT_ENCODING=identity
--FILE--
<?php
ob_start("ob_gzhandler");
echo "hello\n";
ob_end_flush();
var_dump(ob_gzhandler("text", PHP_OUTPUT_HANDLER_START), zlib_get_coding_type());
ob_start(function ($buffer) {
    echo "printed";
    return false;
});
echo "declined ";
ob_end_flush();
--EXPECT--
hello
bool(false)
bool(false)
declined printed
