--TEST--
Passwords in URLs are not shown when a stream cannot be opened
--FILE--
<?php
foreach (["some://user:secret@host/x", "some://ab@host", "some://@host", "some://a/b@c@d"] as $url) {
    fopen($url, "r");
    include $url;
    opendir($url);
    try {
        require $url;
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
file_put_contents("http://user:secret@127.0.0.1:1/", "x");
try {
    new SplFileObject("some://user:secret@host/x");
} catch (RuntimeException $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
Warning: fopen(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 3

Warning: fopen(some://...@host/x): Failed to open stream: No such file or directory in {PWD}/passwords_hidden.php on line 3

Warning: include(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 4

Warning: include(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 4

Warning: include(some://...@host/x): Failed to open stream: No such file or directory in {PWD}/passwords_hidden.php on line 4

Warning: include(): Failed opening 'some://...@host/x' for inclusion (include_path='.:/usr/share/php') in {PWD}/passwords_hidden.php on line 4

Warning: opendir(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 5

Warning: opendir(some://...@host/x): Failed to open directory: No such file or directory in {PWD}/passwords_hidden.php on line 5

Warning: require(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 7

Warning: require(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 7

Warning: require(some://...@host/x): Failed to open stream: No such file or directory in {PWD}/passwords_hidden.php on line 7
Failed opening required 'some://...@host/x' (include_path='.:/usr/share/php')

Warning: fopen(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 3

Warning: fopen(some://..@host): Failed to open stream: No such file or directory in {PWD}/passwords_hidden.php on line 3

Warning: include(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 4

Warning: include(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 4

Warning: include(some://..@host): Failed to open stream: No such file or directory in {PWD}/passwords_hidden.php on line 4

Warning: include(): Failed opening 'some://..@host' for inclusion (include_path='.:/usr/share/php') in {PWD}/passwords_hidden.php on line 4

Warning: opendir(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 5

Warning: opendir(some://..@host): Failed to open directory: No such file or directory in {PWD}/passwords_hidden.php on line 5

Warning: require(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 7

Warning: require(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 7

Warning: require(some://..@host): Failed to open stream: No such file or directory in {PWD}/passwords_hidden.php on line 7
Failed opening required 'some://..@host' (include_path='.:/usr/share/php')

Warning: fopen(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 3

Warning: fopen(some://@host): Failed to open stream: No such file or directory in {PWD}/passwords_hidden.php on line 3

Warning: include(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 4

Warning: include(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 4

Warning: include(some://@host): Failed to open stream: No such file or directory in {PWD}/passwords_hidden.php on line 4

Warning: include(): Failed opening 'some://@host' for inclusion (include_path='.:/usr/share/php') in {PWD}/passwords_hidden.php on line 4

Warning: opendir(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 5

Warning: opendir(some://@host): Failed to open directory: No such file or directory in {PWD}/passwords_hidden.php on line 5

Warning: require(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 7

Warning: require(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 7

Warning: require(some://@host): Failed to open stream: No such file or directory in {PWD}/passwords_hidden.php on line 7
Failed opening required 'some://@host' (include_path='.:/usr/share/php')

Warning: fopen(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 3

Warning: fopen(some://...@c@d): Failed to open stream: No such file or directory in {PWD}/passwords_hidden.php on line 3

Warning: include(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 4

Warning: include(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 4

Warning: include(some://...@c@d): Failed to open stream: No such file or directory in {PWD}/passwords_hidden.php on line 4

Warning: include(): Failed opening 'some://...@c@d' for inclusion (include_path='.:/usr/share/php') in {PWD}/passwords_hidden.php on line 4

Warning: opendir(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 5

Warning: opendir(some://...@c@d): Failed to open directory: No such file or directory in {PWD}/passwords_hidden.php on line 5

Warning: require(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 7

Warning: require(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP? in {PWD}/passwords_hidden.php on line 7

Warning: require(some://...@c@d): Failed to open stream: No such file or directory in {PWD}/passwords_hidden.php on line 7
Failed opening required 'some://...@c@d' (include_path='.:/usr/share/php')

Warning: file_put_contents(http://...@127.0.0.1:1/): Failed to open stream: HTTP wrapper does not support writeable connections in {PWD}/passwords_hidden.php on line 12
SplFileObject::__construct(): Unable to find the wrapper "some" - did you forget to enable it when you configured PHP?
