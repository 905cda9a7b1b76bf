--TEST--
What finfo calls common files
--EXTENSIONS--
fileinfo
--FILE--
<?php
$samples = ["php" => "<?php echo 1;", "html" => "<html><body>x</body></html>", "xml" => "<?xml version='1.0'?><a/>", "json" => '{"a":1}', "text" => "a text\n", "sh" => "#!/bin/sh\necho",
    "pdf" => "%PDF-1.4\n", "gif" => "GIF89a\1\0\1\0\0\0\0", "png" => "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\2\0\0\0", "jpeg" => "\xff\xd8\xff\xe0\0\x10JFIF\0\1\1",
    "bmp" => "BM\x36\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\1\0\0\0\1\0\0\0\1\0\x18\0\0\0\0\0", "gzip" => "\x1f\x8b\x08\0\0\0\0\0\0\3", "webp" => "RIFF\x24\0\0\0WEBPVP8 ", "empty" => "",
    "data" => "\0\1\2\3", "utf8" => "h\xc3\xa9llo", "latin1" => "h\xe9llo", "svg" => "<svg xmlns='http://www.w3.org/2000/svg'></svg>"];
$mime = new finfo(FILEINFO_MIME);
$type = finfo_open(FILEINFO_MIME_TYPE);
foreach ($samples as $name => $data) echo "$name: ", $mime->buffer($data), " ", finfo_buffer($type, $data), " ", $mime->buffer($data, FILEINFO_MIME_ENCODING), "\n";
echo (new finfo)->buffer("plain"), " | ", (new finfo)->buffer('{"a": 1}'), "\n";
$file = __FILE__;
var_dump($mime->file($file), finfo_file($type, __DIR__), mime_content_type($file), mime_content_type(fopen("data:,GIF89a", "r")), $type->file("data:text/plain,%25PDF-1.4"));
var_dump(finfo_set_flags($type, FILEINFO_MIME_ENCODING), finfo_buffer($type, "x"), $mime->set_flags(FILEINFO_MIME_TYPE), $mime->buffer("x"), finfo_close($type));
?>
--EXPECT--
php: text/x-php; charset=us-ascii text/x-php us-ascii
html: text/html; charset=us-ascii text/html us-ascii
xml: text/xml; charset=us-ascii text/xml us-ascii
json: application/json; charset=us-ascii application/json us-ascii
text: text/plain; charset=us-ascii text/plain us-ascii
sh: text/x-shellscript; charset=us-ascii text/x-shellscript us-ascii
pdf: application/pdf; charset=us-ascii application/pdf us-ascii
gif: image/gif; charset=binary image/gif binary
png: image/png; charset=binary image/png binary
jpeg: image/jpeg; charset=binary image/jpeg binary
bmp: image/x-ms-bmp; charset=binary image/x-ms-bmp binary
gzip: application/gzip; charset=binary application/gzip binary
webp: image/webp; charset=binary image/webp binary
empty: application/x-empty; charset=binary application/x-empty binary
data: application/octet-stream; charset=binary application/octet-stream binary
utf8: text/plain; charset=utf-8 text/plain utf-8
latin1: text/plain; charset=iso-8859-1 text/plain iso-8859-1
svg: image/svg+xml; charset=us-ascii image/svg+xml us-ascii
ASCII text, with no line terminators | JSON data
string(33) "application/pdf; charset=us-ascii"
string(9) "directory"
string(15) "application/pdf"
string(9) "image/gif"
string(15) "application/pdf"
bool(true)
string(6) "binary"
bool(true)
string(24) "application/octet-stream"
bool(true)
