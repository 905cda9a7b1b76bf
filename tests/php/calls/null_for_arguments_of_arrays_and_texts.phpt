--TEST--
null for arguments (1 of 3) that are optional, or of scalar types: a deprecation, and a TypeError in strict mode
--EXTENSIONS--
mbstring
bcmath
gmp
simplexml
ctype
iconv
--FILE--
<?php
$calls = [
    ['preg_split', '/,/', 'a,b', null],
    ['preg_split', '/,/', 'a,b', -1, null],
    ['implode', null, ['a']],
    ['implode', ',', null],
    ['array_keys', [1, 2], null],
    ['array_keys', [1], 1, null],
    ['array_slice', [1,2,3], 1, null],
    ['array_slice', [1,2,3], null],
    ['array_slice', [1,2,3], 1, 2, null],
    ['array_column', [['a' => 1]], null],
    ['array_column', [['a' => 1]], 'a', null],
    ['array_filter', [1], null],
    ['array_filter', [1], null, null],
    ['array_map', null, [1]],
    ['explode', ',', 'a', null],
    ['substr', 'abc', 1, null],
    ['substr', 'abc', null],
    ['substr_count', 'abc', 'a', 0, null],
    ['substr_count', 'abc', 'a', null],
    ['substr_replace', 'abc', 'x', 0, null],
    ['substr_replace', 'abc', 'x', null],
    ['strrpos', 'abc', 'a', null],
    ['strpos', 'abc', 'a', null],
    ['str_pad', 'a', 5, null],
    ['str_pad', 'a', 5, ' ', null],
    ['trim', 'a', null],
    ['rtrim', 'a', null],
    ['ltrim', 'a', null],
    ['nl2br', 'a', null],
    ['htmlspecialchars', 'a', null],
    ['htmlspecialchars', 'a', 3, null],
    ['htmlspecialchars', 'a', 3, 'UTF-8', null],
    ['html_entity_decode', 'a', 3, null],
    ['htmlentities', 'a', 3, null],
    ['number_format', 1.5, null],
    ['number_format', 1.5, 2, null],
    ['number_format', 1.5, 2, '.', null],
    ['round', 1.5, null],
    ['round', 1.5, 0, null],
    ['str_split', 'abc', null],
    ['mb_str_split', 'abc', null],
    ['mb_substr', 'abc', 1, null],
    ['mb_substr', 'abc', 1, 1, null],
    ['mb_strlen', 'abc', null],
    ['mb_strpos', 'abc', 'b', null],
    ['mb_strpos', 'abc', 'b', 0, null],
    ['mb_strtoupper', 'a', null],
    ['mb_convert_case', 'a', 0, null],
    ['mb_detect_encoding', 'a', null],
    ['mb_check_encoding', 'a', null],
    ['mb_strwidth', 'a', null],
    ['mb_convert_encoding', 'a', 'UTF-8', null],
    ['json_encode', 1, null],
    ['json_encode', 1, 0, null],
    ['json_decode', '[1]', null],
    ['json_decode', '[1]', true, null],
    ['json_decode', '[1]', true, 5, null],
    ['var_export', 1, null],
    ['print_r', 1, null],
    ['in_array', 1, [1], null],
    ['array_search', 1, [1], null],
];
foreach (['', 'declare(strict_types=1); '] as $mode) {
    foreach ($calls as $arguments) {
        $function = array_shift($arguments);
        echo "$mode$function ", json_encode($arguments), ": ";
        $passed = implode(', ', array_map(fn($key) => "\$arguments[$key]", array_keys($arguments)));
        try {
            $result = eval("{$mode}return $function($passed);");
            echo is_object($result) ? get_class($result) : json_encode($result, JSON_PARTIAL_OUTPUT_ON_ERROR), "\n";
        } catch (Throwable $e) {
            echo get_class($e), ': ', $e->getMessage(), "\n";
        }
    }
}
--EXPECT--
preg_split ["\/,\/","a,b",null]: 
Deprecated: preg_split(): Passing null to parameter #3 ($limit) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
["a","b"]
preg_split ["\/,\/","a,b",-1,null]: 
Deprecated: preg_split(): Passing null to parameter #4 ($flags) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
["a","b"]
implode [null,["a"]]: 
Deprecated: implode(): Passing null to parameter #1 ($separator) of type array|string is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
"a"
implode [",",null]: TypeError: implode(): Argument #1 ($array) must be of type array, string given
array_keys [[1,2],null]: []
array_keys [[1],1,null]: 
Deprecated: array_keys(): Passing null to parameter #3 ($strict) of type bool is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
[0]
array_slice [[1,2,3],1,null]: [2,3]
array_slice [[1,2,3],null]: 
Deprecated: array_slice(): Passing null to parameter #2 ($offset) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
[1,2,3]
array_slice [[1,2,3],1,2,null]: 
Deprecated: array_slice(): Passing null to parameter #4 ($preserve_keys) of type bool is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
[2,3]
array_column [[{"a":1}],null]: [{"a":1}]
array_column [[{"a":1}],"a",null]: [1]
array_filter [[1],null]: [1]
array_filter [[1],null,null]: 
Deprecated: array_filter(): Passing null to parameter #3 ($mode) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
[1]
array_map [null,[1]]: [1]
explode [",","a",null]: 
Deprecated: explode(): Passing null to parameter #3 ($limit) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
["a"]
substr ["abc",1,null]: "bc"
substr ["abc",null]: 
Deprecated: substr(): Passing null to parameter #2 ($offset) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
"abc"
substr_count ["abc","a",0,null]: 1
substr_count ["abc","a",null]: 
Deprecated: substr_count(): Passing null to parameter #3 ($offset) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
1
substr_replace ["abc","x",0,null]: "x"
substr_replace ["abc","x",null]: 
Deprecated: substr_replace(): Passing null to parameter #3 ($offset) of type array|int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
"x"
strrpos ["abc","a",null]: 
Deprecated: strrpos(): Passing null to parameter #3 ($offset) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
0
strpos ["abc","a",null]: 
Deprecated: strpos(): Passing null to parameter #3 ($offset) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
0
str_pad ["a",5,null]: 
Deprecated: str_pad(): Passing null to parameter #3 ($pad_string) of type string is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
ValueError: str_pad(): Argument #3 ($pad_string) must be a non-empty string
str_pad ["a",5," ",null]: 
Deprecated: str_pad(): Passing null to parameter #4 ($pad_type) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
"    a"
trim ["a",null]: 
Deprecated: trim(): Passing null to parameter #2 ($characters) of type string is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
"a"
rtrim ["a",null]: 
Deprecated: rtrim(): Passing null to parameter #2 ($characters) of type string is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
"a"
ltrim ["a",null]: 
Deprecated: ltrim(): Passing null to parameter #2 ($characters) of type string is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
"a"
nl2br ["a",null]: 
Deprecated: nl2br(): Passing null to parameter #2 ($use_xhtml) of type bool is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
"a"
htmlspecialchars ["a",null]: 
Deprecated: htmlspecialchars(): Passing null to parameter #2 ($flags) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
"a"
htmlspecialchars ["a",3,null]: "a"
htmlspecialchars ["a",3,"UTF-8",null]: 
Deprecated: htmlspecialchars(): Passing null to parameter #4 ($double_encode) of type bool is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
"a"
html_entity_decode ["a",3,null]: "a"
htmlentities ["a",3,null]: "a"
number_format [1.5,null]: 
Deprecated: number_format(): Passing null to parameter #2 ($decimals) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
"2"
number_format [1.5,2,null]: "1.50"
number_format [1.5,2,".",null]: "1.50"
round [1.5,null]: 
Deprecated: round(): Passing null to parameter #2 ($precision) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
2
round [1.5,0,null]: 
Deprecated: round(): Passing null to parameter #3 ($mode) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
2
str_split ["abc",null]: 
Deprecated: str_split(): Passing null to parameter #2 ($length) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
ValueError: str_split(): Argument #2 ($length) must be greater than 0
mb_str_split ["abc",null]: 
Deprecated: mb_str_split(): Passing null to parameter #2 ($length) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
ValueError: mb_str_split(): Argument #2 ($length) must be greater than 0
mb_substr ["abc",1,null]: "bc"
mb_substr ["abc",1,1,null]: "b"
mb_strlen ["abc",null]: 3
mb_strpos ["abc","b",null]: 
Deprecated: mb_strpos(): Passing null to parameter #3 ($offset) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
1
mb_strpos ["abc","b",0,null]: 1
mb_strtoupper ["a",null]: "A"
mb_convert_case ["a",0,null]: "A"
mb_detect_encoding ["a",null]: "ASCII"
mb_check_encoding ["a",null]: true
mb_strwidth ["a",null]: 1
mb_convert_encoding ["a","UTF-8",null]: "a"
json_encode [1,null]: 
Deprecated: json_encode(): Passing null to parameter #2 ($flags) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
"1"
json_encode [1,0,null]: 
Deprecated: json_encode(): Passing null to parameter #3 ($depth) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
"1"
json_decode ["[1]",null]: [1]
json_decode ["[1]",true,null]: 
Deprecated: json_decode(): Passing null to parameter #3 ($depth) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
ValueError: json_decode(): Argument #3 ($depth) must be greater than 0
json_decode ["[1]",true,5,null]: 
Deprecated: json_decode(): Passing null to parameter #4 ($flags) of type int is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
[1]
var_export [1,null]: 
Deprecated: var_export(): Passing null to parameter #2 ($return) of type bool is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
1null
print_r [1,null]: 
Deprecated: print_r(): Passing null to parameter #2 ($return) of type bool is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
1true
in_array [1,[1],null]: 
Deprecated: in_array(): Passing null to parameter #3 ($strict) of type bool is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
true
array_search [1,[1],null]: 
Deprecated: array_search(): Passing null to parameter #3 ($strict) of type bool is deprecated in {PWD}/null_for_arguments_of_arrays_and_texts.php(71) : eval()'d code on line 1
0
declare(strict_types=1); preg_split ["\/,\/","a,b",null]: TypeError: preg_split(): Argument #3 ($limit) must be of type int, null given
declare(strict_types=1); preg_split ["\/,\/","a,b",-1,null]: TypeError: preg_split(): Argument #4 ($flags) must be of type int, null given
declare(strict_types=1); implode [null,["a"]]: TypeError: implode(): Argument #1 ($separator) must be of type array|string, null given
declare(strict_types=1); implode [",",null]: TypeError: implode(): Argument #1 ($array) must be of type array, string given
declare(strict_types=1); array_keys [[1,2],null]: []
declare(strict_types=1); array_keys [[1],1,null]: TypeError: array_keys(): Argument #3 ($strict) must be of type bool, null given
declare(strict_types=1); array_slice [[1,2,3],1,null]: [2,3]
declare(strict_types=1); array_slice [[1,2,3],null]: TypeError: array_slice(): Argument #2 ($offset) must be of type int, null given
declare(strict_types=1); array_slice [[1,2,3],1,2,null]: TypeError: array_slice(): Argument #4 ($preserve_keys) must be of type bool, null given
declare(strict_types=1); array_column [[{"a":1}],null]: [{"a":1}]
declare(strict_types=1); array_column [[{"a":1}],"a",null]: [1]
declare(strict_types=1); array_filter [[1],null]: [1]
declare(strict_types=1); array_filter [[1],null,null]: TypeError: array_filter(): Argument #3 ($mode) must be of type int, null given
declare(strict_types=1); array_map [null,[1]]: [1]
declare(strict_types=1); explode [",","a",null]: TypeError: explode(): Argument #3 ($limit) must be of type int, null given
declare(strict_types=1); substr ["abc",1,null]: "bc"
declare(strict_types=1); substr ["abc",null]: TypeError: substr(): Argument #2 ($offset) must be of type int, null given
declare(strict_types=1); substr_count ["abc","a",0,null]: 1
declare(strict_types=1); substr_count ["abc","a",null]: TypeError: substr_count(): Argument #3 ($offset) must be of type int, null given
declare(strict_types=1); substr_replace ["abc","x",0,null]: "x"
declare(strict_types=1); substr_replace ["abc","x",null]: TypeError: substr_replace(): Argument #3 ($offset) must be of type array|int, null given
declare(strict_types=1); strrpos ["abc","a",null]: TypeError: strrpos(): Argument #3 ($offset) must be of type int, null given
declare(strict_types=1); strpos ["abc","a",null]: TypeError: strpos(): Argument #3 ($offset) must be of type int, null given
declare(strict_types=1); str_pad ["a",5,null]: TypeError: str_pad(): Argument #3 ($pad_string) must be of type string, null given
declare(strict_types=1); str_pad ["a",5," ",null]: TypeError: str_pad(): Argument #4 ($pad_type) must be of type int, null given
declare(strict_types=1); trim ["a",null]: TypeError: trim(): Argument #2 ($characters) must be of type string, null given
declare(strict_types=1); rtrim ["a",null]: TypeError: rtrim(): Argument #2 ($characters) must be of type string, null given
declare(strict_types=1); ltrim ["a",null]: TypeError: ltrim(): Argument #2 ($characters) must be of type string, null given
declare(strict_types=1); nl2br ["a",null]: TypeError: nl2br(): Argument #2 ($use_xhtml) must be of type bool, null given
declare(strict_types=1); htmlspecialchars ["a",null]: TypeError: htmlspecialchars(): Argument #2 ($flags) must be of type int, null given
declare(strict_types=1); htmlspecialchars ["a",3,null]: "a"
declare(strict_types=1); htmlspecialchars ["a",3,"UTF-8",null]: TypeError: htmlspecialchars(): Argument #4 ($double_encode) must be of type bool, null given
declare(strict_types=1); html_entity_decode ["a",3,null]: "a"
declare(strict_types=1); htmlentities ["a",3,null]: "a"
declare(strict_types=1); number_format [1.5,null]: TypeError: number_format(): Argument #2 ($decimals) must be of type int, null given
declare(strict_types=1); number_format [1.5,2,null]: "1.50"
declare(strict_types=1); number_format [1.5,2,".",null]: "1.50"
declare(strict_types=1); round [1.5,null]: TypeError: round(): Argument #2 ($precision) must be of type int, null given
declare(strict_types=1); round [1.5,0,null]: TypeError: round(): Argument #3 ($mode) must be of type int, null given
declare(strict_types=1); str_split ["abc",null]: TypeError: str_split(): Argument #2 ($length) must be of type int, null given
declare(strict_types=1); mb_str_split ["abc",null]: TypeError: mb_str_split(): Argument #2 ($length) must be of type int, null given
declare(strict_types=1); mb_substr ["abc",1,null]: "bc"
declare(strict_types=1); mb_substr ["abc",1,1,null]: "b"
declare(strict_types=1); mb_strlen ["abc",null]: 3
declare(strict_types=1); mb_strpos ["abc","b",null]: TypeError: mb_strpos(): Argument #3 ($offset) must be of type int, null given
declare(strict_types=1); mb_strpos ["abc","b",0,null]: 1
declare(strict_types=1); mb_strtoupper ["a",null]: "A"
declare(strict_types=1); mb_convert_case ["a",0,null]: "A"
declare(strict_types=1); mb_detect_encoding ["a",null]: "ASCII"
declare(strict_types=1); mb_check_encoding ["a",null]: true
declare(strict_types=1); mb_strwidth ["a",null]: 1
declare(strict_types=1); mb_convert_encoding ["a","UTF-8",null]: "a"
declare(strict_types=1); json_encode [1,null]: TypeError: json_encode(): Argument #2 ($flags) must be of type int, null given
declare(strict_types=1); json_encode [1,0,null]: TypeError: json_encode(): Argument #3 ($depth) must be of type int, null given
declare(strict_types=1); json_decode ["[1]",null]: [1]
declare(strict_types=1); json_decode ["[1]",true,null]: TypeError: json_decode(): Argument #3 ($depth) must be of type int, null given
declare(strict_types=1); json_decode ["[1]",true,5,null]: TypeError: json_decode(): Argument #4 ($flags) must be of type int, null given
declare(strict_types=1); var_export [1,null]: TypeError: var_export(): Argument #2 ($return) must be of type bool, null given
declare(strict_types=1); print_r [1,null]: TypeError: print_r(): Argument #2 ($return) must be of type bool, null given
declare(strict_types=1); in_array [1,[1],null]: TypeError: in_array(): Argument #3 ($strict) must be of type bool, null given
declare(strict_types=1); array_search [1,[1],null]: TypeError: array_search(): Argument #3 ($strict) must be of type bool, null given
