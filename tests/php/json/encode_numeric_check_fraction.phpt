--TEST--
json_encode(): JSON_NUMERIC_CHECK with JSON_PRESERVE_ZERO_FRACTION
--FILE--
<?php
foreach (["1e3", "-5.0", "1.0", "12", "1.50", "1e25", "1e400"] as $text) {
    echo json_encode($text, JSON_NUMERIC_CHECK), " ",
        json_encode($text, JSON_NUMERIC_CHECK | JSON_PRESERVE_ZERO_FRACTION), "\n";
}
?>
--EXPECT--
1000 1000.0
-5 -5.0
1 1.0
12 12
1.5 1.5
1.0e+25 1.0e+25
"1e400" "1e400"
