--TEST--
imagefilter() counts its arguments before it looks at them
--EXTENSIONS--
gd
--FILE--
<?php
$image = imagecreatetruecolor(18, 30);
foreach ([[], ['x'], [$image], [$image, IMG_FILTER_NEGATE, 1, 2, 3, 4], [$image, IMG_FILTER_NEGATE, 1, 2, 3, 4, 5], ['x', 1]] as $arguments) {
    try {
        var_dump(imagefilter(...$arguments));
    } catch (Error $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
--EXPECT--
ArgumentCountError: Wrong parameter count for imagefilter()
ArgumentCountError: Wrong parameter count for imagefilter()
ArgumentCountError: Wrong parameter count for imagefilter()
bool(true)
ArgumentCountError: Wrong parameter count for imagefilter()
TypeError: imagefilter(): Argument #1 ($image) must be of type GdImage, string given
