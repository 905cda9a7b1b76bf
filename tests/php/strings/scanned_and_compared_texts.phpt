--TEST--
sscanf(), similar_text() in percent and hash_equals()
--FILE--
<?php
function show(callable $do): void {
    try {
        echo json_encode($do(), JSON_INVALID_UTF8_SUBSTITUTE | JSON_PRESERVE_ZERO_FRACTION), ' ';
    } catch (Throwable $e) {
        echo get_class($e), ': ', $e->getMessage(), ' ';
    }
}
foreach (['12 apples', '12', '', 'x', ' 12  apples ', '-5 a', '+7 b', '- 5', '007 x', '99999999999999999999 y', '999999999999999999 z', '12apples', '2020-01-02', '10:20:30', 'a,b', '12%x', "1\t2\n3", "1\0002", 'é ü', '0x1f z', '1.5 2'] as $text) {
    foreach (['%d %s', '%d', '%s', '%d%s', '%d-%d-%d', '%d:%d:%d', '%s %s', ' %d ', '%d %s %s', '', 'x', '%%', '%d%%%s', '%5d', '%*d %s', '%c', '%x', '%[a-z]', '%d,', '%2$s %1$s', '%ld', '%i', '%u', '%f', '%', '%q', '%n', "%d\t%d", 'é %s', '%s%d'] as $format) {
        show(fn() => sscanf($text, $format));
    }
    echo json_encode($text), "\n";
}
var_dump(sscanf('12 x', '%d %s', $number, $word), $number, $word);
foreach ([['World', 'Word'], ['', ''], ['', 'a'], ['abc', 'abc'], ['abc', 'xyz'], [str_repeat('ab', 100), str_repeat('ba', 100)], ['é', 'è'], ['test', 'text'], ['World', 'World!']] as [$one, $other]) {
    $percent = 'before';
    echo similar_text($one, $other, $percent), ' ';
    var_dump($percent);
}
class Held { public int $typed = 1; public $any; }
$held = new Held;
similar_text('World', 'Word', $held->any);
similar_text('abcd', 'abcd', $held->typed);
var_dump($held);
foreach ([['a', 'a'], ['a', 'b'], ['', ''], ['a', 'ab'], ["\0", "\0"], ['é', 'é'], ["\xff", "\xfe"], [str_repeat('x', 1000), str_repeat('x', 1000)], [1, '1'], ['1', 1], [null, 'a'], [[], '']] as [$known, $given]) {
    show(fn() => hash_equals($known, $given));
}
--EXPECT--
[12,"apples"] [12] ["12"] [12,"apples"] [12,null,null] [12,null,null] ["12","apples"] [12] [12,"apples",null] [] [] [] [12,null] [12] ["apples"] ["1"] [18] [null] [12] ["apples","12"] [12] [12] [12] [12.0] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [12,null] [null] ["12",null] "12 apples"
[12,null] [12] ["12"] [12,null] [12,null,null] [12,null,null] ["12",null] [12] [12,null,null] [] [] [] [12,null] [12] [null] ["1"] [18] [null] [12] [null,"12"] [12] [12] [12] [12.0] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [12,null] [null] ["12",null] "12"
null null null null null null null null null [] null null null null null null null null null null null null null null ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] null null null ""
[null,null] [null] ["x"] [null,null] [null,null,null] [null,null,null] ["x",null] [null] [null,null,null] [] [] [] [null,null] [null] [null] ["x"] [null] ["x"] [null] [null,"x"] [null] [null] [null] [null] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [null,null] [null] ["x",null] "x"
[12,"apples"] [12] ["12"] [12,"apples"] [12,null,null] [12,null,null] ["12","apples"] [12] [12,"apples",null] [] [] [] [12,null] [12] ["apples"] [""] [18] [null] [12] ["apples","12"] [12] [12] [12] [12.0] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [12,null] [null] ["12",null] " 12  apples "
[-5,"a"] [-5] ["-5"] [-5,"a"] [-5,null,null] [-5,null,null] ["-5","a"] [-5] [-5,"a",null] [] [] [] [-5,null] [-5] ["a"] ["-"] [-5] [null] [-5] ["a","-5"] [-5] [-5] ["18446744073709551611"] [-5.0] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [-5,null] [null] ["-5",null] "-5 a"
[7,"b"] [7] ["+7"] [7,"b"] [7,null,null] [7,null,null] ["+7","b"] [7] [7,"b",null] [] [] [] [7,null] [7] ["b"] ["+"] [7] [null] [7] ["b","+7"] [7] [7] [7] [7.0] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [7,null] [null] ["+7",null] "+7 b"
[null,null] [null] ["-"] [null,null] [null,null,null] [null,null,null] ["-","5"] [null] [null,null,null] [] [] [] [null,null] [null] [null] ["-"] [null] [null] [null] ["5","-"] [null] [null] [null] [null] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [null,null] [null] ["-",5] "- 5"
[7,"x"] [7] ["007"] [7,"x"] [7,null,null] [7,null,null] ["007","x"] [7] [7,"x",null] [] [] [] [7,null] [7] ["x"] ["0"] [7] [null] [7] ["x","007"] [7] [7] [7] [7.0] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [7,null] [null] ["007",null] "007 x"
[9223372036854775807,"y"] [9223372036854775807] ["99999999999999999999"] [9223372036854775807,"y"] [9223372036854775807,null,null] [9223372036854775807,null,null] ["99999999999999999999","y"] [9223372036854775807] [9223372036854775807,"y",null] [] [] [] [9223372036854775807,null] [99999] ["y"] ["9"] [9223372036854775807] [null] [9223372036854775807] ["y","99999999999999999999"] [9223372036854775807] [9223372036854775807] ["18446744073709551615"] [1.0e+20] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [9223372036854775807,null] [null] ["99999999999999999999",null] "99999999999999999999 y"
[999999999999999999,"z"] [999999999999999999] ["999999999999999999"] [999999999999999999,"z"] [999999999999999999,null,null] [999999999999999999,null,null] ["999999999999999999","z"] [999999999999999999] [999999999999999999,"z",null] [] [] [] [999999999999999999,null] [99999] ["z"] ["9"] [9223372036854775807] [null] [999999999999999999] ["z","999999999999999999"] [999999999999999999] [999999999999999999] [999999999999999999] [1.0e+18] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [999999999999999999,null] [null] ["999999999999999999",null] "999999999999999999 z"
[12,"apples"] [12] ["12apples"] [12,"apples"] [12,null,null] [12,null,null] ["12apples",null] [12] [12,"apples",null] [] [] [] [12,null] [12] ["apples"] ["1"] [298] [null] [12] [null,"12apples"] [12] [12] [12] [12.0] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [12,null] [null] ["12apples",null] "12apples"
[2020,"-01-02"] [2020] ["2020-01-02"] [2020,"-01-02"] [2020,1,2] [2020,null,null] ["2020-01-02",null] [2020] [2020,"-01-02",null] [] [] [] [2020,null] [2020] ["-01-02"] ["2"] [8224] [null] [2020] [null,"2020-01-02"] [2020] [2020] [2020] [2020.0] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [2020,-1] [null] ["2020-01-02",null] "2020-01-02"
[10,":20:30"] [10] ["10:20:30"] [10,":20:30"] [10,null,null] [10,20,30] ["10:20:30",null] [10] [10,":20:30",null] [] [] [] [10,null] [10] [":20:30"] ["1"] [16] [null] [10] [null,"10:20:30"] [10] [10] [10] [10.0] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [10,null] [null] ["10:20:30",null] "10:20:30"
[null,null] [null] ["a,b"] [null,null] [null,null,null] [null,null,null] ["a,b",null] [null] [null,null,null] [] [] [] [null,null] [null] [null] ["a"] [10] ["a"] [null] [null,"a,b"] [null] [null] [null] [null] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [null,null] [null] ["a,b",null] "a,b"
[12,"%x"] [12] ["12%x"] [12,"%x"] [12,null,null] [12,null,null] ["12%x",null] [12] [12,"%x",null] [] [] [] [12,"x"] [12] ["%x"] ["1"] [18] [null] [12] [null,"12%x"] [12] [12] [12] [12.0] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [12,null] [null] ["12%x",null] "12%x"
[1,"2"] [1] ["1"] [1,"2"] [1,null,null] [1,null,null] ["1","2"] [1] [1,"2","3"] [] [] [] [1,null] [1] ["2"] ["1"] [1] [null] [1] ["2","1"] [1] [1] [1] [1.0] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [1,2] [null] ["1",2] "1\t2\n3"
[1,null] [1] ["1"] [1,null] [1,null,null] [1,null,null] ["1",null] [1] [1,null,null] [] [] [] [1,null] [1] [null] ["1"] [1] [null] [1] [null,"1"] [1] [1] [1] [1.0] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [1,null] [null] ["1",null] "1\u00002"
[null,null] [null] ["\u00e9"] [null,null] [null,null,null] [null,null,null] ["\u00e9","\u00fc"] [null] [null,null,null] [] [] [] [null,null] [null] [null] ["\ufffd"] [null] [null] [null] ["\u00fc","\u00e9"] [null] [null] [null] [null] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [null,null] ["\u00fc"] ["\u00e9",null] "\u00e9 \u00fc"
[0,"x1f"] [0] ["0x1f"] [0,"x1f"] [0,null,null] [0,null,null] ["0x1f","z"] [0] [0,"x1f","z"] [] [] [] [0,null] [0] ["x1f"] ["0"] [31] [null] [0] ["z","0x1f"] [0] [31] [0] [0.0] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [0,null] [null] ["0x1f",null] "0x1f z"
[1,".5"] [1] ["1.5"] [1,".5"] [1,null,null] [1,null,null] ["1.5","2"] [1] [1,".5","2"] [] [] [] [1,null] [1] [".5"] ["1"] [1] [null] [1] ["2","1.5"] [1] [1] [1] [1.5] ValueError: Bad scan conversion character " ValueError: Bad scan conversion character "q" [0] [1,null] [null] ["1.5",2] "1.5 2"
int(2)
int(12)
string(1) "x"
4 float(88.88888888888889)
0 float(0)
0 float(0)
3 float(100)
0 float(0)
199 float(99.5)
1 float(50)
3 float(75)
5 float(90.9090909090909)
object(Held)#1 (2) {
  ["typed"]=>
  int(100)
  ["any"]=>
  float(88.88888888888889)
}
true false true false true true false true TypeError: hash_equals(): Argument #1 ($known_string) must be of type string, int given TypeError: hash_equals(): Argument #2 ($user_string) must be of type string, int given TypeError: hash_equals(): Argument #1 ($known_string) must be of type string, null given TypeError: hash_equals(): Argument #1 ($known_string) must be of type string, array given
