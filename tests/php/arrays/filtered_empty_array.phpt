--TEST--
array_filter() of an empty array is a new array, whose next key is 0
--FILE--
<?php
$emptied = [5 => 1];
unset($emptied[5]);
foreach ([array_filter($emptied), array_filter($emptied, fn($x) => true)] as $filtered) {
    $filtered[] = 'x';
    var_dump($filtered);
}
try {
    array_filter($emptied, 'no such function');
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
?>
--EXPECT--
array(1) {
  [0]=>
  string(1) "x"
}
array(1) {
  [0]=>
  string(1) "x"
}
array_filter(): Argument #2 ($callback) must be a valid callback or null, function "no such function" not found or invalid function name
