--TEST--
What is refused, with and without a message
--EXTENSIONS--
xmlwriter
--FILE--
<?php
$writer = new XMLWriter();
$try = function (callable $call) {
    try {
        var_dump($call());
    } catch (Error $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
};
$try(fn() => $writer->text("x"));
$writer->openMemory();
foreach (["endElement", "endAttribute", "endComment", "endCdata", "endPi", "endDtd", "endDtdElement", "endDtdEntity", "endDtdAttlist", "fullEndElement"] as $name) {
    echo $name, " ";
    $try([$writer, $name]);
}
$try(fn() => $writer->startPi("xml"));
$try(fn() => $writer->startPi("a"));
$try(fn() => $writer->startPi("b"));
$try(fn() => $writer->startElement("b"));
$writer->endPi();
$try(fn() => $writer->startDocument("1.0", "nonsense"));
$writer->startElement("a");
$try(fn() => $writer->startDocument());
$try(fn() => $writer->startDtd("x"));
$writer->startCdata();
$try(fn() => $writer->startCdata());
$try(fn() => $writer->writeComment("x"));
echo $writer->outputMemory(), "\n";
$writer->openMemory();
$try(fn() => $writer->startDtd("x", "public"));
$try(fn() => $writer->writeDtdEntity("n", "c", false, "public"));
foreach (["", "1a", "a b", "é", "a:b"] as $name) {
    $try(fn() => $writer->startElement($name));
    $try(fn() => $writer->writeAttributeNs(null, $name, null, ""));
}
$try(fn() => $writer->openUri(""));
$try(fn() => $writer->openUri("/nonexistent/folder/file"));
$try(fn() => $writer->openUri("/tmp"));
$try(fn() => clone $writer);
libxml_use_internal_errors(true);
$writer->openMemory();
$writer->startPi("xml");
print_r(libxml_get_errors());
--EXPECT--
Error: Invalid or uninitialized XMLWriter object
endElement bool(false)
endAttribute bool(false)
endComment bool(false)
endCdata bool(false)
endPi bool(true)
endDtd bool(true)
endDtdElement bool(false)
endDtdEntity bool(false)
endDtdAttlist bool(false)
fullEndElement bool(false)

Warning: XMLWriter::startPi(): xmlTextWriterStartPI : target name [Xx][Mm][Ll] is reserved for xml standardization! in {PWD}/refused.php on line 16
bool(false)
bool(true)

Warning: XMLWriter::startPi(): xmlTextWriterStartPI : nested PI! in {PWD}/refused.php on line 18
bool(false)
bool(false)

Warning: XMLWriter::startDocument(): xmlTextWriterStartDocument : unsupported encoding in {PWD}/refused.php on line 21
bool(false)

Warning: XMLWriter::startDocument(): xmlTextWriterStartDocument : not allowed in this context! in {PWD}/refused.php on line 23
bool(false)

Warning: XMLWriter::startDtd(): xmlTextWriterStartDTD : DTD allowed only in prolog! in {PWD}/refused.php on line 24
bool(false)

Warning: XMLWriter::startCdata(): xmlTextWriterStartCDATA : CDATA not allowed in this context! in {PWD}/refused.php on line 26
bool(false)
bool(false)
<?a?><a><![CDATA[

Warning: XMLWriter::startDtd(): xmlTextWriterStartDTD : system identifier needed! in {PWD}/refused.php on line 30
bool(false)

Warning: XMLWriter::writeDtdEntity(): xmlTextWriterWriteDTDExternalEntityContents: system identifier needed! in {PWD}/refused.php on line 31
bool(false)
ValueError: XMLWriter::startElement(): Argument #2 must be a valid element name, "" given
ValueError: XMLWriter::writeAttributeNs(): Argument #3 ($namespace) must be a valid attribute name, "" given
ValueError: XMLWriter::startElement(): Argument #2 must be a valid element name, "1a" given
ValueError: XMLWriter::writeAttributeNs(): Argument #3 ($namespace) must be a valid attribute name, "1a" given
ValueError: XMLWriter::startElement(): Argument #2 must be a valid element name, "a b" given
ValueError: XMLWriter::writeAttributeNs(): Argument #3 ($namespace) must be a valid attribute name, "a b" given
bool(true)
bool(true)
bool(true)
bool(true)
ValueError: XMLWriter::openUri(): Argument #1 ($uri) cannot be empty

Warning: XMLWriter::openUri(): Unable to resolve file path in {PWD}/refused.php on line 37
bool(false)

Warning: XMLWriter::openUri(/tmp): Failed to open stream: Is a directory in {PWD}/refused.php on line 38

Warning: XMLWriter::openUri(): xmlNewTextWriterFilename : cannot open uri in {PWD}/refused.php on line 38
bool(false)
Error: Trying to clone an uncloneable object of class XMLWriter
Array
(
    [0] => LibXMLError Object
        (
            [level] => 3
            [code] => 1
            [column] => 0
            [message] => xmlTextWriterStartPI : target name [Xx][Mm][Ll] is reserved for xml standardization!

            [file] => 
            [line] => 0
        )

)
