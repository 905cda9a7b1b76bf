--TEST--
Uri\WhatWg\Url: parsing with validation errors
--INI--
zvm.php=8.5
--FILE--
<?php
use Uri\WhatWg\Url;
function show($s, $base = null) { $soft = null; try { $u = new Url($s, $base, $soft); echo json_encode($s), ' => ', $u->toAsciiString(), ' | ', json_encode([$u->getScheme(), $u->getUsername(), $u->getPassword(), $u->getAsciiHost(), $u->getUnicodeHost(), $u->getPort(), $u->getPath(), $u->getQuery(), $u->getFragment()], JSON_UNESCAPED_SLASHES), ' '; foreach ($soft ?? [] as $x) echo $x->type->name, $x->failure ? '!' : '', json_encode($x->context, JSON_UNESCAPED_SLASHES), ' '; echo "\n"; } catch (Throwable $e) { echo json_encode($s), ' !! ', get_class($e), ' ', $e->getMessage(); foreach ($e->errors ?? [] as $x) echo ' ', $x->type->name, $x->failure ? '!' : '', json_encode($x->context, JSON_UNESCAPED_SLASHES); echo "\n"; } }
foreach (['http://example.com', 'HTTP://EX.com:80/../a/./b?q#f', ' http://h ', "ht\ntp://h/\tx", 'http:\\h\\p', 'http:/h', 'http:h', 'http:///h', 'http://u:p@h', 'http://u@h', 'http://@h', 'http://:p@h', 'http://u:@h', 'http://a@b@c', 'http://h:8a', 'http://h:65536', 'http://h:', 'http://h:0', 'http://h:00080', 'http://[::1]', 'http://[::1', 'http://[1:2]', 'http://[::127.0.0.1]', 'http://[1:2:3:4:5:6:7:8:9]', 'http://[g]', 'http://[::1::]', 'http://127.1', 'http://0x7f.0.0.1', 'http://256.1.1.1', 'http://1.2.3.4.5', 'http://1..2', 'http://1.2.3.08', 'http://a.1', 'http://09', 'http://h%41', 'http://h%00', 'http://a b', 'http://a<b', 'http://ho^st', 'http://ä.de', 'http://xn--4ca.de', 'http://xn--', 'http://ＡＢ.com', 'http://a..b', 'http://h/a b"<>`{}|^', 'http://h/?a b"<>\'`#c "<>`', 'http://h/%zz', 'http://h/é?é#é', 'file:///C:/x/../..', 'file:C|/x', 'file://h/p', 'file:/p', 'file:p', 'file://localhost/p', 'file:///C|/', 'file:\\\\h\\p', 'file://C:/', 'mailto:a b', 'mailto:a?b#c', 'data:x y', 'javascript:alert(1) ', 'foo://h:80/p', 'foo://H/%41', 'foo:/p', 'foo:///p', 'foo:////p', 'foo://h<', 'foo://a b', 'foo:\\x', 'ws://h?', 'wss://h:443#', 'ftp://h:21/', 'ftp://h:22/', '', 'a', '//h', '/p', '?q', '#f', ':', '1:', 'a+b-c.d:x', 'blob:https://a/b', 'http://h/..', 'http://h/%2e%2E/x', 'http://h/a/..', 'http://h/a/.', 'http://h/a//../b', "http://h/\x80", 'http://h?#', 'about:blank', 'non-special:opaque  ?x', 'http://1e2', 'http://0', 'http://4294967295', 'http://4294967296', 'http://-a-', 'http://a_b', 'http://a%25b', 'http://[::ffff:1.2.3.4]', 'http://[::1.2.3]', 'http://[1::2::3]', 'http://[0:0:1::]', 'http://h\\x', 'https://h:443', 'HTTPS:/\\/h'] as $s) show($s);
$b = new Url('http://u:p@a.org:81/b/c/d?q#f'); foreach (['', 'x', '/x', '//x', '../x', './', '?y', '#z', 'http:x', 'https:x', 'mailto:x', '\\x', '..', '/..', 'file:x', ':x', ' x ', '//u@', '///x', '%2e%2e/x', 'x?y#z', 'C|/x'] as $s) show($s, $b); $b = new Url('file:///C:/a/b'); foreach (['x', '/x', '//h/x', '..', '/', 'D|/x', '?q', '#f', 'file:x', '\\x', '/D:/y'] as $s) show($s, $b); $b = new Url('mailto:x'); foreach (['#f', 'y', '', '?q', 'z:w'] as $s) show($s, $b); $b = new Url('foo://h/p/q'); foreach (['x', '/x', '//y', '?q', '#f', '', '../..'] as $s) show($s, $b);
--EXPECT--
"http:\/\/example.com" => http://example.com/ | ["http",null,null,"example.com","example.com",null,"/",null,null] 
"HTTP:\/\/EX.com:80\/..\/a\/.\/b?q#f" => http://ex.com/a/b?q#f | ["http",null,null,"ex.com","ex.com",null,"/a/b","q","f"] 
" http:\/\/h " => http://h/ | ["http",null,null,"h","h",null,"/",null,null] InvalidUrlUnit" " InvalidUrlUnit" http://h " 
"ht\ntp:\/\/h\/\tx" => http://h/x | ["http",null,null,"h","h",null,"/x",null,null] InvalidUrlUnit"\ntp://h/\tx" 
"http:\\h\\p" => http://h/p | ["http",null,null,"h","h",null,"/p",null,null] InvalidReverseSoldius"\\p" SpecialSchemeMissingFollowingSolidus"\\h\\p" SpecialSchemeMissingFollowingSolidus"\\h\\p" 
"http:\/h" => http://h/ | ["http",null,null,"h","h",null,"/",null,null] SpecialSchemeMissingFollowingSolidus"/h" SpecialSchemeMissingFollowingSolidus"/h" 
"http:h" => http://h/ | ["http",null,null,"h","h",null,"/",null,null] SpecialSchemeMissingFollowingSolidus"h" 
"http:\/\/\/h" => http://h/ | ["http",null,null,"h","h",null,"/",null,null] SpecialSchemeMissingFollowingSolidus"/h" 
"http:\/\/u:p@h" => http://u:p@h/ | ["http","u","p","h","h",null,"/",null,null] InvalidCredentials"@h" 
"http:\/\/u@h" => http://u@h/ | ["http","u","","h","h",null,"/",null,null] InvalidCredentials"@h" 
"http:\/\/@h" => http://h/ | ["http",null,null,"h","h",null,"/",null,null] InvalidCredentials"@h" 
"http:\/\/:p@h" => http://:p@h/ | ["http","","p","h","h",null,"/",null,null] InvalidCredentials"@h" 
"http:\/\/u:@h" => http://u@h/ | ["http","u","","h","h",null,"/",null,null] InvalidCredentials"@h" 
"http:\/\/a@b@c" => http://a%40b@c/ | ["http","a%40b","","c","c",null,"/",null,null] InvalidCredentials"@c" InvalidCredentials"@b@c" 
"http:\/\/h:8a" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (PortInvalid) PortInvalid!"a"
"http:\/\/h:65536" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (PortOutOfRange) PortOutOfRange!""
"http:\/\/h:" => http://h/ | ["http",null,null,"h","h",null,"/",null,null] 
"http:\/\/h:0" => http://h:0/ | ["http",null,null,"h","h",0,"/",null,null] 
"http:\/\/h:00080" => http://h/ | ["http",null,null,"h","h",null,"/",null,null] 
"http:\/\/[::1]" => http://[::1]/ | ["http",null,null,"[::1]","[::1]",null,"/",null,null] 
"http:\/\/[::1" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv6Unclosed) Ipv6Unclosed!"1"
"http:\/\/[1:2]" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv6TooFewPieces) Ipv6TooFewPieces!"]"
"http:\/\/[::127.0.0.1]" => http://[::7f00:1]/ | ["http",null,null,"[::7f00:1]","[::7f00:1]",null,"/",null,null] 
"http:\/\/[1:2:3:4:5:6:7:8:9]" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv6TooManyPieces) Ipv6TooManyPieces!"9]"
"http:\/\/[g]" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv6InvalidCodePoint) Ipv6InvalidCodePoint!"g]"
"http:\/\/[::1::]" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv6MultipleCompression) Ipv6MultipleCompression!":]"
"http:\/\/127.1" => http://127.0.0.1/ | ["http",null,null,"127.0.0.1","127.0.0.1",null,"/",null,null] 
"http:\/\/0x7f.0.0.1" => http://127.0.0.1/ | ["http",null,null,"127.0.0.1","127.0.0.1",null,"/",null,null] Ipv4NonDecimalPart"0x7f.0.0.1" 
"http:\/\/256.1.1.1" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv4OutOfRangePart) Ipv4OutOfRangePart!"256.1.1.1"
"http:\/\/1.2.3.4.5" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv4TooManyParts) Ipv4TooManyParts!"5"
"http:\/\/1..2" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv4NonNumericPart) Ipv4NonNumericPart!".2"
"http:\/\/1.2.3.08" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv4NonNumericPart) Ipv4NonNumericPart!"08"
"http:\/\/a.1" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv4NonNumericPart) Ipv4NonNumericPart!"a.1"
"http:\/\/09" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv4NonNumericPart) Ipv4NonNumericPart!"09"
"http:\/\/h%41" => http://hA/ | ["http",null,null,"hA","ha",null,"/",null,null] 
"http:\/\/h%00" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (DomainInvalidCodePoint) DomainInvalidCodePoint!""
"http:\/\/a b" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (DomainInvalidCodePoint) DomainInvalidCodePoint!" b"
"http:\/\/a<b" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (DomainInvalidCodePoint) DomainInvalidCodePoint!"<b"
"http:\/\/ho^st" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (DomainInvalidCodePoint) DomainInvalidCodePoint!"^st"
"http:\/\/\u00e4.de" => http://xn--4ca.de/ | ["http",null,null,"xn--4ca.de","\u00e4.de",null,"/",null,null] 
"http:\/\/xn--4ca.de" => http://xn--4ca.de/ | ["http",null,null,"xn--4ca.de","\u00e4.de",null,"/",null,null] 
"http:\/\/xn--" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed
"http:\/\/\uff21\uff22.com" => http://ab.com/ | ["http",null,null,"ab.com","ab.com",null,"/",null,null] 
"http:\/\/a..b" => http://a..b/ | ["http",null,null,"a..b","a..b",null,"/",null,null] 
"http:\/\/h\/a b\"<>`{}|^" => http://h/a%20b%22%3C%3E%60%7B%7D|^ | ["http",null,null,"h","h",null,"/a%20b%22%3C%3E%60%7B%7D|^",null,null] InvalidUrlUnit"^" InvalidUrlUnit"|^" InvalidUrlUnit"}|^" InvalidUrlUnit"{}|^" InvalidUrlUnit"`{}|^" InvalidUrlUnit">`{}|^" InvalidUrlUnit"<>`{}|^" InvalidUrlUnit"\"<>`{}|^" InvalidUrlUnit" b\"<>`{}|^" 
"http:\/\/h\/?a b\"<>'`#c \"<>`" => http://h/?a%20b%22%3C%3E%27`#c%20%22%3C%3E%60 | ["http",null,null,"h","h",null,"/","a%20b%22%3C%3E%27`","c%20%22%3C%3E%60"] InvalidUrlUnit"`" InvalidUrlUnit">`" InvalidUrlUnit"<>`" InvalidUrlUnit"\"<>`" InvalidUrlUnit" \"<>`" InvalidUrlUnit"`#c \"<>`" InvalidUrlUnit">'`#c \"<>`" InvalidUrlUnit"<>'`#c \"<>`" InvalidUrlUnit"\"<>'`#c \"<>`" InvalidUrlUnit" b\"<>'`#c \"<>`" 
"http:\/\/h\/%zz" => http://h/%zz | ["http",null,null,"h","h",null,"/%zz",null,null] InvalidUrlUnit"%zz" 
"http:\/\/h\/\u00e9?\u00e9#\u00e9" => http://h/%C3%A9?%C3%A9#%C3%A9 | ["http",null,null,"h","h",null,"/%C3%A9","%C3%A9","%C3%A9"] 
"file:\/\/\/C:\/x\/..\/.." => file:///C:/ | ["file",null,null,"","",null,"/C:/",null,null] 
"file:C|\/x" => file:///C:/x | ["file",null,null,"","",null,"/C:/x",null,null] InvalidUrlUnit"|/x" SpecialSchemeMissingFollowingSolidus"C|/x" 
"file:\/\/h\/p" => file://h/p | ["file",null,null,"h","h",null,"/p",null,null] 
"file:\/p" => file:///p | ["file",null,null,"","",null,"/p",null,null] SpecialSchemeMissingFollowingSolidus"/p" 
"file:p" => file:///p | ["file",null,null,"","",null,"/p",null,null] SpecialSchemeMissingFollowingSolidus"p" 
"file:\/\/localhost\/p" => file:///p | ["file",null,null,"","",null,"/p",null,null] 
"file:\/\/\/C|\/" => file:///C:/ | ["file",null,null,"","",null,"/C:/",null,null] InvalidUrlUnit"|/" 
"file:\\\\h\\p" => file://h/p | ["file",null,null,"h","h",null,"/p",null,null] InvalidReverseSoldius"\\p" InvalidReverseSoldius"\\h\\p" InvalidReverseSoldius"\\\\h\\p" SpecialSchemeMissingFollowingSolidus"\\\\h\\p" 
"file:\/\/C:\/" => file:///C:/ | ["file",null,null,"","",null,"/C:/",null,null] FileInvalidWindowsDriveLetterHost"C:/" 
"mailto:a b" => mailto:a b | ["mailto",null,null,null,null,null,"a b",null,null] InvalidUrlUnit" b" 
"mailto:a?b#c" => mailto:a?b#c | ["mailto",null,null,null,null,null,"a","b","c"] 
"data:x y" => data:x y | ["data",null,null,null,null,null,"x y",null,null] InvalidUrlUnit" y" 
"javascript:alert(1) " => javascript:alert(1) | ["javascript",null,null,null,null,null,"alert(1)",null,null] InvalidUrlUnit" " 
"foo:\/\/h:80\/p" => foo://h:80/p | ["foo",null,null,"h","h",80,"/p",null,null] 
"foo:\/\/H\/%41" => foo://H/%41 | ["foo",null,null,"H","h",null,"/%41",null,null] 
"foo:\/p" => foo:/p | ["foo",null,null,null,null,null,"/p",null,null] 
"foo:\/\/\/p" => foo:///p | ["foo",null,null,"","",null,"/p",null,null] 
"foo:\/\/\/\/p" => foo:////p | ["foo",null,null,"","",null,"//p",null,null] 
"foo:\/\/h<" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (HostInvalidCodePoint) HostInvalidCodePoint!"<"
"foo:\/\/a b" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (HostInvalidCodePoint) HostInvalidCodePoint!" b"
"foo:\\x" => foo:\x | ["foo",null,null,null,null,null,"\\x",null,null] InvalidUrlUnit"\\x" 
"ws:\/\/h?" => ws://h/? | ["ws",null,null,"h","h",null,"/","",null] 
"wss:\/\/h:443#" => wss://h/# | ["wss",null,null,"h","h",null,"/",null,""] 
"ftp:\/\/h:21\/" => ftp://h/ | ["ftp",null,null,"h","h",null,"/",null,null] 
"ftp:\/\/h:22\/" => ftp://h:22/ | ["ftp",null,null,"h","h",22,"/",null,null] 
"" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (MissingSchemeNonRelativeUrl) MissingSchemeNonRelativeUrl!""
"a" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (MissingSchemeNonRelativeUrl) MissingSchemeNonRelativeUrl!"a"
"\/\/h" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (MissingSchemeNonRelativeUrl) MissingSchemeNonRelativeUrl!"//h"
"\/p" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (MissingSchemeNonRelativeUrl) MissingSchemeNonRelativeUrl!"/p"
"?q" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (MissingSchemeNonRelativeUrl) MissingSchemeNonRelativeUrl!"?q"
"#f" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (MissingSchemeNonRelativeUrl) MissingSchemeNonRelativeUrl!"#f"
":" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (MissingSchemeNonRelativeUrl) MissingSchemeNonRelativeUrl!":"
"1:" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (MissingSchemeNonRelativeUrl) MissingSchemeNonRelativeUrl!"1:"
"a+b-c.d:x" => a+b-c.d:x | ["a+b-c.d",null,null,null,null,null,"x",null,null] 
"blob:https:\/\/a\/b" => blob:https://a/b | ["blob",null,null,null,null,null,"https://a/b",null,null] 
"http:\/\/h\/.." => http://h/ | ["http",null,null,"h","h",null,"/",null,null] 
"http:\/\/h\/%2e%2E\/x" => http://h/x | ["http",null,null,"h","h",null,"/x",null,null] 
"http:\/\/h\/a\/.." => http://h/ | ["http",null,null,"h","h",null,"/",null,null] 
"http:\/\/h\/a\/." => http://h/a/ | ["http",null,null,"h","h",null,"/a/",null,null] 
"http:\/\/h\/a\/\/..\/b" => http://h/a/b | ["http",null,null,"h","h",null,"/a/b",null,null] 
 => http://h/%80 | ["http",null,null,"h","h",null,"/%80",null,null] InvalidUrlUnit 
