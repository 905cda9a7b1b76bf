--TEST--
grapheme_levenshtein()
--INI--
zvm.php=8.5
--FILE--
<?php
foreach ([['', ''], ['abc', 'abd'], ["e\u{301}", 'é'], ['日本', '日本語'], ['kitten', 'sitting'], ["👨‍👩‍👧", '👨'], ['a', '']] as [$a, $b]) echo json_encode([grapheme_levenshtein($a, $b), grapheme_levenshtein($a, $b, 2, 3, 4)]), ' '; foreach ([fn() => grapheme_levenshtein('a', 'b', 0), fn() => grapheme_levenshtein("\xff", 'b'), fn() => grapheme_levenshtein('a', 'b', 1, 1, -1)] as $f) try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
[0,0] [1,3] [0,0] [1,2] [3,8] [1,3] [1,4] ValueError: grapheme_levenshtein(): Argument #3 ($insertion_cost) must be greater than 0 and less than or equal to 1073741823
bool(false)
ValueError: grapheme_levenshtein(): Argument #5 ($deletion_cost) must be greater than 0 and less than or equal to 1073741823
