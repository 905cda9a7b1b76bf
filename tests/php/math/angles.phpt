--TEST--
deg2rad() and rad2deg() of ints, floats, numeric texts, null, what is no number, and too many arguments
--FILE--
<?php
foreach ([0, 90, -180, 45.5, 1e308, INF, NAN, -0.0, "60", " 7e1", true] as $angle) {
    var_dump(deg2rad($angle), rad2deg($angle));
}
foreach (["x", [], new stdClass, null] as $angle) {
    try {
        var_dump(deg2rad($angle), rad2deg($angle));
    } catch (TypeError $error) {
        echo $error->getMessage(), "\n";
    }
}
try {
    rad2deg(1, 2);
} catch (ArgumentCountError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
float(0)
float(0)
float(1.5707963267948966)
float(5156.620156177409)
float(-3.141592653589793)
float(-10313.240312354817)
float(0.7941248096574199)
float(2606.9579678452455)
float(1.7453292519943295E+306)
float(INF)
float(INF)
float(INF)
float(NAN)
float(NAN)
float(-0)
float(-0)
float(1.0471975511965976)
float(3437.7467707849396)
float(1.2217304763960306)
float(4010.7045659157625)
float(0.017453292519943295)
float(57.29577951308232)
deg2rad(): Argument #1 ($num) must be of type float, string given
deg2rad(): Argument #1 ($num) must be of type float, array given
deg2rad(): Argument #1 ($num) must be of type float, stdClass given

Deprecated: deg2rad(): Passing null to parameter #1 ($num) of type float is deprecated in {PWD}/angles.php on line 7

Deprecated: rad2deg(): Passing null to parameter #1 ($num) of type float is deprecated in {PWD}/angles.php on line 7
float(0)
float(0)
rad2deg() expects exactly 1 argument, 2 given
