--TEST--
Floats, with thousands and decimal marks of one's own
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
$f = ['1', '1.5', '.5', '5.', '1e5', '1E-3', '1e', '1e+', '1,000.5', '1,00', '1\'000', "12'345'678.9", '1.000,5', '+1.5', '-1.5', '+-1', 'abc', '', ' 1.5 ', '1e400', '1e-400', '0e-400', '1,234,567', ',123', '1234,567', '.', '-', '1 2', '0x1A', 'inf', 'nan', 1.5, 1, '1.2.3', '1.5,000'];
show($f, FILTER_VALIDATE_FLOAT);
show($f, FILTER_VALIDATE_FLOAT, FILTER_FLAG_ALLOW_THOUSAND);
show($f, FILTER_VALIDATE_FLOAT, ['options' => ['decimal' => ','], 'flags' => FILTER_FLAG_ALLOW_THOUSAND]);
show($f, FILTER_VALIDATE_FLOAT, ['options' => ['decimal' => ',', 'thousand' => '.'], 'flags' => FILTER_FLAG_ALLOW_THOUSAND]);
show(['1.5', '2', '9'], FILTER_VALIDATE_FLOAT, ['options' => ['min_range' => 1.7, 'max_range' => 5]]);
show(['1.5'], FILTER_VALIDATE_FLOAT, ['options' => ['decimal' => '']]);
show(['1.5'], FILTER_VALIDATE_FLOAT, ['options' => ['decimal' => '..']]);
show(['1.5'], FILTER_VALIDATE_FLOAT, ['options' => ['thousand' => '']]);
--EXPECT--
"1" => 1.0
"1.5" => 1.5
".5" => 0.5
"5." => 5.0
"1e5" => 100000.0
"1E-3" => 0.001
"1e" => false
"1e+" => false
"1,000.5" => false
"1,00" => false
"1'000" => false
"12'345'678.9" => false
"1.000,5" => false
"+1.5" => 1.5
"-1.5" => -1.5
"+-1" => false
"abc" => false
"" => false
" 1.5 " => 1.5
"1e400" => false
"1e-400" => false
"0e-400" => false
"1,234,567" => false
",123" => false
"1234,567" => false
"." => false
"-" => false
"1 2" => false
"0x1A" => false
"inf" => false
"nan" => false
1.5 => 1.5
1 => 1.0
"1.2.3" => false
"1.5,000" => false
"1" => 1.0
"1.5" => 1.5
".5" => 0.5
"5." => 5.0
"1e5" => 100000.0
"1E-3" => 0.001
"1e" => false
"1e+" => false
"1,000.5" => 1000.5
"1,00" => false
"1'000" => 1000.0
"12'345'678.9" => 12345678.9
"1.000,5" => false
"+1.5" => 1.5
"-1.5" => -1.5
"+-1" => false
"abc" => false
"" => false
" 1.5 " => 1.5
"1e400" => false
"1e-400" => false
"0e-400" => false
"1,234,567" => 1234567.0
",123" => false
"1234,567" => false
"." => false
"-" => false
"1 2" => false
"0x1A" => false
"inf" => false
"nan" => false
1.5 => 1.5
1 => 1.0
"1.2.3" => false
"1.5,000" => false
"1" => 1.0
"1.5" => false
".5" => false
"5." => false
"1e5" => 100000.0
"1E-3" => 0.001
"1e" => false
"1e+" => false
"1,000.5" => false
"1,00" => 1.0
"1'000" => 1000.0
"12'345'678.9" => false
"1.000,5" => 1000.5
"+1.5" => false
"-1.5" => false
"+-1" => false
"abc" => false
"" => false
" 1.5 " => false
"1e400" => false
"1e-400" => false
"0e-400" => false
"1,234,567" => false
",123" => 0.123
"1234,567" => 1234.567
"." => false
"-" => false
"1 2" => false
"0x1A" => false
"inf" => false
"nan" => false
1.5 => false
1 => 1.0
"1.2.3" => false
"1.5,000" => false
"1" => 1.0
"1.5" => false
".5" => false
"5." => false
"1e5" => 100000.0
"1E-3" => 0.001
"1e" => false
"1e+" => false
"1,000.5" => false
"1,00" => 1.0
"1'000" => false
"12'345'678.9" => false
"1.000,5" => 1000.5
"+1.5" => false
"-1.5" => false
"+-1" => false
"abc" => false
"" => false
" 1.5 " => false
"1e400" => false
"1e-400" => false
"0e-400" => false
"1,234,567" => false
",123" => 0.123
"1234,567" => 1234.567
"." => false
"-" => false
"1 2" => false
"0x1A" => false
"inf" => false
"nan" => false
1.5 => false
1 => 1.0
"1.2.3" => false
"1.5,000" => false
"1.5" => false
"2" => 2.0
"9" => false
"1.5" => ValueError: filter_var(): "decimal" option must be one character long
"1.5" => ValueError: filter_var(): "decimal" option must be one character long
"1.5" => ValueError: filter_var(): "thousand" option cannot be empty
