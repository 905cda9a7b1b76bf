--TEST--
exif_read_data(): sections, formats, what is computed, both byte orders, TIFF files and streams
--EXTENSIONS--
mbstring
exif
--FILE--
<?php
require __DIR__ . '/pictures.inc';

foreach (['v', 'n'] as $order) {
    $jpeg = jpeg(tiff($order, [
        [0x10F, 2, 6, "Canon\0"], [0x112, 3, 1, pack($order, 6)], [0x8298, 2, 12, "Photo\0Editor"],
        [0x9C9B, 1, 8, mb_convert_encoding("Tête", $order === 'v' ? 'UCS-2LE' : 'UCS-2BE', 'UTF-8')],
        [0x8769, 4, 1, [
            [0x829A, 5, 1, pack($order === 'v' ? 'V2' : 'N2', 1, 250)], [0x829D, 5, 1, pack($order === 'v' ? 'V2' : 'N2', 28, 10)],
            [0x9206, 5, 1, pack($order === 'v' ? 'V2' : 'N2', 150, 100)], [0x9286, 7, 13, "ASCII\0\0\0hello"],
            [0x9204, 10, 1, pack($order === 'v' ? 'V2' : 'N2', -1, 3)], [0x9214, 3, 3, pack("{$order}3", 1, 2, 3)],
        ]],
        [0x8825, 4, 1, [[1, 2, 2, "N\0"], [2, 5, 3, pack($order === 'v' ? 'V6' : 'N6', 48, 1, 51, 1, 30, 1)]]],
    ]), "\xFF\xC0\0\x0B\x08" . pack('n2', 30, 40) . "\3\0\0\0" . "\xFF\xFE\0\7Texte");
    $stream = fopen('php://memory', 'w+');
    fwrite($stream, $jpeg);
    $found = exif_read_data($stream, null, true);
    unset($found['FILE']['FileName'], $found['FILE']['FileDateTime']);
    var_dump(ftell($stream) === strlen($jpeg));
    foreach ($found as $section => $values) {
        echo "$section: ", json_encode($values, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES), "\n";
    }
}
$flat = exif_read_data($stream);
echo implode(',', array_keys($flat)), "\n";
var_dump(exif_read_data($stream, 'THUMBNAIL'), count(exif_read_data($stream, 'GPS,MAKERNOTE')) > 10);

$file = __DIR__ . '/read.tiff';
file_put_contents($file, tiff('n', [[0x100, 3, 1, pack('n', 3)], [0x101, 3, 1, pack('n', 4)], [0x106, 3, 1, pack('n', 2)],
    [0x131, 2, 5, "Soft\0"]]));
