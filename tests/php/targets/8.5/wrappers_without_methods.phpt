--TEST--
Stream wrappers that lack methods
--INI--
zvm.php=8.5
--FILE--
<?php
class A { public $context; } stream_wrapper_register('aa', 'A'); var_dump(fopen('aa://x', 'r'), file_put_contents('aa://x', 'r'), unlink('aa://x'), rename('aa://x', 'aa://y'), mkdir('aa://y'), rmdir('aa://y'), touch('aa://y'), file_exists('aa://y'), include 'aa://y', opendir('aa://x'));
class B { public $context; function stream_open($p, $m, $o, &$op) { return false; } function dir_opendir($p, $o) { return false; } } stream_wrapper_register('bb', 'B'); var_dump(fopen('bb://x', 'r'), opendir('bb://x'));
class C { public $context; function stream_open($p, $m, $o, &$op) { return true; } function stream_read($n) { return str_repeat('ab', 3); } } stream_wrapper_register('cc', 'C'); $f = fopen('cc://x', 'r'); var_dump(fread($f, 2), fread($f, 2), feof($f), fgets($f), fgetc($f));
--EXPECT--
Warning: fopen(aa://x): Failed to open stream: "A::stream_open" is not implemented in {PWD}/wrappers_without_methods.php on line 2

Warning: file_put_contents(aa://x): Failed to open stream: "A::stream_open" is not implemented in {PWD}/wrappers_without_methods.php on line 2

Warning: unlink(): A::unlink is not implemented! in {PWD}/wrappers_without_methods.php on line 2

Warning: rename(): A::rename is not implemented! in {PWD}/wrappers_without_methods.php on line 2

Warning: mkdir(): A::mkdir is not implemented! in {PWD}/wrappers_without_methods.php on line 2

Warning: rmdir(): A::rmdir is not implemented! in {PWD}/wrappers_without_methods.php on line 2

Warning: touch(): A::stream_metadata is not implemented! in {PWD}/wrappers_without_methods.php on line 2

Warning: file_exists(): A::url_stat is not implemented! in {PWD}/wrappers_without_methods.php on line 2

Warning: include(aa://y): Failed to open stream: "A::stream_open" is not implemented in {PWD}/wrappers_without_methods.php on line 2

Warning: include(): Failed opening 'aa://y' for inclusion (include_path='.:/usr/share/php') in {PWD}/wrappers_without_methods.php on line 2

Warning: opendir(aa://x): Failed to open directory: "A::dir_opendir" is not implemented in {PWD}/wrappers_without_methods.php on line 2
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)

Warning: fopen(bb://x): Failed to open stream: "B::stream_open" call failed in {PWD}/wrappers_without_methods.php on line 3

Warning: opendir(bb://x): Failed to open directory: "B::dir_opendir" call failed in {PWD}/wrappers_without_methods.php on line 3
bool(false)
bool(false)

Warning: fread(): C::stream_eof is not implemented! Assuming EOF in {PWD}/wrappers_without_methods.php on line 4

Warning: fread(): C::stream_eof is not implemented! Assuming EOF in {PWD}/wrappers_without_methods.php on line 4

Warning: fgetc(): C::stream_eof is not implemented! Assuming EOF in {PWD}/wrappers_without_methods.php on line 4
bool(false)
bool(false)
bool(true)
bool(false)
bool(false)
