--TEST--
mt_rand(), rand(), shuffle(), array_rand() and str_shuffle() after a seed
--FILE--
<?php
foreach ([1, 42, -5] as $seed) {
    mt_srand($seed);
    echo mt_rand(), " ", rand(), " ", mt_rand(1, 6), " ", rand(1, 6), " ", rand(6, 1), " ", mt_rand(-10, 10), " ", mt_rand(5, 5), " ", mt_rand(0, 255), " ",
        mt_rand(0, 0xFFFFFFFE), " ", mt_rand(0, 0xFFFFFFFF), " ", mt_rand(PHP_INT_MIN, PHP_INT_MAX), " ", mt_rand(0, 0x100000000), "\n";
    $array = range(1, 10);
    $copy = $array;
    shuffle($array);
    echo implode(",", $array), " ", implode(",", $copy), " ";
    $named = ["x" => 1, "y" => 2, 5 => 3];
    shuffle($named);
    echo json_encode($named), " ", array_rand($copy), " ", array_rand(["a" => 1, "b" => 2, "c" => 3]), " ", implode(",", array_rand($copy, 3)), " ", array_rand([7]), " ", str_shuffle("abcdefgh"), "\n";
    $one = 1;
    $referring = [&$one, 2, 3];
    shuffle($referring);
    $one = 9;
    echo array_sum($referring), "\n";
}
mt_srand(3, MT_RAND_PHP);
$array = [1, 2, 3, 4];
shuffle($array);
echo mt_rand(), " ", mt_rand(1, 100), " ", rand(1, 100), " ", implode($array), " ", str_shuffle("abc"), "\n";
foreach ([fn() => mt_rand(2, 1), fn() => mt_rand(1), fn() => array_rand([]), fn() => array_rand([1], 2)] as $call) {
    try {
        $call();
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
}
?>
--EXPECT--
895547922 2141438069 1 3 2 3 5 133 630311759 1013994432 -1907748876767231856 3428884870
5,8,9,6,2,3,10,7,1,4 1,2,3,4,5,6,7,8,9,10 [1,3,2] 6 b 2,4,9 0 fahbgdce
14
804318771 1710563033 5 5 1 7 5 20 670094950 1914837113 -7379160263793098286 2571975553
1,6,3,9,10,8,7,4,5,2 1,2,3,4,5,6,7,8,9,10 [1,2,3] 3 c 2,7,9 0 bgchefad
14
922166515 1247056540 4 6 2 -2 5 102 1938207770 3004420914 5354639723600697191 3442701379
1,10,6,2,9,7,3,5,4,8 1,2,3,4,5,6,7,8,9,10 [2,1,3] 3 b 0,5,7 0 feadgchb
14
348685879 30 13 1243 cba
mt_rand(): Argument #2 ($max) must be greater than or equal to argument #1 ($min)
mt_rand() expects exactly 2 arguments, 1 given
array_rand(): Argument #1 ($array) cannot be empty
array_rand(): Argument #2 ($num) must be between 1 and the number of elements in argument #1 ($array)
