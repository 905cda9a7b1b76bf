--TEST--
One call of several functions with an undefined variable: those that take it by reference and by value take turns
--FILE--
<?php
function changed(&$value) { $value = 'changed'; }
function taken($value = 'none') { return gettype($value); }
function warned() { static $count = 0; return ++$count; }

set_error_handler(function ($level, $message) { warned(); return true; });

function run(array $functions, int $times): array
{
    $results = [];
    for ($i = 0; $i < $times; $i++) {
        foreach ($functions as $function) {
            unset($undefined);
            $results[] = $function($undefined) . (isset($undefined) ? " $undefined" : '');
        }
    }
    return array_count_values($results);
}

print_r(run(['changed', 'taken', 'taken'], 500));
print_r(run(['taken', 'changed'], 1) + ['warnings' => warned() - 1]);

function many(int $times): int
{
    $sum = 0;
    for ($i = 0; $i < $times; $i++) {
        $sum += count(preg_split('/,/', "a,b,$i")) + strlen(sprintf('%d', $i)) + array_sum([$i, 1]);
    }
    return $sum;
}
echo many(300), "\n";
?>
--EXPECT--
Array
(
    [ changed] => 500
    [NULL] => 1000
)
Array
(
    [NULL] => 1
    [ changed] => 1
    [warnings] => 1001
)
46840
