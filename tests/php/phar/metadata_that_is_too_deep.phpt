--TEST--
getMetadata() reports what unserialize() finds wrong under its own name
--EXTENSIONS--
phar
--INI--
phar.readonly=0
--FILE--
<?php
$path = __DIR__ . '/metadata_that_is_too_deep.phar';
$phar = new Phar($path);
$phar['a'] = 'x';
$phar['a']->setMetadata([[[2]]]);
$phar->setMetadata([[[1]]]);
unset($phar);
copy($path, __DIR__ . '/metadata_that_is_too_deep_copy.phar');
$phar = new Phar(__DIR__ . '/metadata_that_is_too_deep_copy.phar');
var_dump($phar->getMetadata(['max_depth' => 1]), $phar['a']->getMetadata(['max_depth' => 1]));
--CLEAN--
<?php
@unlink(__DIR__ . '/metadata_that_is_too_deep.phar');
@unlink(__DIR__ . '/metadata_that_is_too_deep_copy.phar');
--EXPECT--
Warning: Phar::getMetadata(): Maximum depth of 1 exceeded. The depth limit can be changed using the max_depth unserialize() option or the unserialize_max_depth ini setting in {PWD}/metadata_that_is_too_deep.php on line 10

Notice: Phar::getMetadata(): Error at offset 14 of 34 bytes in {PWD}/metadata_that_is_too_deep.php on line 10

Warning: PharFileInfo::getMetadata(): Maximum depth of 1 exceeded. The depth limit can be changed using the max_depth unserialize() option or the unserialize_max_depth ini setting in {PWD}/metadata_that_is_too_deep.php on line 10

Notice: PharFileInfo::getMetadata(): Error at offset 14 of 34 bytes in {PWD}/metadata_that_is_too_deep.php on line 10
bool(false)
bool(false)
