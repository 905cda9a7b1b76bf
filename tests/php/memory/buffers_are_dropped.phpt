--TEST--
When memory_limit is exceeded, what output buffers hold is dropped, and their callbacks are not called
--INI--
memory_limit=8M
--FILE--
<?php
register_shutdown_function(function () {
    echo "level ", ob_get_level(), "\n";
});
echo "printed\n";
ob_start(fn ($text) => "callback: $text");
echo "lost";
ob_start();
echo "lost, too";
var_dump(ini_set("memory_limit", "4M"));
str_repeat("x", 5000000);
?>
--EXPECT--
printed

Fatal error: Allowed memory size of 4194304 bytes exhausted (tried to allocate 5001216 bytes) in {PWD}/buffers_are_dropped.php on line 11
level 0
--EXIT--
255
