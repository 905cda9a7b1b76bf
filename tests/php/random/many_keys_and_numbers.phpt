--TEST--
array_rand() of several keys; more numbers than the twister has words
--FILE--
<?php
mt_srand(11);
$named = ['a' => 1, 'b' => 2, 7 => 3, 'c' => 4, 9 => 5];
foreach (range(2, 5) as $count) {
    echo json_encode(array_rand($named, $count)), json_encode(array_rand(range(0, 9), $count)), ' ';
}
unset($named['b']);
echo json_encode(array_rand($named, 3)), json_encode(array_rand(range(1, 600), 2)), json_encode(array_rand(range(1, 512), 3)), "\n";
$sum = 0;
for ($i = 0; $i < 2000; $i++) {
    $sum = ($sum * 31 + mt_rand() + mt_rand(1, 6) + rand(0, 99)) % 1000003;
}
echo $sum, ' ', mt_rand(), "\n";
$engine = new Random\Engine\Mt19937(5);
mt_srand(5);
echo unpack('V', $engine->generate())[1] >> 1, ' ', mt_rand(), "\n";
foreach ([0, 6, -1] as $count) {
    try {
        array_rand($named, $count);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
["b",9][0,7] ["a","b",9][0,1,7] ["a","b","c",9][0,2,4,5] ["a","b",7,"c",9][1,2,4,5,8] [7,"c",9][49,162][37,231,501]
986604 1252714863
476726705 476726705
array_rand(): Argument #2 ($num) must be between 1 and the number of elements in argument #1 ($array)
array_rand(): Argument #2 ($num) must be between 1 and the number of elements in argument #1 ($array)
array_rand(): Argument #2 ($num) must be between 1 and the number of elements in argument #1 ($array)
