--TEST--
Loading: files, options, errors, exchange with dom
--EXTENSIONS--
simplexml
dom
--FILE--
<?php
$file = __DIR__ . "/loading.tmp.xml";
var_dump(simplexml_load_string("<r>\n <a>\n</r>"));
var_dump(simplexml_load_string(""), simplexml_load_file(__DIR__ . "/no such file"));
try {
    new SimpleXMLElement("nonsense");
} catch (Exception $error) {
    echo get_class($error), ": ", $error->getMessage(), "\n";
}
libxml_use_internal_errors(true);
var_dump(simplexml_load_string("<a b></a>"));
foreach (libxml_get_errors() as $error) {
    echo $error->code, " ", $error->line, ":", $error->column, " ", trim($error->message), "\n";
}
libxml_use_internal_errors(false);
$xml = simplexml_load_string("<r><![CDATA[raw & ]]>text</r>", "SimpleXMLElement", LIBXML_NOCDATA);
var_dump($xml->asXML($file), file_get_contents($file), (string) simplexml_load_file($file));
var_dump((string) (new SimpleXMLElement($file, 0, true)));
try {
    simplexml_load_string("<r/>", "stdClass");
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
$document = new DOMDocument;
$document->loadXML("<r><a>1</a></r>");
$xml = simplexml_import_dom($document);
$xml->a = "2";
$xml->a["n"] = "3";
echo $document->saveXML($document->documentElement), "\n";
$element = dom_import_simplexml($xml->a);
var_dump($element->ownerDocument === $document, $element === $document->documentElement->firstChild);
unset($document, $element);
echo $xml->asXML();
var_dump(get_class(dom_import_simplexml($xml->a["n"])), @simplexml_import_dom(new DOMElement("x")));
try {
    simplexml_import_dom(new stdClass);
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
--CLEAN--
<?php
unlink(__DIR__ . "/loading.tmp.xml");
--EXPECT--
Warning: simplexml_load_string(): Entity: line 3: parser error : Opening and ending tag mismatch: a line 2 and r in {PWD}/loading.php on line 3

Warning: simplexml_load_string(): </r> in {PWD}/loading.php on line 3

Warning: simplexml_load_string():     ^ in {PWD}/loading.php on line 3

Warning: simplexml_load_string(): Entity: line 3: parser error : Premature end of data in tag r line 1 in {PWD}/loading.php on line 3

Warning: simplexml_load_string(): </r> in {PWD}/loading.php on line 3

Warning: simplexml_load_string():     ^ in {PWD}/loading.php on line 3
bool(false)

Warning: simplexml_load_file(): I/O warning : failed to load external entity "{PWD}/no such file" in {PWD}/loading.php on line 4
bool(false)
bool(false)

Warning: SimpleXMLElement::__construct(): Entity: line 1: parser error : Start tag expected, '<' not found in {PWD}/loading.php on line 6

Warning: SimpleXMLElement::__construct(): nonsense in {PWD}/loading.php on line 6

Warning: SimpleXMLElement::__construct(): ^ in {PWD}/loading.php on line 6
Exception: String could not be parsed as XML
bool(false)
41 1:5 Specification mandates value for attribute b
bool(true)
string(44) "<?xml version="1.0"?>
<r>raw &amp; text</r>
"
string(10) "raw & text"
string(10) "raw & text"
simplexml_load_string(): Argument #2 ($class_name) must be a class name derived from SimpleXMLElement or null, stdClass given
<r><a n="3">2</a></r>
bool(true)
bool(true)
<?xml version="1.0"?>
<r><a n="3">2</a></r>
string(7) "DOMAttr"
NULL
simplexml_import_dom(): Argument #1 ($node) must be of type SimpleXMLElement|DOMNode, stdClass given
