--TEST--
Constant expressions in declarations
--EXTENSIONS--
ffi
--INI--
ffi.enable=1
--FILE--
<?php
foreach (["1 + 2 * 3", "(1 + 2) * 3", "10 / 3", "10 % 3", "1 << 4", "256 >> 2", "7 & 3", "4 | 3", "5 ^ 1", "1 ? 2 : 3", "0 ? 2 : 3", "!0 + 1", "~-3", "-(-4)", "+5", "3 > 2", "3 == 4 || 1", "1 && 0 || 7", "'A'", "'\\n'", "'\\x41'",
          "'\\101'", "0x1F", "017", "10u", "10UL", "sizeof(int)", "sizeof(struct {char a; int b;})", "_Alignof(double)", "sizeof \"four\"", "__alignof__(short)", "(char)65", "(int)3.9", "THREE * 2", "THREE == 3", "(long)2",
          "1.5 + 1.5", "2 != 1", "2 >= 2", "2 <= 1 ? 9 : 8", "\"text\"", "THREE()", "unknown", "'ab'", "1, 6", "++1", "&1"] as $expression) {
    echo $expression, ": ";
    try {
        $ffi = FFI::cdef("enum { THREE = 3 }; typedef char a[$expression];");
        echo $ffi->type("a")->getArrayLength(), "\n";
    } catch (FFI\Exception $e) {
        echo $e->getMessage(), "\n";
    }
}
$enum = FFI::cdef("enum e { A, B = 5, C, D = 'd', E = B << 2, F = -1, G, H = 0x7fffffffffffffff };");
foreach (["A", "B", "C", "D", "E", "F", "G", "H"] as $name) echo $name, " ", $enum->$name, "\n";
var_dump($enum->type("enum e")->getEnumKind(), $enum->new("enum e"));
--EXPECT--
1 + 2 * 3: 7
(1 + 2) * 3: 9
10 / 3: 3
10 % 3: 1
1 << 4: 16
256 >> 2: 64
7 & 3: 3
4 | 3: 7
5 ^ 1: 4
1 ? 2 : 3: 2
0 ? 2 : 3: 3
!0 + 1: 2
~-3: 2
-(-4): 4
+5: 5
3 > 2: 1
3 == 4 || 1: 1
1 && 0 || 7: 1
'A': 65
'\n': 10
'\x41': 65
'\101': 65
0x1F: 31
017: 15
10u: 10
10UL: 10
sizeof(int): 4
sizeof(struct {char a; int b;}): 8
_Alignof(double): 8
sizeof "four": 5
__alignof__(short): 2
(char)65: 65
(int)3.9: 3
THREE * 2: 6
THREE == 3: 1
(long)2: 2
1.5 + 1.5: Unsupported array index type at line 1
2 != 1: 1
2 >= 2: 1
2 <= 1 ? 9 : 8: 8
"text": Unsupported array index type at line 1
THREE(): Unsupported array index type at line 1
unknown: Unsupported array index type at line 1
'ab': Unsupported array index type at line 1
1, 6: ']' expected, got ',' at line 1
++1: Unsupported array index type at line 1
&1: Unsupported array index type at line 1
A 0
B 5
C 6
D 100
E 20
F -1
G 0
H 9223372036854775807
int(11)
object(FFI\CData:enum e)#4 (1) {
  ["cdata"]=>
  int(0)
}
