--TEST--
Validation by DTD, XML Schema and RELAX NG; XInclude
--EXTENSIONS--
dom
--FILE--
<?php
$document = new DOMDocument;
$document->loadXML("<!DOCTYPE r [<!ELEMENT r (a)><!ELEMENT a EMPTY>]><r><b/></r>");
var_dump($document->validate());
$document->validateOnParse = true;
$document->loadXML("<!DOCTYPE r [<!ELEMENT r (a)><!ELEMENT a EMPTY>]>\n<r/>");
$document->validateOnParse = false;
$document->loadXML("<r><n>x</n></r>");
$schema = '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="r"><xs:complexType><xs:sequence>'
    . '<xs:element name="n" type="xs:int"/></xs:sequence><xs:attribute name="d" default="v"/></xs:complexType></xs:element></xs:schema>';
var_dump($document->schemaValidateSource($schema));
$document->loadXML("<r><n>5</n></r>");
var_dump($document->schemaValidateSource($schema, LIBXML_SCHEMA_CREATE), $document->documentElement->getAttribute("d"));
var_dump($document->schemaValidateSource("<nonsense/>"), $document->schemaValidate("/no/such/file.xsd"));
$grammar = '<element name="r" xmlns="http://relaxng.org/ns/structure/1.0"><element name="n"><text/></element></element>';
$document->loadXML("<r><n>5</n></r>");
var_dump($document->relaxNGValidateSource($grammar));
$document->loadXML("<r><m/></r>");
var_dump($document->relaxNGValidateSource($grammar));
$file = __DIR__ . "/validation.tmp.xml";
file_put_contents($file, "<part>included</part>");
var_dump($document->relaxNGValidate($file));
$document->loadXML("<r xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='validation.tmp.xml'/></r>");
$document->documentURI = __DIR__ . "/main.xml";
var_dump($document->xinclude(), $document->textContent);
--CLEAN--
<?php
unlink(__DIR__ . "/validation.tmp.xml");
--EXPECT--
Warning: DOMDocument::validate(): Element r content does not follow the DTD, expecting (a), got (b) in {PWD}/validation.php on line 4

Warning: DOMDocument::validate(): No declaration for element b in {PWD}/validation.php on line 4
bool(false)

Warning: DOMDocument::loadXML(): Element r content does not follow the DTD, expecting (a), got  in Entity, line: 2 in {PWD}/validation.php on line 6

Warning: DOMDocument::schemaValidateSource(): Element 'n': 'x' is not a valid value of the atomic type 'xs:int'. in {PWD}/validation.php on line 11
bool(false)
bool(true)
string(1) "v"

Warning: DOMDocument::schemaValidateSource(): The XML document 'in_memory_buffer' is not a schema document. in {PWD}/validation.php on line 14

Warning: DOMDocument::schemaValidateSource(): Invalid Schema in {PWD}/validation.php on line 14

Warning: DOMDocument::schemaValidate(): I/O warning : failed to load external entity "/no/such/file.xsd" in {PWD}/validation.php on line 14

Warning: DOMDocument::schemaValidate(): Failed to locate the main schema resource at '/no/such/file.xsd'. in {PWD}/validation.php on line 14

Warning: DOMDocument::schemaValidate(): Invalid Schema in {PWD}/validation.php on line 14
bool(false)
bool(false)
bool(true)

Warning: DOMDocument::relaxNGValidateSource(): Did not expect element m there in {PWD}/validation.php on line 19
bool(false)

Warning: DOMDocument::relaxNGValidate(): xmlRelaxNGParse: {PWD}/validation.tmp.xml is empty in {PWD}/validation.php on line 22

Warning: DOMDocument::relaxNGValidate(): Invalid RelaxNG in {PWD}/validation.php on line 22
bool(false)
int(1)
string(8) "included"
