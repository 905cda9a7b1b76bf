--TEST--
HashContext: one that was finalized cannot be cloned
--FILE--
<?php
$context = hash_init("md5");
$copy = clone $context;
hash_update($copy, "a");
echo hash_final($context), " ", hash_final($copy), "\n";
try {
    clone $context;
} catch (Throwable $e) {
    echo get_class($e), ": ", $e->getMessage(), "\n";
}
?>
--EXPECT--
d41d8cd98f00b204e9800998ecf8427e 0cc175b9c0f1b6a831c399e269772661
ValueError: Cannot clone a finalized HashContext
