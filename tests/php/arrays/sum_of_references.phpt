--TEST--
array_sum() and array_product(): arrays and objects behind references are not left out
--FILE--
<?php
$array = [1];
$object = new stdClass;
$number = "2.5";
foreach ([[1, [2], new stdClass], [1, &$array], [3, &$object], [2, &$number]] as $values) {
    foreach (["array_sum", "array_product"] as $function) {
        try {
            var_dump($function($values));
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
?>
--EXPECT--
int(1)
int(1)
Unsupported operand types: int + array
float(1)

Warning: Object of class stdClass could not be converted to number in {PWD}/sum_of_references.php on line 8
int(4)

Warning: Object of class stdClass could not be converted to number in {PWD}/sum_of_references.php on line 8
int(3)
float(4.5)
float(5)
