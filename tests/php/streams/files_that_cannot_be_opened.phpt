--TEST--
Links that lead nowhere are no files, and devices cannot be included
--FILE--
<?php
$link = __DIR__ . '/symlink_loop';
symlink($link, $link);
var_dump(@file_get_contents($link), strstr(error_get_last()['message'], 'Failed'));
var_dump(@fopen($link, 'r'), strstr(error_get_last()['message'], 'Failed'));
unlink($link);
var_dump(parse_ini_string('-5', false, PHP_INT_MIN));
var_dump(@include '/dev/null', error_get_last()['message']);
--EXPECT--
bool(false)
string(48) "Failed to open stream: No such file or directory"
bool(false)
string(48) "Failed to open stream: No such file or directory"
array(0) {
}
bool(false)
string(85) "include(): Failed opening '/dev/null' for inclusion (include_path='.:/usr/share/php')"
