--TEST--
Loading and saving files, errors of the parser with file and line
--EXTENSIONS--
dom
--FILE--
<?php
$file = __DIR__ . "/loading.tmp.xml";
file_put_contents($file, "<r>\n <a>\n</r>");
$document = new DOMDocument;
var_dump($document->load($file), $document->loadXML("<r><"), $document->load(__DIR__ . "/no such file.xml"));
$document->recover = true;
var_dump(@$document->load($file), $document->documentElement->nodeName);
$document->recover = false;
libxml_use_internal_errors(true);
var_dump($document->load($file));
foreach (libxml_get_errors() as $error) {
    echo $error->level, " ", $error->code, " ", $error->line, ":", $error->column, " ", basename($error->file), " ", $error->message;
}
var_dump(count(libxml_get_errors()), libxml_get_last_error()->code);
libxml_clear_errors();
var_dump(libxml_get_errors(), libxml_get_last_error());
libxml_use_internal_errors(false);
var_dump($document->loadXML("<r x='&#228;'>  <a/>  </r>", LIBXML_NOBLANKS), $document->save($file), file_get_contents($file));
echo $document->saveXML(null, LIBXML_NOEMPTYTAG);
$document->preserveWhiteSpace = false;
$document->formatOutput = true;
$document->loadXML("<r> <a> <b/> </a> </r>");
echo $document->saveXML();
foreach (["", "a\0b"] as $source) {
    try {
        $document->load($source);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
set_error_handler(function ($level, $message) {
    throw new ErrorException($message);
});
try {
    $document->loadXML("<a></b>");
} catch (ErrorException $error) {
    echo $error->getMessage(), "\n";
}
--CLEAN--
<?php
unlink(__DIR__ . "/loading.tmp.xml");
--EXPECT--
Warning: DOMDocument::load(): Opening and ending tag mismatch: a line 2 and r in {PWD}/loading.tmp.xml, line: 3 in {PWD}/loading.php on line 5

Warning: DOMDocument::load(): Premature end of data in tag r line 1 in {PWD}/loading.tmp.xml, line: 3 in {PWD}/loading.php on line 5

Warning: DOMDocument::loadXML(): StartTag: invalid element name in Entity, line: 1 in {PWD}/loading.php on line 5

Warning: DOMDocument::loadXML(): Premature end of data in tag r line 1 in Entity, line: 1 in {PWD}/loading.php on line 5

Warning: DOMDocument::load(): I/O warning : failed to load external entity "{PWD}/no such file.xml" in {PWD}/loading.php on line 5
bool(false)
bool(false)
bool(false)

Warning: DOMDocument::load(): Opening and ending tag mismatch: a line 2 and r in {PWD}/loading.tmp.xml, line: 3 in {PWD}/loading.php on line 7

Warning: DOMDocument::load(): Premature end of data in tag r line 1 in {PWD}/loading.tmp.xml, line: 3 in {PWD}/loading.php on line 7
bool(true)
string(1) "r"
bool(false)
3 76 3:5 loading.tmp.xml Opening and ending tag mismatch: a line 2 and r
3 77 3:5 loading.tmp.xml Premature end of data in tag r line 1
int(2)
int(77)
array(0) {
}
bool(false)
bool(true)
int(45)
string(45) "<?xml version="1.0"?>
<r x="&#xE4;"><a/></r>
"
<?xml version="1.0"?>
<r x="&#xE4;"><a></a></r>
<?xml version="1.0"?>
<r>
  <a>
    <b/>
  </a>
</r>
DOMDocument::load(): Argument #1 ($filename) must not be empty
Path to document must not contain any null bytes
DOMDocument::loadXML(): Opening and ending tag mismatch: a line 1 and b in Entity, line: 1
