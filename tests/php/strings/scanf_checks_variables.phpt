--TEST--
sscanf() checks its format against its variables, and notices the end of the string behind a sign
--FILE--
<?php
foreach ([["12", "%1\$d%1\$d"], ["-", "%*f"], ["-", "%f"], ["+", "%d"], ["-a", "%d"], ["a", "a%hn %h[^,] %2z"], ["12", "%2\$d%1\$d"], ["1", "%3\$d"], ["1", "%d"], ["1", "%1\$d"]] as [$string, $format]) {
    echo "$string $format: ";
    try {
        echo json_encode(sscanf($string, $format)), " ";
    } catch (ValueError $e) {
        echo $e->getMessage(), " | ";
    }
    try {
        echo json_encode(sscanf($string, $format, $x, $y)), "\n";
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
12 %1$d%1$d: Variable is assigned by multiple "%n$" conversion specifiers | Variable is assigned by multiple "%n$" conversion specifiers
- %*f: null Variable is not assigned by any conversion specifiers
- %f: null Variable is not assigned by any conversion specifiers
+ %d: null Variable is not assigned by any conversion specifiers
-a %d: [null] Variable is not assigned by any conversion specifiers
a a%hn %h[^,] %2z: Bad scan conversion character "z" | Different numbers of variable names and field specifiers
12 %2$d%1$d: [null,12] 1
1 %3$d: [null,null,1] "%n$" argument index out of range
1 %d: [1] Variable is not assigned by any conversion specifiers
1 %1$d: [1] Variable is not assigned by any conversion specifiers
