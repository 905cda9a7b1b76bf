--TEST--
A folder in place of a document: the notice of the read that fails, then the parser's error
--EXTENSIONS--
dom
simplexml
xmlreader
--FILE--
<?php
var_dump(simplexml_load_file(__DIR__));
$reader = new XMLReader;
var_dump($reader->open(__DIR__), @$reader->read());
set_error_handler(fn($level, $message) => throw new Exception(preg_replace('/of \d+ bytes/', 'of N bytes', $message)));
try {
    simplexml_load_file(__DIR__);
} catch (Exception $error) {
    echo $error->getMessage(), "\n";
}
?>
--EXPECT--
Notice: simplexml_load_file(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/a_folder_as_document.php on line 2

Warning: simplexml_load_file(): {PWD}:1: parser error : Document is empty in {PWD}/a_folder_as_document.php on line 2

Warning: simplexml_load_file():  in {PWD}/a_folder_as_document.php on line 2

Warning: simplexml_load_file(): ^ in {PWD}/a_folder_as_document.php on line 2
bool(false)

Notice: XMLReader::open(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/a_folder_as_document.php on line 4
bool(true)
bool(false)
simplexml_load_file(): Read of N bytes failed with errno=21 Is a directory
