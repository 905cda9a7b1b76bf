--TEST--
Handles are true, numbers where an int is wanted and nothing else
--EXTENSIONS--
curl
--FILE--
<?php
$curl = curl_init();
foreach ([$curl, curl_multi_init(), curl_share_init()] as $handle) {
    echo $handle::class, "\n";
    if ($handle) {
        echo "true, ", json_encode([!$handle, (bool) $handle, $handle && true, empty($handle), boolval($handle)]), "\n";
    }
    var_dump((int) $handle > 0, $handle == true, $handle == 1);
    foreach ([
        fn() => (float) $handle,
        fn() => (string) $handle,
        fn() => $handle + 1,
        fn() => array_sum([$handle, 2]),
        fn() => (fn(bool $truth) => $truth)($handle),
    ] as $operation) {
        try {
            var_dump($operation());
        } catch (Error $error) {
            echo preg_replace('/, called in.*/', '', $error->getMessage()), "\n";
        }
    }
}
--EXPECT--
CurlHandle
true, [false,true,true,false,true]
bool(true)
bool(true)
bool(false)

Warning: Object of class CurlHandle could not be converted to float in {PWD}/handles_as_values.php on line 10
float(1)
Object of class CurlHandle could not be converted to string
Unsupported operand types: CurlHandle + int
int(2)
{closure}(): Argument #1 ($truth) must be of type bool, CurlHandle given
CurlMultiHandle
true, [false,true,true,false,true]
bool(true)
bool(true)
bool(false)

Warning: Object of class CurlMultiHandle could not be converted to float in {PWD}/handles_as_values.php on line 10
float(1)
Object of class CurlMultiHandle could not be converted to string
Unsupported operand types: CurlMultiHandle + int
int(2)
{closure}(): Argument #1 ($truth) must be of type bool, CurlMultiHandle given
CurlShareHandle
true, [false,true,true,false,true]

Warning: Object of class CurlShareHandle could not be converted to int in {PWD}/handles_as_values.php on line 8
bool(true)
bool(true)
bool(false)

Warning: Object of class CurlShareHandle could not be converted to float in {PWD}/handles_as_values.php on line 10
float(1)
Object of class CurlShareHandle could not be converted to string
Unsupported operand types: CurlShareHandle + int
int(2)
{closure}(): Argument #1 ($truth) must be of type bool, CurlShareHandle given
