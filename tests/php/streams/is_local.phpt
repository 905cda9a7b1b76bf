--TEST--
stream_is_local() of names and streams
--FILE--
<?php
foreach (["http://host", "HTTPS://host", "data:,x", "nowhere://x", "/path", "php://memory", "file:///x"] as $name) {
    var_dump(stream_is_local($name));
}
var_dump(stream_is_local(fopen("data:,x", "r")), stream_is_local(fopen("php://memory", "r")));
--EXPECT--
bool(false)
bool(false)
bool(false)

Warning: stream_is_local(): Unable to find the wrapper "nowhere" - did you forget to enable it when you configured PHP? in {PWD}/is_local.php on line 3
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
