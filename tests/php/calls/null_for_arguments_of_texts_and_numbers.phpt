--TEST--
null for arguments (2 of 3) that are optional, or of scalar types: a deprecation, and a TypeError in strict mode
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
    ['array_unique', [1, 1], null],
    ['array_reverse', [1, 2], null],
    ['array_fill', 0, null, 1],
    ['array_pad', [1], null, 1],
    ['range', 1, 3, null],
    ['count', [1], null],
    ['str_repeat', 'a', null],
    ['ucwords', 'a b', null],
    ['wordwrap', 'a b', null],
    ['wordwrap', 'a b', 10, null],
    ['wordwrap', 'a b', 10, 'x', null],
    ['chunk_split', 'abc', null],
    ['chunk_split', 'abc', 1, null],
    ['similar_text', 'a', null],
    ['levenshtein', 'a', 'b', null],
    ['strtr', 'abc', null],
    ['strtr', 'abc', 'a', null],
    ['str_replace', null, 'a', 'b'],
    ['str_replace', 'a', null, 'b'],
    ['str_replace', 'a', 'b', null],
    ['strncmp', 'a', 'b', null],
    ['substr_compare', 'abc', 'b', 1, null],
    ['substr_compare', 'abc', 'b', 1, null, null],
    ['base64_decode', 'YQ==', null],
    ['md5', 'a', null],
    ['hash', 'md5', 'a', null],
    ['hash', 'md5', 'a', false, null],
    ['crc32', null],
    ['bin2hex', null],
    ['date', 'Y', null === 1],
    ['date', null, 0],
    ['checkdate', 1, 1, null],
    ['strtotime', '@0', null],
    ['intdiv', 1, null],
    ['intval', '12', null],
    ['base_convert', 'a', 16, null],
    ['max', null, 1],
    ['min', [null]],
    ['pow', null, 1],
    ['abs', null],
    ['floor', null],
    ['log', 2, null],
    ['array_combine', [1], null],
    ['array_fill_keys', [1], null],
    ['array_flip', null],
    ['array_chunk', [1, 2], 1, null],
    ['call_user_func', 'strlen', null],
    ['is_callable', 'strlen', null],
    ['is_a', 'x', 'y', null],
    ['is_subclass_of', 'x', 'y', null],
    ['method_exists', 'stdClass', null],
    ['class_exists', 'stdClass', null],
    ['property_exists', 'stdClass', null],
    ['get_object_vars', null],
    ['iterator_to_array', new ArrayIterator([1]), null],
    ['preg_match', '/a/', 'a'],
    ['preg_quote', 'a', null],
    ['preg_replace', '/a/', 'b', 'a', null],
    ['preg_grep', '/a/', ['a'], null],
    ['ctype_digit', null],
    ['str_word_count', 'a b', null],
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
array_unique [[1,1],null]: 
Deprecated: array_unique(): Passing null to parameter #2 ($flags) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
[1]
array_reverse [[1,2],null]: 
Deprecated: array_reverse(): Passing null to parameter #2 ($preserve_keys) of type bool is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
[2,1]
array_fill [0,null,1]: 
Deprecated: array_fill(): Passing null to parameter #2 ($count) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
[]
array_pad [[1],null,1]: 
Deprecated: array_pad(): Passing null to parameter #2 ($length) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
[1]
range [1,3,null]: 
Deprecated: range(): Passing null to parameter #3 ($step) of type int|float is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
ValueError: range(): Argument #3 ($step) must not exceed the specified range
count [[1],null]: 
Deprecated: count(): Passing null to parameter #2 ($mode) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
1
str_repeat ["a",null]: 
Deprecated: str_repeat(): Passing null to parameter #2 ($times) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
""
ucwords ["a b",null]: 
Deprecated: ucwords(): Passing null to parameter #2 ($separators) of type string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
"A b"
wordwrap ["a b",null]: 
Deprecated: wordwrap(): Passing null to parameter #2 ($width) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
"a\nb"
wordwrap ["a b",10,null]: 
Deprecated: wordwrap(): Passing null to parameter #3 ($break) of type string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
ValueError: wordwrap(): Argument #3 ($break) cannot be empty
wordwrap ["a b",10,"x",null]: 
Deprecated: wordwrap(): Passing null to parameter #4 ($cut_long_words) of type bool is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
"a b"
chunk_split ["abc",null]: 
Deprecated: chunk_split(): Passing null to parameter #2 ($length) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
ValueError: chunk_split(): Argument #2 ($length) must be greater than 0
chunk_split ["abc",1,null]: 
Deprecated: chunk_split(): Passing null to parameter #3 ($separator) of type string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
"abc"
similar_text ["a",null]: 
Deprecated: similar_text(): Passing null to parameter #2 ($string2) of type string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
0
levenshtein ["a","b",null]: 
Deprecated: levenshtein(): Passing null to parameter #3 ($insertion_cost) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
1
strtr ["abc",null]: 
Deprecated: strtr(): Passing null to parameter #2 ($from) of type array|string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
TypeError: strtr(): Argument #2 ($from) must be of type array, string given
strtr ["abc","a",null]: TypeError: strtr(): Argument #2 ($from) must be of type array, string given
str_replace [null,"a","b"]: 
Deprecated: str_replace(): Passing null to parameter #1 ($search) of type array|string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
"b"
str_replace ["a",null,"b"]: 
Deprecated: str_replace(): Passing null to parameter #2 ($replace) of type array|string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
"b"
str_replace ["a","b",null]: 
Deprecated: str_replace(): Passing null to parameter #3 ($subject) of type array|string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
""
strncmp ["a","b",null]: 
Deprecated: strncmp(): Passing null to parameter #3 ($length) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
0
substr_compare ["abc","b",1,null]: 1
substr_compare ["abc","b",1,null,null]: 
Deprecated: substr_compare(): Passing null to parameter #5 ($case_insensitive) of type bool is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
1
base64_decode ["YQ==",null]: 
Deprecated: base64_decode(): Passing null to parameter #2 ($strict) of type bool is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
"a"
md5 ["a",null]: 
Deprecated: md5(): Passing null to parameter #2 ($binary) of type bool is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
"0cc175b9c0f1b6a831c399e269772661"
hash ["md5","a",null]: 
Deprecated: hash(): Passing null to parameter #3 ($binary) of type bool is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
"0cc175b9c0f1b6a831c399e269772661"
hash ["md5","a",false,null]: TypeError: hash(): Argument #4 ($options) must be of type array, null given
crc32 [null]: 
Deprecated: crc32(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
0
bin2hex [null]: 
Deprecated: bin2hex(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
""
date ["Y",false]: "1970"
date [null,0]: 
Deprecated: date(): Passing null to parameter #1 ($format) of type string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
""
checkdate [1,1,null]: 
Deprecated: checkdate(): Passing null to parameter #3 ($year) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
false
strtotime ["@0",null]: 0
intdiv [1,null]: 
Deprecated: intdiv(): Passing null to parameter #2 ($num2) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
DivisionByZeroError: Division by zero
intval ["12",null]: 
Deprecated: intval(): Passing null to parameter #2 ($base) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
12
base_convert ["a",16,null]: 
Deprecated: base_convert(): Passing null to parameter #3 ($to_base) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
ValueError: base_convert(): Argument #3 ($to_base) must be between 2 and 36 (inclusive)
max [null,1]: 1
min [[null]]: null
pow [null,1]: 0
abs [null]: 
Deprecated: abs(): Passing null to parameter #1 ($num) of type int|float is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
0
floor [null]: 
Deprecated: floor(): Passing null to parameter #1 ($num) of type int|float is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
0
log [2,null]: 
Deprecated: log(): Passing null to parameter #2 ($base) of type float is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
ValueError: log(): Argument #2 ($base) must be greater than 0
array_combine [[1],null]: TypeError: array_combine(): Argument #2 ($values) must be of type array, null given
array_fill_keys [[1],null]: {"1":null}
array_flip [null]: TypeError: array_flip(): Argument #1 ($array) must be of type array, null given
array_chunk [[1,2],1,null]: 
Deprecated: array_chunk(): Passing null to parameter #3 ($preserve_keys) of type bool is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
[[1],[2]]
call_user_func ["strlen",null]: 
Deprecated: strlen(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
0
is_callable ["strlen",null]: 
Deprecated: is_callable(): Passing null to parameter #2 ($syntax_only) of type bool is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
true
is_a ["x","y",null]: 
Deprecated: is_a(): Passing null to parameter #3 ($allow_string) of type bool is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
false
is_subclass_of ["x","y",null]: 
Deprecated: is_subclass_of(): Passing null to parameter #3 ($allow_string) of type bool is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
false
method_exists ["stdClass",null]: 
Deprecated: method_exists(): Passing null to parameter #2 ($method) of type string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
false
class_exists ["stdClass",null]: 
Deprecated: class_exists(): Passing null to parameter #2 ($autoload) of type bool is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
true
property_exists ["stdClass",null]: 
Deprecated: property_exists(): Passing null to parameter #2 ($property) of type string is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
false
get_object_vars [null]: TypeError: get_object_vars(): Argument #1 ($object) must be of type object, null given
iterator_to_array [{"0":1},null]: 
Deprecated: iterator_to_array(): Passing null to parameter #2 ($preserve_keys) of type bool is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
[1]
preg_match ["\/a\/","a"]: 1
preg_quote ["a",null]: "a"
preg_replace ["\/a\/","b","a",null]: 
Deprecated: preg_replace(): Passing null to parameter #4 ($limit) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
"a"
preg_grep ["\/a\/",["a"],null]: 
Deprecated: preg_grep(): Passing null to parameter #3 ($flags) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
["a"]
ctype_digit [null]: 
Deprecated: ctype_digit(): Argument of type null will be interpreted as string in the future in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
false
str_word_count ["a b",null]: 
Deprecated: str_word_count(): Passing null to parameter #2 ($format) of type int is deprecated in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
2
declare(strict_types=1); array_unique [[1,1],null]: TypeError: array_unique(): Argument #2 ($flags) must be of type int, null given
declare(strict_types=1); array_reverse [[1,2],null]: TypeError: array_reverse(): Argument #2 ($preserve_keys) must be of type bool, null given
declare(strict_types=1); array_fill [0,null,1]: TypeError: array_fill(): Argument #2 ($count) must be of type int, null given
declare(strict_types=1); array_pad [[1],null,1]: TypeError: array_pad(): Argument #2 ($length) must be of type int, null given
declare(strict_types=1); range [1,3,null]: TypeError: range(): Argument #3 ($step) must be of type int|float, null given
declare(strict_types=1); count [[1],null]: TypeError: count(): Argument #2 ($mode) must be of type int, null given
declare(strict_types=1); str_repeat ["a",null]: TypeError: str_repeat(): Argument #2 ($times) must be of type int, null given
declare(strict_types=1); ucwords ["a b",null]: TypeError: ucwords(): Argument #2 ($separators) must be of type string, null given
declare(strict_types=1); wordwrap ["a b",null]: TypeError: wordwrap(): Argument #2 ($width) must be of type int, null given
declare(strict_types=1); wordwrap ["a b",10,null]: TypeError: wordwrap(): Argument #3 ($break) must be of type string, null given
declare(strict_types=1); wordwrap ["a b",10,"x",null]: TypeError: wordwrap(): Argument #4 ($cut_long_words) must be of type bool, null given
declare(strict_types=1); chunk_split ["abc",null]: TypeError: chunk_split(): Argument #2 ($length) must be of type int, null given
declare(strict_types=1); chunk_split ["abc",1,null]: TypeError: chunk_split(): Argument #3 ($separator) must be of type string, null given
declare(strict_types=1); similar_text ["a",null]: TypeError: similar_text(): Argument #2 ($string2) must be of type string, null given
declare(strict_types=1); levenshtein ["a","b",null]: TypeError: levenshtein(): Argument #3 ($insertion_cost) must be of type int, null given
declare(strict_types=1); strtr ["abc",null]: TypeError: strtr(): Argument #2 ($from) must be of type array|string, null given
declare(strict_types=1); strtr ["abc","a",null]: TypeError: strtr(): Argument #2 ($from) must be of type array, string given
declare(strict_types=1); str_replace [null,"a","b"]: TypeError: str_replace(): Argument #1 ($search) must be of type array|string, null given
declare(strict_types=1); str_replace ["a",null,"b"]: TypeError: str_replace(): Argument #2 ($replace) must be of type array|string, null given
declare(strict_types=1); str_replace ["a","b",null]: TypeError: str_replace(): Argument #3 ($subject) must be of type array|string, null given
declare(strict_types=1); strncmp ["a","b",null]: TypeError: strncmp(): Argument #3 ($length) must be of type int, null given
declare(strict_types=1); substr_compare ["abc","b",1,null]: 1
declare(strict_types=1); substr_compare ["abc","b",1,null,null]: TypeError: substr_compare(): Argument #5 ($case_insensitive) must be of type bool, null given
declare(strict_types=1); base64_decode ["YQ==",null]: TypeError: base64_decode(): Argument #2 ($strict) must be of type bool, null given
declare(strict_types=1); md5 ["a",null]: TypeError: md5(): Argument #2 ($binary) must be of type bool, null given
declare(strict_types=1); hash ["md5","a",null]: TypeError: hash(): Argument #3 ($binary) must be of type bool, null given
declare(strict_types=1); hash ["md5","a",false,null]: TypeError: hash(): Argument #4 ($options) must be of type array, null given
declare(strict_types=1); crc32 [null]: TypeError: crc32(): Argument #1 ($string) must be of type string, null given
declare(strict_types=1); bin2hex [null]: TypeError: bin2hex(): Argument #1 ($string) must be of type string, null given
declare(strict_types=1); date ["Y",false]: TypeError: date(): Argument #2 ($timestamp) must be of type ?int, bool given
declare(strict_types=1); date [null,0]: TypeError: date(): Argument #1 ($format) must be of type string, null given
declare(strict_types=1); checkdate [1,1,null]: TypeError: checkdate(): Argument #3 ($year) must be of type int, null given
declare(strict_types=1); strtotime ["@0",null]: 0
declare(strict_types=1); intdiv [1,null]: TypeError: intdiv(): Argument #2 ($num2) must be of type int, null given
declare(strict_types=1); intval ["12",null]: TypeError: intval(): Argument #2 ($base) must be of type int, null given
declare(strict_types=1); base_convert ["a",16,null]: TypeError: base_convert(): Argument #3 ($to_base) must be of type int, null given
declare(strict_types=1); max [null,1]: 1
declare(strict_types=1); min [[null]]: null
declare(strict_types=1); pow [null,1]: 0
declare(strict_types=1); abs [null]: TypeError: abs(): Argument #1 ($num) must be of type int|float, null given
declare(strict_types=1); floor [null]: TypeError: floor(): Argument #1 ($num) must be of type int|float, null given
declare(strict_types=1); log [2,null]: TypeError: log(): Argument #2 ($base) must be of type float, null given
declare(strict_types=1); array_combine [[1],null]: TypeError: array_combine(): Argument #2 ($values) must be of type array, null given
declare(strict_types=1); array_fill_keys [[1],null]: {"1":null}
declare(strict_types=1); array_flip [null]: TypeError: array_flip(): Argument #1 ($array) must be of type array, null given
declare(strict_types=1); array_chunk [[1,2],1,null]: TypeError: array_chunk(): Argument #3 ($preserve_keys) must be of type bool, null given
declare(strict_types=1); call_user_func ["strlen",null]: TypeError: strlen(): Argument #1 ($string) must be of type string, null given
declare(strict_types=1); is_callable ["strlen",null]: TypeError: is_callable(): Argument #2 ($syntax_only) must be of type bool, null given
declare(strict_types=1); is_a ["x","y",null]: TypeError: is_a(): Argument #3 ($allow_string) must be of type bool, null given
declare(strict_types=1); is_subclass_of ["x","y",null]: TypeError: is_subclass_of(): Argument #3 ($allow_string) must be of type bool, null given
declare(strict_types=1); method_exists ["stdClass",null]: TypeError: method_exists(): Argument #2 ($method) must be of type string, null given
declare(strict_types=1); class_exists ["stdClass",null]: TypeError: class_exists(): Argument #2 ($autoload) must be of type bool, null given
declare(strict_types=1); property_exists ["stdClass",null]: TypeError: property_exists(): Argument #2 ($property) must be of type string, null given
declare(strict_types=1); get_object_vars [null]: TypeError: get_object_vars(): Argument #1 ($object) must be of type object, null given
declare(strict_types=1); iterator_to_array [{"0":1},null]: TypeError: iterator_to_array(): Argument #2 ($preserve_keys) must be of type bool, null given
declare(strict_types=1); preg_match ["\/a\/","a"]: 1
declare(strict_types=1); preg_quote ["a",null]: "a"
declare(strict_types=1); preg_replace ["\/a\/","b","a",null]: TypeError: preg_replace(): Argument #4 ($limit) must be of type int, null given
declare(strict_types=1); preg_grep ["\/a\/",["a"],null]: TypeError: preg_grep(): Argument #3 ($flags) must be of type int, null given
declare(strict_types=1); ctype_digit [null]: 
Deprecated: ctype_digit(): Argument of type null will be interpreted as string in the future in {PWD}/null_for_arguments_of_texts_and_numbers.php(71) : eval()'d code on line 1
false
declare(strict_types=1); str_word_count ["a b",null]: TypeError: str_word_count(): Argument #2 ($format) must be of type int, null given
