--TEST--
parse_url(): users, paths alone, single components
--FILE--
<?php
$urls = ['http://u:p@h.com:80/p?q=1#f', 'http://user@host/', 'http://user:@host', 'http://:pass@host', 'http://a@b@c/d', 'http://u:p:q@h/', 'http://@h/', 'http://h@/x', 'http://u@h:99999/', 'http://u@h:0/', 'http://u@h:/',
    'http://h/p@q', 'http://h?a@b', 'http://h#a@b', 'https://example.com', 'https://example.com/', 'https://example.com?', 'https://example.com#', 'https://example.com/a:b?c:d#e:f', 'http://[::1]/', 'http://u:p@[::1]:80/x',
    '/', '/path', '/path?query', '/path?a=1&b=2#frag', '/path#frag?x', '/?', '/#', '/?#', '/a:80', '/a:80/b', '/a?b:80', '/a#b:80', '//host/path', '///x', '/a//b', '/a b', "/a\nb", '/é?ü#ö', '?q', '#f', 'path', 'path?x', '', 'a:b', 'mailto:x@y.z', '/:', '/x:y',
    'http:///x', 'http://h:80', 'http://h:80?x', 'http://h:80#x', 'http://h:8a/', 'http://h:65535/', 'http://h:65536/', 'http://h-x_y.z/', 'http://h x/', 'ftp+x://h', 'file:///etc/passwd', 'http://user:pa/ss@h/', 'http://us?er@h/', 'http://a%40b:c%3A@h/', "http://u\0@h/", 'http://é:ü@h/'];
