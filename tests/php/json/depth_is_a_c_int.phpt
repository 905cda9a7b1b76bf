--TEST--
json_encode() takes its depth for a C int
--FILE--
<?php
// the depth is a C int
foreach ([1 << 31, (1 << 32) + 1, PHP_INT_MIN] as $depth) {
    var_dump(json_encode(1, 0, $depth), json_encode([], 0, $depth), json_encode([[1]], 0, $depth),
        json_encode([[1]], JSON_PARTIAL_OUTPUT_ON_ERROR, $depth));
}
?>
--EXPECT--
string(1) "1"
bool(false)
bool(false)
string(5) "[[1]]"
string(1) "1"
string(2) "[]"
bool(false)
string(5) "[[1]]"
string(1) "1"
bool(false)
bool(false)
string(5) "[[1]]"
