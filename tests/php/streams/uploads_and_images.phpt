--TEST--
Uploads there are none of, types of images by number
--FILE--
<?php
var_dump(is_uploaded_file(__FILE__), move_uploaded_file(__FILE__, '/tmp/none'));
foreach ([IMAGETYPE_GIF, IMAGETYPE_JPEG, IMAGETYPE_PNG, IMAGETYPE_WEBP, IMAGETYPE_AVIF, 99] as $type) {
    var_dump(image_type_to_mime_type($type), image_type_to_extension($type), image_type_to_extension($type, false));
}
--EXPECT--
bool(false)
bool(false)
string(9) "image/gif"
string(4) ".gif"
string(3) "gif"
string(10) "image/jpeg"
string(5) ".jpeg"
string(4) "jpeg"
string(9) "image/png"
string(4) ".png"
string(3) "png"
string(10) "image/webp"
string(5) ".webp"
string(4) "webp"
string(10) "image/avif"
string(5) ".avif"
string(4) "avif"
string(24) "application/octet-stream"
bool(false)
bool(false)
