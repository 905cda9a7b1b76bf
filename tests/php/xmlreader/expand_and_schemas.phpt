--TEST--
expand(), XML Schema and RELAX NG
--EXTENSIONS--
dom
xmlreader
--FILE--
<?php
$reader = new XMLReader();
$reader->XML("<a><b id='1'>text<c/></b><b/></a>");
$document = new DOMDocument();
while ($reader->read()) {
    if ($reader->name === "b" && $reader->nodeType === XMLReader::ELEMENT) {
        $node = $reader->expand();
        echo get_class($node), " ", $node->nodeName, " ", $node->textContent, " ", var_export($node->ownerDocument, true), "\n";
        $document->appendChild($reader->expand($document))->setAttribute("x", "y");
        echo $document->saveXML();
        $document->removeChild($document->firstChild);
    }
}
$schema = <<<'XML'
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="n" type="xs:int"/></xs:schema>
XML;
$grammar = '<element name="n" xmlns="http://relaxng.org/ns/structure/1.0"><text/></element>';
file_put_contents(__DIR__ . "/schema.xsd", $schema);
file_put_contents(__DIR__ . "/grammar.rng", $grammar);
foreach (["<n>5</n>", "<n>five</n>", "<n><m/></n>"] as $xml) {
    foreach ([fn() => $reader->setSchema(__DIR__ . "/schema.xsd"), fn() => $reader->setRelaxNGSchema(__DIR__ . "/grammar.rng"), fn() => $reader->setRelaxNGSchemaSource($grammar)] as $set) {
        $reader->XML($xml);
        var_dump($set());
        while (@$reader->read());
        var_dump($reader->isValid());
    }
}
$reader->XML("<n/>");
var_dump(@$reader->setRelaxNGSchemaSource("<nonsense/>"), $reader->setRelaxNGSchemaSource(null));
unlink(__DIR__ . "/schema.xsd");
unlink(__DIR__ . "/grammar.rng");
--EXPECT--
DOMElement b text NULL
<?xml version="1.0"?>
<b id="1" x="y">text<c/></b>
DOMElement b  NULL
<?xml version="1.0"?>
<b x="y"/>
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
bool(true)
