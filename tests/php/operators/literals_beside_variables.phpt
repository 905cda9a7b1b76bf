--TEST--
Binary operators with a literal on one side and a variable of any value on the other, as values and as conditions
--FILE--
<?php
set_error_handler(function ($level, $text) use (&$said) { $said[] = $text; return true; });

function same($value) { return $value; }
function &byReference($value) { static $kept; $kept = $value; return $kept; }

function show($value): string
{
    if (is_array($value)) {
        return '[' . implode(', ', array_map('show', $value)) . ']';
    }
    return is_object($value) ? get_class($value) : (is_float($value) ? sprintf('%.10g', $value) : var_export($value, true));
}

$literals = ['3', '2.5', '9223372036854775807', '"text"', 'null', 'true'];
$variables = ['$value', '$reference', 'same($value)', 'byReference($value)', '$undefined'];
$values = [3, PHP_INT_MIN, 2.5, '7', 'text', null];
$operators = ['+', '-', '*', '/', '%', '**', '.', '<<', '>>', '&', '|', '^', '<', '<=', '>', '>=', '==', '!=', '===', '!==', '<=>', '&&', '||', 'xor', '??', '?:'];
foreach ($operators as $operator) {
    ob_start();
    foreach ($literals as $literal) {
        foreach ($variables as $variable) {
            $body = '';
            $forms = $operator === '??' || $operator === '?:' ? ["$variable $operator $literal"]
                : ["$literal $operator $variable", "$variable $operator $literal", "$variable $operator $variable"];
            foreach ($forms as $form) {
                $body .= "try { \$results[] = $form; \$results[] = ($form) ? 'yes' : 'no'; if (!($form)) { \$results[] = 'not'; } \$n = 0; "
                    . "while (($form) && \$n < 2) { \$n++; } do { \$n++; } while (\$n < 5 && ($form)); \$results[] = \$n; "
                    . "\$results[] = match (true) { $form => 'matched', default => 'other' }; switch (true) { case $form: \$results[] = 'case'; } } "
                    . "catch (Error \$e) { \$results[] = \$e->getMessage(); }\n";
            }
            $run = eval("return function (\$value) { \$other = \$value; \$reference = &\$other; \$list = [\$value]; \$results = []; $body return \$results; };");
            foreach ($values as $value) {
                $said = [];
                echo "$literal $variable ", show($value), ': ', show($run($value)), ' ', implode(', ', $said), "\n";
            }
        }
    }
    // ob_end_flush() instead shows what a checksum stands for
    $shown = ob_get_clean();
    printf("%s: %d lines, %08x\n", $operator, substr_count($shown, "\n"), crc32($shown));
}
--EXPECT--
+: 180 lines, 2f5800a8
-: 180 lines, 3963a994
*: 180 lines, 08285e3b
/: 180 lines, 06d2c7b8
%: 180 lines, 82583fc6
**: 180 lines, 9e71b6fa
.: 180 lines, 0c93adae
<<: 180 lines, 30c034be
>>: 180 lines, d2538cc9
&: 180 lines, 636496ee
|: 180 lines, 753b2158
^: 180 lines, 253cd306
<: 180 lines, 50dfe992
<=: 180 lines, 1bc7d2b3
>: 180 lines, e176c4a7
>=: 180 lines, a6708b47
==: 180 lines, d9e65a45
!=: 180 lines, 550ea5d0
===: 180 lines, a3ed14e1
!==: 180 lines, a9ccd7b5
<=>: 180 lines, 892eeccc
&&: 180 lines, 88316589
||: 180 lines, a9447ba7
xor: 180 lines, eeb42d25
??: 180 lines, 5848cbfd
?:: 180 lines, 3880de8a
