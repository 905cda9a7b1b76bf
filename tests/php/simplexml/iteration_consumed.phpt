--TEST--
A recursive iteration whose elements' relatives are iterated meanwhile ends
--EXTENSIONS--
simplexml
--FILE--
<?php
$root = new SimpleXMLIterator("<xml><first>\n</first><second><options>\n</options></second></xml>");
$iterator = new RecursiveIteratorIterator($root, RecursiveIteratorIterator::LEAVES_ONLY);
foreach ($iterator as $child) {
    echo $child->getName(), "\n";
    foreach ($child->xpath('ancestor-or-self::*') as $ancestor) {
        echo ' ', $ancestor->getName(), "\n";
    }
}
var_dump($iterator->valid(), $iterator->key());
--EXPECT--
first
 xml
 first
options
 xml
 second
 options
bool(false)
NULL
