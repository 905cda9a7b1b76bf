--TEST--
Versions, with words in them, compared or asked about
--FILE--
<?php
$versions = ['1', '1.0', '1.0.0', '1.0-dev', '1.0alpha', '1.0b2', '1.0RC1', '1.0rc', '1.0#', '1.0pl1', '1.0p', '5.10', '5.9', '1.0.x', ''];
foreach ($versions as $left) {
    echo str_pad($left, 8);
    foreach ($versions as $right) {
        echo str_pad(version_compare($left, $right), 3, ' ', STR_PAD_LEFT);
    }
    echo "\n";
}
foreach (['<', 'lt', '<=', 'le', '>', 'gt', '>=', 'ge', '==', 'eq', '!=', '<>', 'ne'] as $operator) {
    var_dump(version_compare('5.2', '5.10', $operator));
}
try {
    version_compare('1', '2', '=<');
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
1         0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1  1
1.0       1  0 -1  1  1  1  1  1  0 -1 -1 -1 -1  1  1
1.0.0     1  1  0  1  1  1  1  1  0 -1 -1 -1 -1  1  1
1.0-dev   1 -1 -1  0 -1 -1 -1 -1 -1 -1 -1 -1 -1  1  1
1.0alpha  1 -1 -1  1  0 -1 -1 -1 -1 -1 -1 -1 -1  1  1
1.0b2     1 -1 -1  1  1  0 -1 -1 -1 -1 -1 -1 -1  1  1
1.0RC1    1 -1 -1  1  1  1  0  1 -1 -1 -1 -1 -1  1  1
1.0rc     1 -1 -1  1  1  1 -1  0 -1 -1 -1 -1 -1  1  1
1.0#      1  0  0  1  1  1  1  1  0 -1 -1 -1 -1  1  1
1.0pl1    1  1  1  1  1  1  1  1  1  0  1 -1 -1  1  1
1.0p      1  1  1  1  1  1  1  1  1 -1  0 -1 -1  1  1
5.10      1  1  1  1  1  1  1  1  1  1  1  0  1  1  1
5.9       1  1  1  1  1  1  1  1  1  1  1 -1  0  1  1
1.0.x     1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1  0  1
         -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1  0
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
bool(true)
bool(true)
version_compare(): Argument #3 ($operator) must be a valid comparison operator
