--TEST--
Binary operators with constants, temporaries, variables, references and undefined variables on both sides
--FILE--
<?php
set_error_handler(function ($level, $message) use (&$messages) {
    $messages[] = $message;
    return true;
});
const OPERANDS = ['$int', '$reference', '$undefined', 'same(2.5)', '"7"'];
const OPERATORS = ['+', '-', '*', '/', '%', '**', '.', '<<', '>>', '&', '|', '^', '<', '<=', '>', '>=', '==', '!=', '===', '!==', '<=>', 'xor', '&&', '??'];
function same($value)
{
    return $value;
}
foreach (OPERATORS as $operator) {
    $messages = $all = [];
    foreach (OPERANDS as $left) {
        if ($operator === '??' && $left[0] !== '$') {
            continue;
        }
        $cases = '';
        foreach (OPERANDS as $right) {
            $cases .= "try { \$results[] = $left $operator $right; if ($left $operator $right) { \$results[] = 'then'; } } "
                . "catch (Error \$error) { \$results[] = get_class(\$error) . \$error->getMessage(); }\n";
        }
        $run = eval("return function () {
            \$results = []; \$int = 3; \$other = 4; \$reference = &\$other;
            $cases return \$results;
        };");
        $all = array_merge($all, $run());
    }
    $all = array_map(fn($result) => is_float($result) ? sprintf('%.10g', $result) : json_encode($result), $all);
    echo "$operator ", count($all), " ", md5(implode("\n", $all)), " ", count($messages), " ", md5(implode("\n", $messages)), "\n";
}
--EXPECT--
+ 49 eab0bff051f02dda5496f8cd8e7143e9 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
- 45 a305e274fbd708f3460ed8cc1b06ca76 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
* 41 2e4be7ffa3ece27e7390f624c85b5ccf 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
/ 41 d316dfebe1fe4f8f2eef019926c62ada 14 e84d11e7f8cbe96e4278333b760d10e4
% 36 733ff5d988e50e9b421dcb3c70c81535 33 9e6fa9503dba0e029aab7d3d31d5539a
** 46 12b6a2db10a863bbdd79fa83d587b1d7 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
. 49 94d0613610b06a1735c22a12f43e7909 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
<< 45 3824477c154b806ebed7b151411bf565 40 01eeb7433db0a44c59569d0960b053df
>> 31 bfc846b2f1a319f4f24a9e19e98336ea 40 01eeb7433db0a44c59569d0960b053df
& 37 b276498d2bd08bbc344e79dd50fa4dd1 40 01eeb7433db0a44c59569d0960b053df
| 49 cfa1cddf434609428517f123e0f084ba 40 01eeb7433db0a44c59569d0960b053df
^ 46 2282fc55242823d389dab02ae282f3b2 40 01eeb7433db0a44c59569d0960b053df
< 35 eb325d3e7952971b8329f6de0afa29a6 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
<= 40 12234b568387209a90c0114ea3f8cce8 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
> 35 4a674548d76ac91d8d0c6a1ed0dc3618 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
>= 40 3f0715f1a8658f8a883965822bdfcebf 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
== 30 0a8f7f6d5a17aa83cf80e0f95e2808b0 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
!= 45 dd0e02ae812586df8cb1df2ad32336bb 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
=== 30 0a8f7f6d5a17aa83cf80e0f95e2808b0 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
!== 45 dd0e02ae812586df8cb1df2ad32336bb 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
<=> 45 2486ff4705951e95ef33e72fa0d7c526 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
xor 33 f3b10f416fb38c755554d049bd656645 20 1c1eb4c8d7a2011f5b1b8c90aeac5f7a
&& 41 7442092775495e8f3ab333a4030f7d69 18 665159ceb0429cf43ee89a26d0ff90d9
?? 29 71b2c5121146723d37c59ba451979ef8 2 af3917c3a102f1d537b6ce90fe161d41
