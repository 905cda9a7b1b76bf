--TEST--
gd: colors, palettes, single pixels
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
$palette = imagecreate(20, 10);
var_dump(imagecolorallocate($palette, 255, 255, 255), imagecolorallocatealpha($palette, 200, 100, 50, 60), imagecolorresolve($palette, 10, 20, 30), imagecolorresolvealpha($palette, 10, 20, 30, 40), imagecolorclosest($palette, 9, 19, 29), imagecolorclosestalpha($palette, 190, 100, 50, 60), imagecolorclosesthwb($palette, 190, 90, 50), imagecolorexact($palette, 10, 20, 30), imagecolorexactalpha($palette, 1, 2, 3, 4), imagecolorstotal($palette));
var_dump(imagecolorset($palette, 1, 1, 2, 3, 4), imagecolorset($palette, 99, 1, 2, 3), imagecolorsforindex($palette, 1), imagecolordeallocate($palette, 2), imagecolortransparent($palette), imagecolortransparent($palette, 1), imageistruecolor($palette));
imagefilledrectangle($palette, 3, 3, 8, 8, 1);
var_dump(imagecolorat($palette, 4, 4), imagecolorat($palette, 0, 0));
$true = imagecreatetruecolor(20, 10);
imagefilledrectangle($true, 2, 2, 12, 7, 0x336699);
var_dump(imagecolorat($true, 3, 3), imagecolorsforindex($true, 0x40336699), imagecolormatch($true, $palette));
var_dump(imagegammacorrect($true, 1.0, 1.6), imagecolorat($true, 3, 3), imagegammacorrect($palette, 2, 1), imagecolorsforindex($palette, 1));
$copy = imagecreate(5, 5);
imagepalettecopy($copy, $palette);
var_dump(imagecolorstotal($copy), imagetruecolortopalette($true, true, 8), imageistruecolor($true), imagecolorat($true, 3, 3), imagepalettetotruecolor($true), imagecolorat($true, 3, 3));
echo pixels($true), ' ', pixels($palette), "\n";
foreach ([fn() => imagecolorallocate($true, 256, 0, 0), fn() => imagecolorallocatealpha($true, 0, 0, 0, 128), fn() => imagecolordeallocate($palette, 99), fn() => imagecolorsforindex($palette, 99), fn() => imagetruecolortopalette($true, false, 0), fn() => imagegammacorrect($true, 0, 1), fn() => imagecolormatch($palette, $palette)] as $act) {
    try {
        var_dump($act());
    } catch (Throwable $thrown) {
        echo get_class($thrown), ': ', $thrown->getMessage(), "\n";
    }
}
--EXPECT--
int(0)
int(1)
int(2)
int(3)
int(2)
int(1)
int(1)
int(2)
int(-1)
int(4)
NULL
bool(false)
array(4) {
  ["red"]=>
  int(1)
  ["green"]=>
  int(2)
  ["blue"]=>
  int(3)
  ["alpha"]=>
  int(4)
}
bool(true)
int(-1)
int(1)
bool(false)
int(1)
int(0)
int(3368601)
array(4) {
  ["red"]=>
  int(51)
  ["green"]=>
  int(102)
  ["blue"]=>
  int(153)
  ["alpha"]=>
  int(64)
}
bool(true)
bool(true)
int(6131897)
bool(true)
array(4) {
  ["red"]=>
  int(7)
  ["green"]=>
  int(28)
  ["blue"]=>
  int(63)
  ["alpha"]=>
  int(0)
}
int(4)
bool(true)
bool(false)
int(1)
bool(true)
int(6066876)
20x10 fa4ad3abd842201c8e89951814ae2819 20x10 e876b078504f3d6fc0360efe3d802b29
ValueError: imagecolorallocate(): Argument #2 ($red) must be between 0 and 255 (inclusive)
ValueError: imagecolorallocatealpha(): Argument #5 ($alpha) must be between 0 and 127 (inclusive)
ValueError: imagecolordeallocate(): Argument #2 ($color) must be between 0 and 4
ValueError: imagecolorsforindex(): Argument #2 ($color) is out of range
ValueError: imagetruecolortopalette(): Argument #3 ($num_colors) must be greater than 0 and less than 2147483647
ValueError: imagegammacorrect(): Argument #2 ($input_gamma) must be greater than 0
ValueError: imagecolormatch(): Argument #1 ($image1) must be TrueColor
