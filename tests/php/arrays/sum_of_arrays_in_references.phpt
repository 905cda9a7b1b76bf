--TEST--
array_sum() does not release arrays in references
--FILE--
<?php
class Counted { function __destruct() { echo "dies\n"; } }
$total = 0;
for ($round = 0; $round < 3; $round++) {
    try {
        $array['element'] = &$reference;
        $array['element'] = [new Counted];
        echo "assigned\n";
        $total -= array_sum($array);
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
echo "end\n";
--EXPECT--
assigned
Unsupported operand types: int + array
assigned
Unsupported operand types: int + array
assigned
Unsupported operand types: int + array
end
dies
dies
dies
