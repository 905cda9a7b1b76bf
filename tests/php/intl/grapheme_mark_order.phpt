--TEST--
grapheme_strpos() takes marks in the order they are written in
--EXTENSIONS--
intl
--FILE--
<?php
$acute = "\u{301}";
$dot = "\u{323}";
foreach ([["x$acute$dot", "x$dot$acute"], ["x$acute$dot", "x$acute$dot"], ["\u{386}\u{3099}", "\u{391}\u{3099}$acute"],
          ["\u{386}", "\u{391}$acute"], ["ax$acute{$dot}zx$dot$acute", "x$dot$acute"]] as [$haystack, $needle]) {
    var_dump(grapheme_strpos($haystack, $needle), grapheme_strrpos($haystack, $needle));
}
--EXPECT--
bool(false)
bool(false)
int(0)
int(0)
bool(false)
bool(false)
int(0)
int(0)
int(3)
int(3)
