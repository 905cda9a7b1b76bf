--TEST--
mb_convert_encoding(): strings, arrays, lists of encodings, transfer encodings
--EXTENSIONS--
mbstring
--FILE--
<?php
foreach (["UTF-16", "UTF-16LE", "UCS-4", "UTF-7", "UTF7-IMAP", "SJIS", "SJIS-win", "EUC-JP", "ISO-2022-JP", "JIS", "EUC-KR",
          "UHC", "GB18030", "EUC-CN", "BIG-5", "HZ", "KOI8-R", "Windows-1251", "ISO-8859-15", "ArmSCII-8", "CP850"] as $encoding) {
    $bytes = mb_convert_encoding("aé日Жեｱ~\\&+", $encoding, "UTF-8");
    echo $encoding, ": ", bin2hex($bytes), " ", mb_convert_encoding($bytes, "UTF-8", $encoding), "\n";
}
foreach (["BASE64", "Quoted-Printable", "UUENCODE", "7bit", "HTML-ENTITIES"] as $encoding) {
    echo mb_convert_encoding("é=日 x", $encoding, "UTF-8"), "\n";
}
echo mb_convert_encoding("w6k9", "UTF-8", "BASE64"), " ", mb_convert_encoding("=C3=A9=\n=3D", "UTF-8", "QPrint"), "\n";
var_dump(mb_convert_encoding(["k\xe9y" => "\xe9", "n" => [1, true, null, "\xfc"]], "UTF-8", "ISO-8859-1"));
var_dump(mb_convert_encoding("\x82\xa0", "UTF-8", ["UTF-8", "SJIS"]), mb_convert_encoding("é", "ISO-8859-1", "auto"));
$a = "\x82\xa0";
$b = ["x" => "\x82\xa2"];
var_dump(mb_convert_variables("UTF-8", "UTF-8,SJIS", $a, $b), $a, $b);
foreach ([fn() => mb_convert_encoding("a", "x"), fn() => mb_convert_encoding("a", "UTF-8", "x"),
          fn() => mb_convert_encoding("a", "UTF-8", [])] as $call) {
    try {
        $call();
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
UTF-16: 006100e965e504160565ff71007e005c0026002b aé日Жեｱ~\&+
UTF-16LE: 6100e900e5651604650571ff7e005c0026002b00 aé日Жեｱ~\&+
UCS-4: 00000061000000e9000065e500000416000005650000ff710000007e0000005c000000260000002b aé日Жեｱ~\&+
UTF-7: 612b414f6c6c355151574257582f6351422b414677414a6741722d aé日Жեｱ~\&+
UTF7-IMAP: 6126414f6c6c355151574257582c63512d7e5c262d2b aé日Жեｱ~\&+
SJIS: 613f93fa84473fb17e5c262b a?日Ж?ｱ~\&+
SJIS-win: 613f93fa84473fb17e5c262b a?日Ж?ｱ~\&+
EUC-JP: 618fabb1c6fca7a83f8eb17e5c262b aé日Ж?ｱ~\&+
ISO-2022-JP: 613f1b2442467c27281b28423f3f7e5c262b a?日Ж??~\&+
JIS: 611b2428442b311b2442467c27281b28423f1b2849311b28427e5c262b aé日Ж?ｱ~\&+
EUC-KR: 613fecedaca83f3f7e5c262b a?日Ж??~\&+
UHC: 613fecedaca83f3f7e5c262b a?日Ж??~\&+
GB18030: 61a8a6c8d5a7a88130ee35843197337e5c262b aé日Жեｱ~\&+
EUC-CN: 61a8a6c8d5a7a83f3f7e5c262b aé日Ж??~\&+
BIG-5: 613fa4e9c7b43f3f7e5c262b a?日Ж??~\&+
HZ: 617e7b2826485527287e7d3f3f7e7e5c262b aé日Ж??~\&+
KOI8-R: 613f3ff63f3f7e5c262b a??Ж??~\&+
Windows-1251: 613f3fc63f3f7e5c262b a??Ж??~\&+
ISO-8859-15: 61e93f3f3f3f7e5c262b aé????~\&+
ArmSCII-8: 613f3f3fbb3f7e5c262b a???ե?~\&+
CP850: 61823f3f3f3f7e5c262b aé????~\&+

Deprecated: mb_convert_encoding(): Handling Base64 via mbstring is deprecated; use base64_encode/base64_decode instead in {PWD}/convert.php on line 8
w6k95pelIHg=

Deprecated: mb_convert_encoding(): Handling QPrint via mbstring is deprecated; use quoted_printable_encode/quoted_printable_decode instead in {PWD}/convert.php on line 8
=C3=A9=3D=E6=97=A5 x

Deprecated: mb_convert_encoding(): Handling Uuencode via mbstring is deprecated; use convert_uuencode/convert_uudecode instead in {PWD}/convert.php on line 8
begin 0644 filename
%Z3WE('@`

?=? x

Deprecated: mb_convert_encoding(): Handling HTML entities via mbstring is deprecated; use htmlspecialchars, htmlentities, or mb_encode_numericentity/mb_decode_numericentity instead in {PWD}/convert.php on line 8
&eacute;=&#26085; x
é= é=
array(2) {
  ["kéy"]=>
  string(2) "é"
  ["n"]=>
  array(4) {
    [0]=>
    int(1)
    [1]=>
    bool(true)
    [2]=>
    NULL
    [3]=>
    string(2) "ü"
  }
}
string(3) "あ"
string(1) "�"
string(4) "SJIS"
string(3) "あ"
array(1) {
  ["x"]=>
  string(3) "い"
}
mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "x" given
mb_convert_encoding(): Argument #3 ($from_encoding) contains invalid encoding "x"
mb_convert_encoding(): Argument #3 ($from_encoding) must specify at least one encoding
