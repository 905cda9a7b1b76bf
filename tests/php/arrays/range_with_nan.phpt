--TEST--
range() with NAN as a bound or as the step
--FILE--
<?php
foreach ([[1, 5, NAN], [5.0, 1, NAN], ['a', 'e', NAN], [3, 3, NAN], [NAN, 5], [1, NAN], [NAN, NAN], ['1.5', '3', NAN]] as $arguments) {
    var_export(range(...$arguments));
    echo "\n";
}
--EXPECT--
array (
)
array (
)
array (
  0 => 0.0,
)
array (
  0 => 3.0,
)
array (
  0 => NAN,
)
array (
  0 => 1.0,
)
array (
  0 => NAN,
)
array (
)
