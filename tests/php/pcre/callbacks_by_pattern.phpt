--TEST--
preg_replace_callback_array()
--FILE--
<?php
var_dump(preg_replace_callback_array(['/\d+/' => fn($m) => $m[0] + 1, '/[A-Z]+/' => fn($m) => strtolower($m[0])], 'AB 12 cd 9 EF'), preg_replace_callback_array([], 'x'), preg_replace_callback_array(['/z/' => 'strtoupper'], 'x'));
try {
    preg_replace_callback_array(['/x/' => function($m){ throw new Exception('cb'); }], 'axb');
} catch (Exception $e) {
    echo $e->getMessage();
}
try {
    preg_replace_callback_array(['/x/' => 'nofn'], 'axb');
} catch (TypeError $e) {
    echo $e->getMessage();
}
try {
    preg_replace_callback_array([1 => 'strtoupper'], 'axb');
} catch (TypeError $e) {
    echo $e->getMessage();
}
var_dump(@preg_replace_callback_array(['/a/' => fn($m) => 'b', '/(/' => fn($m) => 'c'], 'axb'), preg_replace_callback_array(['/a/' => fn($m) => "\xff", '/b/u' => fn($m) => 'c'], 'axb'), preg_last_error_msg(), preg_replace_callback_array(['/a/' => fn($m) => 'b', '/b/' => fn($m) => 'cc'], ['aab', 'b'], 1, $c), $c);
--EXPECT--
string(14) "ab 13 cd 10 ef"
string(1) "x"
string(1) "x"
cbpreg_replace_callback_array(): Argument #1 ($pattern) must contain only valid callbackspreg_replace_callback_array(): Argument #1 ($pattern) must contain only string patterns as keysNULL
NULL
string(56) "Malformed UTF-8 characters, possibly incorrectly encoded"
array(2) {
  [0]=>
  string(4) "ccab"
  [1]=>
  string(2) "cc"
}
int(3)
