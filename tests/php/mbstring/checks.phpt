--TEST--
mb_check_encoding() and mb_detect_encoding()
--EXTENSIONS--
mbstring
--FILE--
<?php
foreach (["abc", "日本", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe6\x97", "\x82\xa0", "\xa4\xa2", "\x1b\$B\$\"\x1b(B"] as $text) {
    foreach (["UTF-8", "SJIS", "EUC-JP", "ISO-2022-JP", "ASCII", "UTF-16"] as $encoding) {
        echo mb_check_encoding($text, $encoding) ? "+" : "-";
    }
    echo " ", json_encode(mb_detect_encoding($text, ["ASCII", "UTF-8", "SJIS", "EUC-JP", "JIS"])), " ",
        json_encode(mb_detect_encoding($text, "UTF-8, EUC-JP", true)), "\n";
}
var_dump(mb_check_encoding(["a" => "b", "\xff" => 1], "UTF-8"), mb_detect_encoding("été", "ISO-8859-1,UTF-8"));
var_dump(mb_detect_order(), mb_detect_order("UTF-8,SJIS"), mb_detect_order(), mb_detect_encoding("\x82\xa0"));
foreach ([fn() => mb_detect_encoding("a", []), fn() => mb_detect_order("x"), fn() => mb_check_encoding("a", "x")] as $call) {
    try {
        $call();
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
+++++- "ASCII" "UTF-8"
++---+ "UTF-8" "UTF-8"
-----+ false false
------ false false
-----+ false false
-+---+ "SJIS" false
-+---+ "SJIS" false
-++--+ "EUC-JP" "EUC-JP"
++++++ "JIS" "UTF-8"
bool(false)
string(5) "UTF-8"
array(2) {
  [0]=>
  string(5) "ASCII"
  [1]=>
  string(5) "UTF-8"
}
bool(true)
array(2) {
  [0]=>
  string(5) "UTF-8"
  [1]=>
  string(4) "SJIS"
}
string(4) "SJIS"
mb_detect_encoding(): Argument #2 ($encodings) must specify at least one encoding
mb_detect_order(): Argument #1 ($encoding) contains invalid encoding "x"
mb_check_encoding(): Argument #2 ($encoding) must be a valid encoding, "x" given
