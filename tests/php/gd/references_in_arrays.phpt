--TEST--
References in the arrays that gd's functions get, of which rows and matrices are not followed
--EXTENSIONS--
gd
--FILE--
<?php
$image = imagecreatetruecolor(4, 4);
[$one, $two] = [1, 2];
var_dump(imagesetstyle($image, [&$one]), imagefilledpolygon($image, [&$one, 0, 3, 3, &$two, 0], 5), imagecolorat($image, 2, 0));
$cut = imagecrop($image, ["x" => &$one, "y" => 0, "width" => &$two, "height" => 2]);
var_dump(imagesx($cut));
try {
    imageaffinematrixconcat([&$one, 0, 0, 1, 0, 0], [1, 0, 0, 1, 0, 0]);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
echo json_encode(imageaffinematrixget(IMG_AFFINE_TRANSLATE, ["x" => &$one, "y" => 2])), "\n";
$row = [0, &$one, 0];
var_dump(imageconvolution($image, [&$row, [0, &$two, 0], [0, 0, 0]], 1, 0), imagecolorat($image, 2, 0));
--EXPECT--
bool(true)
bool(true)
int(5)
int(2)
imageaffinematrixconcat(): Argument #1 ($matrix1) contains invalid type for element 0
[1,0,0,1,1,2]
bool(true)
int(10)
