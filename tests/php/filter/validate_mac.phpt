--TEST--
MAC addresses, with the separators there are
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
$c = ['01-23-45-67-89-ab', '01-23-45-67-89-AB', '01-23-45-67-89-aB', '01:23:45:67:89:ab', '0123.4567.89ab', '01-23:45-67-89-ab', 'xx-23-45-67-89-ab', '0123.4567', '01.23.45.67.89.ab', '', '+1-23-45-67-89-ab', '0123-4567-89ab'];
show($c, FILTER_VALIDATE_MAC);
foreach (['-', ':', '.', '', '--', '/'] as $s) show($c, FILTER_VALIDATE_MAC, ['options' => ['separator' => $s]]);
--EXPECT--
"01-23-45-67-89-ab" => '01-23-45-67-89-ab'
"01-23-45-67-89-AB" => '01-23-45-67-89-AB'
"01-23-45-67-89-aB" => '01-23-45-67-89-aB'
"01:23:45:67:89:ab" => '01:23:45:67:89:ab'
"0123.4567.89ab" => '0123.4567.89ab'
"01-23:45-67-89-ab" => false
"xx-23-45-67-89-ab" => false
"0123.4567" => false
"01.23.45.67.89.ab" => false
"" => false
"+1-23-45-67-89-ab" => false
"0123-4567-89ab" => false
"01-23-45-67-89-ab" => '01-23-45-67-89-ab'
"01-23-45-67-89-AB" => '01-23-45-67-89-AB'
"01-23-45-67-89-aB" => '01-23-45-67-89-aB'
"01:23:45:67:89:ab" => false
"0123.4567.89ab" => false
"01-23:45-67-89-ab" => false
"xx-23-45-67-89-ab" => false
"0123.4567" => false
"01.23.45.67.89.ab" => false
"" => false
"+1-23-45-67-89-ab" => false
"0123-4567-89ab" => false
"01-23-45-67-89-ab" => false
"01-23-45-67-89-AB" => false
"01-23-45-67-89-aB" => false
"01:23:45:67:89:ab" => '01:23:45:67:89:ab'
"0123.4567.89ab" => false
"01-23:45-67-89-ab" => false
"xx-23-45-67-89-ab" => false
"0123.4567" => false
"01.23.45.67.89.ab" => false
"" => false
"+1-23-45-67-89-ab" => false
"0123-4567-89ab" => false
"01-23-45-67-89-ab" => false
"01-23-45-67-89-AB" => false
"01-23-45-67-89-aB" => false
"01:23:45:67:89:ab" => false
"0123.4567.89ab" => '0123.4567.89ab'
"01-23:45-67-89-ab" => false
"xx-23-45-67-89-ab" => false
"0123.4567" => false
"01.23.45.67.89.ab" => false
"" => false
"+1-23-45-67-89-ab" => false
"0123-4567-89ab" => false
"01-23-45-67-89-ab" => ValueError: filter_var(): "separator" option must be one character long
"01-23-45-67-89-AB" => ValueError: filter_var(): "separator" option must be one character long
"01-23-45-67-89-aB" => ValueError: filter_var(): "separator" option must be one character long
"01:23:45:67:89:ab" => ValueError: filter_var(): "separator" option must be one character long
"0123.4567.89ab" => ValueError: filter_var(): "separator" option must be one character long
"01-23:45-67-89-ab" => ValueError: filter_var(): "separator" option must be one character long
"xx-23-45-67-89-ab" => ValueError: filter_var(): "separator" option must be one character long
"0123.4567" => ValueError: filter_var(): "separator" option must be one character long
"01.23.45.67.89.ab" => ValueError: filter_var(): "separator" option must be one character long
"" => ValueError: filter_var(): "separator" option must be one character long
"+1-23-45-67-89-ab" => ValueError: filter_var(): "separator" option must be one character long
"0123-4567-89ab" => ValueError: filter_var(): "separator" option must be one character long
"01-23-45-67-89-ab" => ValueError: filter_var(): "separator" option must be one character long
"01-23-45-67-89-AB" => ValueError: filter_var(): "separator" option must be one character long
"01-23-45-67-89-aB" => ValueError: filter_var(): "separator" option must be one character long
"01:23:45:67:89:ab" => ValueError: filter_var(): "separator" option must be one character long
"0123.4567.89ab" => ValueError: filter_var(): "separator" option must be one character long
"01-23:45-67-89-ab" => ValueError: filter_var(): "separator" option must be one character long
"xx-23-45-67-89-ab" => ValueError: filter_var(): "separator" option must be one character long
"0123.4567" => ValueError: filter_var(): "separator" option must be one character long
"01.23.45.67.89.ab" => ValueError: filter_var(): "separator" option must be one character long
"" => ValueError: filter_var(): "separator" option must be one character long
"+1-23-45-67-89-ab" => ValueError: filter_var(): "separator" option must be one character long
"0123-4567-89ab" => ValueError: filter_var(): "separator" option must be one character long
"01-23-45-67-89-ab" => false
"01-23-45-67-89-AB" => false
"01-23-45-67-89-aB" => false
"01:23:45:67:89:ab" => false
"0123.4567.89ab" => false
"01-23:45-67-89-ab" => false
"xx-23-45-67-89-ab" => false
"0123.4567" => false
"01.23.45.67.89.ab" => false
"" => false
"+1-23-45-67-89-ab" => false
"0123-4567-89ab" => false
