--TEST--
Where URLs may not be opened, and operations of file systems
--INI--
allow_url_fopen=0
--FILE--
<?php
var_dump(file_get_contents("http://127.0.0.1:1/"));
var_dump(get_headers("http://127.0.0.1:1/"));
var_dump(get_headers("/etc/passwd"), get_headers("nowhere://x"));
foreach ([fn() => get_headers(""), fn() => get_headers("a\0b")] as $call) {
    try {
        $call();
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
foreach (["http://127.0.0.1/", "php://memory", "nowhere://x"] as $url) {
    echo "== $url\n";
    var_dump(mkdir($url), rmdir($url), chmod($url, 0), rename($url, "/x"), unlink($url), opendir($url));
    var_dump(file_exists($url), rename("/x", $url));
}
include "http://127.0.0.1:1/";
--EXPECT--
Warning: file_get_contents(): http:// wrapper is disabled in the server configuration by allow_url_fopen=0 in {PWD}/http_refused.php on line 2

Warning: file_get_contents(http://127.0.0.1:1/): Failed to open stream: no suitable wrapper could be found in {PWD}/http_refused.php on line 2
bool(false)

Warning: get_headers(): http:// wrapper is disabled in the server configuration by allow_url_fopen=0 in {PWD}/http_refused.php on line 3

Warning: get_headers(): This function may only be used against URLs in {PWD}/http_refused.php on line 3
bool(false)

Warning: get_headers(): This function may only be used against URLs in {PWD}/http_refused.php on line 4

Warning: get_headers(): Unable to find the wrapper "nowhere" - did you forget to enable it when you configured PHP? in {PWD}/http_refused.php on line 4

Warning: get_headers(): This function may only be used against URLs in {PWD}/http_refused.php on line 4
bool(false)
bool(false)
Path cannot be empty
get_headers(): Argument #1 ($url) must not contain any null bytes
== http://127.0.0.1/

Warning: chmod(): Cannot call chmod() for a non-standard stream in {PWD}/http_refused.php on line 14

Warning: rename(): Unable to locate stream wrapper in {PWD}/http_refused.php on line 14

Warning: unlink(): Unable to locate stream wrapper in {PWD}/http_refused.php on line 14

Warning: opendir(): http:// wrapper is disabled in the server configuration by allow_url_fopen=0 in {PWD}/http_refused.php on line 14

Warning: opendir(http://127.0.0.1/): Failed to open directory: no suitable wrapper could be found in {PWD}/http_refused.php on line 14
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)

Warning: rename(): Cannot rename a file across wrapper types in {PWD}/http_refused.php on line 15
bool(false)
bool(false)
== php://memory

Warning: chmod(): Cannot call chmod() for a non-standard stream in {PWD}/http_refused.php on line 14

Warning: rename(): PHP wrapper does not support renaming in {PWD}/http_refused.php on line 14

Warning: unlink(): PHP does not allow unlinking in {PWD}/http_refused.php on line 14

Warning: opendir(php://memory): Failed to open directory: not implemented in {PWD}/http_refused.php on line 14
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)

Warning: rename(): Cannot rename a file across wrapper types in {PWD}/http_refused.php on line 15
bool(false)
bool(false)
== nowhere://x

Warning: mkdir(): Unable to find the wrapper "nowhere" - did you forget to enable it when you configured PHP? in {PWD}/http_refused.php on line 14

Warning: mkdir(): No such file or directory in {PWD}/http_refused.php on line 14

Warning: rmdir(): Unable to find the wrapper "nowhere" - did you forget to enable it when you configured PHP? in {PWD}/http_refused.php on line 14

Warning: rmdir(nowhere://x): No such file or directory in {PWD}/http_refused.php on line 14

Warning: chmod(): Unable to find the wrapper "nowhere" - did you forget to enable it when you configured PHP? in {PWD}/http_refused.php on line 14

Warning: chmod(): No such file or directory in {PWD}/http_refused.php on line 14

Warning: rename(): Unable to find the wrapper "nowhere" - did you forget to enable it when you configured PHP? in {PWD}/http_refused.php on line 14

Warning: rename(nowhere://x,/x): No such file or directory in {PWD}/http_refused.php on line 14

Warning: unlink(): Unable to find the wrapper "nowhere" - did you forget to enable it when you configured PHP? in {PWD}/http_refused.php on line 14

Warning: unlink(nowhere://x): No such file or directory in {PWD}/http_refused.php on line 14

Warning: opendir(): Unable to find the wrapper "nowhere" - did you forget to enable it when you configured PHP? in {PWD}/http_refused.php on line 14

Warning: opendir(nowhere://x): Failed to open directory: No such file or directory in {PWD}/http_refused.php on line 14
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)

Warning: file_exists(): Unable to find the wrapper "nowhere" - did you forget to enable it when you configured PHP? in {PWD}/http_refused.php on line 15

Warning: rename(): Unable to find the wrapper "nowhere" - did you forget to enable it when you configured PHP? in {PWD}/http_refused.php on line 15

Warning: rename(/x,nowhere://x): No such file or directory in {PWD}/http_refused.php on line 15
bool(false)
bool(false)

Warning: include(): http:// wrapper is disabled in the server configuration by allow_url_fopen=0 in {PWD}/http_refused.php on line 17

Warning: include(http://127.0.0.1:1/): Failed to open stream: no suitable wrapper could be found in {PWD}/http_refused.php on line 17

Warning: include(): Failed opening 'http://127.0.0.1:1/' for inclusion (include_path='.:/usr/share/php') in {PWD}/http_refused.php on line 17
