--TEST--
sprintf() with formats used again and again: compiled ones say what the first use says
--FILE--
<?php
class Text { function __toString(): string { echo "(called)"; return "text"; } }
$formats = ['%05d|%-6s|%8.3f|%x %s', '%+d %+05d %-05d %\'*9s %\'*-9s', '%2$s %1$s %%', '{%s} {{%d}}', '%5.1f|%-8.2F|%08.2f|%+.1e',
            '%c%u%o%X%b', '%.2s|%10.3s', '%g %G %h %H', '%5d|%-5d|', '%\'05d'];
$values = [[42, "ab", 3.14159, 255, new Text], [-7, -7, -7, "x", "y"], ["a", "b"], ["{", 5], [-0.04, 2.5, -3.14159, 12345.678],
           [65, -1, 8, 255, 5], ["abc", "abcdef"], [0.00001, 1e20, 1.5, 100000.0], ["12abc", 1.9], [-42]];
foreach ($formats as $n => $format) {
    for ($i = 0; $i < 3; $i++) {
        echo sprintf($format, ...$values[$n]), "\n";
    }
}
for ($i = 0; $i < 3; $i++) {
    foreach (['%s %s', '%y', '%', '%1$s %9$s'] as $format) {
        try {
            echo sprintf($format, new Text), "\n";
        } catch (Error $error) {
            echo get_class($error), ": ", $error->getMessage(), "\n";
        }
    }
}
printf("%.1f %5.2F %s\n", INF, NAN, true);
printf("%.1f %5.2F %s\n", -INF, -0.0, null);
printf("%.1f %5.2F %s\n", "1.25", false, 1.0);
--EXPECT--
(called)00042|ab    |   3.142|ff text
(called)00042|ab    |   3.142|ff text
(called)00042|ab    |   3.142|ff text
-7 -0007 -7    ********x y********
-7 -0007 -7    ********x y********
-7 -0007 -7    ********x y********
b a %
b a %
b a %
{{} {{5}}
{{} {{5}}
{{} {{5}}
 -0.0|2.50    |-0003.14|+1.2e+4
 -0.0|2.50    |-0003.14|+1.2e+4
 -0.0|2.50    |-0003.14|+1.2e+4
A1844674407370955161510FF101
A1844674407370955161510FF101
A1844674407370955161510FF101
ab|       abc
ab|       abc
ab|       abc
1.0e-5 1.0E+20 1.5 100000
1.0e-5 1.0E+20 1.5 100000
1.0e-5 1.0E+20 1.5 100000
   12|1    |
   12|1    |
   12|1    |
-0042
-0042
-0042
(called)ArgumentCountError: 3 arguments are required, 2 given
ValueError: Unknown format specifier "y"
ValueError: Missing format specifier at end of string
(called)ArgumentCountError: 10 arguments are required, 2 given
(called)ArgumentCountError: 3 arguments are required, 2 given
ValueError: Unknown format specifier "y"
ValueError: Missing format specifier at end of string
(called)ArgumentCountError: 10 arguments are required, 2 given
(called)ArgumentCountError: 3 arguments are required, 2 given
ValueError: Unknown format specifier "y"
ValueError: Missing format specifier at end of string
(called)ArgumentCountError: 10 arguments are required, 2 given
INF NaN 1
INF  0.00 
1.2  0.00 1
