--TEST--
parse_url() of a negative component, http_build_query() with an empty key, ip2long() with a NUL
--FILE--
<?php
var_dump(parse_url("http://a/b", -2));
echo http_build_query(["" => [1, "a" => [true], "" => ["x" => 2]], 5 => "x"], "p_"), "\n";
try {
    ip2long("1.2\0");
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
var_dump(bin2hex(html_entity_decode("&apos;&#39;&eacute;&lt;", ENT_QUOTES, "BIG5")));
?>
--EXPECT--
array(3) {
  ["scheme"]=>
  string(4) "http"
  ["host"]=>
  string(1) "a"
  ["path"]=>
  string(2) "/b"
}
%5B0%5D=1&%5Ba%5D%5B0%5D=1&%5B%5D%5Bx%5D=2&p_5=x
ip2long(): Argument #1 ($ip) must not contain any null bytes
string(32) "2661706f733b27266561637574653b3c"
