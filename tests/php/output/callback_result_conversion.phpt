--TEST--
Output callbacks whose result is no string
--FILE--
<?php
ob_start(fn($buffer) => [1]);
echo 'a';
ob_end_flush();
ob_start(fn($buffer) => new stdClass);
echo 'b';
try {
    ob_end_flush();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
ArrayObject of class stdClass could not be converted to string
