--TEST--
A temporary that is doubled becomes an addition of it to itself
--INI--
opcache.enable_cli=1
--FILE--
<?php
class Box
{
    public int $width = 21;

    public function doubled(): int
    {
        return $this->width * 2;
    }
}

$box = new Box;
var_dump($box->doubled());
$box->width = PHP_INT_MAX;
try {
    $box->doubled();
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
?>
--EXPECT--
int(42)
Box::doubled(): Return value must be of type int, float returned
