--TEST--
bzip2.compress on what is read fails where the end comes with the data
--EXTENSIONS--
bz2
--FILE--
<?php
foreach (['data:,abc', __FILE__] as $source) {
    var_dump(strlen(file_get_contents("php://filter/read=bzip2.compress/resource=$source")) > 0);
}
--EXPECT--
bool(false)
bool(true)
