--TEST--
vsprintf(): thousands of conversions, again and again, from arrays with names
--FILE--
<?php
$format = str_repeat('%s|%05d ', 2000);
$values = [];
for ($i = 0; $i < 4000; $i++) {
    $values["k$i"] = $i;
}
for ($i = 0; $i < 3; $i++) {
    echo md5(vsprintf($format, $values)), ' ', md5(vsprintf($format, array_values($values))), "\n";
}
try {
    vsprintf($format, [1]);
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
f0713365a05074afdd11ede0cb7944d7 f0713365a05074afdd11ede0cb7944d7
f0713365a05074afdd11ede0cb7944d7 f0713365a05074afdd11ede0cb7944d7
f0713365a05074afdd11ede0cb7944d7 f0713365a05074afdd11ede0cb7944d7
The arguments array must contain 4000 items, 1 given
