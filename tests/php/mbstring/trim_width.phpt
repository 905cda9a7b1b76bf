--TEST--
mb_strimwidth() with widths that do not fit into an int, and from the end of strings with illegal characters
--EXTENSIONS--
mbstring
--FILE--
<?php
foreach ([1 << 32, (1 << 32) + 1, (1 << 32) - 1, PHP_INT_MAX, (1 << 31) - 1, 1 << 31] as $width) {
    foreach (["", ".."] as $marker) {
        echo $width, " ", var_export(mb_strimwidth("7bit", 1, $width, $marker, "UTF-8"), true), " ",
            bin2hex(mb_strimwidth("7bit", 1, $width, $marker, "UTF-16")), "\n";
    }
}
foreach (["none", 0x3F, 0x3013] as $substitute) {
    mb_substitute_character($substitute);
    foreach ([["\xd8\x8f2\xc3", "EUC-KR"], ["a\xffあb\xff", "UTF-8"]] as [$string, $encoding]) {
        foreach ([0, 1, 2, -1, -2] as $start) {
            foreach ([-1, -2, -3, -4] as $width) {
                try {
                    echo bin2hex(mb_strimwidth($string, $start, $width, "..", $encoding)), " ";
                } catch (ValueError $error) {
                    echo $error->getMessage(), " ";
                }
            }
            echo "\n";
        }
    }
}
--EXPECT--
4294967296 '' 
4294967296 '..' 2e2e
4294967297 'b' 
4294967297 '..' 2e2e
4294967295 '' 
4294967295 '..' 2e2e
9223372036854775807 '' 
9223372036854775807 '..' 2e2e
2147483647 'bit' 6974
2147483647 'bit' 6974
2147483648 'bit' 6974
2147483648 'bit' 6974
2e2e 2e2e 2e2e mb_strimwidth(): Argument #3 ($width) is out of range 
32 2e2e 2e2e mb_strimwidth(): Argument #3 ($width) is out of range 
 2e2e mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
 2e2e mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
32 2e2e 2e2e mb_strimwidth(): Argument #3 ($width) is out of range 
612e2e 612e2e 612e2e 2e2e 
2e2e 2e2e 2e2e 2e2e 
e3818262 2e2e 2e2e 2e2e 
 2e2e mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
62 2e2e 2e2e mb_strimwidth(): Argument #3 ($width) is out of range 
2e2e 2e2e 2e2e mb_strimwidth(): Argument #3 ($width) is out of range 
2e2e 2e2e mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
2e2e mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
2e2e mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
2e2e 2e2e mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
613f2e2e 613f2e2e 612e2e 2e2e 
3f2e2e 3f2e2e 2e2e 2e2e 
2e2e 2e2e 2e2e 2e2e 
2e2e mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
2e2e 2e2e mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
2e2e 2e2e 2e2e mb_strimwidth(): Argument #3 ($width) is out of range 
2e2e mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
2e2e mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
61e380932e2e 61e380932e2e 612e2e 2e2e 
e380932e2e e380932e2e 2e2e 2e2e 
2e2e 2e2e 2e2e mb_strimwidth(): Argument #3 ($width) is out of range 
mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range 
2e2e mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range mb_strimwidth(): Argument #3 ($width) is out of range
