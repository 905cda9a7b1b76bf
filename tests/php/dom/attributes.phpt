--TEST--
Attributes, namespaces and IDs
--EXTENSIONS--
dom
--FILE--
<?php
$document = new DOMDocument;
$document->loadXML('<r xmlns="urn:d" xmlns:p="urn:p" a="1" p:b="2&amp;3"><p:e p:c="4"/></r>');
$r = $document->documentElement;
var_dump($r->getAttribute("a"), $r->getAttribute("p:b"), $r->getAttribute("xmlns:p"), $r->getAttribute("none"));
var_dump($r->getAttributeNS("urn:p", "b"), $r->hasAttributeNS("urn:p", "a"), $r->hasAttribute("xmlns"));
var_dump($r->setAttribute("a", "<new>") === $r->getAttributeNode("a"), $r->getAttributeNode("q"));
$r->setAttributeNS("urn:q", "q:x", "y");
$r->setAttributeNS("http://www.w3.org/2000/xmlns/", "xmlns:z", "urn:z");
echo $document->saveXML($r), "\n";
foreach ($r->attributes as $name => $attribute) {
    echo $name, " ", $attribute->nodeName, " ", $attribute->namespaceURI ?? "-", " ", $attribute->value, "\n";
}
var_dump($r->attributes->length, $r->attributes->item(1)->name, $r->attributes->getNamedItem("a")->value,
         $r->attributes->getNamedItemNS("urn:p", "b")->prefix, $r->attributes[0]->name, isset($r->attributes[9]));
$e = $r->firstChild;
var_dump($e->prefix, $e->localName, $e->tagName, $e->lookupPrefix("urn:p"), $e->lookupNamespaceURI("p"),
         $e->lookupNamespaceURI(null), $e->isDefaultNamespace("urn:d"));
$e->prefix = "z2";
echo $document->saveXML($e), "\n";
$attribute = $e->removeAttributeNode($e->attributes->item(0));
var_dump($attribute->ownerElement, $e->hasAttributes(), $r->setAttributeNode($document->createAttribute("a"))->value);
var_dump($r->removeAttribute("a"), $r->removeAttribute("a"));
$r->removeAttributeNS("urn:p", "b");
echo $document->saveXML($r), "\n";
$r->setAttribute("id", "me");
var_dump($document->getElementById("me"));
$r->setIdAttribute("id", true);
var_dump($document->getElementById("me") === $r, $r->getAttributeNode("id")->isId());
$namespace = $r->getAttributeNode("xmlns:p");
var_dump(get_class($namespace), $namespace->nodeName, $namespace->nodeValue, $namespace->parentNode === $r);
foreach ([["", "a"], [null, "1"], ["urn:x", "a:b:c"], [null, "a:b"], ["urn:x", "xmlns:a"]] as [$uri, $name]) {
    try {
        $r->setAttributeNS($uri, $name, "v");
        echo "set\n";
    } catch (DOMException $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
string(1) "1"
string(3) "2&3"
string(5) "urn:p"
string(0) ""
string(3) "2&3"
bool(false)
bool(true)
bool(true)
bool(false)
<r xmlns="urn:d" xmlns:p="urn:p" xmlns:q="urn:q" xmlns:z="urn:z" a="&lt;new&gt;" p:b="2&amp;3" q:x="y"><p:e p:c="4"/></r>
a a - <new>
b p:b urn:p 2&3
x q:x urn:q y
int(3)
string(1) "b"
string(5) "<new>"
string(1) "p"
string(1) "a"
bool(false)
string(1) "p"
string(1) "e"
string(3) "p:e"
string(1) "p"
string(5) "urn:p"
string(5) "urn:d"
bool(true)
<z2:e xmlns:z2="urn:p" p:c="4"/>
NULL
bool(false)
string(5) "<new>"
bool(true)
bool(false)
<r xmlns="urn:d" xmlns:p="urn:p" xmlns:q="urn:q" xmlns:z="urn:z" q:x="y"><z2:e xmlns:z2="urn:p"/></r>
NULL
bool(true)
bool(true)
string(16) "DOMNameSpaceNode"
string(7) "xmlns:p"
string(5) "urn:p"
bool(true)
set
Invalid Character Error
Namespace Error
Namespace Error
Namespace Error
