--TEST--
RecursiveIteratorIterator does not descend in a mode that is none
--FILE--
<?php
foreach ([3, -1] as $mode) {
    foreach (new RecursiveIteratorIterator(new RecursiveArrayIterator([1, [2, [3]], 4]), $mode) as $key => $value) {
        echo json_encode([$key, $value]), "\n";
    }
}
?>
--EXPECT--
[0,1]
[1,[2,[3]]]
[2,4]
[0,1]
[1,[2,[3]]]
[2,4]
