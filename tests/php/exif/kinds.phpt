--TEST--
exif_imagetype(), exif_tagname(), exif_thumbnail() and the directives
--EXTENSIONS--
mbstring
exif
--FILE--
<?php
require __DIR__ . '/pictures.inc';

$file = __DIR__ . '/kinds.img';
foreach (['GIF89a', "\xFF\xD8\xFF", "\x89PNG\r\n\x1a\n", "\x89PNG\r\n..", "FWS", "8BPS", 'BM', "II*\0", "MM\0*", 'FORM',
    "RIFF....WEBP", "RIFF....WAVE", "....ftypavif", "\0\0\5\5...", "#define a_width 4\n#define a_height 5\n", 'ab', 'abcde',
    'text that is no image'] as $bytes) {
    file_put_contents($file, $bytes);
    var_dump(exif_imagetype($file));
}
unlink($file);
var_dump(exif_imagetype($file));
var_dump(exif_tagname(0x10E), exif_tagname(0x9C9B), exif_tagname(-1), exif_tagname(1), exif_tagname(0x1010E));

// a thumbnail: the second directory tells where it is
$inner = "\xFF\xD8\xFF\xC0\0\x0B\x08" . pack('n2', 3, 5) . "\1\0\0\0\xFF\xDA\0\2\xFF\xD9";
$first = [[0x10F, 2, 3, "Me\0"]];
$start = 8 + 2 + 12 + 4;
$second = pack('v', 2) . pack('v2V2', 0x201, 4, 1, $start + 2 + 24 + 4) . pack('v2V2', 0x202, 4, 1, strlen($inner)) . pack('V', 0) . $inner;
$stream = fopen('php://memory', 'w+');
fwrite($stream, jpeg(tiff('v', $first, $second)));
var_dump(exif_thumbnail($stream, $width, $height, $type) === $inner, $width, $height, $type);
$found = exif_read_data($stream, 'ANY_TAG', true, true);
var_dump($found['THUMBNAIL']['THUMBNAIL'] === $inner);
print_r($found['COMPUTED']);
var_dump(isset(exif_read_data($stream, 'THUMBNAIL', true, false)['THUMBNAIL']['THUMBNAIL']));
ftruncate($stream, 0);
rewind($stream);
fwrite($stream, jpeg(tiff('v', $first)));
var_dump(exif_thumbnail($stream));

// texts of Windows and comments, by the directives
fwrite($stream, jpeg(''));
ftruncate($stream, 0);
rewind($stream);
fwrite($stream, jpeg(tiff('v', [[0x9C9B, 1, 4, "\xAC\x20a\0"], [0x8769, 4, 1, [[0x9286, 7, 12, "UNICODE\0\xAC\x20b\0"]]]])));
foreach (['ISO-8859-15', 'UTF-8', 'nonsense'] as $encoding) {
    var_dump(ini_set('exif.encode_unicode', $encoding));
    $found = exif_read_data($stream, null, true);
    echo bin2hex($found['WINXP']['Title']), ' ', bin2hex($found['COMPUTED']['UserComment']), ' ',
        $found['COMPUTED']['UserCommentEncoding'], "\n";
}
foreach (ini_get_all('exif') as $name => $directive) {
    echo $name, ' ', json_encode($directive), "\n";
}
--EXPECT--
int(1)
int(2)
int(3)

Warning: exif_imagetype(): PNG file corrupted by ASCII conversion in {PWD}/kinds.php on line 9
bool(false)
int(4)
int(5)

Notice: exif_imagetype(): Error reading from {PWD}/kinds.img! in {PWD}/kinds.php on line 9
bool(false)
int(7)
int(8)
int(14)
int(18)
bool(false)
int(19)
int(15)
int(16)

Notice: exif_imagetype(): Error reading from {PWD}/kinds.img! in {PWD}/kinds.php on line 9
bool(false)

Notice: exif_imagetype(): Error reading from {PWD}/kinds.img! in {PWD}/kinds.php on line 9
bool(false)
bool(false)

Warning: exif_imagetype({PWD}/kinds.img): Failed to open stream: No such file or directory in {PWD}/kinds.php on line 12
bool(false)
string(16) "ImageDescription"
string(5) "Title"
bool(false)
bool(false)
bool(false)
bool(true)
int(5)
int(3)
int(2)
bool(true)
Array
(
    [IsColor] => 0
    [ByteOrderMotorola] => 0
    [Thumbnail.FileType] => 2
    [Thumbnail.MimeType] => image/jpeg
    [Thumbnail.Height] => 3
    [Thumbnail.Width] => 5
)
bool(false)
bool(false)
string(11) "ISO-8859-15"
a461 a462 UNICODE
string(11) "ISO-8859-15"
e282ac61 e282ac62 UNICODE

Warning: ini_set(): INI setting contains invalid encoding "nonsense" in {PWD}/kinds.php on line 38

Warning: ini_set(): Illegal encoding ignored: 'nonsense' in {PWD}/kinds.php on line 38
bool(false)
e282ac61 e282ac62 UNICODE
exif.decode_jis_intel {"global_value":"JIS","local_value":"JIS","access":7}
exif.decode_jis_motorola {"global_value":"JIS","local_value":"JIS","access":7}
exif.decode_unicode_intel {"global_value":"UCS-2LE","local_value":"UCS-2LE","access":7}
exif.decode_unicode_motorola {"global_value":"UCS-2BE","local_value":"UCS-2BE","access":7}
exif.encode_jis {"global_value":"","local_value":"","access":7}
exif.encode_unicode {"global_value":"ISO-8859-15","local_value":"UTF-8","access":7}
