--TEST--
SimpleXMLIterator and the methods of iteration
--EXTENSIONS--
simplexml
--FILE--
<?php
$xml = new SimpleXMLIterator("<r><a><b>1</b><c><d>2</d></c></a><e>3</e></r>");
foreach (new RecursiveIteratorIterator($xml, RecursiveIteratorIterator::SELF_FIRST) as $name => $element) {
    echo $name, ":", trim($element), " ";
}
echo "\n";
for ($xml->rewind(); $xml->valid(); $xml->next()) {
    var_dump($xml->key(), $xml->hasChildren(), get_class($xml->current()), count($xml->getChildren()));
}
var_dump($xml->valid(), $xml->getChildren());
foreach (["current", "key"] as $method) {
    try {
        $xml->$method();
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
}
print_r(iterator_to_array(new SimpleXMLElement("<r><x>1</x><y>2</y></r>")));
--EXPECT--
a: b:1 c: d:2 e:3 
string(1) "a"
bool(true)
string(17) "SimpleXMLIterator"
int(2)
string(1) "e"
bool(false)
string(17) "SimpleXMLIterator"
int(0)
bool(false)
NULL
Iterator not initialized or already consumed
Iterator not initialized or already consumed
Array
(
    [x] => SimpleXMLElement Object
        (
            [0] => 1
        )

    [y] => SimpleXMLElement Object
        (
            [0] => 2
        )

)
