--TEST--
gd: the fonts of libgd, fonts from files
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
$image = imagecreatetruecolor(120, 60);
foreach ([0, 1, 2, 3, 4, 5, 9] as $font) {
    echo imagefontwidth($font), 'x', imagefontheight($font), ' ';
    imagestring($image, $font, 2, $font * 6, "Text \xe4", 0xffffff - $font);
}
imagechar($image, 3, 90, 5, 'xy', 0xff);
imagecharup($image, 3, 100, 40, 'Q', 0xff00);
imagestringup($image, 2, 110, 55, 'upwards', 0xff0000);
echo pixels($image), "\n";
$file = __DIR__ . '/text.gdf';
file_put_contents($file, pack('l4', 2, 65, 3, 2) . "\1\0\1\1\1\0\0\1\0\1\1\1");
$font = imageloadfont($file);
var_dump($font, imagefontwidth($font), imagefontheight($font), imagestring($image, $font, 1, 1, 'ABC', 0x00ffff));
echo pixels($image), "\n";
file_put_contents($file, 'short');
var_dump(imageloadfont($file), @imageloadfont(__DIR__ . '/missing'));
var_dump(imagettftext($image, 12, 0, 1, 1, 1, '/missing.ttf', 'x'), @imagettfbbox(12, 0, '/missing.ttf', 'x'), @imagefttext($image, 12, 0, 1, 1, 1, '/missing.ttf', 'x'), @imageftbbox(12, 0, '/missing.ttf', 'x', ['linespacing' => 2]));
--CLEAN--
<?php unlink(__DIR__ . '/text.gdf');
--EXPECT--
5x8 5x8 6x13 7x13 8x16 9x15 9x15 120x60 2b36516287ae542c37e14641de63b0af
object(GdFont)#2 (0) {
}
int(3)
int(2)
bool(true)
120x60 783dcc338c94ca4f8ac09f07b7130e83

Warning: imageloadfont(): End of file while reading header in {PWD}/text.php on line 29
bool(false)
bool(false)

Warning: imagettftext(): Could not find/open font in {PWD}/text.php on line 30
bool(false)
bool(false)
bool(false)
bool(false)
