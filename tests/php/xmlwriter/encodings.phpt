--TEST--
Other encodings: references to characters that they lack
--EXTENSIONS--
xmlwriter
--FILE--
<?php
foreach (["utf-8", "UTF8", "latin1", "iso-8859-1", "us-ascii", "windows-1252", "koi8-r", null] as $encoding) {
    $writer = new XMLWriter();
    $writer->openMemory();
    $writer->startDocument("1.1", $encoding);
    $writer->startElement("a");
    $writer->writeAttribute("b", "é€ж\xff");
    $writer->text("é€ж");
    $writer->endDocument();
    echo bin2hex($writer->outputMemory()), "\n";
}
--EXPECT--
3c3f786d6c2076657273696f6e3d22312e312220656e636f64696e673d225554462d38223f3e0a3c6120623d22c3a9e282acd0b6ff223ec3a9e282acd0b63c2f613e0a






3c3f786d6c2076657273696f6e3d22312e31223f3e0a3c6120623d2226237845393b262378323041433b2623783433363bff223ec3a9e282acd0b63c2f613e0a
