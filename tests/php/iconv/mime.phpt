--TEST--
iconv_mime_encode(), iconv_mime_decode(), iconv_mime_decode_headers()
--EXTENSIONS--
iconv
--FILE--
<?php
$options = ["input-charset" => "UTF-8", "output-charset" => "UTF-8", "line-length" => 40, "scheme" => "B"];
echo iconv_mime_encode("Subject", "Prüfung der Kopfzeile: 日本語のテキスト", $options), "\n";
echo iconv_mime_encode("Subject", "Prüfung der Kopfzeile", ["scheme" => "Q"] + $options), "\n";
echo iconv_mime_decode("Subject: =?UTF-8?Q?Pr=C3=BCfung?= =?UTF-8?B?w6k=?= x", 0, "UTF-8"), "\n";
var_dump(iconv_mime_decode("=?UTF-8?Q?broken", 0, "UTF-8"), iconv_mime_decode("=?UTF-8?Q?broken", ICONV_MIME_DECODE_CONTINUE_ON_ERROR, "UTF-8"));
var_dump(iconv_mime_decode_headers("From: a\nReceived: one\nReceived: two\nSubject: =?ISO-8859-1?Q?=E9?=\n more\n\nbody", 0, "UTF-8"));
?>
--EXPECT--
Subject: =?UTF-8?B?UHLDvGZ1bmc=?=
 =?UTF-8?B?IGRlciBLb3BmemVpbGU=?=
 =?UTF-8?B?OiDml6XmnKzoqp7jga4=?=
 =?UTF-8?B?44OG44Kt44K544OI?=
Subject: =?UTF-8?Q?Pr=C3=BCfung=20der?=
 =?UTF-8?Q?=20Kopfzeile?=
Subject: Prüfungé x

Warning: iconv_mime_decode(): Malformed string in {PWD}/mime.php on line 6
bool(false)
string(0) ""
array(3) {
  ["From"]=>
  string(1) "a"
  ["Received"]=>
  array(2) {
    [0]=>
    string(3) "one"
    [1]=>
    string(3) "two"
  }
  ["Subject"]=>
  string(6) "émore"
}
