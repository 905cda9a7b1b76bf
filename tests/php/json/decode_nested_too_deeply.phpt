--TEST--
json_decode(): whatever the depth allowed, PHP's parser has but 10,000 places on its stack
--INI--
memory_limit=512M
--FILE--
<?php
foreach ([["[", "1", "]", 4998], ["[", "", "]", 4998], ["[1,", "1", "]", 2499], ['{"a":', "1", "}", 2499],
          ['{"a":1,"b":', "1", "}", 1666], ['[{"a":', "{}", "}]", 1666]] as [$open, $inner, $close, $most]) {
    foreach ([$most, $most + 1, 20000] as $levels) {
        json_decode(str_repeat($open, $levels) . $inner . str_repeat($close, $levels), true, 100000);
        echo $open, " ", $levels, ": ", json_last_error_msg(), "\n";
    }
}
json_decode(str_repeat("[", 600), true);
echo json_last_error_msg(), "\n";
?>
--EXPECT--
[ 4998: No error
[ 4999: Syntax error
[ 20000: Syntax error
[ 4998: No error
[ 4999: Syntax error
[ 20000: Syntax error
[1, 2499: No error
[1, 2500: Syntax error
[1, 20000: Syntax error
{"a": 2499: No error
{"a": 2500: Syntax error
{"a": 20000: Syntax error
{"a":1,"b": 1666: No error
{"a":1,"b": 1667: Syntax error
{"a":1,"b": 20000: Syntax error
[{"a": 1666: Syntax error
[{"a": 1667: Syntax error
[{"a": 20000: Syntax error
Maximum stack depth exceeded
