--TEST--
Under html_errors, docref_root makes links to the manual of what a function reports
--INI--
html_errors=1
docref_root=/manual/
docref_ext=.html
--FILE--
<?php
include_once 'missing<.php';
unlink('nothing/here');
echo $undefined;
trigger_error('unlink(): no');
$storage = new SplObjectStorage;
$storage->unserialize('');
set_error_handler(function ($level, $message) {
    echo "[$message]\n";
});
rmdir('nothing');
ini_set('docref_root', '');
rmdir('nothing');
--EXPECT--
<br />
<b>Warning</b>:  include_once(missing&lt;.php) [<a href='/manual/function.include-once.html'>function.include-once.html</a>]: Failed to open stream: No such file or directory in <b>{PWD}/html_errors_link.php</b> on line <b>2</b><br />
<br />
<b>Warning</b>:  include_once() [<a href='/manual/function.include.html'>function.include.html</a>]: Failed opening 'missing&lt;.php' for inclusion (include_path='.:/usr/share/php') in <b>{PWD}/html_errors_link.php</b> on line <b>2</b><br />
<br />
<b>Warning</b>:  unlink(nothing/here) [<a href='/manual/function.unlink.html'>function.unlink.html</a>]: No such file or directory in <b>{PWD}/html_errors_link.php</b> on line <b>3</b><br />
<br />
<b>Warning</b>:  Undefined variable $undefined in <b>{PWD}/html_errors_link.php</b> on line <b>4</b><br />
<br />
<b>Notice</b>:  unlink(): no in <b>{PWD}/html_errors_link.php</b> on line <b>5</b><br />
[rmdir(nothing) [<a href='/manual/function.rmdir.html'>function.rmdir.html</a>]: No such file or directory]
[rmdir(nothing): No such file or directory]
