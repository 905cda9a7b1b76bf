--TEST--
Copies of nodes: clone, cloneNode, importNode; canonical form
--EXTENSIONS--
dom
--FILE--
<?php
$document = new DOMDocument;
$document->loadXML('<r xmlns:p="urn:p" b="2" a="1"><p:c p:d="x">t</p:c></r>');
$shallow = $document->documentElement->cloneNode();
$deep = clone $document->documentElement->firstChild;
echo $document->saveXML($shallow), $document->saveXML($deep), "\n";
$other = new DOMDocument;
$other->loadXML("<o/>");
$imported = $other->documentElement->appendChild($other->importNode($document->documentElement->firstChild, true));
echo $other->saveXML();
var_dump($imported->ownerDocument === $other, $other->importNode($document));
$copy = clone $document;
$copy->documentElement->setAttribute("a", "changed");
echo $document->documentElement->C14N(), "\n", $copy->C14N(), "\n";
echo $document->documentElement->firstChild->C14N(true), "\n";
$file = __DIR__ . "/copies.tmp.xml";
var_dump($document->C14NFile($file), file_get_contents($file));
var_dump($document->C14N(false, false, ["query" => "//p:c", "namespaces" => ["p" => "urn:p"]]));
$implementation = new DOMImplementation;
$type = $implementation->createDocumentType("html", "-//W3C//DTD", "x.dtd");
$made = $implementation->createDocument("urn:h", "h:html", $type);
echo $made->saveXML();
var_dump($made->doctype === $type, $implementation->hasFeature("Core", "1.0"), $made->documentElement->isSameNode($made->firstChild));
foreach (["serialize", fn($node) => $node->isSupported("XML", "2.0")] as $use) {
    try {
        var_dump($use($document->documentElement));
    } catch (Exception $error) {
        echo $error->getMessage(), "\n";
    }
}
--CLEAN--
<?php
unlink(__DIR__ . "/copies.tmp.xml");
--EXPECT--
<r xmlns:p="urn:p" b="2" a="1"/><p:c xmlns:p="urn:p" p:d="x">t</p:c>
<?xml version="1.0"?>
<o><p:c xmlns:p="urn:p" p:d="x">t</p:c></o>

Warning: DOMDocument::importNode(): Cannot import: Node Type Not Supported in {PWD}/copies.php on line 11
bool(true)
bool(false)
<r xmlns:p="urn:p" a="1" b="2"><p:c p:d="x">t</p:c></r>
<r xmlns:p="urn:p" a="changed" b="2"><p:c p:d="x">t</p:c></r>
<p:c xmlns:p="urn:p" p:d="x">t</p:c>
int(55)
string(55) "<r xmlns:p="urn:p" a="1" b="2"><p:c p:d="x">t</p:c></r>"
string(11) "<p:c></p:c>"
<?xml version="1.0"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD" "x.dtd">
<h:html xmlns:h="urn:h"/>
bool(true)
bool(true)
bool(false)
Serialization of 'DOMElement' is not allowed, unless serialization methods are implemented in a subclass
bool(true)
