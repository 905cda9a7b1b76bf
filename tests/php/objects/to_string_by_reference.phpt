--TEST--
A __toString() that returns by reference gives no string
--FILE--
<?php
class R { function &__toString(): string { static $text = 'x'; return $text; } }
try {
    echo new R;
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
Method R::__toString() must return a string value
