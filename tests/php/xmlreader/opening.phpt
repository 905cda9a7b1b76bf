--TEST--
Files, encodings, properties of the parser, what is refused
--EXTENSIONS--
dom
xmlreader
--FILE--
<?php
$path = __DIR__ . "/opening.xml";
file_put_contents($path, "<a><b>\xe9</b></a>");
$reader = XMLReader::open($path, "ISO-8859-1");
$reader->read();
echo $reader->readString(), " ", basename($reader->baseURI), "\n";
var_dump($reader->open($path), @$reader->read(), @$reader->read(), @$reader->read());
$reader = new XMLReader();
var_dump($reader->open("/nonexistent/file"), XMLReader::open("/nonexistent/file"), $reader->XML("<a/>", "no\0good"));
$reader->XML("<a><b></a>");
while ($reader->read());
$reader->XML("<!DOCTYPE a [<!ELEMENT a EMPTY>]><a>text</a>");
var_dump($reader->setParserProperty(XMLReader::VALIDATE, true), $reader->getParserProperty(XMLReader::VALIDATE), $reader->getParserProperty(XMLReader::LOADDTD));
while (@$reader->read());
var_dump($reader->isValid());
$reader->close();
foreach ([
    fn() => $reader->read(), fn() => $reader->next(), fn() => $reader->expand(), fn() => $reader->getParserProperty(1), fn() => $reader->setParserProperty(1, true),
    fn() => $reader->setSchema("x"), fn() => $reader->setRelaxNGSchema("x"), fn() => $reader->setRelaxNGSchemaSource("x"), fn() => $reader->getAttribute(""),
    fn() => $reader->getAttributeNs("a", ""), fn() => $reader->moveToAttribute(""), fn() => $reader->lookupNamespace(""), fn() => $reader->open(""), fn() => $reader->XML(""),
    fn() => $reader->name = "x", fn() => clone $reader, fn() => $reader->XML("<a/>") && $reader->getParserProperty(99),
] as $wrong) {
    try {
        var_dump($wrong());
    } catch (Error $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
var_dump($reader, isset($reader->name), $reader->isValid(), $reader->getAttribute("x"), $reader->nodeType);
unlink($path);
--EXPECT--
é opening.xml
bool(true)
bool(false)
bool(false)
bool(false)

Warning: XMLReader::open(): Unable to open source data in {PWD}/opening.php on line 9

Warning: XMLReader::open(): Unable to open source data in {PWD}/opening.php on line 9

Warning: XMLReader::XML(): Encoding must not contain NUL bytes in {PWD}/opening.php on line 9
bool(false)
bool(false)
bool(false)

Warning: XMLReader::read(): {PWD}/:1: parser error : Opening and ending tag mismatch: b line 1 and a in {PWD}/opening.php on line 11

Warning: XMLReader::read(): <a><b></a> in {PWD}/opening.php on line 11

Warning: XMLReader::read():           ^ in {PWD}/opening.php on line 11
bool(true)
bool(true)
bool(true)
bool(false)
Error: Data must be loaded before reading
Error: Data must be loaded before reading
Error: Data must be loaded before expanding
Error: Cannot access parser properties before loading data
Error: Cannot access parser properties before loading data
Error: Schema must be set prior to reading
Error: Schema must be set prior to reading
Error: Schema must be set prior to reading
ValueError: XMLReader::getAttribute(): Argument #1 ($name) cannot be empty
ValueError: XMLReader::getAttributeNs(): Argument #2 ($namespace) cannot be empty
ValueError: XMLReader::moveToAttribute(): Argument #1 ($name) cannot be empty
ValueError: XMLReader::lookupNamespace(): Argument #1 ($prefix) cannot be empty
ValueError: XMLReader::open(): Argument #1 ($uri) cannot be empty
ValueError: XMLReader::XML(): Argument #1 ($source) cannot be empty
Error: Cannot write to read-only property
Error: Trying to clone an uncloneable object of class XMLReader
ValueError: XMLReader::getParserProperty(): Argument #1 ($property) must be a valid parser property
object(XMLReader)#2 (0) {
  ["attributeCount"]=>
  uninitialized(int)
  ["baseURI"]=>
  uninitialized(string)
  ["depth"]=>
  uninitialized(int)
  ["hasAttributes"]=>
  uninitialized(bool)
  ["hasValue"]=>
  uninitialized(bool)
  ["isDefault"]=>
  uninitialized(bool)
  ["isEmptyElement"]=>
  uninitialized(bool)
  ["localName"]=>
  uninitialized(string)
  ["name"]=>
  uninitialized(string)
  ["namespaceURI"]=>
  uninitialized(string)
  ["nodeType"]=>
  uninitialized(int)
  ["prefix"]=>
  uninitialized(string)
  ["value"]=>
  uninitialized(string)
  ["xmlLang"]=>
  uninitialized(string)
}
bool(false)
bool(false)
NULL
int(0)
