--TEST--
Node lists are live
--EXTENSIONS--
dom
--FILE--
<?php
$document = new DOMDocument;
$document->loadXML("<r><a/><b><a/></b>t</r>");
$list = $document->getElementsByTagName("a");
$children = $document->documentElement->childNodes;
var_dump(count($list), $children->count(), $list[1]->parentNode->nodeName, isset($list[2]), $list->item(5), $list->item(-1));
$document->documentElement->appendChild($document->createElement("a"));
var_dump($list->length, $children->length);
foreach ($children as $key => $child) {
    echo $key, " ", $child->nodeName, "\n";
}
foreach ($list as $element) {
    echo $element->getNodePath(), "\n";
}
foreach ($document->getElementsByTagNameNS("*", "*") as $element) {
    echo $element->nodeName, " ";
}
echo "\n";
while ($list->length) {
    $list->item(0)->remove();
}
echo $document->saveXML($document->documentElement), "\n";
try {
    foreach ($children as &$child) {
    }
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
try {
    $children->length = 5;
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
var_dump($children);
$iterator = $children->getIterator();
$iterator->next();
try {
    $iterator->rewind();
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
int(2)
int(3)
string(1) "b"
bool(false)
NULL
NULL
int(3)
int(4)
0 a
1 b
2 #text
3 a
/r/a[1]
/r/b/a
/r/a[2]
r a b a a 
<r><b/>t</r>
An iterator cannot be used with foreach by reference
Cannot write read-only property DOMNodeList::$length
object(DOMNodeList)#4 (1) {
  ["length"]=>
  int(2)
}
Iterator does not support rewinding
