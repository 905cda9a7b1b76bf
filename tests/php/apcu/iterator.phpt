--TEST--
APCUIterator
--EXTENSIONS--
apcu
--INI--
apc.enable_cli=1
--FILE--
<?php
foreach (['a1' => 1, 'a2' => [1, 2], 'b1' => 'text', 'b2' => new ArrayObject([3]), '5' => null] as $key => $value) {
    apcu_store((string)$key, $value);
}
apcu_fetch('a1');
$show = APC_ITER_KEY | APC_ITER_VALUE | APC_ITER_NUM_HITS | APC_ITER_TYPE | APC_ITER_MEM_SIZE | APC_ITER_TTL;
foreach (new APCUIterator(null, $show) as $key => $facts) {
    echo "$key => ";
    print_r($facts);
}
foreach (['/^a/', '/1$/i', '/nothing/', ['b1', 'b2', 'zz', 7], '', []] as $search) {
    $it = new APCUIterator($search, APC_ITER_KEY, 1);
    echo json_encode($search), ': ', implode(' ', array_keys(iterator_to_array($it))), ' ', $it->getTotalCount(), ' ',
        $it->getTotalHits(), ' ', $it->getTotalSize(), "\n";
}
echo implode(' ', array_keys(iterator_to_array(new APCUIterator(null, APC_ITER_ALL, 0, APC_LIST_DELETED)))), "\n";
foreach (new APCUIterator('/^a1$/') as $facts) {
    echo implode(' ', array_keys($facts)), "\n";
}
$it = new APCUIterator('/^b/', APC_ITER_NONE);
var_dump($it->valid(), $it->current(), $it->key());
$it->next();
$it->next();
var_dump($it->valid());
foreach (['key', 'current'] as $name) {
    try {
        $it->$name();
    } catch (Error $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
class Without extends APCUIterator
{
    public function __construct()
    {
    }
}
try {
    (new Without())->valid();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
new APCUIterator(null, APC_ITER_ALL, 0, 7);
var_dump(apcu_delete(new APCUIterator('/^a/')), apcu_exists(['a1', 'a2', 'b1', '5']));
try {
    clone $it;
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
5 => Array
(
    [type] => user
    [key] => 5
    [value] => 
    [num_hits] => 0
    [mem_size] => 128
    [ttl] => 0
)
a1 => Array
(
    [type] => user
    [key] => a1
    [value] => 1
    [num_hits] => 1
    [mem_size] => 128
    [ttl] => 0
)
a2 => Array
(
    [type] => user
    [key] => a2
    [value] => Array
        (
            [0] => 1
            [1] => 2
        )

    [num_hits] => 0
    [mem_size] => 176
    [ttl] => 0
)
b1 => Array
(
    [type] => user
    [key] => b1
    [value] => text
    [num_hits] => 0
    [mem_size] => 160
    [ttl] => 0
)
b2 => Array
(
    [type] => user
    [key] => b2
    [value] => ArrayObject Object
        (
            [storage:ArrayObject:private] => Array
                (
                    [0] => 3
                )

        )

    [num_hits] => 0
    [mem_size] => 224
    [ttl] => 0
)
"\/^a\/": a1 a2 2 1 304
"\/1$\/i": a1 b1 2 1 288
"\/nothing\/":  0 0 0
["b1","b2","zz",7]: b1 b2 2 0 384
"": 5 a1 a2 b1 b2 5 1 816
[]:  0 0 0

type key value num_hits mtime creation_time deletion_time access_time ref_count mem_size ttl
bool(true)
array(0) {
}
string(2) "b1"
bool(false)
Error: Cannot call key() on invalid iterator
Error: Cannot call current() on invalid iterator
Trying to use uninitialized APCUIterator

Warning: APCUIterator::__construct(): APCUIterator invalid list type in {PWD}/iterator.php on line 43
bool(true)
array(2) {
  ["b1"]=>
  bool(true)
  ["5"]=>
  bool(true)
}
Trying to clone an uncloneable object of class APCUIterator
