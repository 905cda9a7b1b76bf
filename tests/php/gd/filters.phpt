--TEST--
gd: filters, convolution
--EXTENSIONS--
gd
--SKIPIF--
<?php if (GD_VERSION !== "2.3.3") die("skip made with libgd 2.3.3");
--FILE--
<?php
function pixels(GdImage|false $image): string {
    if (!$image) {
        return "none";
    }
    $seen = [];
    for ($y = 0; $y < imagesy($image); $y++) {
        for ($x = 0; $x < imagesx($image); $x++) {
            $seen[] = imagecolorat($image, $x, $y);
        }
    }
    return imagesx($image) . "x" . imagesy($image) . " " . md5(implode(",", $seen));
}
$original = imagecreatetruecolor(30, 20);
for ($i = 0; $i < 30; $i++) {
    imageline($original, $i, 0, 29 - $i, 19, ($i * 8) << 16 | ($i * 5) << 8 | 255 - $i * 8);
}
$filters = [[IMG_FILTER_NEGATE], [IMG_FILTER_GRAYSCALE], [IMG_FILTER_BRIGHTNESS, 30], [IMG_FILTER_CONTRAST, -20], [IMG_FILTER_COLORIZE, 10, 20, 30], [IMG_FILTER_COLORIZE, 10, 20, 30, 40], [IMG_FILTER_EDGEDETECT], [IMG_FILTER_EMBOSS], [IMG_FILTER_GAUSSIAN_BLUR], [IMG_FILTER_SELECTIVE_BLUR], [IMG_FILTER_MEAN_REMOVAL], [IMG_FILTER_SMOOTH, 6.5], [IMG_FILTER_PIXELATE, 4], [IMG_FILTER_PIXELATE, 4, true]];
foreach ($filters as $arguments) {
    $image = imagescale($original, 30, 20, IMG_NEAREST_NEIGHBOUR);
    echo json_encode($arguments), ' ', json_encode(imagefilter($image, ...$arguments)), ' ', pixels($image), "\n";
}
$image = imagescale($original, 30, 20, IMG_NEAREST_NEIGHBOUR);
var_dump(imagefilter($image, IMG_FILTER_SCATTER, 1, 2), imageconvolution($original, [[1, 2, 1], [2, 4, 2], [1, 2, 1]], 16, 0));
echo pixels($original), "\n";
foreach ([fn() => imageconvolution($image, [[1]], 1, 0), fn() => imageconvolution($image, [[1], [1], [1]], 1, 0), fn() => imagefilter($image, IMG_FILTER_BRIGHTNESS, 'x'), fn() => imagefilter($image, 0, 1, 2, 3, 4, 5)] as $act) {
    try {
        var_dump($act());
    } catch (Throwable $thrown) {
        echo get_class($thrown), ': ', $thrown->getMessage(), "\n";
    }
}
--EXPECT--
[0] true 30x20 f03a1574cc321095a8f2807614b3e50e
[1] true 30x20 0d22b526bae91602d93b38cf6083e2ff
[2,30] true 30x20 1d1e11f6cf46e6dbfb0bd4e6fd97847b
[3,-20] true 30x20 7d1e62f13b91ee9f1774b0831a4b98c2
[4,10,20,30] true 30x20 c40d2d238dbe5b95e7dcb2162ad8ca66
[4,10,20,30,40] true 30x20 fa66256717148170849480204326df92
[5] true 30x20 e18a0be16c91111bc15fb6b0a8fde03e
[6] true 30x20 0809cab6e6464f6aee51179c8ab817e4
[7] true 30x20 30301626a52d8dd98d88448c220b2c9b
[8] true 30x20 71e703b71b6dfa382e60600939592e2c
[9] true 30x20 42f9e582a4b3a1e6a1ac914aa90d70c4
[10,6.5] true 30x20 2f3c627fafc2bc82e0ab35c3bb885d58
[11,4] true 30x20 f7a4e2124ebbe21ee520017e3cc73739
[11,4,true] true 30x20 d13d6e4963a23646f923d16719195a89
bool(true)
bool(true)
30x20 30301626a52d8dd98d88448c220b2c9b
ValueError: imageconvolution(): Argument #2 ($matrix) must be a 3x3 array
ValueError: imageconvolution(): Argument #2 ($matrix) must be a 3x3 array, matrix[0] only has 1 elements
TypeError: imagefilter(): Argument #3 must be of type int, string given
ArgumentCountError: Wrong parameter count for imagefilter()
