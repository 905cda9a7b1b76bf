--TEST--
A node has one object while it is held; objects of freed nodes know it
--EXTENSIONS--
dom
--FILE--
<?php
$document = new DOMDocument;
$document->loadXML("<r><a/><b><c/></b></r>");
$a = $document->documentElement->firstChild;
$a->note = "kept";
var_dump($document->getElementsByTagName("a")->item(0) === $a, $document->documentElement->firstChild->note);
unset($a);
var_dump(isset($document->documentElement->firstChild->note));
$b = $document->documentElement->lastChild;
$c = $b->firstChild;
$document->documentElement->removeChild($b);
unset($document);
var_dump($c->parentNode === $b, $c->ownerDocument->documentElement->nodeName);
unset($b);
foreach ([fn() => $c->nodeName, fn() => $c->appendChild(new DOMText("x")), fn() => $c->getAttribute("x")] as $use) {
    try {
        $use();
    } catch (Error $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
class MyElement extends DOMElement {
    public function __construct() {}
    public function shout() { return strtoupper($this->nodeName); }
}
try {
    echo (new MyElement)->nodeName;
} catch (DOMException $error) {
    echo $error->getMessage(), " ", $error->getCode(), "\n";
}
$document = new DOMDocument;
var_dump($document->registerNodeClass("DOMElement", "MyElement"));
$document->loadXML("<abc/>");
echo $document->documentElement->shout(), " ", get_class($document->createElement("x")), "\n";
$copy = clone $document;
echo get_class($copy->documentElement), "\n";
$document->registerNodeClass("DOMElement", null);
echo get_class($document->createElement("x")), "\n";
try {
    $document->registerNodeClass("DOMElement", "DOMText");
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
Deprecated: Creation of dynamic property DOMElement::$note is deprecated in {PWD}/identity.php on line 5
bool(true)
string(4) "kept"
bool(false)
bool(true)
string(1) "r"
Error: Couldn't fetch DOMElement. Node no longer exists
Error: Couldn't fetch DOMElement
Error: Couldn't fetch DOMElement
Invalid State Error 11
bool(true)
ABC MyElement
MyElement
DOMElement
DOMDocument::registerNodeClass(): Argument #2 ($extendedClass) must be a class name derived from DOMElement or null, DOMText given
