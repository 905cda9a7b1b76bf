--TEST--
Properties of nodes: reading, writing, refusing, debug output
--EXTENSIONS--
dom
--FILE--
<?php
$document = new DOMDocument;
$document->loadXML("<!DOCTYPE r SYSTEM 'x.dtd' [<!ENTITY e 'value'><!NOTATION n PUBLIC 'p'>]><r>a &e; <!--c--><?pi d?></r>");
$r = $document->documentElement;
foreach ([$document, $document->doctype, $r, ...$r->childNodes] as $node) {
    echo $node->nodeType, " ", $node->nodeName, " ", var_export($node->nodeValue, true), " ",
        var_export($node->textContent, true), " ", var_export($node->localName, true), "\n";
}
var_dump($document->doctype->systemId, $document->doctype->internalSubset, $document->doctype->entities->length,
         $document->doctype->entities->getNamedItem("e")->nodeName, $document->doctype->notations->item(0)->publicId);
$r->textContent = "<b> &amp;";
echo $document->saveXML($r), "\n";
$r->nodeValue = "x &lt; y";
echo $document->saveXML($r), "\n";
$document->encoding = "ISO-8859-1";
$document->xmlStandalone = true;
$document->formatOutput = "yes";
var_dump($document->formatOutput, $document->xmlEncoding, isset($document->doctype), isset($r->attributes), empty($r->textContent));
echo $document->saveXML();
foreach (["nodeName" => "x", "textContent" => [], "childNodes" => null] as $name => $value) {
    try {
        $r->$name = $value;
    } catch (Error $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
try {
    $document->encoding = "nonsense";
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
$text = new DOMText("häuser");
var_dump($text->length, $text->substringData(1, 1), $text->data);
$text->insertData(1, "X");
$text->replaceData(0, 1, "Y");
$text->deleteData(2, 2);
$text->appendData("!");
print_r($text);
try {
    $text->substringData(99, 1);
} catch (DOMException $error) {
    echo $error->getMessage(), "\n";
}
$r->appendChild($text);
$second = $text->splitText(2);
var_dump($second->data, $second->wholeText, $text->isWhitespaceInElementContent(), $text->isElementContentWhitespace());
var_dump(json_encode($second), (array) $r, $r == $document->documentElement);
--EXPECT--
9 #document NULL 'a value ' NULL
10 r NULL '' NULL
1 r 'a value ' 'a value ' 'r'
3 #text 'a ' 'a ' NULL
5 e NULL 'value' NULL
3 #text ' ' ' ' NULL
8 #comment 'c' 'c' NULL
7 pi 'd' 'd' NULL
string(5) "x.dtd"
string(20) "<!ENTITY e "value">
"
int(1)
string(1) "e"
string(1) "p"
<r>&lt;b&gt; &amp;amp;</r>
<r>x &lt; y</r>
bool(true)
string(10) "ISO-8859-1"
bool(true)
bool(true)
bool(false)
<?xml version="1.0" encoding="ISO-8859-1" standalone="yes"?>
<!DOCTYPE r SYSTEM "x.dtd" [
<!NOTATION n PUBLIC "p" >
<!ENTITY e "value">
]>
<r>x &lt; y</r>
Error: Cannot write read-only property DOMElement::$nodeName
TypeError: Cannot assign array to property DOMNode::$textContent of type string
Error: Cannot write read-only property DOMElement::$childNodes
Invalid document encoding
int(6)
string(2) "ä"
string(7) "häuser"
DOMText Object
(
    [wholeText] => YXser!
    [data] => YXser!
    [length] => 6
    [previousElementSibling] => 
    [nextElementSibling] => 
    [nodeName] => #text
    [nodeValue] => YXser!
    [nodeType] => 3
    [parentNode] => 
    [childNodes] => (object value omitted)
    [firstChild] => 
    [lastChild] => 
    [previousSibling] => 
    [nextSibling] => 
    [attributes] => 
    [namespaceURI] => 
    [prefix] => 
    [localName] => 
    [baseURI] => 
    [textContent] => YXser!
)
Index Size Error
string(4) "ser!"
string(11) "x < yYXser!"
bool(false)
bool(false)
string(2) "{}"
array(1) {
  ["schemaTypeInfo"]=>
  NULL
}
bool(true)
