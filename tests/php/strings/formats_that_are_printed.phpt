--TEST--
printf() and vprintf() print and give the length
--FILE--
<?php
for ($i = 0; $i < 3; $i++) {
    $length = printf("%05d|%-6s|%.2f|%s\n", $i * 7, "ab", $i / 3, true);
    echo $length, "\n";
    echo vprintf("%s-%s\n", [$i, "x"]), "\n";
}
ob_start();
$n = printf("%'*10s", "in");
$text = ob_get_clean();
var_dump($n, $text);
ob_start(fn($text) => strtoupper($text));
printf("%s\n", "through a callback");
ob_end_flush();
try {
    printf("%d %d", 1);
} catch (ArgumentCountError $e) {
    echo $e->getMessage(), "\n";
}
try {
    vprintf("%d %d", [1]);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
var_dump(printf(""));
--EXPECT--
00000|ab    |0.00|1
20
0-x
4
00007|ab    |0.33|1
20
1-x
4
00014|ab    |0.67|1
20
2-x
4
int(10)
string(10) "********in"
THROUGH A CALLBACK
3 arguments are required, 2 given
The arguments array must contain 2 items, 1 given
int(0)