$found = exif_read_data($file, null, true);
unset($found['FILE']['FileDateTime']);
print_r($found);
foreach (['', 'jpeg', "\xFF\xD8\xFF\xE1\0\4ab\xFF\xD9\0\2", substr($jpeg, 0, 60), 'longer than eight'] as $bytes) {
    file_put_contents($file, $bytes);
    var_dump(exif_read_data($file));
}
unlink($file);
var_dump(exif_read_data($file), exif_read_data(__DIR__));
foreach (['', "a\0b"] as $name) {
    try {
        exif_read_data($name);
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
bool(true)
FILE: {"FileSize":335,"FileType":2,"MimeType":"image/jpeg","SectionsFound":"ANY_TAG, IFD0, COMMENT, EXIF, GPS, WINXP"}
COMPUTED: {"html":"width=\"40\" height=\"30\"","Height":30,"Width":40,"IsColor":1,"ByteOrderMotorola":0,"ApertureFNumber":"f/2.8","FocusDistance":"1.50m","UserComment":"hello","UserCommentEncoding":"ASCII","Copyright":"Photo, Editor","Copyright.Photographer":"Photo","Copyright.Editor":"Editor"}
IFD0: {"Make":"Canon","Orientation":6,"Copyright":"Photo","Title":"T\u0000\ufffd\u0000t\u0000e\u0000","Exif_IFD_Pointer":112,"GPS_IFD_Pointer":241}
COMMENT: ["Texte"]
EXIF: {"ExposureTime":"1/250","FNumber":"28/10","SubjectDistance":"150/100","UserComment":"ASCII\u0000\u0000\u0000hello","ExposureBiasValue":"-1/3","SubjectLocation":[1,2,3]}
GPS: {"GPSLatitudeRef":"N","GPSLatitude":["48/1","51/1","30/1"]}
WINXP: {"Title":"T\ufffdte"}
bool(true)
FILE: {"FileSize":335,"FileType":2,"MimeType":"image/jpeg","SectionsFound":"ANY_TAG, IFD0, COMMENT, EXIF, GPS, WINXP"}
COMPUTED: {"html":"width=\"40\" height=\"30\"","Height":30,"Width":40,"IsColor":1,"ByteOrderMotorola":1,"ApertureFNumber":"f/2.8","FocusDistance":"1.50m","UserComment":"hello","UserCommentEncoding":"ASCII","Copyright":"Photo, Editor","Copyright.Photographer":"Photo","Copyright.Editor":"Editor"}
IFD0: {"Make":"Canon","Orientation":6,"Copyright":"Photo","Title":"\u0000T\u0000\ufffd\u0000t\u0000e","Exif_IFD_Pointer":112,"GPS_IFD_Pointer":241}
COMMENT: ["Texte"]
EXIF: {"ExposureTime":"1/250","FNumber":"28/10","SubjectDistance":"150/100","UserComment":"ASCII\u0000\u0000\u0000hello","ExposureBiasValue":"-1/3","SubjectLocation":[1,2,3]}
GPS: {"GPSLatitudeRef":"N","GPSLatitude":["48/1","51/1","30/1"]}
WINXP: {"Title":"T\ufffdte"}
FileDateTime,FileSize,FileType,MimeType,SectionsFound,COMPUTED,Make,Orientation,Copyright,Title,Exif_IFD_Pointer,GPS_IFD_Pointer,COMMENT,ExposureTime,FNumber,SubjectDistance,UserComment,ExposureBiasValue,SubjectLocation,GPSLatitudeRef,GPSLatitude
bool(false)
bool(true)
Array
(
    [FILE] => Array
        (
            [FileName] => read.tiff
            [FileSize] => 67
            [FileType] => 8
            [MimeType] => image/tiff
            [SectionsFound] => ANY_TAG, IFD0
        )

    [COMPUTED] => Array
        (
            [html] => width="3" height="4"
            [Height] => 4
            [Width] => 3
            [IsColor] => 1
            [ByteOrderMotorola] => 1
        )

    [IFD0] => Array
        (
            [ImageWidth] => 3
            [ImageLength] => 4
            [PhotometricInterpretation] => 2
            [Software] => Soft
        )

)

Warning: exif_read_data(read.tiff): File too small (0) in {PWD}/read.php on line 36
bool(false)
bool(false)

Warning: exif_read_data(read.tiff): Incorrect APP1 Exif Identifier Code in {PWD}/read.php on line 36

Warning: exif_read_data(read.tiff): No image in jpeg! in {PWD}/read.php on line 36

Warning: exif_read_data(read.tiff): Invalid JPEG file in {PWD}/read.php on line 36
bool(false)

Warning: exif_read_data(read.tiff): Error reading from file: got=x0036(=54) != itemlen-2=x012D(=301) in {PWD}/read.php on line 36

Warning: exif_read_data(read.tiff): Invalid JPEG file in {PWD}/read.php on line 36
bool(false)

Warning: exif_read_data(read.tiff): File not supported in {PWD}/read.php on line 36
bool(false)

Warning: exif_read_data(): Unable to open file in {PWD}/read.php on line 39

Warning: exif_read_data(): Not a file in {PWD}/read.php on line 39
bool(false)
bool(false)
exif_read_data(): Argument #1 ($file) cannot be empty
exif_read_data(): Argument #1 ($file) must not contain any null bytes
