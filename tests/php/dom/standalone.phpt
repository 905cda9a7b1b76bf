--TEST--
DOMDocument::$standalone is false where a document says nothing about it
--EXTENSIONS--
dom
--FILE--
<?php
$document = new DOMDocument;
var_dump($document->standalone);
foreach (['', ' standalone="no"', ' standalone="yes"'] as $declared) {
    $document->loadXML("<?xml version=\"1.0\"$declared?><a/>");
    var_dump($document->standalone, $document->xmlStandalone);
    echo $document->saveXML();
}
class Debugged extends DOMElement
{
    public function __debugInfo()
    {
        return ['asked' => true];
    }
}
var_dump(str_contains(print_r(new Debugged('a'), true), 'asked'));
--EXPECT--
bool(false)
bool(false)
bool(false)
<?xml version="1.0"?>
<a/>
bool(false)
bool(false)
<?xml version="1.0" standalone="no"?>
<a/>
bool(true)
bool(true)
<?xml version="1.0" standalone="yes"?>
<a/>
bool(false)
