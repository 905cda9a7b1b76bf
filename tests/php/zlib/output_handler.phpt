--TEST--
ob_gzhandler as an output handler and as a function
--ENV--
HTTP_ACCEPT_ENCODING=gzip
--FILE--
<?php
$before = zlib_get_coding_type();
$packed = "";
ob_start(function ($piece, $operation) use (&$packed) {
    $packed .= $piece;
    if ($operation & PHP_OUTPUT_HANDLER_FINAL) {
        fwrite(STDOUT, md5($packed) . "\n" . gzdecode($packed));
    }
    return "";
});
ob_start("ob_gzhandler");
echo "hello";
ob_flush();
var_dump($before, ob_list_handlers(), @ob_start("ob_gzhandler"), error_get_last()["message"], zlib_get_coding_type());
var_dump(@ob_end_clean(), error_get_last()["message"], @ini_set("zlib.output_compression", 1));
echo error_get_last()["message"], "\n";
$start = ob_gzhandler("one", PHP_OUTPUT_HANDLER_START);
echo gzdecode($start . ob_gzhandler("two", PHP_OUTPUT_HANDLER_FINAL)), "\n";
--EXPECT--
db213839d03d6b344a179b9c9da1dcbf
hellobool(false)
array(2) {
  [0]=>
  string(17) "Closure::__invoke"
  [1]=>
  string(12) "ob_gzhandler"
}
bool(false)
string(35) "ob_start(): Failed to create buffer"
string(4) "gzip"
bool(false)
string(60) "ob_end_clean(): Failed to discard buffer of ob_gzhandler (1)"
string(1) "0"
ini_set(): Output handler 'zlib output compression' conflicts with 'ob_gzhandler'
onetwo
