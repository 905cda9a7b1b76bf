--TEST--
getimagesize() of too little data; its second argument becomes an array all the same
--FILE--
<?php
foreach (["'", "NAN", "abcabc", "abcdefghijklmn"] as $data) {
    $info = 1;
    var_dump(getimagesizefromstring($data, $info), $info);
}
$info = 2;
var_dump(@getimagesize("/no/such", $info), $info);
?>
--EXPECT--

Notice: getimagesizefromstring(): Error reading from '! in {PWD}/image_size_too_short.php on line 4
bool(false)
array(0) {
}

Notice: getimagesizefromstring(): Error reading from NAN! in {PWD}/image_size_too_short.php on line 4
bool(false)
array(0) {
}

Notice: getimagesizefromstring(): Error reading from abcabc! in {PWD}/image_size_too_short.php on line 4
bool(false)
array(0) {
}
bool(false)
array(0) {
}
bool(false)
array(0) {
}
