--TEST--
Files that are named by file:// URLs
--FILE--
<?php
$calls = [unlink(...), mkdir(...), rmdir(...), touch(...), is_writable(...), file_exists(...), lstat(...), opendir(...), scandir(...),
          fn($url) => chmod($url, 0644), fn($url) => chown($url, 'root'), fn($url) => chown($url, 'no such user'), fn($url) => fopen($url, 'r'),
          fn($url) => rename($url, '/no such/y'), fn($url) => rename(__FILE__, $url), fn($url) => copy($url, '/no such/y'), stream_is_local(...), get_headers(...)];
foreach (['file:///no such/x', 'FILE:///no such/x', 'file://localhost/no such/x', 'file://host/x'] as $url) {
    echo "== $url\n";
    foreach ($calls as $call) {
        var_dump($call($url));
    }
}
--EXPECT--
== file:///no such/x

Warning: unlink(/no such/x): No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: mkdir(): No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: rmdir(/no such/x): No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: touch(/no such/x): Unable to create file /no such/x because No such file or directory in {PWD}/file_urls.php on line 8
bool(false)
bool(false)
bool(false)

Warning: lstat(): Lstat failed for file:///no such/x in {PWD}/file_urls.php on line 8
bool(false)

Warning: opendir(file:///no such/x): Failed to open directory: No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: scandir(file:///no such/x): Failed to open directory: No such file or directory in {PWD}/file_urls.php on line 8

Warning: scandir(): (errno 2): No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: chmod(/no such/x): Operation failed: No such file or directory in {PWD}/file_urls.php on line 3
bool(false)

Warning: chown(/no such/x): Operation failed: No such file or directory in {PWD}/file_urls.php on line 3
bool(false)

Warning: chown(/no such/x): Unable to find uid for no such user in {PWD}/file_urls.php on line 3
bool(false)

Warning: fopen(file:///no such/x): Failed to open stream: No such file or directory in {PWD}/file_urls.php on line 3
bool(false)

Warning: rename(/no such/x,/no such/y): No such file or directory in {PWD}/file_urls.php on line 4
bool(false)

Warning: rename({PWD}/file_urls.php,/no such/x): No such file or directory in {PWD}/file_urls.php on line 4
bool(false)

Warning: copy(file:///no such/x): Failed to open stream: No such file or directory in {PWD}/file_urls.php on line 4
bool(false)
bool(true)

Warning: get_headers(): This function may only be used against URLs in {PWD}/file_urls.php on line 8
bool(false)
== FILE:///no such/x

Warning: unlink(/no such/x): No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: mkdir(): No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: rmdir(/no such/x): No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: touch(/no such/x): Unable to create file /no such/x because No such file or directory in {PWD}/file_urls.php on line 8
bool(false)
bool(false)
bool(false)

Warning: lstat(): Lstat failed for FILE:///no such/x in {PWD}/file_urls.php on line 8
bool(false)

Warning: opendir(FILE:///no such/x): Failed to open directory: No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: scandir(FILE:///no such/x): Failed to open directory: No such file or directory in {PWD}/file_urls.php on line 8

Warning: scandir(): (errno 2): No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: chmod(/no such/x): Operation failed: No such file or directory in {PWD}/file_urls.php on line 3
bool(false)

Warning: chown(/no such/x): Operation failed: No such file or directory in {PWD}/file_urls.php on line 3
bool(false)

Warning: chown(/no such/x): Unable to find uid for no such user in {PWD}/file_urls.php on line 3
bool(false)

Warning: fopen(FILE:///no such/x): Failed to open stream: No such file or directory in {PWD}/file_urls.php on line 3
bool(false)

Warning: rename(/no such/x,/no such/y): No such file or directory in {PWD}/file_urls.php on line 4
bool(false)

Warning: rename({PWD}/file_urls.php,/no such/x): No such file or directory in {PWD}/file_urls.php on line 4
bool(false)

Warning: copy(FILE:///no such/x): Failed to open stream: No such file or directory in {PWD}/file_urls.php on line 4
bool(false)
bool(true)

Warning: get_headers(): This function may only be used against URLs in {PWD}/file_urls.php on line 8
bool(false)
== file://localhost/no such/x

Warning: unlink(localhost/no such/x): No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: mkdir(): No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: rmdir(localhost/no such/x): No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: touch(localhost/no such/x): Unable to create file localhost/no such/x because No such file or directory in {PWD}/file_urls.php on line 8
bool(false)
bool(false)
bool(false)

Warning: lstat(): Lstat failed for file://localhost/no such/x in {PWD}/file_urls.php on line 8
bool(false)

Warning: opendir(file://localhost/no such/x): Failed to open directory: No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: scandir(file://localhost/no such/x): Failed to open directory: No such file or directory in {PWD}/file_urls.php on line 8

Warning: scandir(): (errno 2): No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: chmod(localhost/no such/x): Operation failed: No such file or directory in {PWD}/file_urls.php on line 3
bool(false)

Warning: chown(localhost/no such/x): Operation failed: No such file or directory in {PWD}/file_urls.php on line 3
bool(false)

Warning: chown(localhost/no such/x): Unable to find uid for no such user in {PWD}/file_urls.php on line 3
bool(false)

Warning: fopen(file://localhost/no such/x): Failed to open stream: No such file or directory in {PWD}/file_urls.php on line 3
bool(false)

Warning: rename(localhost/no such/x,/no such/y): No such file or directory in {PWD}/file_urls.php on line 4
bool(false)

Warning: rename({PWD}/file_urls.php,localhost/no such/x): No such file or directory in {PWD}/file_urls.php on line 4
bool(false)

Warning: copy(file://localhost/no such/x): Failed to open stream: No such file or directory in {PWD}/file_urls.php on line 4
bool(false)
bool(true)

Warning: get_headers(): This function may only be used against URLs in {PWD}/file_urls.php on line 8
bool(false)
== file://host/x

Warning: unlink(): Unable to locate stream wrapper in {PWD}/file_urls.php on line 8
bool(false)
bool(false)
bool(false)

Warning: touch(): Remote host file access not supported, file://host/x in {PWD}/file_urls.php on line 8

Warning: touch(file://host/x): Failed to open stream: no suitable wrapper could be found in {PWD}/file_urls.php on line 8
bool(false)
bool(false)
bool(false)

Warning: lstat(): Lstat failed for file://host/x in {PWD}/file_urls.php on line 8
bool(false)

Warning: opendir(): Remote host file access not supported, file://host/x in {PWD}/file_urls.php on line 8

Warning: opendir(file://host/x): Failed to open directory: no suitable wrapper could be found in {PWD}/file_urls.php on line 8
bool(false)

Warning: scandir(): Remote host file access not supported, file://host/x in {PWD}/file_urls.php on line 8

Warning: scandir(file://host/x): Failed to open directory: no suitable wrapper could be found in {PWD}/file_urls.php on line 8

Warning: scandir(): (errno 2): No such file or directory in {PWD}/file_urls.php on line 8
bool(false)

Warning: chmod(): Cannot call chmod() for a non-standard stream in {PWD}/file_urls.php on line 3
bool(false)

Warning: chown(): Cannot call chown() for a non-standard stream in {PWD}/file_urls.php on line 3
bool(false)

Warning: chown(): Cannot call chown() for a non-standard stream in {PWD}/file_urls.php on line 3
bool(false)

Warning: fopen(): Remote host file access not supported, file://host/x in {PWD}/file_urls.php on line 3

Warning: fopen(file://host/x): Failed to open stream: no suitable wrapper could be found in {PWD}/file_urls.php on line 3
bool(false)

Warning: rename(): Unable to locate stream wrapper in {PWD}/file_urls.php on line 4
bool(false)

Warning: rename(): Cannot rename a file across wrapper types in {PWD}/file_urls.php on line 4
bool(false)

Warning: copy(): Remote host file access not supported, file://host/x in {PWD}/file_urls.php on line 4

Warning: copy(file://host/x): Failed to open stream: no suitable wrapper could be found in {PWD}/file_urls.php on line 4
bool(false)
bool(false)

Warning: get_headers(): Remote host file access not supported, file://host/x in {PWD}/file_urls.php on line 8

Warning: get_headers(): This function may only be used against URLs in {PWD}/file_urls.php on line 8
bool(false)
