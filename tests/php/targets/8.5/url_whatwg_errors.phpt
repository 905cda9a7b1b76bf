--TEST--
Uri\WhatWg\Url: validation errors of many texts
--INI--
zvm.php=8.5
--FILE--
<?php
use Uri\WhatWg\Url; use Uri\WhatWg\InvalidUrlException;
foreach (['', 'http://', 'http:\\\\a\\b', 'HTTP://EXAMPLE.com:80/%7Efoo/../x', 'http://a b/', 'http://[::1', 'http://[::1]:99999/', 'http://a:b@c:d@e/', 'file:///C|/x', 'http://ex%41mple.com/', "http://a/\t\n b", ' http://x ', 'http://1.0x7f/', 'http://1.2.3/', 'http://xn--a/', 'http://ü.de/ä?ö#ß', 'mailto:a@b', 'data:text,x y', 'javascript:alert(1)', 'http://user@/x', '//x/y', 'ws://h:443', 'wss://h:443', 'http://a/?q=\'"<>`{}', 'non-special://H/%zz', 'http://ho%00st/', 'http://a^b/', 'http://[1::2::3]', 'http://a..b/', 'blob:http://a/b'] as $t) { $errors = null; $u = Url::parse($t, null, $errors); echo json_encode($t), ' => ', $u ? $u->toAsciiString() . ' ' . $u->toUnicodeString() : 'null', "\n"; foreach ($errors as $e) echo '   ', $e->type->name, ' ', json_encode($e->context), ' ', json_encode($e->failure), "\n"; try { new Url($t); } catch (InvalidUrlException $e) { echo '   ', $e->getMessage(), ' ', count($e->errors), "\n"; } }
--EXPECT--
"" => null
   MissingSchemeNonRelativeUrl "" true
   The specified URI is malformed (MissingSchemeNonRelativeUrl) 1
"http:\/\/" => null
   HostMissing "" true
   The specified URI is malformed (HostMissing) 1
"http:\\\\a\\b" => http://a/b http://a/b
   InvalidReverseSoldius "\\b" false
   SpecialSchemeMissingFollowingSolidus "\\a\\b" false
   SpecialSchemeMissingFollowingSolidus "\\\\a\\b" false
   SpecialSchemeMissingFollowingSolidus "\\\\a\\b" false
"HTTP:\/\/EXAMPLE.com:80\/%7Efoo\/..\/x" => http://example.com/x http://example.com/x
"http:\/\/a b\/" => null
   DomainInvalidCodePoint " b" true
   The specified URI is malformed (DomainInvalidCodePoint) 1
"http:\/\/[::1" => null
   Ipv6Unclosed "1" true
   The specified URI is malformed (Ipv6Unclosed) 1
"http:\/\/[::1]:99999\/" => null
   PortOutOfRange "\/" true
   The specified URI is malformed (PortOutOfRange) 1
"http:\/\/a:b@c:d@e\/" => http://a:b%40c%3Ad@e/ http://a:b%40c%3Ad@e/
   InvalidCredentials "@e\/" false
   InvalidCredentials "@c:d@e\/" false
"file:\/\/\/C|\/x" => file:///C:/x file:///C:/x
   InvalidUrlUnit "|\/x" false
"http:\/\/ex%41mple.com\/" => http://exAmple.com/ http://example.com/
"http:\/\/a\/\t\n b" => http://a/%20b http://a/%20b
   InvalidUrlUnit " b" false
   InvalidUrlUnit "\t\n b" false
" http:\/\/x " => http://x/ http://x/
   InvalidUrlUnit " " false
   InvalidUrlUnit " http:\/\/x " false
"http:\/\/1.0x7f\/" => http://1.0.0.127/ http://1.0.0.127/
   Ipv4NonDecimalPart "0x7f" false
"http:\/\/1.2.3\/" => http://1.2.0.3/ http://1.2.0.3/
"http:\/\/xn--a\/" => null
   The specified URI is malformed 0
"http:\/\/\u00fc.de\/\u00e4?\u00f6#\u00df" => http://xn--tda.de/%C3%A4?%C3%B6#%C3%9F http://ü.de/%C3%A4?%C3%B6#%C3%9F
"mailto:a@b" => mailto:a@b mailto:a@b
"data:text,x y" => data:text,x y data:text,x y
   InvalidUrlUnit " y" false
"javascript:alert(1)" => javascript:alert(1) javascript:alert(1)
"http:\/\/user@\/x" => null
   InvalidCredentials "\/x" false
   InvalidCredentials "@\/x" false
   The specified URI is malformed 2
"\/\/x\/y" => null
   MissingSchemeNonRelativeUrl "\/\/x\/y" true
   The specified URI is malformed (MissingSchemeNonRelativeUrl) 1
"ws:\/\/h:443" => ws://h:443/ ws://h:443/
"wss:\/\/h:443" => wss://h/ wss://h/
"http:\/\/a\/?q='\"<>`{}" => http://a/?q=%27%22%3C%3E`{} http://a/?q=%27%22%3C%3E`{}
   InvalidUrlUnit "}" false
   InvalidUrlUnit "{}" false
   InvalidUrlUnit "`{}" false
   InvalidUrlUnit ">`{}" false
   InvalidUrlUnit "<>`{}" false
   InvalidUrlUnit "\"<>`{}" false
"non-special:\/\/H\/%zz" => non-special://H/%zz non-special://h/%zz
   InvalidUrlUnit "%zz" false
"http:\/\/ho%00st\/" => null
   DomainInvalidCodePoint "" true
   The specified URI is malformed (DomainInvalidCodePoint) 1
"http:\/\/a^b\/" => null
   DomainInvalidCodePoint "^b" true
   The specified URI is malformed (DomainInvalidCodePoint) 1
"http:\/\/[1::2::3]" => null
   Ipv6MultipleCompression ":3]" true
   The specified URI is malformed (Ipv6MultipleCompression) 1
"http:\/\/a..b\/" => http://a..b/ http://a..b/
"blob:http:\/\/a\/b" => blob:http://a/b blob:http://a/b
