--TEST--
ArrayIterator::seek(): lists, holes, names, beyond the end
--FILE--
<?php
foreach ([[3, 1, 2], [5 => 1, 9 => 2, 7 => 3], ['a' => 1, 'b' => 2]] as $array) {
    for ($index = 0; $index < 4; $index++) {
        $iterator = new ArrayIterator($array);
        unset($iterator[9]);
        try {
            $iterator->seek($index);
            echo "$index: ", $iterator->key(), ' => ', $iterator->current();
            $iterator->next();
            echo ', then ', json_encode($iterator->key()), "\n";
        } catch (OutOfBoundsException $exception) {
            echo $exception->getMessage(), "\n";
        }
    }
}
--EXPECT--
0: 0 => 3, then 1
1: 1 => 1, then 2
2: 2 => 2, then null
Seek position 3 is out of range
0: 5 => 1, then 7
1: 7 => 3, then null
Seek position 2 is out of range
Seek position 3 is out of range
0: a => 1, then "b"
1: b => 2, then null
Seek position 2 is out of range
Seek position 3 is out of range
