--TEST--
What wrappers that are no file systems refuse
--FILE--
<?php
$calls = [unlink(...), mkdir(...), rmdir(...), touch(...), is_writable(...), file_exists(...), stat(...), opendir(...),
          fn($url) => touch($url, 5), fn($url) => chmod($url, 0644), fn($url) => chgrp($url, 'root'), fn($url) => rename($url, '/no such/y'), fn($url) => rename(__FILE__, $url)];
foreach (['php://memory', 'Php://no such', 'data:,abc', 'glob:///no such', 'unknown://x', 'a_scheme-that.is+not-at-all-short-at-all://x'] as $url) {
    echo "== $url\n";
    foreach ($calls as $call) {
        var_dump($call($url));
    }
}
var_dump(file_get_contents('php://filter/read=string.toupper/resource=data:,abc'), file_get_contents('php://filter/resource=/no such'));
--EXPECT--
== php://memory

Warning: unlink(): PHP does not allow unlinking in {PWD}/wrappers_refuse.php on line 7
bool(false)
bool(false)
bool(false)
bool(true)
bool(false)
bool(false)

Warning: stat(): stat failed for php://memory in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: opendir(php://memory): Failed to open directory: not implemented in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: touch(): Cannot call touch() for a non-standard stream in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: chmod(): Cannot call chmod() for a non-standard stream in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: chgrp(): Cannot call chgrp() for a non-standard stream in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: rename(): PHP wrapper does not support renaming in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: rename(): Cannot rename a file across wrapper types in {PWD}/wrappers_refuse.php on line 3
bool(false)
== Php://no such

Warning: unlink(): PHP does not allow unlinking in {PWD}/wrappers_refuse.php on line 7
bool(false)
bool(false)
bool(false)

Warning: touch(): Invalid php:// URL specified in {PWD}/wrappers_refuse.php on line 7

Warning: touch(Php://no such): Failed to open stream: operation failed in {PWD}/wrappers_refuse.php on line 7
bool(false)
bool(false)
bool(false)

Warning: stat(): stat failed for Php://no such in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: opendir(Php://no such): Failed to open directory: not implemented in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: touch(): Cannot call touch() for a non-standard stream in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: chmod(): Cannot call chmod() for a non-standard stream in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: chgrp(): Cannot call chgrp() for a non-standard stream in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: rename(): PHP wrapper does not support renaming in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: rename(): Cannot rename a file across wrapper types in {PWD}/wrappers_refuse.php on line 3
bool(false)
== data:,abc

Warning: unlink(): RFC2397 does not allow unlinking in {PWD}/wrappers_refuse.php on line 7
bool(false)
bool(false)
bool(false)
bool(true)
bool(false)
bool(false)

Warning: stat(): stat failed for data:,abc in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: opendir(data:,abc): Failed to open directory: not implemented in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: touch(): Cannot call touch() for a non-standard stream in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: chmod(): Cannot call chmod() for a non-standard stream in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: chgrp(): Cannot call chgrp() for a non-standard stream in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: rename(): RFC2397 wrapper does not support renaming in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: rename(): Cannot rename a file across wrapper types in {PWD}/wrappers_refuse.php on line 3
bool(false)
== glob:///no such

Warning: unlink(): glob does not allow unlinking in {PWD}/wrappers_refuse.php on line 7
bool(false)
bool(false)
bool(false)

Warning: touch(glob:///no such): Failed to open stream: wrapper does not support stream open in {PWD}/wrappers_refuse.php on line 7
bool(false)
bool(false)
bool(false)

Warning: stat(): stat failed for glob:///no such in {PWD}/wrappers_refuse.php on line 7
bool(false)
resource(8) of type (stream)

Warning: touch(): Cannot call touch() for a non-standard stream in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: chmod(): Cannot call chmod() for a non-standard stream in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: chgrp(): Cannot call chgrp() for a non-standard stream in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: rename(): glob wrapper does not support renaming in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: rename(): Cannot rename a file across wrapper types in {PWD}/wrappers_refuse.php on line 3
bool(false)
== unknown://x

Warning: unlink(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP? in {PWD}/wrappers_refuse.php on line 7

Warning: unlink(unknown://x): No such file or directory in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: mkdir(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP? in {PWD}/wrappers_refuse.php on line 7

Warning: mkdir(): No such file or directory in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: rmdir(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP? in {PWD}/wrappers_refuse.php on line 7

Warning: rmdir(unknown://x): No such file or directory in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: touch(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP? in {PWD}/wrappers_refuse.php on line 7

Warning: touch(): Unable to create file unknown://x because No such file or directory in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: is_writable(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP? in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: file_exists(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP? in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: stat(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP? in {PWD}/wrappers_refuse.php on line 7

Warning: stat(): stat failed for unknown://x in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: opendir(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP? in {PWD}/wrappers_refuse.php on line 7

Warning: opendir(unknown://x): Failed to open directory: No such file or directory in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: touch(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP? in {PWD}/wrappers_refuse.php on line 3

Warning: touch(): Unable to create file unknown://x because No such file or directory in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: chmod(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP? in {PWD}/wrappers_refuse.php on line 3

Warning: chmod(): No such file or directory in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: chgrp(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP? in {PWD}/wrappers_refuse.php on line 3

Warning: chgrp(): No such file or directory in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: rename(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP? in {PWD}/wrappers_refuse.php on line 3

Warning: rename(unknown://x,/no such/y): No such file or directory in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: rename(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP? in {PWD}/wrappers_refuse.php on line 3

Warning: rename({PWD}/wrappers_refuse.php,unknown://x): No such file or directory in {PWD}/wrappers_refuse.php on line 3
bool(false)
== a_scheme-that.is+not-at-all-short-at-all://x

Warning: unlink(a_scheme-that.is+not-at-all-short-at-all://x): No such file or directory in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: mkdir(): No such file or directory in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: rmdir(a_scheme-that.is+not-at-all-short-at-all://x): No such file or directory in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: touch(): Unable to create file a_scheme-that.is+not-at-all-short-at-all://x because No such file or directory in {PWD}/wrappers_refuse.php on line 7
bool(false)
bool(false)
bool(false)

Warning: stat(): stat failed for a_scheme-that.is+not-at-all-short-at-all://x in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: opendir(a_scheme-that.is+not-at-all-short-at-all://x): Failed to open directory: No such file or directory in {PWD}/wrappers_refuse.php on line 7
bool(false)

Warning: touch(): Unable to create file a_scheme-that.is+not-at-all-short-at-all://x because No such file or directory in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: chmod(): No such file or directory in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: chgrp(): No such file or directory in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: rename(a_scheme-that.is+not-at-all-short-at-all://x,/no such/y): No such file or directory in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: rename({PWD}/wrappers_refuse.php,a_scheme-that.is+not-at-all-short-at-all://x): No such file or directory in {PWD}/wrappers_refuse.php on line 3
bool(false)

Warning: file_get_contents(php://filter/resource=/no such): Failed to open stream: operation failed in {PWD}/wrappers_refuse.php on line 10
string(3) "ABC"
bool(false)
