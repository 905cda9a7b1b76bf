--TEST--
iterator_to_array() replaces a reference that is there already under the key
--FILE--
<?php
function &references() {
    $first = 1;
    $second = 2;
    yield 'k' => $first;
    yield 'k' => $second;
    yield 'm' => $first;
    $first = 3;
}
class Repeated implements IteratorAggregate {
    function __construct(private array $values) {}
    function getIterator(): Iterator {
        foreach ($this->values as $key => &$value) {
            yield $key => $value;
            yield $key => $value . '!';
        }
    }
}
echo json_encode([iterator_to_array(references()), iterator_to_array(references(), false)]), "\n";
echo json_encode(iterator_to_array(new Repeated(['a', 'b', 'k' => 'c']))), "\n";
--EXPECT--
[{"k":2,"m":3},[3,2,3]]
{"0":"a!","1":"b!","k":"c!"}
