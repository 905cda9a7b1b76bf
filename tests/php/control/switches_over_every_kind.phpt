--TEST--
switch, match and array functions over variables, references and undefined variables
--FILE--
<?php
set_error_handler(function ($level, $message) {
    echo "[$message] ";
    return true;
});
function choose($code)
{
    $int = 2;
    $text = 'b';
    $intReference = &$int;
    $textReference = &$text;
    $case = 2;
    $caseReference = &$case;
    $list = ['a' => 1, 'b' => 2, 2 => 3];
    $listReference = &$list;
    return eval("return (function () use (\$int, \$text, &\$intReference, &\$textReference, \$case, &\$caseReference, \$list, &\$listReference) { $code })();");
}
foreach (['$int', '$text', '$intReference', '$textReference', '$undefined', 'strtolower("B")', 'abs(-2)', '1.5'] as $subject) {
    echo "$subject: ";
    foreach ([
        'switch (S) { case 1: return "one"; case 2: return "two"; case 3: case 4: case 5: return "more"; default: return "default"; }',
        'switch (S) { case "a": return "A"; case "b": return "B"; case "c": case "d": return "more"; default: return "default"; }',
        'switch (S) { case $case: return "case"; case $caseReference: return "reference"; case $undefinedCase: return "undefined"; }',
        'switch (S) { case "x" . $text: return 1; case $textReference: return "text"; case abs(-2): return "temporary"; } return "none";',
        'return match (S) { 1, 2 => "int", "a", "b" => "text", default => "default" };',
        'return match (S) { $case => "case", $textReference => "text", $undefinedCase => "undefined", default => "default" };',
        'return match (S) { 1, 2, 3, 4, 5, 6 => "int" };',
        'return array_key_exists(S, $list) ? "there" : "not there";',
        'return array_key_exists(S, $listReference);',
        'return in_array(S, ["a", "b", 2]) ? "in" : "not in";',
        'return in_array(S, [1, 2, 3], true) ? "in" : "not in";',
        'return [S => 1, 5 => S, S];',
        'return $list[S] ?? "nothing";',
        'return isset($listReference[S]);',
        'return empty($list[S]);',
        'unset($listReference[S]); return $listReference;',
        '$list[S] = S; $list[S] .= "x"; return $list;',
        'return strlen(S);',
        'return (string) S . (int) S . (bool) S;',
        'return count((array) S);',
        'return is_int(S) || is_string(S);',
        'return S instanceof Countable;',
        'echo S, " "; print S; return null;',
    ] as $code) {
        try {
            echo json_encode(choose(str_replace('S', $subject, $code))), " ";
        } catch (Error $error) {
            echo get_class($error), " ", $error->getMessage(), " ";
        }
    }
    echo "\n";
}
--EXPECT--
$int: "two" "default" "case" "temporary" "int" "case" "int" "there" true "in" "in" {"2":1,"5":2,"6":2} 3 true false {"a":1,"b":2} {"a":1,"b":2,"2":"2x"} 1 "221" 1 true false 2 2null 
$text: "default" "B" [Undefined variable $undefinedCase] null "text" "text" "text" UnhandledMatchError Unhandled match case 'b' "there" true "in" "not in" {"b":1,"5":"b","6":"b"} 2 true false {"a":1,"2":3} {"a":1,"b":"bx","2":3} 1 "b01" 1 true false b bnull 
$intReference: "two" "default" "case" "temporary" "int" "case" "int" "there" true "in" "in" {"2":1,"5":2,"6":2} 3 true false {"a":1,"b":2} {"a":1,"b":2,"2":"2x"} 1 "221" 1 true false 2 2null 
$textReference: "default" "B" [Undefined variable $undefinedCase] null "text" "text" "text" UnhandledMatchError Unhandled match case of type string "there" true "in" "not in" {"b":1,"5":"b","6":"b"} 2 true false {"a":1,"2":3} {"a":1,"b":"bx","2":3} 1 "b01" 1 true false b bnull 
$undefined: [Undefined variable $undefined] [Undefined variable $undefined] [Undefined variable $undefined] [Undefined variable $undefined] [Undefined variable $undefined] "default" [Undefined variable $undefined] [Undefined variable $undefined] [Undefined variable $undefined] [Undefined variable $undefined] "default" [Undefined variable $undefined] [Undefined variable $undefined] [Undefined variable $undefined] [Undefined variable $undefinedCase] "undefined" [Undefined variable $undefined] [Undefined variable $undefined] [Undefined variable $undefined] "none" [Undefined variable $undefined] "default" [Undefined variable $undefined] [Undefined variable $undefined] [Undefined variable $undefined] [Undefined variable $undefinedCase] "undefined" [Undefined variable $undefined] UnhandledMatchError Unhandled match case NULL [Undefined variable $undefined] "not there" [Undefined variable $undefined] false [Undefined variable $undefined] "not in" [Undefined variable $undefined] "not in" [Undefined variable $undefined] [Undefined variable $undefined] [Undefined variable $undefined] {"":1,"5":null,"6":null} [Undefined variable $undefined] "nothing" [Undefined variable $undefined] false [Undefined variable $undefined] true [Undefined variable $undefined] {"a":1,"b":2,"2":3} [Undefined variable $undefined] [Undefined variable $undefined] [Undefined variable $undefined] {"a":1,"b":2,"2":3,"":"x"} [Undefined variable $undefined] [strlen(): Passing null to parameter #1 ($string) of type string is deprecated] 0 [Undefined variable $undefined] [Undefined variable $undefined] [Undefined variable $undefined] "0" [Undefined variable $undefined] 0 [Undefined variable $undefined] [Undefined variable $undefined] false [Undefined variable $undefined] false [Undefined variable $undefined]  [Undefined variable $undefined] null 
strtolower("B"): "default" "B" [Undefined variable $undefinedCase] null "text" "text" "text" UnhandledMatchError Unhandled match case 'b' "there" true "in" "not in" {"b":1,"5":"b","6":"b"} 2 true false {"a":1,"2":3} {"a":1,"b":"bx","2":3} 1 "b01" 1 true false b bnull 
abs(-2): "two" "default" "case" "temporary" "int" "case" "int" "there" true "in" "in" {"2":1,"5":2,"6":2} 3 true false {"a":1,"b":2} {"a":1,"b":2,"2":"2x"} 1 "221" 1 true false 2 2null 
1.5: "default" "default" [Undefined variable $undefinedCase] null "none" "default" [Undefined variable $undefinedCase] "default" UnhandledMatchError Unhandled match case 1.5 [Implicit conversion from float 1.5 to int loses precision] "not there" [Implicit conversion from float 1.5 to int loses precision] false "not in" "not in" [Implicit conversion from float 1.5 to int loses precision] {"1":1,"5":1.5,"6":1.5} [Implicit conversion from float 1.5 to int loses precision] "nothing" [Implicit conversion from float 1.5 to int loses precision] false [Implicit conversion from float 1.5 to int loses precision] true [Implicit conversion from float 1.5 to int loses precision] {"a":1,"b":2,"2":3} [Implicit conversion from float 1.5 to int loses precision] [Implicit conversion from float 1.5 to int loses precision] {"a":1,"b":2,"2":3,"1":"1.5x"} 3 "1.511" 1 false false 1.5 1.5null
