--TEST--
openUri(): files and streams, and what flush() tells
--EXTENSIONS--
xmlwriter
--FILE--
<?php
$path = __DIR__ . "/files.xml";
$writer = new XMLWriter();
var_dump($writer->openUri($path), $writer->startElement("a"), $writer->flush(), $writer->text("hello"), $writer->endElement());
var_dump($writer->flush(), $writer->flush(), $writer->outputMemory(), file_get_contents($path));
$writer = xmlwriter_open_uri("file://" . $path);
for ($i = 0; $i < 1000; $i++) {
    xmlwriter_write_element($writer, "item", (string)$i);
}
clearstatcache();
echo filesize($path) >= 4000 ? "written" : "held back", "\n";
unset($writer);
echo md5_file($path), "\n";
$writer = new XMLWriter();
$writer->openUri("php://output");
$writer->writeElement("out", "put");
unset($writer);
unlink($path);
--EXPECT--
bool(true)
bool(true)
int(2)
bool(true)
bool(true)
int(10)
int(0)
string(0) ""
string(12) "<a>hello</a>"
written
453665716ca38274e8fb767b578a0335
<out>put</out>
