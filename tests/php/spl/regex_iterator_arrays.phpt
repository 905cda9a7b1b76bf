--TEST--
RegexIterator accepts no array, even when matches are inverted; bad flags leave an empty match
--FILE--
<?php
$it = new RegexIterator(new ArrayIterator([[1], 4, "x"]), '/x/', RegexIterator::MATCH, RegexIterator::INVERT_MATCH);
echo json_encode(iterator_to_array($it)), "\n";
$it = new RegexIterator(new ArrayIterator([1, 2]), '/a/', RegexIterator::ALL_MATCHES, RegexIterator::INVERT_MATCH);
$it->rewind();
var_dump($it->accept());
$it = new RegexIterator(new ArrayIterator([1.5]), '/(.)/', RegexIterator::GET_MATCH, 0, 2);
try {
    $it->rewind();
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
var_dump($it->current());
?>
--EXPECT--
{"1":4}
bool(false)
RegexIterator::accept(): Argument #4 must be a PREG_* constant
array(0) {
}
