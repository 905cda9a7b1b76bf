--TEST--
gd: writing images and reading them again
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
$image = imagecreatetruecolor(24, 16);
imagefilledrectangle($image, 2, 2, 12, 9, 0xcc3300);
imagefilledellipse($image, 16, 8, 10, 10, 0x0033cc);
$file = __DIR__ . '/formats.tmp';
$formats = [
    'png' => [imagepng(...), imagecreatefrompng(...)],
    'gif' => [imagegif(...), imagecreatefromgif(...)],
    'bmp' => [imagebmp(...), imagecreatefrombmp(...)],
    'webp' => [imagewebp(...), imagecreatefromwebp(...)],
    'wbmp' => [imagewbmp(...), imagecreatefromwbmp(...)],
    'jpeg' => [imagejpeg(...), imagecreatefromjpeg(...)],
];
foreach ($formats as $format => [$write, $read]) {
    $written = $write($image, $file);
    ob_start();
    $write($image);
    $same = ob_get_clean() === file_get_contents($file);
    echo $format, ' ', json_encode([$written, $same]), ' ', pixels($read($file)), ' ', pixels(imagecreatefromstring(file_get_contents($file))), "\n";
}
var_dump(imagexbm($image, $file, 0xcc3300), filesize($file) > 0, pixels(imagecreatefromxbm($file)));
$stream = fopen('php://memory', 'w+b');
var_dump(imagepng($image, $stream, 9), ftell($stream) > 50, rewind($stream), pixels(imagecreatefromstring(stream_get_contents($stream))));
var_dump(imagetypes() & IMG_PNG, gd_info()['PNG Support']);
file_put_contents($file, 'no image');
$acts = [
    fn() => imagecreatefrompng($file), fn() => imagecreatefromtga($file), fn() => imagecreatefromxpm($file), fn() => imagecreatefromavif($file),
    fn() => imagecreatefromstring('x'), fn() => imagecreatefromstring("\x89PNG\r\n\x1a\n1234567890"), fn() => imagepng($image, []),
    fn() => imagecreatefromgd2part($file, 0, 0, 0, 1), fn() => imagecreatefromgif(__DIR__ . '/missing'), fn() => imageavif($image, __DIR__ . '/missing/x'),
    fn() => is_bool(imagegd($image, $file)), fn() => is_bool(imagegd2($image, $file, 16, IMG_GD2_RAW)), fn() => imagecreatefromgd($file), fn() => imagecreatefromgd2($file),
];
foreach ($acts as $act) {
    try {
        var_dump(@$act(), str_replace(__DIR__, '', error_get_last()['message'] ?? ''));
        error_clear_last();
    } catch (Throwable $thrown) {
        echo get_class($thrown), ': ', $thrown->getMessage(), "\n";
    }
}
$once = imagecreate(8, 4); // black in true color, whatever its palette was
imagecolorallocate($once, 255, 255, 255);
imagepalettetotruecolor($once);
ob_start();
imagewbmp($once);
echo bin2hex(ob_get_clean()), "\n";
--CLEAN--
<?php unlink(__DIR__ . '/formats.tmp');
--EXPECT--
png [true,true] 24x16 06bdc1e4c22c81e07def0f4f47e7800a 24x16 06bdc1e4c22c81e07def0f4f47e7800a
gif [true,true] 24x16 d530bae1f7fe5c00ae801ba6590337c6 24x16 d530bae1f7fe5c00ae801ba6590337c6
bmp [true,true] 24x16 06bdc1e4c22c81e07def0f4f47e7800a 24x16 06bdc1e4c22c81e07def0f4f47e7800a
webp [true,true] 24x16 3d551411476e901079397745610aa7a8 24x16 3d551411476e901079397745610aa7a8
wbmp [true,true] 24x16 83a34a215cb3b67c7a6e8721add33c71 24x16 83a34a215cb3b67c7a6e8721add33c71
jpeg [true,true] 24x16 0dc79abad6728f3269144d8687b5ebdf 24x16 0dc79abad6728f3269144d8687b5ebdf
bool(true)
bool(true)
string(38) "24x16 dde7277a390cc84fe86254bc4b551ebb"
bool(true)
bool(true)
bool(true)
string(38) "24x16 06bdc1e4c22c81e07def0f4f47e7800a"
int(4)
bool(true)
bool(false)
string(60) "imagecreatefrompng(): "/formats.tmp" is not a valid PNG file"
bool(false)
string(60) "imagecreatefromtga(): "/formats.tmp" is not a valid TGA file"
bool(false)
string(60) "imagecreatefromxpm(): "/formats.tmp" is not a valid XPM file"
bool(false)
string(62) "imagecreatefromavif(): "/formats.tmp" is not a valid AVIF file"
bool(false)
string(59) "imagecreatefromstring(): Data is not in a recognized format"
bool(false)
string(68) "imagecreatefromstring(): Couldn't create GD Image Stream out of Data"
TypeError: imagepng(): Argument #2 ($file) must be a file name or a stream resource, array given
ValueError: imagecreatefromgd2part(): Argument #4 ($width) must be greater than or equal to 1
bool(false)
string(78) "imagecreatefromgif(/missing): Failed to open stream: No such file or directory"
bool(false)
string(71) "imageavif(/missing/x): Failed to open stream: No such file or directory"
bool(true)
string(46) "imagegd(): GD image support has been disabled
"
bool(true)
string(48) "imagegd2(): GD2 image support has been disabled
"
bool(false)
string(58) "imagecreatefromgd(): "/formats.tmp" is not a valid GD file"
bool(false)
string(60) "imagecreatefromgd2(): "/formats.tmp" is not a valid GD2 file"
00000804ffffffff
