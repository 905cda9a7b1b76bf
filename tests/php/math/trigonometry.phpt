--TEST--
Angles: sines and their kin, inverses, degrees, and what lies outside of their domains
--FILE--
<?php
foreach (['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'] as $function) {
    echo $function;
    foreach ([-1.5, -1, 0, 0.5, 1, 2, INF, NAN] as $value) {
        echo ' ', is_nan($result = $function($value)) ? 'NAN' : round($result, 12);
    }
    echo "\n";
}
var_dump(sin(1), cos(1), tan(1), asin(1), acos(-1), atan(1), sinh(1), cosh(1), tanh(1), asinh(1));
var_dump(round(acosh(2), 12), round(atanh(0.5), 12)); // the last digits depend on the C library
var_dump(atan2(1, -1), atan2(-0.0, -1), atan2(0, 0), pi() === M_PI, deg2rad(180) === M_PI, rad2deg(M_PI), rad2deg('1'));
var_dump(hypot(3, 4), hypot(INF, NAN), hypot(1e200, 1e200));
--EXPECT--
sin -0.997494986604 -0.841470984808 0 0.479425538604 0.841470984808 0.909297426826 NAN NAN
cos 0.070737201668 0.540302305868 1 0.87758256189 0.540302305868 -0.416146836547 NAN NAN
tan -14.101419947172 -1.557407724655 0 0.546302489844 1.557407724655 -2.185039863262 NAN NAN
asin NAN -1.570796326795 0 0.523598775598 1.570796326795 NAN NAN NAN
acos NAN 3.14159265359 1.570796326795 1.047197551197 0 NAN NAN NAN
atan -0.982793723247 -0.785398163397 0 0.463647609001 0.785398163397 1.107148717794 1.570796326795 NAN
sinh -2.129279455095 -1.175201193644 0 0.521095305494 1.175201193644 3.626860407847 INF NAN
cosh 2.352409615243 1.543080634815 1 1.127625965206 1.543080634815 3.762195691084 INF NAN
tanh -0.905148253645 -0.761594155956 0 0.46211715726 0.761594155956 0.964027580076 1 NAN
asinh -1.194763217287 -0.88137358702 0 0.48121182506 0.88137358702 1.443635475179 INF NAN
acosh NAN NAN NAN NAN 0 1.316957896925 INF NAN
atanh NAN -INF 0 0.549306144334 INF NAN NAN NAN
float(0.8414709848078965)
float(0.5403023058681398)
float(1.5574077246549023)
float(1.5707963267948966)
float(3.141592653589793)
float(0.7853981633974483)
float(1.1752011936438014)
float(1.5430806348152437)
float(0.7615941559557649)
float(0.881373587019543)
float(1.316957896925)
float(0.549306144334)
float(2.356194490192345)
float(-3.141592653589793)
float(0)
bool(true)
bool(true)
float(180)
float(57.29577951308232)
float(5)
float(INF)
float(1.414213562373095E+200)
