--TEST--
unserialize() of a ZipArchive takes properties that it computes whatever their types are, and forgets them
--EXTENSIONS--
zip
--FILE--
<?php
foreach (['O:10:"ZipArchive":1:{s:8:"numFiles";s:1:"a";}', 'O:10:"ZipArchive":3:{s:8:"filename";a:0:{}s:3:"foo";i:1;s:7:"comment";s:1:"x";}'] as $text) {
    $archive = unserialize($text);
    var_dump($archive, $archive->numFiles, $archive->comment);
}
$values = unserialize('a:2:{i:0;O:10:"ZipArchive":1:{s:8:"filename";a:1:{i:0;s:1:"y";}}i:1;R:3;}');
var_dump($values[0]->filename, $values[1]);
--EXPECT--
object(ZipArchive)#1 (6) {
  ["lastId"]=>
  int(-1)
  ["status"]=>
  int(0)
  ["statusSys"]=>
  int(0)
  ["numFiles"]=>
  int(0)
  ["filename"]=>
  string(0) ""
  ["comment"]=>
  string(0) ""
}
int(0)
string(0) ""

Deprecated: Creation of dynamic property ZipArchive::$foo is deprecated in {PWD}/unserialized.php on line 3
object(ZipArchive)#2 (7) {
  ["lastId"]=>
  int(-1)
  ["status"]=>
  int(0)
  ["statusSys"]=>
  int(0)
  ["numFiles"]=>
  int(0)
  ["filename"]=>
  string(0) ""
  ["comment"]=>
  string(0) ""
  ["foo"]=>
  int(1)
}
int(0)
string(0) ""
string(0) ""
array(1) {
  [0]=>
  string(1) "y"
}
