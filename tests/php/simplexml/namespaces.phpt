--TEST--
Namespaces and XPath in SimpleXMLElement
--EXTENSIONS--
simplexml
--FILE--
<?php
$xml = simplexml_load_string('<r xmlns="urn:d" xmlns:p="urn:p"><p:a p:x="1" x="2">pa</p:a><a>da</a><p:b xmlns:q="urn:q"><q:c/></p:b></r>');
var_dump((string) $xml->a, (string) $xml->children("urn:p")->a, (string) $xml->children("p", true)->a);
var_dump((string) $xml->children("urn:p")->a->attributes("urn:p")->x, (string) $xml->children("urn:p")->a->attributes()->x);
print_r($xml->getNamespaces());
print_r($xml->getNamespaces(true));
print_r($xml->getDocNamespaces());
print_r($xml->getDocNamespaces(true));
print_r($xml->children("urn:p")->b->getDocNamespaces(false, false));
foreach ($xml->children("urn:p") as $name => $child) {
    echo $name, " ";
}
echo "\n";
var_dump(count($xml->xpath("//p:a")), $xml->xpath("//none"), @$xml->xpath("//["));
$xml->registerXPathNamespace("d", "urn:d");
var_dump((string) $xml->xpath("//d:a")[0], (string) $xml->xpath("//p:a/@p:x")[0], (string) $xml->xpath("//p:a/text()")[0]);
var_dump($xml->xpath("count(//d:a)"));
$prefixed = simplexml_load_string('<p:r xmlns:p="urn:p"><p:a>x</p:a></p:r>', null, 0, "p", true);
var_dump((string) $prefixed->a);
--EXPECT--
string(2) "da"
string(2) "pa"
string(2) "pa"
string(1) "1"
string(1) "2"
Array
(
    [] => urn:d
)
Array
(
    [] => urn:d
    [p] => urn:p
    [q] => urn:q
)
Array
(
    [] => urn:d
    [p] => urn:p
)
Array
(
    [] => urn:d
    [p] => urn:p
    [q] => urn:q
)
Array
(
    [] => urn:d
    [p] => urn:p
)
a b 
int(1)
array(0) {
}
bool(false)
string(2) "da"
string(1) "1"
string(2) "pa"
array(0) {
}
string(1) "x"
