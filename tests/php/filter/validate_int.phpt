--TEST--
Integers, in hexadecimal and octal where flags allow that, and ranges
--FILE--
<?php
function show(array $values, int $filter, mixed $options = 0): void {
    foreach ($values as $value) {
        try {
            $result = str_replace("\n", ' ', var_export(filter_var($value, $filter, $options), true));
        } catch (Throwable $error) {
            $result = $error::class . ': ' . $error->getMessage();
        }
        echo json_encode($value, JSON_INVALID_UTF8_SUBSTITUTE), ' => ', $result, "\n";
    }
}
$ints = ['1', ' 12 ', '+5', '-0', '+0', '0', '00', '07', '0x1F', '0xffffffffffffffff', '0x1ffffffffffffffff', '017', '0o17', '0o', '08', '9223372036854775807', '9223372036854775808', '-9223372036854775808', '-9223372036854775809', '1.5', '1e3', '', ' ', 'abc', '12abc', 5, 5.0, 5.5, true, false, null, [], "1\n", "\0001", '+', '--1', '0x', '0X1'];
show($ints, FILTER_VALIDATE_INT);
echo "hex octal\n"; show($ints, FILTER_VALIDATE_INT, FILTER_FLAG_ALLOW_HEX | FILTER_FLAG_ALLOW_OCTAL);
echo "range\n"; show(['1', '5', '9', 'x'], FILTER_VALIDATE_INT, ['options' => ['min_range' => 3, 'max_range' => '7', 'default' => 'dflt']]);
show(['1', '5', 'x'], FILTER_VALIDATE_INT, ['options' => ['min_range' => 3, 'default' => 3], 'flags' => FILTER_NULL_ON_FAILURE]);
--EXPECT--
"1" => 1
" 12 " => 12
"+5" => 5
"-0" => 0
"+0" => 0
"0" => 0
"00" => false
"07" => false
"0x1F" => false
"0xffffffffffffffff" => false
"0x1ffffffffffffffff" => false
"017" => false
"0o17" => false
"0o" => false
"08" => false
"9223372036854775807" => 9223372036854775807
"9223372036854775808" => false
"-9223372036854775808" => -9223372036854775807-1
"-9223372036854775809" => false
"1.5" => false
"1e3" => false
"" => false
" " => false
"abc" => false
"12abc" => false
5 => 5
5 => 5
5.5 => false
true => 1
false => false
null => false
[] => false
"1\n" => 1
"\u00001" => false
"+" => false
"--1" => false
"0x" => false
"0X1" => false
hex octal
"1" => 1
" 12 " => 12
"+5" => 5
"-0" => 0
"+0" => 0
"0" => 0
"00" => 0
"07" => 7
"0x1F" => 31
"0xffffffffffffffff" => -1
"0x1ffffffffffffffff" => false
"017" => 15
"0o17" => 15
"0o" => false
"08" => false
"9223372036854775807" => 9223372036854775807
"9223372036854775808" => false
"-9223372036854775808" => -9223372036854775807-1
"-9223372036854775809" => false
"1.5" => false
"1e3" => false
"" => false
" " => false
"abc" => false
"12abc" => false
5 => 5
5 => 5
5.5 => false
true => 1
false => false
null => false
[] => false
"1\n" => 1
"\u00001" => false
"+" => false
"--1" => false
"0x" => false
"0X1" => 1
range
"1" => 'dflt'
"5" => 5
"9" => 'dflt'
"x" => 'dflt'
"1" => 3
"5" => 5
"x" => 3
