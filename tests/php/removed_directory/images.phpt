--TEST--
exif, gd and fileinfo in a working directory that has been removed
--EXTENSIONS--
exif
gd
fileinfo
--FILE--
<?php
require __DIR__ . "/removed.inc";
attempt("mime_content_type", fn($p) => mime_content_type($p));
attempt("exif_imagetype", fn($p) => exif_imagetype($p));
attempt("exif_read_data", fn($p) => exif_read_data($p));
attempt("imagecreatefrompng", fn($p) => imagecreatefrompng($p));
attempt("imagexbm", fn($p) => imagexbm(imagecreate(1, 1), $p));
attempt("imageloadfont", fn($p) => imageloadfont($p));
attempt("imagettftext", fn($p) => imagettfbbox(1,1,$p,"a"));
--EXPECT--
mime_content_type
    missing ./missing ../file dir/../missing BASE/missing: false  [mime_content_type(PATH): Failed to open stream: No such file or directory]
    .. . BASE/dir: 'directory'
    "": ValueError(mime_content_type(): Argument #1 ($filename) cannot be empty)
    BASE/file BASE/dir/../file: 'text/plain'
exif_imagetype
    missing ./missing ../file dir/../missing BASE/missing: false  [exif_imagetype(PATH): Failed to open stream: No such file or directory]
    ..: false  [exif_imagetype(): Read of 8192 bytes failed with errno=21 Is a directory | exif_imagetype(): Error reading from ..!]
    .: false  [exif_imagetype(): Read of 8192 bytes failed with errno=21 Is a directory | exif_imagetype(): Error reading from .!]
    "": ValueError(Path cannot be empty)
    BASE/file BASE/dir/../file: false
    BASE/dir: false  [exif_imagetype(): Read of 8192 bytes failed with errno=21 Is a directory | exif_imagetype(): Error reading from PATH!]
exif_read_data
    missing ./missing ../file dir/../missing BASE/missing: false  [exif_read_data(): Unable to open file]
    .. . BASE/dir: false  [exif_read_data(): Not a file]
    "": ValueError(exif_read_data(): Argument #1 ($file) cannot be empty)
    BASE/file BASE/dir/../file: false  [exif_read_data(file): File not supported]
imagecreatefrompng
    missing ./missing ../file dir/../missing BASE/missing: false  [imagecreatefrompng(PATH): Failed to open stream: No such file or directory]
    ..: false  [imagecreatefrompng(): ".." is not a valid PNG file]
    .: false  [imagecreatefrompng(): "." is not a valid PNG file]
    "": ValueError(Path cannot be empty)
    BASE/file BASE/dir/../file BASE/dir: false  [imagecreatefrompng(): "PATH" is not a valid PNG file]
imagexbm
    missing ./missing dir/../missing: false  [imagexbm(PATH): Failed to open stream: No such file or directory]
    ../file BASE/file BASE/missing BASE/dir/../file: true
    ..: false  [imagexbm(..): Failed to open stream: Is a directory]
    .: false  [imagexbm(.): Failed to open stream: Is a directory]
    "": ValueError(Path cannot be empty)
    BASE/dir: false  [imagexbm(PATH): Failed to open stream: Is a directory]
imageloadfont
    missing ./missing dir/../missing BASE/missing: false  [imageloadfont(PATH): Failed to open stream: No such file or directory]
    ../file BASE/file BASE/dir/../file: false  [imageloadfont(): Product of memory allocation multiplication would exceed INT_MAX, failing operation gracefully
 | imageloadfont(): Error reading font, invalid font header]
    .. . BASE/dir: false  [imageloadfont(): Read of 8192 bytes failed with errno=21 Is a directory | imageloadfont(): End of file while reading header]
    "": ValueError(Path cannot be empty)
imagettftext
    missing ./missing "" dir/../missing BASE/missing: false  [imagettfbbox(): Could not find/open font]
    ../file .. . BASE/file BASE/dir/../file BASE/dir: false  [imagettfbbox(): Could not read font]
