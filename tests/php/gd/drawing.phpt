--TEST--
gd: lines, shapes, filling, styles, clipping
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
$image = imagecreatetruecolor(120, 90);
$red = imagecolorallocate($image, 255, 0, 0);
$brush = imagecreatetruecolor(3, 3);
imagefill($brush, 0, 0, 0xff00);
$acts = [
    'setpixel' => fn() => imagesetpixel($image, 5, 5, $red),
    'line' => fn() => imageline($image, 0, 0, 100, 50, $red),
    'dashedline' => fn() => imagedashedline($image, 0, 80, 100, 80, $red),
    'rectangle' => fn() => imagerectangle($image, 10, 10, 40, 30, 0xff),
    'filledrectangle' => fn() => imagefilledrectangle($image, 50, 10, 80, 30, 0x4000ff00),
    'arc' => fn() => imagearc($image, 60, 45, 50, 40, -30, 200, $red),
    'filledarc' => fn() => imagefilledarc($image, 60, 45, 30, 20, 10, 120, 0xffff, IMG_ARC_EDGED),
    'ellipse' => fn() => imageellipse($image, 30, 60, 40, 20, 0xffffff),
    'filledellipse' => fn() => imagefilledellipse($image, 90, 60, 30, 25, 0x808080),
    'filltoborder' => fn() => imagefilltoborder($image, 30, 60, 0xffffff, 0x123456),
    'fill' => fn() => imagefill($image, 119, 0, 0x222222),
    'thickness' => fn() => imagesetthickness($image, 4) && imageline($image, 0, 89, 119, 0, 0xaaaaaa),
    'polygon' => fn() => imagepolygon($image, [10, 10, 50, 80, 90, 20], 0xff00ff),
    'openpolygon' => fn() => imageopenpolygon($image, [10, 10, 50, 80, 90, 20], 0xff00ff),
    'filledpolygon' => fn() => imagefilledpolygon($image, [100, 60, 110, 80, 80, 85], 0x7f7f00),
    'style' => fn() => imagesetstyle($image, [$red, $red, IMG_COLOR_TRANSPARENT]) && imageline($image, 0, 40, 119, 45, IMG_COLOR_STYLED),
    'tile' => fn() => imagesettile($image, $brush) && imagefilledrectangle($image, 0, 0, 9, 9, IMG_COLOR_TILED),
    'brush' => fn() => imagesetbrush($image, $brush) && imageline($image, 0, 70, 119, 75, IMG_COLOR_BRUSHED),
    'antialias' => fn() => imageantialias($image, true) && imageline($image, 3, 3, 100, 70, 0xffffff),
    'alphablending' => fn() => imagealphablending($image, false) && imagesetpixel($image, 1, 1, 0x40ffffff),
    'layereffect' => fn() => imagelayereffect($image, IMG_EFFECT_OVERLAY) && imagefilledrectangle($image, 20, 20, 90, 70, 0x20804020),
    'savealpha' => fn() => imagesavealpha($image, true),
    'clip' => fn() => imagesetclip($image, 10, 10, 30, 30) && imagefilledrectangle($image, 0, 0, 119, 89, 0x777777) && imagesetclip($image, 0, 0, 119, 89),
];
foreach ($acts as $name => $act) {
    echo $name, ' ', json_encode($act()), ' ', pixels($image), "\n";
}
echo json_encode(imagegetclip($image)), "\n";
foreach ([fn() => imagepolygon($image, [1, 2, 3], 1), fn() => imagepolygon($image, [1, 2, 3, 4], 1), fn() => imagesetstyle($image, []), fn() => imagecreatetruecolor(0, 1), fn() => imagecreate(1, -1), fn() => new GdImage, fn() => clone $image, fn() => serialize($image), fn() => imagecolorat($image, 99, 99)] as $act) {
    try {
        var_dump($act());
    } catch (Throwable $thrown) {
        echo get_class($thrown), ': ', $thrown->getMessage(), "\n";
    }
}
--EXPECT--
setpixel true 120x90 c93bf2bb1de60d8c530345701d8ecbbd
line true 120x90 95bd89580b48419aa8d5cf31de3ddbbc
dashedline true 120x90 831656297b941536ce5b93eec8dd636d
rectangle true 120x90 106790b18ee73526422e6432787ec8bb
filledrectangle true 120x90 5f299f6f57668e210a88d6aab13c9277
arc true 120x90 e0c31700870232ce4573242af7a14a4e
filledarc true 120x90 4123f7079cdbed10c5387fa721301690
ellipse true 120x90 46dda8b4eca7f86f88b4d7abaa73917a
filledellipse true 120x90 13e27d1855c18ca0c94a360e61fdcb7d
filltoborder true 120x90 fee072324860d3fc955652da09269b45
fill true 120x90 ccda4ec57d29cad940747888151e4cb3
thickness true 120x90 e900cc56620acb9b9472088557bcb50a
polygon true 120x90 d09521bc61c0356d6b4a7b01def64474
openpolygon true 120x90 d09521bc61c0356d6b4a7b01def64474
filledpolygon true 120x90 a736f85a700ab83024696f304d5867e4
style true 120x90 ce7d2046d51c18f421a013651863b45f
tile true 120x90 bbed8933c7c23cf512f379e452050f76
brush true 120x90 6d1c1538aaf7e857b444fc5cb888e33e
antialias true 120x90 43d2bb615fc0e65478c11bb12062bdcf
alphablending true 120x90 1fa6f362678408769b3f8501c0b7b54d
layereffect true 120x90 244e28d622f704c2df55f13d511746b5
savealpha true 120x90 244e28d622f704c2df55f13d511746b5
clip true 120x90 428cc739cdbf5efda05a1f02f2a7b458
[0,0,119,89]
ValueError: imagepolygon(): Argument #2 ($points) must have an even number of elements
ValueError: imagepolygon(): Argument #3 ($num_points_or_color) must be greater than or equal to 3
ValueError: imagesetstyle(): Argument #2 ($style) cannot be empty
ValueError: imagecreatetruecolor(): Argument #1 ($width) must be greater than 0
ValueError: imagecreate(): Argument #2 ($height) must be greater than 0
Error: You cannot initialize a GdImage object except through helper functions
Error: Trying to clone an uncloneable object of class GdImage
Exception: Serialization of 'GdImage' is not allowed

Notice: imagecolorat(): 99,99 is out of bounds in {PWD}/drawing.php on line 47
bool(false)