"http:\/\/h?#" => http://h/?# | ["http",null,null,"h","h",null,"/","",""] 
"about:blank" => about:blank | ["about",null,null,null,null,null,"blank",null,null] 
"non-special:opaque  ?x" => non-special:opaque  ?x | ["non-special",null,null,null,null,null,"opaque  ","x",null] InvalidUrlUnit" ?x" InvalidUrlUnit"  ?x" 
"http:\/\/1e2" => http://1e2/ | ["http",null,null,"1e2","1e2",null,"/",null,null] 
"http:\/\/0" => http://0.0.0.0/ | ["http",null,null,"0.0.0.0","0.0.0.0",null,"/",null,null] 
"http:\/\/4294967295" => http://255.255.255.255/ | ["http",null,null,"255.255.255.255","255.255.255.255",null,"/",null,null] Ipv4OutOfRangePart!"4294967295" 
"http:\/\/4294967296" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv4OutOfRangePart) Ipv4OutOfRangePart!"4294967296"
"http:\/\/-a-" => http://-a-/ | ["http",null,null,"-a-","-a-",null,"/",null,null] 
"http:\/\/a_b" => http://a_b/ | ["http",null,null,"a_b","a_b",null,"/",null,null] 
"http:\/\/a%25b" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (DomainInvalidCodePoint) DomainInvalidCodePoint!"%b"
"http:\/\/[::ffff:1.2.3.4]" => http://[::ffff:102:304]/ | ["http",null,null,"[::ffff:102:304]","[::ffff:102:304]",null,"/",null,null] 
"http:\/\/[::1.2.3]" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv4InIpv6TooFewParts) Ipv4InIpv6TooFewParts!"]"
"http:\/\/[1::2::3]" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (Ipv6MultipleCompression) Ipv6MultipleCompression!":3]"
"http:\/\/[0:0:1::]" => http://[0:0:1::]/ | ["http",null,null,"[0:0:1::]","[0:0:1::]",null,"/",null,null] 
"http:\/\/h\\x" => http://h/x | ["http",null,null,"h","h",null,"/x",null,null] InvalidReverseSoldius"\\x" 
"https:\/\/h:443" => https://h/ | ["https",null,null,"h","h",null,"/",null,null] 
"HTTPS:\/\\\/h" => https://h/ | ["https",null,null,"h","h",null,"/",null,null] SpecialSchemeMissingFollowingSolidus"/h" SpecialSchemeMissingFollowingSolidus"\\/h" SpecialSchemeMissingFollowingSolidus"/\\/h" SpecialSchemeMissingFollowingSolidus"/\\/h" 
"" => http://u:p@a.org:81/b/c/d?q | ["http","u","p","a.org","a.org",81,"/b/c/d","q",null] 
"x" => http://u:p@a.org:81/b/c/x | ["http","u","p","a.org","a.org",81,"/b/c/x",null,null] 
"\/x" => http://u:p@a.org:81/x | ["http","u","p","a.org","a.org",81,"/x",null,null] 
"\/\/x" => http://x/ | ["http",null,null,"x","x",null,"/",null,null] 
"..\/x" => http://u:p@a.org:81/b/x | ["http","u","p","a.org","a.org",81,"/b/x",null,null] 
".\/" => http://u:p@a.org:81/b/c/ | ["http","u","p","a.org","a.org",81,"/b/c/",null,null] 
"?y" => http://u:p@a.org:81/b/c/d?y | ["http","u","p","a.org","a.org",81,"/b/c/d","y",null] 
"#z" => http://u:p@a.org:81/b/c/d?q#z | ["http","u","p","a.org","a.org",81,"/b/c/d","q","z"] 
"http:x" => http://u:p@a.org:81/b/c/x | ["http","u","p","a.org","a.org",81,"/b/c/x",null,null] SpecialSchemeMissingFollowingSolidus"x" 
"https:x" => https://x/ | ["https",null,null,"x","x",null,"/",null,null] SpecialSchemeMissingFollowingSolidus"x" 
"mailto:x" => mailto:x | ["mailto",null,null,null,null,null,"x",null,null] 
"\\x" => http://u:p@a.org:81/x | ["http","u","p","a.org","a.org",81,"/x",null,null] InvalidReverseSoldius"x" 
".." => http://u:p@a.org:81/b/ | ["http","u","p","a.org","a.org",81,"/b/",null,null] 
"\/.." => http://u:p@a.org:81/ | ["http","u","p","a.org","a.org",81,"/",null,null] 
"file:x" => file:///x | ["file",null,null,"","",null,"/x",null,null] SpecialSchemeMissingFollowingSolidus"x" 
":x" => http://u:p@a.org:81/b/c/:x | ["http","u","p","a.org","a.org",81,"/b/c/:x",null,null] 
" x " => http://u:p@a.org:81/b/c/x | ["http","u","p","a.org","a.org",81,"/b/c/x",null,null] InvalidUrlUnit" " InvalidUrlUnit" x " 
"\/\/u@" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed InvalidCredentials"" InvalidCredentials"@"
"\/\/\/x" => http://x/ | ["http",null,null,"x","x",null,"/",null,null] SpecialSchemeMissingFollowingSolidus"/x" 
"%2e%2e\/x" => http://u:p@a.org:81/b/x | ["http","u","p","a.org","a.org",81,"/b/x",null,null] 
"x?y#z" => http://u:p@a.org:81/b/c/x?y#z | ["http","u","p","a.org","a.org",81,"/b/c/x","y","z"] 
"C|\/x" => http://u:p@a.org:81/b/c/C|/x | ["http","u","p","a.org","a.org",81,"/b/c/C|/x",null,null] InvalidUrlUnit"|/x" 
"x" => file:///C:/a/x | ["file",null,null,"","",null,"/C:/a/x",null,null] 
"\/x" => file:///C:/x | ["file",null,null,"","",null,"/C:/x",null,null] 
"\/\/h\/x" => file://h/x | ["file",null,null,"h","h",null,"/x",null,null] 
".." => file:///C:/ | ["file",null,null,"","",null,"/C:/",null,null] 
"\/" => file:///C:/ | ["file",null,null,"","",null,"/C:/",null,null] 
"D|\/x" => file:///D:/x | ["file",null,null,"","",null,"/D:/x",null,null] InvalidUrlUnit"|/x" FileInvalidWindowsDriveLetter"D|/x" 
"?q" => file:///C:/a/b?q | ["file",null,null,"","",null,"/C:/a/b","q",null] 
"#f" => file:///C:/a/b#f | ["file",null,null,"","",null,"/C:/a/b",null,"f"] 
"file:x" => file:///C:/a/x | ["file",null,null,"","",null,"/C:/a/x",null,null] SpecialSchemeMissingFollowingSolidus"x" 
"\\x" => file:///C:/x | ["file",null,null,"","",null,"/C:/x",null,null] InvalidReverseSoldius"\\x" 
"\/D:\/y" => file:///D:/y | ["file",null,null,"","",null,"/D:/y",null,null] 
"#f" => mailto:x#f | ["mailto",null,null,null,null,null,"x",null,"f"] 
"y" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (MissingSchemeNonRelativeUrl) MissingSchemeNonRelativeUrl!"y"
"" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (MissingSchemeNonRelativeUrl) MissingSchemeNonRelativeUrl!""
"?q" !! Uri\WhatWg\InvalidUrlException The specified URI is malformed (MissingSchemeNonRelativeUrl) MissingSchemeNonRelativeUrl!"?q"
"z:w" => z:w | ["z",null,null,null,null,null,"w",null,null] 
"x" => foo://h/p/x | ["foo",null,null,"h","h",null,"/p/x",null,null] 
"\/x" => foo://h/x | ["foo",null,null,"h","h",null,"/x",null,null] 
"\/\/y" => foo://y | ["foo",null,null,"y","y",null,"",null,null] 
"?q" => foo://h/p/q?q | ["foo",null,null,"h","h",null,"/p/q","q",null] 
"#f" => foo://h/p/q#f | ["foo",null,null,"h","h",null,"/p/q",null,"f"] 
"" => foo://h/p/q | ["foo",null,null,"h","h",null,"/p/q",null,null] 
"..\/.." => foo://h/ | ["foo",null,null,"h","h",null,"/",null,null]
