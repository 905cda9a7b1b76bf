--TEST--
A wrapper that opens its own URL, and what include lets it open
--FILE--
<?php
#[AllowDynamicProperties]
class Recursive {
    function stream_open($path, $mode, $options, &$opened) {
        var_dump(file_get_contents('data:,x'));
        include $path;
        return false;
    }
    function dir_opendir($path, $options) { return opendir($path); }
}
abstract class NoInstances {}
stream_wrapper_register('again', 'Recursive');
stream_wrapper_register('none', 'NoInstances');
include 'again://x';
fopen('again://x', 'r');
opendir('again://x');
fopen('none://x', 'r');
opendir('none://x');
var_dump(unlink('none://x'));
--EXPECT--
Warning: file_get_contents(): data:// wrapper is disabled in the server configuration by allow_url_include=0 in {PWD}/wrapper_opens_itself.php on line 5

Warning: file_get_contents(data:,x): Failed to open stream: no suitable wrapper could be found in {PWD}/wrapper_opens_itself.php on line 5
bool(false)

Warning: include(again://x): Failed to open stream: infinite recursion prevented in {PWD}/wrapper_opens_itself.php on line 6

Warning: include(): Failed opening 'again://x' for inclusion (include_path='.:/usr/share/php') in {PWD}/wrapper_opens_itself.php on line 6

Warning: include(again://x): Failed to open stream: "Recursive::stream_open" call failed in {PWD}/wrapper_opens_itself.php on line 14

Warning: include(): Failed opening 'again://x' for inclusion (include_path='.:/usr/share/php') in {PWD}/wrapper_opens_itself.php on line 14
string(1) "x"

Warning: include(again://x): Failed to open stream: infinite recursion prevented in {PWD}/wrapper_opens_itself.php on line 6

Warning: include(): Failed opening 'again://x' for inclusion (include_path='.:/usr/share/php') in {PWD}/wrapper_opens_itself.php on line 6

Warning: fopen(again://x): Failed to open stream: "Recursive::stream_open" call failed in {PWD}/wrapper_opens_itself.php on line 15

Warning: opendir(again://x): Failed to open directory: infinite recursion prevented in {PWD}/wrapper_opens_itself.php on line 9

Warning: opendir(again://x): Failed to open directory: "Recursive::dir_opendir" call failed in {PWD}/wrapper_opens_itself.php on line 16

Warning: fopen(none://x): Failed to open stream: operation failed in {PWD}/wrapper_opens_itself.php on line 17

Warning: opendir(none://x): Failed to open directory: operation failed in {PWD}/wrapper_opens_itself.php on line 18
bool(false)
