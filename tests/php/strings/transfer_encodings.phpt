--TEST--
Encodings for transfer, there and back
--FILE--
<?php
$text = "a b+c/d%e=\xff\n~ä";
var_dump(base64_encode($text), base64_encode(''), base64_encode('a'), base64_decode(base64_encode($text)) === $text);
var_dump(rawurlencode($text), rawurldecode('a%20b+c%2'), urldecode('a%20b+c%2B%zz'), urldecode(urlencode($text)) === $text);
var_dump(quoted_printable_encode("=\t \r\n" . str_repeat('ä', 30)), quoted_printable_encode(''));
var_dump(htmlspecialchars_decode('&lt;a&gt; &amp;amp; &quot;&#039;&apos;', ENT_QUOTES), htmlspecialchars_decode('&quot;&#39;', ENT_NOQUOTES), htmlspecialchars_decode('&apos;', ENT_QUOTES | ENT_HTML5));
var_dump(bin2hex(utf8_decode("ä\u{20ac}\xff")));
--EXPECT--
string(20) "YSBiK2MvZCVlPf8KfsOk"
string(0) ""
string(4) "YQ=="
bool(true)
string(33) "a%20b%2Bc%2Fd%25e%3D%FF%0A~%C3%A4"
string(7) "a b+c%2"
string(9) "a b c+%zz"
bool(true)
string(197) "=3D=09=20
=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=
=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=
=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4=C3=A4"
string(0) ""
string(18) "<a> &amp; "'&apos;"
string(11) "&quot;&#39;"
string(1) "'"

Deprecated: Function utf8_decode() is deprecated in {PWD}/transfer_encodings.php on line 7
string(6) "e43f3f"
