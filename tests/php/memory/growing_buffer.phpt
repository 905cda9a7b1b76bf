--TEST--
An output buffer that grows beyond memory_limit is dropped
--INI--
memory_limit=4M
--FILE--
<?php
echo "printed\n";
ob_start();
echo "lost";
ob_start();
while (true) {
    echo str_repeat("0123456789", 10);
}
?>
--EXPECTF--
printed

Fatal error: Allowed memory size of 4194304 bytes exhausted (tried to allocate %d bytes) in %sgrowing_buffer.php on line %d
--EXIT--
255
