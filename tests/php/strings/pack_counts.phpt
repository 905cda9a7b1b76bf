--TEST--
pack() and unpack(): counts at the edges, and where the format goes on
--FILE--
<?php
function attempt(Closure $run): void
{
    try {
        echo json_encode($run()), "\n";
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
foreach (["A*rest/Ca", "H*rest/Ca", "@0/Ca", "n1/@0/Ca", "@3/Ca", "@4/Ca", "@*/Ca", "n1/X/Ca", "X*/Ca", "c2147483648",
          "a4294967297", "X99999999999999999999", "x*/C"] as $format) {
    echo $format, ": ";
    attempt(fn() => unpack($format, "abc"));
}
foreach ([["hX", ""], ["xX3c", 1], ["@2X*c", 1], ["A*c", [1], 2, 3], ["a2147483648", "xyz"], ["c4294967297", 1],
          ["a2147483647a1", "", ""], ["h1", "\0"], ["x2147483648"]] as $arguments) {
    echo $arguments[0], ": ";
    attempt(fn() => bin2hex(pack(...$arguments)));
}
?>
--EXPECT--
A*rest/Ca: 
Warning: unpack(): Type C: not enough input, need 1, have 0 in {PWD}/pack_counts.php on line 13
false
H*rest/Ca: {"rest":"616263","a":97}
@0/Ca: {"a":97}
n1/@0/Ca: {"1":24930,"a":99}
@3/Ca: 
Warning: unpack(): Type C: not enough input, need 1, have 0 in {PWD}/pack_counts.php on line 13
false
@4/Ca: 
Warning: unpack(): Type @: outside of string in {PWD}/pack_counts.php on line 13
{"a":97}
@*/Ca: 
Warning: unpack(): Type @: outside of string in {PWD}/pack_counts.php on line 13
{"a":97}
n1/X/Ca: {"1":24930,"a":98}
X*/Ca: 
Warning: unpack(): Type X: '*' ignored in {PWD}/pack_counts.php on line 13
{"a":97}
c2147483648: 
Warning: unpack(): Type c: integer overflow in {PWD}/pack_counts.php on line 13
false
a4294967297: 
Warning: unpack(): Type a: integer overflow in {PWD}/pack_counts.php on line 13
false
X99999999999999999999: 
Warning: unpack(): Type X: integer overflow in {PWD}/pack_counts.php on line 13
false
x*/C: 
Warning: unpack(): Type C: not enough input, need 1, have 0 in {PWD}/pack_counts.php on line 13
false
hX: 
Warning: pack(): Type h: not enough characters in string in {PWD}/pack_counts.php on line 18
""
xX3c: 
Warning: pack(): Type X: outside of string in {PWD}/pack_counts.php on line 18
"01"
@2X*c: 
Warning: pack(): Type X: '*' ignored in {PWD}/pack_counts.php on line 18
"0001"
A*c: 
Warning: Array to string conversion in {PWD}/pack_counts.php on line 18

Warning: pack(): 1 arguments unused in {PWD}/pack_counts.php on line 18
"417272617902"
a2147483648: "78797a"
c4294967297: "01"
a2147483647a1: ValueError: Type a: integer overflow in format string
h1: 
Warning: pack(): Type h: illegal hex digit  in {PWD}/pack_counts.php on line 18
"00"
x2147483648: 
Warning: pack(): Type x: '*' ignored in {PWD}/pack_counts.php on line 18
"00"
