--TEST--
assert() switched off and on while the script runs
--FILE--
<?php
function check($x) { echo "c"; return $x; }
for ($i = 0; $i < 4; $i++) {
    try {
        var_dump(assert(check($i % 2 === 0), "odd"));
    } catch (AssertionError $e) {
        echo $e->getMessage(), "\n";
    }
    ini_set('zend.assertions', $i === 1 ? '0' : '1');
}
--EXPECT--
cbool(true)
codd
bool(true)
codd
