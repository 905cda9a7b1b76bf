--TEST--
parse_url() of common addresses and of others; http_build_query() of nested values
--FILE--
<?php
foreach (["http://host", "https://ex-am.org:8080/p/a.th?q=1&r[]=2#top", "ftp://a.b/", "http://a?b", "http://a#b?c", "http://a/?#", "http://a:0/", "http://a:65535", "http://a:65536", "http://a:/x", "http://a:8x", "http://u:p@h/", "http://[::1]:80/x", "//host/x", "/a/b?c", "mailto:x@y", "file:///etc/x", "http:///x", "x+y-z.1://h", "http://h\x01/\x7f", "http://h\u{e9}/\u{e9}", "http://h?a?b#c#d", "", "http://", "a:80", "http://a b/c d"] as $url) {
    echo json_encode($url), " ", json_encode(parse_url($url)), "\n";
}
var_dump(parse_url("http://h:81/p", PHP_URL_PORT), parse_url("http://h/p", PHP_URL_QUERY));
$one = "ref";
class Shape { public $a = 1; protected $b = 2; public $c = ["x" => true]; }
foreach ([[], ["a" => 1, "b" => "x y"], [1, 2], ["a" => [1, [2, "k&" => "v="]], "n" => null, "t" => true, "f" => false], ["f" => 1.5], ["r" => &$one], ["" => 1], ["" => [1]], ["\u{e9}~" => "~\u{e9}"], [-5 => "x"], ["e" => []], ["o" => new Shape]] as $data) {
    echo http_build_query($data), "\n";
}
echo http_build_query([1, "a" => "b c"], "p_", ";", PHP_QUERY_RFC3986), " ", http_build_query(new Shape), "\n";
ini_set("arg_separator.output", "&amp;");
echo http_build_query(["a" => 1, "b" => 2]), "\n";
?>
--EXPECT--
"http:\/\/host" {"scheme":"http","host":"host"}
"https:\/\/ex-am.org:8080\/p\/a.th?q=1&r[]=2#top" {"scheme":"https","host":"ex-am.org","port":8080,"path":"\/p\/a.th","query":"q=1&r[]=2","fragment":"top"}
"ftp:\/\/a.b\/" {"scheme":"ftp","host":"a.b","path":"\/"}
"http:\/\/a?b" {"scheme":"http","host":"a","query":"b"}
"http:\/\/a#b?c" {"scheme":"http","host":"a","fragment":"b?c"}
"http:\/\/a\/?#" {"scheme":"http","host":"a","path":"\/","query":"","fragment":""}
"http:\/\/a:0\/" {"scheme":"http","host":"a","port":0,"path":"\/"}
"http:\/\/a:65535" {"scheme":"http","host":"a","port":65535}
"http:\/\/a:65536" false
"http:\/\/a:\/x" {"scheme":"http","host":"a","path":"\/x"}
"http:\/\/a:8x" {"scheme":"http","host":"a","port":8}
"http:\/\/u:p@h\/" {"scheme":"http","host":"h","user":"u","pass":"p","path":"\/"}
"http:\/\/[::1]:80\/x" {"scheme":"http","host":"[::1]","port":80,"path":"\/x"}
"\/\/host\/x" {"host":"host","path":"\/x"}
"\/a\/b?c" {"path":"\/a\/b","query":"c"}
"mailto:x@y" {"scheme":"mailto","path":"x@y"}
"file:\/\/\/etc\/x" {"scheme":"file","path":"\/etc\/x"}
"http:\/\/\/x" false
"x+y-z.1:\/\/h" {"scheme":"x+y-z.1","host":"h"}
"http:\/\/h\u0001\/" {"scheme":"http","host":"h_","path":"\/_"}
"http:\/\/h\u00e9\/\u00e9" {"scheme":"http","host":"h\u00e9","path":"\/\u00e9"}
"http:\/\/h?a?b#c#d" {"scheme":"http","host":"h","query":"a?b","fragment":"c#d"}
"" {"path":""}
"http:\/\/" false
"a:80" {"host":"a","port":80}
"http:\/\/a b\/c d" {"scheme":"http","host":"a b","path":"\/c d"}
int(81)
NULL

a=1&b=x+y
0=1&1=2
a%5B0%5D=1&a%5B1%5D%5B0%5D=2&a%5B1%5D%5Bk%26%5D=v%3D&t=1&f=0
f=1.5
r=ref
=1
%5B0%5D=1
%C3%A9%7E=%7E%C3%A9
-5=x

o%5Ba%5D=1&o%5Bc%5D%5Bx%5D=1
p_0=1;a=b%20c a=1&c%5Bx%5D=1
a=1&amp;b=2
