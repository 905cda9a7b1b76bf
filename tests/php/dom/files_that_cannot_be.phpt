--TEST--
Names of files with escapes, of files that are not there
--EXTENSIONS--
dom
simplexml
--FILE--
<?php
chdir('/');
$d = new DOMDocument;
var_dump($d->load("file:///none%00foo"), $d->save("/none%00"), $d->loadHTMLFile("a%00.html"), $d->saveHTMLFile("a%00b"));
var_dump($d->schemaValidate("x%00"), @$d->saveHTMLFile("/none/x"), @$d->save("/none/x"));
$d->load("x%41");
$d->load("./a/../x y");
var_dump(simplexml_load_file("/none%00foo"), simplexml_load_string("<a/>")->asXML("/none%00foo"));
--EXPECT--
Warning: DOMDocument::load(): URI must not contain percent-encoded NUL bytes in {PWD}/files_that_cannot_be.php on line 4

Warning: DOMDocument::load(): I/O warning : failed to load external entity "/none%00foo" in {PWD}/files_that_cannot_be.php on line 4

Warning: DOMDocument::save(): URI must not contain percent-encoded NUL bytes in {PWD}/files_that_cannot_be.php on line 4

Warning: DOMDocument::loadHTMLFile(): URI must not contain percent-encoded NUL bytes in {PWD}/files_that_cannot_be.php on line 4

Warning: DOMDocument::loadHTMLFile(): I/O warning : failed to load external entity "a%00.html" in {PWD}/files_that_cannot_be.php on line 4

Warning: DOMDocument::saveHTMLFile(): URI must not contain percent-encoded NUL bytes in {PWD}/files_that_cannot_be.php on line 4
bool(false)
bool(false)
bool(false)
int(0)

Warning: DOMDocument::schemaValidate(): URI must not contain percent-encoded NUL bytes in {PWD}/files_that_cannot_be.php on line 5

Warning: DOMDocument::schemaValidate(): I/O warning : failed to load external entity "/x%00" in {PWD}/files_that_cannot_be.php on line 5

Warning: DOMDocument::schemaValidate(): Failed to locate the main schema resource at '/x%00'. in {PWD}/files_that_cannot_be.php on line 5

Warning: DOMDocument::schemaValidate(): Invalid Schema in {PWD}/files_that_cannot_be.php on line 5
bool(false)
int(0)
bool(false)

Warning: DOMDocument::load(): I/O warning : failed to load external entity "/x%41" in {PWD}/files_that_cannot_be.php on line 6

Warning: DOMDocument::load(): I/O warning : failed to load external entity "/x y" in {PWD}/files_that_cannot_be.php on line 7

Warning: simplexml_load_file(): URI must not contain percent-encoded NUL bytes in {PWD}/files_that_cannot_be.php on line 8

Warning: simplexml_load_file(): I/O warning : failed to load external entity "/none%00foo" in {PWD}/files_that_cannot_be.php on line 8

Warning: SimpleXMLElement::asXML(): URI must not contain percent-encoded NUL bytes in {PWD}/files_that_cannot_be.php on line 8
bool(false)
bool(false)
