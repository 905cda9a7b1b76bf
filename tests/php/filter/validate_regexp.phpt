--TEST--
Matches of a pattern
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
show(['abc', 'xyz', ''], FILTER_VALIDATE_REGEXP, ['options' => ['regexp' => '/^a/']]);
show(['abc'], FILTER_VALIDATE_REGEXP);
show(['abc'], FILTER_VALIDATE_REGEXP, ['options' => ['regexp' => '/(/']]);
--EXPECT--
"abc" => 'abc'
"xyz" => false
"" => false
"abc" => ValueError: filter_var(): "regexp" option is missing

Warning: filter_var(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/validate_regexp.php on line 5
"abc" => false
