--TEST--
mb_strpos() and its relatives: offsets and what is found
--EXTENSIONS--
mbstring
--FILE--
<?php
$text = "Ärger über ärger Öl";
foreach (["mb_strpos", "mb_strrpos", "mb_stripos", "mb_strripos"] as $function) {
    foreach (["ä", "r", "ÜBER", "", "x"] as $needle) {
        foreach ([0, 3, -5, 19] as $offset) {
            echo json_encode($function($text, $needle, $offset)), " ";
        }
        try {
            $function($text, $needle, 20);
        } catch (ValueError $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
foreach (["mb_strstr", "mb_strrchr", "mb_stristr", "mb_strrichr"] as $function) {
    foreach (["ä", "ER", "x"] as $needle) {
        echo $function, " ", json_encode([$function($text, $needle), $function($text, $needle, true)], 256), "\n";
    }
}
var_dump(mb_strpos("a\xe6\x97b", "b"), mb_stripos("STRASSE", "ß"), mb_strpos("\x82\xa0\x82\xa2", "\x82\xa2", 0, "SJIS"));
?>
--EXPECT--
11 11 false false mb_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
1 4 15 false mb_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false false false false mb_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
0 3 14 19 mb_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false false false false mb_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
11 11 11 false mb_strrpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
15 15 12 false mb_strrpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false false false false mb_strrpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
19 19 14 19 mb_strrpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false false false false mb_strrpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
0 11 false false mb_stripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
1 4 15 false mb_stripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
6 6 false false mb_stripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
0 3 14 19 mb_stripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false false false false mb_stripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
11 11 11 false mb_strripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
15 15 12 false mb_strripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
6 6 6 false mb_strripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
19 19 14 19 mb_strripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false false false false mb_strripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
mb_strstr ["ärger Öl","Ärger über "]
mb_strstr [false,false]
mb_strstr [false,false]
mb_strrchr ["ärger Öl","Ärger über "]
mb_strrchr [false,false]
mb_strrchr [false,false]
mb_stristr ["Ärger über ärger Öl",""]
mb_stristr ["er über ärger Öl","Ärg"]
mb_stristr [false,false]
mb_strrichr ["ärger Öl","Ärger über "]
mb_strrichr ["er Öl","Ärger über ärg"]
mb_strrichr [false,false]
int(2)
bool(false)
int(1)
