--TEST--
Callbacks as filters, and how they fail
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
show(['a', 5, [1, 2]], FILTER_CALLBACK, ['options' => 'strtoupper']);
show(['a', [1, [2]]], FILTER_CALLBACK, ['options' => fn($x) => $x . '!', 'flags' => FILTER_REQUIRE_ARRAY]);
show(['a'], FILTER_CALLBACK, ['options' => 'nope']);
show(['a'], FILTER_CALLBACK);
show(['a'], FILTER_CALLBACK, ['options' => function ($x) { throw new Exception('thrown'); }]);
--EXPECT--
"a" => 'A'
5 => '5'
[1,2] => array (   0 => '1',   1 => '2', )
"a" => false
[1,[2]] => array (   0 => '1!',   1 =>    array (     0 => '2!',   ), )
"a" => TypeError: filter_var(): Option must be a valid callback
"a" => TypeError: filter_var(): Option must be a valid callback
"a" => Exception: thrown
