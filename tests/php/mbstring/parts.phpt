--TEST--
mb_substr(), mb_strcut(), mb_strimwidth(): parts of a string
--EXTENSIONS--
mbstring
--FILE--
<?php
$text = "abc日本語ñé\u{1F600}";
foreach ([[0, null], [3, 2], [-3, 2], [2, -4], [50, 1], [-50, 4], [4, -50]] as [$from, $length]) {
    echo json_encode([mb_substr($text, $from, $length), mb_strcut($text, $from, $length)], 256), " ",
        bin2hex(mb_substr($text, $from, $length, "EUC-JP")), " ", bin2hex(mb_strcut($text, $from, $length, "8bit")), "\n";
}
foreach ([[0, 5, ""], [0, 6, "…"], [1, 7, "..."], [-4, 3, ""], [0, 2, "..."], [0, 50, "."], [2, -1, "+"]] as $arguments) {
    echo json_encode(mb_strimwidth($text, ...$arguments), 256), "\n";
}
foreach ([fn() => mb_strimwidth("abc", 5, 1), fn() => mb_strimwidth("abc", 0, -5), fn() => mb_strcut("a", 0, 1, "x")] as $call) {
    try {
        $call();
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
["abc日本語ñé😀","abc日本語ñé😀"] 616263e697a5e69cace8aa9ec3b1c3a9f09f9880 616263e697a5e69cace8aa9ec3b1c3a9f09f9880
["日本",""] e697a5e6 e697
["ñé",""] f09f98 9f98
["c日本","c日本語ñé"] 63e697a5e69cace8aa9ec3b1 63e697a5e69cace8aa9ec3b1c3a9
["",""]  
["abc日","abc"] 616263e697 616263e6
["",""]  
"abc日"
"abc日…"
"bc日..."
"語ñ"
"..."
"abc日本語ñé😀"
"c日本語ñé+"
mb_strimwidth(): Argument #2 ($start) is out of range
mb_strimwidth(): Argument #3 ($width) is out of range
mb_strcut(): Argument #4 ($encoding) must be a valid encoding, "x" given
