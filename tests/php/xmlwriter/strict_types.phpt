--TEST--
Numbers as values of attributes are refused by code that is strict about types
--EXTENSIONS--
xmlwriter
--FILE--
<?php
declare(strict_types=1);
$writer = new XMLWriter;
$writer->openMemory();
$writer->startElement("a");
try {
    $writer->writeAttribute("b", 5);
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
$writer->writeAttribute("c", "6");
echo $writer->outputMemory(), "\n";
--EXPECT--
XMLWriter::writeAttribute(): Argument #2 ($value) must be of type string, int given
<a c="6"
