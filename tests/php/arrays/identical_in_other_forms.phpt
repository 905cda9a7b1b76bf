--TEST--
Identity of lists, hashes and empty arrays
--FILE--
<?php
$list = [1, 2, 3];
$hash = ['x' => 1, 0 => 1];
unset($hash['x']);
$emptied = ['a' => 1];
unset($emptied['a']);
$named = ['a' => 1, 'b' => [1, 2]];
for ($i = 0; $i < 2; $i++) {
    foreach ([[], $list, $hash, $emptied, $named, [1], null, ''] as $value) {
        echo (int)($value === []), (int)($value !== []), (int)($value === [1]), (int)($value === ['a' => 1, 'b' => [1, 2]]),
            (int)($value === [1, 2, 3]), (int)($value === ['b' => [1, 2], 'a' => 1]), "\n";
    }
}
--EXPECT--
100000
010010
011000
100000
010100
011000
010000
010000
100000
010010
011000
100000
010100
011000
010000
010000
