--TEST--
strtok(): one text after another, other delimiters on the way, none, the end, what is kept alive
--FILE--
<?php
function all($text, $delimiters)
{
    $found = [];
    for ($piece = strtok($text, $delimiters); $piece !== false; $piece = strtok($delimiters)) {
        $found[] = $piece;
    }
    return json_encode($found, JSON_INVALID_UTF8_SUBSTITUTE);
}
foreach (['a b c', ' a  b ', '', ' ', 'abc', "l1\nl2\r\nl3", "a\0b", "\xe9 \xe8", '/a/b//c', str_repeat('xy ', 50)] as $text) {
    foreach ([' ', "\r\n", '', '/', "\0", "\xe9", 'ab', 'y x'] as $delimiters) {
        echo all($text, $delimiters), ' ';
    }
    echo "\n";
}
var_dump(strtok(' '));
echo strtok('key=value;other=2', '='), strtok(';'), strtok('='), strtok(''), "\n";
var_dump(strtok(';'), strtok('='));
strtok('first one', ' ');
echo strtok('second two', ' '), strtok(' ');
var_dump(strtok(' '));
echo strtok(string: 'named 1', token: ' '), strtok(' '), "\n";
echo strtok(12.5, '.'), strtok('.'), "\n";
var_dump(strtok('one two', null));
--EXPECT--
["a","b","c"] ["a b c"] ["a b c"] ["a b c"] ["a b c"] ["a b c"] [" "," c"] ["a","b","c"] 
["a","b"] [" a  b "] [" a  b "] [" a  b "] [" a  b "] [" a  b "] [" ","  "," "] ["a","b"] 
[] [] [] [] [] [] [] [] 
[] [" "] [" "] [" "] [" "] [" "] [" "] [] 
["abc"] ["abc"] ["abc"] ["abc"] ["abc"] ["abc"] ["c"] ["abc"] 
["l1\nl2\r\nl3"] ["l1","l2","l3"] ["l1\nl2\r\nl3"] ["l1\nl2\r\nl3"] ["l1\nl2\r\nl3"] ["l1\nl2\r\nl3"] ["l1\nl2\r\nl3"] ["l1\nl2\r\nl3"] 
["a\u0000b"] ["a\u0000b"] ["a\u0000b"] ["a\u0000b"] ["a","b"] ["a\u0000b"] ["\u0000"] ["a\u0000b"] 
["\ufffd","\ufffd"] ["\ufffd \ufffd"] ["\ufffd \ufffd"] ["\ufffd \ufffd"] ["\ufffd \ufffd"] [" \ufffd"] ["\ufffd \ufffd"] ["\ufffd","\ufffd"] 
["\/a\/b\/\/c"] ["\/a\/b\/\/c"] ["\/a\/b\/\/c"] ["a","b","c"] ["\/a\/b\/\/c"] ["\/a\/b\/\/c"] ["\/","\/","\/\/c"] ["\/a\/b\/\/c"] 
["xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy","xy"] ["xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy "] ["xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy "] ["xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy "] ["xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy "] ["xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy "] ["xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy xy "] [] 
bool(false)
keyvalueother2
bool(false)
bool(false)
secondtwobool(false)
named1
125
bool(false)
