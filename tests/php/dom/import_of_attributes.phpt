--TEST--
Attributes that are imported keep their namespaces, into a document without root, too
--EXTENSIONS--
dom
--FILE--
<?php
$from = new DOMDocument;
$from->loadXML('<d xmlns:q="urn:q" xmlns:r="urn:r" q:x="1" r:y="2" z="3"/>');
foreach (['', '<root xmlns:q="urn:other"/>', '<root xmlns="urn:q" xmlns:s="urn:r"/>'] as $text) {
    $to = new DOMDocument;
    $text === '' || $to->loadXML($text);
    foreach (iterator_to_array($from->documentElement->attributes) as $attribute) {
        $made = $to->importNode($attribute);
        echo "$made->nodeName $made->prefix $made->namespaceURI", $to->saveXML($made), "\n";
        $to->documentElement?->setAttributeNode($made);
    }
    echo $to->saveXML();
}
--EXPECT--
q:x q urn:q q:x="1"
r:y r urn:r r:y="2"
z   z="3"
<?xml version="1.0"?>
x   x="1"
r:y r urn:r r:y="2"
z   z="3"
<?xml version="1.0"?>
<root xmlns:q="urn:other" xmlns:r="urn:r" x="1" r:y="2" z="3"/>
x  urn:q x="1"
s:y s urn:r s:y="2"
z   z="3"
<?xml version="1.0"?>
<root xmlns="urn:q" xmlns:s="urn:r" x="1" s:y="2" z="3"/>
