--TEST--
Nodes that variables hold outlive the tree that they were in
--INI--
zvm.php=8.4
--FILE--
<?php
$document = new DOMDocument;
$document->loadXML('<r xmlns:p="urn:p"><b><c><d/></c><p:e p:x="1"/>text</b></r>');
$b = $document->documentElement->firstChild;
$c = $b->firstChild;
$d = $c->firstChild;
$e = $c->nextSibling;
$document->documentElement->removeChild($b);
unset($document, $b);
var_dump($c->nodeName, $d->parentNode === $c, $c->parentNode, $e->parentNode, $e->getAttributeNS('urn:p', 'x'));
echo $e->ownerDocument->saveXML($e), "\n";
$c->appendChild($e);
unset($c);
var_dump($d->parentNode?->nodeName, $e->previousSibling === $d);
(new DOMElement('free'))->append($one = new DOMElement('one'), 'text');
var_dump($one->parentNode);
$one->before('x');
try {
    (new DOMElement('free'))->append((new DOMDocument)->createElement('o'));
} catch (DOMException $refused) {
    echo $refused->getMessage(), "\n";
}
try {
    dom_import_simplexml(new stdClass);
} catch (TypeError $refused) {
    echo $refused->getMessage(), "\n";
}
--EXPECT--
string(1) "c"
bool(true)
NULL
NULL
string(1) "1"
<p:e xmlns:p="urn:p" p:x="1"/>
NULL
bool(false)
NULL
Wrong Document Error
dom_import_simplexml(): Argument #1 ($node) is not a valid node type
