--TEST--
Dots at the end of versions do not count
--INI--
zvm.php=8.4
--FILE--
<?php
$versions = ['1', '1.', '1..', '.', '', '1.0', '1.0.', '1-', '1.a', '1a.', 'dev', 'dev.'];
foreach ($versions as $one) {
    echo json_encode($one), ':';
    foreach ($versions as $other) {
        echo ' ', version_compare($one, $other);
    }
    echo "\n";
}
--EXPECT--
"1": 0 0 0 1 1 -1 -1 0 1 1 1 1
"1.": 0 0 0 1 1 -1 -1 0 1 1 1 1
"1..": 0 0 0 1 1 -1 -1 0 1 1 1 1
".": -1 -1 -1 -1 1 -1 -1 -1 -1 -1 -1 -1
"": -1 -1 -1 -1 0 -1 -1 -1 -1 -1 -1 -1
"1.0": 1 1 1 1 1 0 0 1 1 1 1 1
"1.0.": 1 1 1 1 1 0 0 1 1 1 1 1
"1-": 0 0 0 1 1 -1 -1 0 1 1 1 1
"1.a": -1 -1 -1 1 1 -1 -1 -1 0 0 1 1
"1a.": -1 -1 -1 1 1 -1 -1 -1 0 0 1 1
"dev": -1 -1 -1 -1 1 -1 -1 -1 -1 -1 0 0
"dev.": -1 -1 -1 -1 1 -1 -1 -1 -1 -1 0 0
