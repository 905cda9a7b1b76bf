--TEST--
Comparisons regardless of case, of beginnings, and in natural order
--FILE--
<?php
var_dump(strcasecmp('HELLO', 'hello'), strcasecmp('a', 'B'), strcasecmp('abc', 'ab'));
var_dump(strncasecmp('HELLO', 'help', 3), strncasecmp('HELLO', 'help', 4), strncmp('abc', 'abd', 2), strncmp('abc', 'abd', 3), strncmp('a', 'b', 0));
var_dump(strnatcmp('img12', 'img10'), strnatcmp('img2', 'img10'), strnatcmp('a01', 'a1'), strnatcmp('1.5', '1.10'), strnatcmp(' 1', '1'), strnatcmp('Img1', 'img1'));
var_dump(strnatcasecmp('IMG2', 'img10'), strnatcasecmp('Img1', 'img1'));
foreach (['strncmp', 'strncasecmp'] as $function) {
    try {
        $function('a', 'b', -1);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
$files = ['img12.png', 'IMG10.png', 'img2.png', 'Img1.png'];
natcasesort($files);
print_r($files);
--EXPECT--
int(0)
int(-1)
int(1)
int(0)
int(-4)
int(0)
int(-1)
int(0)
int(1)
int(-1)
int(-1)
int(-1)
int(0)
int(-1)
int(-1)
int(0)
strncmp(): Argument #3 ($length) must be greater than or equal to 0
strncasecmp(): Argument #3 ($length) must be greater than or equal to 0
Array
(
    [3] => Img1.png
    [2] => img2.png
    [1] => IMG10.png
    [0] => img12.png
)
