--TEST--
pack() of floats that single precision cannot hold
--FILE--
<?php
foreach (['f', 'g', 'G'] as $format) {
    foreach ([1e300, -1e300, NAN, 3.4e38, '1e39'] as $number) {
        echo bin2hex(pack($format, $number)), ' ';
    }
}
--EXPECT--
0000807f 000080ff 0000c07f 9ec97f7f 0000807f 0000807f 000080ff 0000c07f 9ec97f7f 0000807f 7f800000 ff800000 7fc00000 7f7fc99e 7f800000
