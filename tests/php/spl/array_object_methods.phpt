--TEST--
ArrayObject: truth, count(), getArrayCopy(), exchangeArray(), offsets as arguments, in classes that override some of it
--FILE--
<?php
class Sequence extends ArrayObject {}
class Doubled extends ArrayObject {
    public function offsetGet($key): mixed { return parent::offsetGet($key) * 2; }
    public function count(): int { return 100 + parent::count(); }
}
function show($x) { return json_encode($x); }
for ($i = 0; $i < 2; $i++) {
    foreach ([ArrayObject::class, Sequence::class, Doubled::class, ArrayIterator::class] as $class) {
        $one = 1;
        $object = new $class([3, 'k' => 4, '7' => 5, &$one]);
        $empty = new $class;
        echo $object ? "y" : "n", $empty ? "y" : "n", !$empty ? "n" : "y", $empty && $object ? "y" : "n", count($object), $object->count(),
            show($object[0]), show($object['k']), show($object["7"]), show(@$object["none"]), show(isset($object[9])),
            show($object->offsetExists('k')), show($object->offsetGet('7')), "\n";
        $copy = $object->getArrayCopy();
        $copy[] = 1;
        $one = 2;
        echo show($copy), count($object);
        if ($object instanceof ArrayObject) {
            echo show($object->exchangeArray(['a' => 1])), show($object->getArrayCopy()), show($object->exchangeArray(new ArrayObject([9]))), count($object);
            foreach ($object as $key => $value) {
                echo "$key=>", show($value), show($object->exchangeArray([1, 2])), ";";
                break;
            }
        }
        echo "\n";
    }
}
class Own extends ArrayObject { public $p = 1; }
$own = new Own(new Own([1]));
$self = new Own;
$self->exchangeArray($self);
echo count($own), count($self), show($self->getArrayCopy()), $own ? "y" : "n", "\n";
try {
    $own->exchangeArray(5);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
try {
    $own->count(1);
} catch (ArgumentCountError $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
yyyy44345nullfalsetrue5
{"0":3,"k":4,"7":5,"8":2,"9":1}4{"0":3,"k":4,"7":5,"8":2}{"a":1}{"a":1}10=>9[9];
yyyy44345nullfalsetrue5
{"0":3,"k":4,"7":5,"8":2,"9":1}4{"0":3,"k":4,"7":5,"8":2}{"a":1}{"a":1}10=>9[9];
yyyy10410468100falsetrue10
{"0":3,"k":4,"7":5,"8":2,"9":1}104{"0":3,"k":4,"7":5,"8":2}{"a":1}{"a":1}1010=>9[9];
yyyy44345nullfalsetrue5
{"0":3,"k":4,"7":5,"8":2,"9":1}4
yyyy44345nullfalsetrue5
{"0":3,"k":4,"7":5,"8":2,"9":1}4{"0":3,"k":4,"7":5,"8":2}{"a":1}{"a":1}10=>9[9];
yyyy44345nullfalsetrue5
{"0":3,"k":4,"7":5,"8":2,"9":1}4{"0":3,"k":4,"7":5,"8":2}{"a":1}{"a":1}10=>9[9];
yyyy10410468100falsetrue10
{"0":3,"k":4,"7":5,"8":2,"9":1}104{"0":3,"k":4,"7":5,"8":2}{"a":1}{"a":1}1010=>9[9];
yyyy44345nullfalsetrue5
{"0":3,"k":4,"7":5,"8":2,"9":1}4
11{"p":1}y
ArrayObject::exchangeArray(): Argument #1 ($array) must be of type array, int given
ArrayObject::count() expects exactly 0 arguments, 1 given
