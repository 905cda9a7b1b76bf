--TEST--
Booleans and their words
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
$b = ['1', '0', 'on', 'Off', 'YES', 'no', 'true', 'FALSE', '', ' ', ' on ', 'maybe', '2', 1, 0, null, true, false, []];
show($b, FILTER_VALIDATE_BOOL);
show($b, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE);
--EXPECT--
"1" => true
"0" => false
"on" => true
"Off" => false
"YES" => true
"no" => false
"true" => true
"FALSE" => false
"" => false
" " => false
" on " => true
"maybe" => false
"2" => false
1 => true
0 => false
null => false
true => true
false => false
[] => false
"1" => true
"0" => false
"on" => true
"Off" => false
"YES" => true
"no" => false
"true" => true
"FALSE" => false
"" => false
" " => false
" on " => true
"maybe" => NULL
"2" => NULL
1 => true
0 => false
null => false
true => true
false => false
[] => NULL
