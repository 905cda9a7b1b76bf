--TEST--
A writer whose file takes no more: one notice, and flush() is -1 ever after
--EXTENSIONS--
xmlwriter
--FILE--
<?php
$writer = new XMLWriter;
var_dump($writer->openUri("/dev/full"), $writer->startElement("a"), $writer->flush());
@$writer->text("more");
var_dump($writer->flush(), $writer->flush());
?>
--EXPECT--
Notice: XMLWriter::flush(): Write of 2 bytes failed with errno=28 No space left on device in {PWD}/writing_to_a_full_disk.php on line 3
bool(true)
bool(true)
int(-1)
int(-1)
int(-1)