foreach ($urls as $url) {
    echo json_encode($url), ' ', json_encode(parse_url($url)), "\n";
    foreach ([-1, PHP_URL_SCHEME, PHP_URL_HOST, PHP_URL_PORT, PHP_URL_USER, PHP_URL_PASS, PHP_URL_PATH, PHP_URL_QUERY, PHP_URL_FRAGMENT] as $component) {
        echo json_encode(parse_url($url, $component)), ' ';
    }
    echo "\n";
}
try {
    parse_url('/x', 8);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
echo json_encode(parse_url('/x', -5)), "\n";
--EXPECT--
"http:\/\/u:p@h.com:80\/p?q=1#f" {"scheme":"http","host":"h.com","port":80,"user":"u","pass":"p","path":"\/p","query":"q=1","fragment":"f"}
{"scheme":"http","host":"h.com","port":80,"user":"u","pass":"p","path":"\/p","query":"q=1","fragment":"f"} "http" "h.com" 80 "u" "p" "\/p" "q=1" "f" 
"http:\/\/user@host\/" {"scheme":"http","host":"host","user":"user","path":"\/"}
{"scheme":"http","host":"host","user":"user","path":"\/"} "http" "host" null "user" null "\/" null null 
"http:\/\/user:@host" {"scheme":"http","host":"host","user":"user","pass":""}
{"scheme":"http","host":"host","user":"user","pass":""} "http" "host" null "user" "" null null null 
"http:\/\/:pass@host" {"scheme":"http","host":"host","user":"","pass":"pass"}
{"scheme":"http","host":"host","user":"","pass":"pass"} "http" "host" null "" "pass" null null null 
"http:\/\/a@b@c\/d" {"scheme":"http","host":"c","user":"a@b","path":"\/d"}
{"scheme":"http","host":"c","user":"a@b","path":"\/d"} "http" "c" null "a@b" null "\/d" null null 
"http:\/\/u:p:q@h\/" {"scheme":"http","host":"h","user":"u","pass":"p:q","path":"\/"}
{"scheme":"http","host":"h","user":"u","pass":"p:q","path":"\/"} "http" "h" null "u" "p:q" "\/" null null 
"http:\/\/@h\/" {"scheme":"http","host":"h","user":"","path":"\/"}
{"scheme":"http","host":"h","user":"","path":"\/"} "http" "h" null "" null "\/" null null 
"http:\/\/h@\/x" false
false false false false false false false false false 
"http:\/\/u@h:99999\/" false
false false false false false false false false false 
"http:\/\/u@h:0\/" {"scheme":"http","host":"h","port":0,"user":"u","path":"\/"}
{"scheme":"http","host":"h","port":0,"user":"u","path":"\/"} "http" "h" 0 "u" null "\/" null null 
"http:\/\/u@h:\/" {"scheme":"http","host":"h","user":"u","path":"\/"}
{"scheme":"http","host":"h","user":"u","path":"\/"} "http" "h" null "u" null "\/" null null 
"http:\/\/h\/p@q" {"scheme":"http","host":"h","path":"\/p@q"}
{"scheme":"http","host":"h","path":"\/p@q"} "http" "h" null null null "\/p@q" null null 
"http:\/\/h?a@b" {"scheme":"http","host":"h","query":"a@b"}
{"scheme":"http","host":"h","query":"a@b"} "http" "h" null null null null "a@b" null 
"http:\/\/h#a@b" {"scheme":"http","host":"h","fragment":"a@b"}
{"scheme":"http","host":"h","fragment":"a@b"} "http" "h" null null null null null "a@b" 
"https:\/\/example.com" {"scheme":"https","host":"example.com"}
{"scheme":"https","host":"example.com"} "https" "example.com" null null null null null null 
"https:\/\/example.com\/" {"scheme":"https","host":"example.com","path":"\/"}
{"scheme":"https","host":"example.com","path":"\/"} "https" "example.com" null null null "\/" null null 
"https:\/\/example.com?" {"scheme":"https","host":"example.com","query":""}
{"scheme":"https","host":"example.com","query":""} "https" "example.com" null null null null "" null 
"https:\/\/example.com#" {"scheme":"https","host":"example.com","fragment":""}
{"scheme":"https","host":"example.com","fragment":""} "https" "example.com" null null null null null "" 
"https:\/\/example.com\/a:b?c:d#e:f" {"scheme":"https","host":"example.com","path":"\/a:b","query":"c:d","fragment":"e:f"}
{"scheme":"https","host":"example.com","path":"\/a:b","query":"c:d","fragment":"e:f"} "https" "example.com" null null null "\/a:b" "c:d" "e:f" 
"http:\/\/[::1]\/" {"scheme":"http","host":"[::1]","path":"\/"}
{"scheme":"http","host":"[::1]","path":"\/"} "http" "[::1]" null null null "\/" null null 
"http:\/\/u:p@[::1]:80\/x" {"scheme":"http","host":"[::1]","port":80,"user":"u","pass":"p","path":"\/x"}
{"scheme":"http","host":"[::1]","port":80,"user":"u","pass":"p","path":"\/x"} "http" "[::1]" 80 "u" "p" "\/x" null null 
"\/" {"path":"\/"}
{"path":"\/"} null null null null null "\/" null null 
"\/path" {"path":"\/path"}
{"path":"\/path"} null null null null null "\/path" null null 
"\/path?query" {"path":"\/path","query":"query"}
{"path":"\/path","query":"query"} null null null null null "\/path" "query" null 
"\/path?a=1&b=2#frag" {"path":"\/path","query":"a=1&b=2","fragment":"frag"}
{"path":"\/path","query":"a=1&b=2","fragment":"frag"} null null null null null "\/path" "a=1&b=2" "frag" 
"\/path#frag?x" {"path":"\/path","fragment":"frag?x"}
{"path":"\/path","fragment":"frag?x"} null null null null null "\/path" null "frag?x" 
"\/?" {"path":"\/","query":""}
{"path":"\/","query":""} null null null null null "\/" "" null 
"\/#" {"path":"\/","fragment":""}
{"path":"\/","fragment":""} null null null null null "\/" null "" 
"\/?#" {"path":"\/","query":"","fragment":""}
{"path":"\/","query":"","fragment":""} null null null null null "\/" "" "" 
"\/a:80" false
false false false false false false false false false 
"\/a:80\/b" false
false false false false false false false false false 
"\/a?b:80" {"path":"\/a","query":"b:80"}
{"path":"\/a","query":"b:80"} null null null null null "\/a" "b:80" null 
"\/a#b:80" {"path":"\/a","fragment":"b:80"}
{"path":"\/a","fragment":"b:80"} null null null null null "\/a" null "b:80" 
"\/\/host\/path" {"host":"host","path":"\/path"}
{"host":"host","path":"\/path"} null "host" null null null "\/path" null null 
"\/\/\/x" false
false false false false false false false false false 
"\/a\/\/b" {"path":"\/a\/\/b"}
{"path":"\/a\/\/b"} null null null null null "\/a\/\/b" null null 
"\/a b" {"path":"\/a b"}
{"path":"\/a b"} null null null null null "\/a b" null null 
"\/a\nb" {"path":"\/a_b"}
{"path":"\/a_b"} null null null null null "\/a_b" null null 
"\/\u00e9?\u00fc#\u00f6" {"path":"\/\u00e9","query":"\u00fc","fragment":"\u00f6"}
{"path":"\/\u00e9","query":"\u00fc","fragment":"\u00f6"} null null null null null "\/\u00e9" "\u00fc" "\u00f6" 
"?q" {"query":"q"}
{"query":"q"} null null null null null null "q" null 
"#f" {"fragment":"f"}
{"fragment":"f"} null null null null null null null "f" 
"path" {"path":"path"}
{"path":"path"} null null null null null "path" null null 
"path?x" {"path":"path","query":"x"}
{"path":"path","query":"x"} null null null null null "path" "x" null 
"" {"path":""}
{"path":""} null null null null null "" null null 
"a:b" {"scheme":"a","path":"b"}
{"scheme":"a","path":"b"} "a" null null null null "b" null null 
"mailto:x@y.z" {"scheme":"mailto","path":"x@y.z"}
{"scheme":"mailto","path":"x@y.z"} "mailto" null null null null "x@y.z" null null 
"\/:" {"path":"\/:"}
{"path":"\/:"} null null null null null "\/:" null null 
"\/x:y" {"path":"\/x:y"}
{"path":"\/x:y"} null null null null null "\/x:y" null null 
"http:\/\/\/x" false
false false false false false false false false false 
"http:\/\/h:80" {"scheme":"http","host":"h","port":80}
{"scheme":"http","host":"h","port":80} "http" "h" 80 null null null null null 
"http:\/\/h:80?x" {"scheme":"http","host":"h","port":80,"query":"x"}
{"scheme":"http","host":"h","port":80,"query":"x"} "http" "h" 80 null null null "x" null 
"http:\/\/h:80#x" {"scheme":"http","host":"h","port":80,"fragment":"x"}
{"scheme":"http","host":"h","port":80,"fragment":"x"} "http" "h" 80 null null null null "x" 
"http:\/\/h:8a\/" {"scheme":"http","host":"h","port":8,"path":"\/"}
{"scheme":"http","host":"h","port":8,"path":"\/"} "http" "h" 8 null null "\/" null null 
"http:\/\/h:65535\/" {"scheme":"http","host":"h","port":65535,"path":"\/"}
{"scheme":"http","host":"h","port":65535,"path":"\/"} "http" "h" 65535 null null "\/" null null 
"http:\/\/h:65536\/" false
false false false false false false false false false 
"http:\/\/h-x_y.z\/" {"scheme":"http","host":"h-x_y.z","path":"\/"}
{"scheme":"http","host":"h-x_y.z","path":"\/"} "http" "h-x_y.z" null null null "\/" null null 
"http:\/\/h x\/" {"scheme":"http","host":"h x","path":"\/"}
{"scheme":"http","host":"h x","path":"\/"} "http" "h x" null null null "\/" null null 
"ftp+x:\/\/h" {"scheme":"ftp+x","host":"h"}
{"scheme":"ftp+x","host":"h"} "ftp+x" "h" null null null null null null 
"file:\/\/\/etc\/passwd" {"scheme":"file","path":"\/etc\/passwd"}
{"scheme":"file","path":"\/etc\/passwd"} "file" null null null null "\/etc\/passwd" null null 
"http:\/\/user:pa\/ss@h\/" false
false false false false false false false false false 
"http:\/\/us?er@h\/" {"scheme":"http","host":"us","query":"er@h\/"}
{"scheme":"http","host":"us","query":"er@h\/"} "http" "us" null null null null "er@h\/" null 
"http:\/\/a%40b:c%3A@h\/" {"scheme":"http","host":"h","user":"a%40b","pass":"c%3A","path":"\/"}
{"scheme":"http","host":"h","user":"a%40b","pass":"c%3A","path":"\/"} "http" "h" null "a%40b" "c%3A" "\/" null null 
"http:\/\/u\u0000@h\/" {"scheme":"http","host":"h","user":"u_","path":"\/"}
{"scheme":"http","host":"h","user":"u_","path":"\/"} "http" "h" null "u_" null "\/" null null 
"http:\/\/\u00e9:\u00fc@h\/" {"scheme":"http","host":"h","user":"\u00e9","pass":"\u00fc","path":"\/"}
{"scheme":"http","host":"h","user":"\u00e9","pass":"\u00fc","path":"\/"} "http" "h" null "\u00e9" "\u00fc" "\/" null null 
parse_url(): Argument #2 ($component) must be a valid URL component identifier, 8 given
{"path":"\/x"}
