--TEST--
gd: copying, scaling, turning, cutting
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
$source = imagecreatetruecolor(40, 30);
for ($i = 0; $i < 40; $i++) {
    imageline($source, $i, 0, $i, 29, $i * 6 << 16 | $i * 3);
}
$target = imagecreatetruecolor(60, 50);
imagecopy($target, $source, 5, 5, 0, 0, 20, 20);
echo pixels($target), "\n";
imagecopymerge($target, $source, 10, 10, 0, 0, 30, 30, 40);
echo pixels($target), "\n";
imagecopymergegray($target, $source, 10, 15, 0, 0, 30, 30, 70);
echo pixels($target), "\n";
imagecopyresized($target, $source, 0, 0, 5, 5, 50, 20, 30, 20);
echo pixels($target), "\n";
imagecopyresampled($target, $source, 5, 25, 5, 5, 50, 20, 30, 20);
echo pixels($target), "\n", pixels(imagerotate($source, 30, 0xff)), "\n", pixels(imagerotate($source, 90, 0)), "\n";
foreach ([IMG_FLIP_HORIZONTAL, IMG_FLIP_VERTICAL, IMG_FLIP_BOTH] as $mode) {
    imageflip($source, $mode);
    echo pixels($source), "\n";
}
echo pixels(imagecrop($source, ['x' => 3, 'y' => 4, 'width' => 10, 'height' => 12])), "\n", pixels(imagecropauto($source, IMG_CROP_BLACK)), "\n", pixels(imagecropauto($source, IMG_CROP_THRESHOLD, 0.3, 0)), "\n";
foreach ([IMG_BILINEAR_FIXED, IMG_NEAREST_NEIGHBOUR, IMG_BICUBIC, IMG_BICUBIC_FIXED, IMG_BELL, IMG_MITCHELL] as $mode) {
    echo pixels(imagescale($source, 25, -1, $mode)), "\n";
}
var_dump(imagegetinterpolation($source), imagesetinterpolation($source, IMG_BICUBIC), imagegetinterpolation($source), imageresolution($source), imageresolution($source, 72, 300), imageresolution($source), imageinterlace($source), imageinterlace($source, true), imagedestroy($source), imagescale($source, 0));
$matrix = imageaffinematrixconcat(imageaffinematrixget(IMG_AFFINE_ROTATE, 30), imageaffinematrixget(IMG_AFFINE_SCALE, ['x' => 1.5, 'y' => 2]));
echo json_encode(array_map(fn($value) => round($value, 6), $matrix)), ' ', json_encode(imageaffinematrixget(IMG_AFFINE_TRANSLATE, ['x' => 1, 'y' => 2])), ' ', pixels(imageaffine($source, $matrix)), ' ', pixels(imageaffine($source, $matrix, ['x' => 2, 'y' => 2, 'width' => 20, 'height' => 20])), "\n";
foreach ([fn() => imageflip($source, 9), fn() => imagecrop($source, ['x' => 1]), fn() => imagecropauto($source, 9), fn() => imagecropauto($source, IMG_CROP_THRESHOLD), fn() => imagecopyresized($target, $source, 0, 0, 0, 0, 0, 1, 1, 1), fn() => imageaffine($source, [1]), fn() => imageaffinematrixget(9, 1), fn() => imageaffinematrixget(0, 1), fn() => imageaffinematrixconcat([1], [1])] as $act) {
    try {
        var_dump($act());
    } catch (Throwable $thrown) {
        echo get_class($thrown), ': ', $thrown->getMessage(), "\n";
    }
}
--EXPECT--
60x50 946c55384ebba077e7c9f2623f55d73e
60x50 3b12aa62a865fed8c0e94502771aca07
60x50 c553947e8dd831fdf2560ab88c46945d
60x50 f69e0bb3d7a1c1d4ce4fc3f4d9a66579
60x50 c8799aba8dd32574b0310787af8ac483
50x46 0a3fbca293e148ce64514bd870caf240
30x40 1d56700c85b7caf121188d5ab07e7c04
40x30 d9919624a68904fc5695dd48847f99ae
40x30 d9919624a68904fc5695dd48847f99ae
40x30 960b28fd06f0bdfa83e17c691514cb07
10x12 f78e75c3d5cfc3a96ef977e877474516
39x30 520dfaa588cc0d46299fbc08a97c5095
36x30 22a7e6f89e11cde9b72167d0c457d391
25x18 fb0308edd4eed12cc4662d100caa8544
25x18 c2d8af867a8b7ec2604444a59469fbe5
25x18 636c7fc6190e5d47a673d6e51a510f43
25x18 636c7fc6190e5d47a673d6e51a510f43
25x18 58c3d58efca4ff7241688e57d1c08713
25x18 6b4c3f8275c3eaee308723a6236c3954
int(22)
bool(true)
int(4)
array(2) {
  [0]=>
  int(96)
  [1]=>
  int(96)
}
bool(true)
array(2) {
  [0]=>
  int(72)
  [1]=>
  int(300)
}
bool(false)
bool(true)
bool(true)
bool(false)
[1.299038,1,-0.75,1.732051,0,0] [1,0,0,1,1,2] 75x92 7a2d74ff2439f470a0db6ef332e61882 41x55 b2572a112b14e255fb34524ef3b6996a
ValueError: imageflip(): Argument #2 ($mode) must be one of IMG_FLIP_VERTICAL, IMG_FLIP_HORIZONTAL, or IMG_FLIP_BOTH
ValueError: imagecrop(): Argument #2 ($rectangle) must have a "y" key
ValueError: imagecropauto(): Argument #2 ($mode) must be a valid mode
ValueError: imagecropauto(): Argument #4 ($color) must be greater than or equal to 0 when using the threshold mode
ValueError: imagecopyresized(): Argument #7 ($dst_width) must be greater than 0
ValueError: imageaffine(): Argument #2 ($affine) must have 6 elements
ValueError: imageaffinematrixget(): Argument #1 ($type) must be a valid element type
TypeError: imageaffinematrixget(): Argument #1 ($type) must be of type array when using translate or scale
ValueError: imageaffinematrixconcat(): Argument #1 ($matrix1) must have 6 elements
