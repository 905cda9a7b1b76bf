--TEST--
null for arguments that are optional, or of scalar types: a deprecation, and a TypeError in strict mode
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
    ['str_word_count', 'a b', 0, null],
    ['ucfirst', null],
    ['lcfirst', null],
    ['strrev', null],
    ['strip_tags', 'a', null],
    ['addcslashes', 'a', null],
    ['vsprintf', 'a', null],
    ['sprintf', null],
    ['http_build_query', [1], null],
    ['http_build_query', [1], '', null],
    ['http_build_query', [1], '', '&', null],
    ['parse_url', 'http://a', null],
    ['urlencode', null],
    ['serialize', null],
    ['unserialize', 'i:1;', null],
    ['version_compare', '1', '2', null],
    ['array_sum', null],
    ['array_key_exists', null, []],
    ['array_multisort', null],
    ['str_contains', 'a', null],
    ['str_starts_with', null, 'a'],
    ['utf8_encode', null],
    ['iconv', 'UTF-8', 'UTF-8', null],
    ['ctype_alpha', null],
    ['filter_var', 1, null],
    ['filter_var', 1, FILTER_VALIDATE_INT, null],
    ['fdiv', 1, null],
    ['octdec', null],
    ['array_is_list', null],
    ['spl_object_id', null],
    ['gettype', null],
    ['strval', null],
    ['boolval', null],
    ['str_getcsv', 'a,b', null],
    ['str_getcsv', 'a,b', ',', null],
    ['pack', 'C', null],
    ['unpack', 'C', null],
    ['unpack', 'C', 'a', null],
    ['array_diff', [1], null],
    ['array_merge', [1], null],
    ['array_replace', [1], null],
    ['array_intersect_key', [1], null],
    ['simplexml_load_string', null],
    ['ctype_space', null],
    ['array_product', null],
    ['strpbrk', 'a', null],
    ['strstr', 'a', 'a', null],
    ['stristr', 'a', 'a', null],
    ['strcspn', 'a', 'b', null],
    ['strspn', 'a', 'b', 0, null],
    ['ucwords', null],
    ['substr_count', 'a', null],
    ['count_chars', 'a', null],
    ['array_count_values', null],
    ['array_walk', null, 'x'],
    ['bcadd', '1', '2', null],
    ['bcadd', null, '2'],
    ['gmp_add', 1, null],
    ['iterator_count', null],
    ['iterator_apply', new ArrayIterator([1]), 'pi', null],
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
Deprecated: preg_split(): Passing null to parameter #3 ($limit) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
["a","b"]
preg_split ["\/,\/","a,b",-1,null]: 
Deprecated: preg_split(): Passing null to parameter #4 ($flags) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
["a","b"]
implode [null,["a"]]: 
Deprecated: implode(): Passing null to parameter #1 ($separator) of type array|string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a"
implode [",",null]: TypeError: implode(): Argument #1 ($array) must be of type array, string given
array_keys [[1,2],null]: []
array_keys [[1],1,null]: 
Deprecated: array_keys(): Passing null to parameter #3 ($strict) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
[0]
array_slice [[1,2,3],1,null]: [2,3]
array_slice [[1,2,3],null]: 
Deprecated: array_slice(): Passing null to parameter #2 ($offset) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
[1,2,3]
array_slice [[1,2,3],1,2,null]: 
Deprecated: array_slice(): Passing null to parameter #4 ($preserve_keys) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
[2,3]
array_column [[{"a":1}],null]: [{"a":1}]
array_column [[{"a":1}],"a",null]: [1]
array_filter [[1],null]: [1]
array_filter [[1],null,null]: 
Deprecated: array_filter(): Passing null to parameter #3 ($mode) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
[1]
array_map [null,[1]]: [1]
explode [",","a",null]: 
Deprecated: explode(): Passing null to parameter #3 ($limit) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
["a"]
substr ["abc",1,null]: "bc"
substr ["abc",null]: 
Deprecated: substr(): Passing null to parameter #2 ($offset) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"abc"
substr_count ["abc","a",0,null]: 1
substr_count ["abc","a",null]: 
Deprecated: substr_count(): Passing null to parameter #3 ($offset) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
1
substr_replace ["abc","x",0,null]: "x"
substr_replace ["abc","x",null]: 
Deprecated: substr_replace(): Passing null to parameter #3 ($offset) of type array|int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"x"
strrpos ["abc","a",null]: 
Deprecated: strrpos(): Passing null to parameter #3 ($offset) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
0
strpos ["abc","a",null]: 
Deprecated: strpos(): Passing null to parameter #3 ($offset) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
0
str_pad ["a",5,null]: 
Deprecated: str_pad(): Passing null to parameter #3 ($pad_string) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
ValueError: str_pad(): Argument #3 ($pad_string) must be a non-empty string
str_pad ["a",5," ",null]: 
Deprecated: str_pad(): Passing null to parameter #4 ($pad_type) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"    a"
trim ["a",null]: 
Deprecated: trim(): Passing null to parameter #2 ($characters) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a"
rtrim ["a",null]: 
Deprecated: rtrim(): Passing null to parameter #2 ($characters) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a"
ltrim ["a",null]: 
Deprecated: ltrim(): Passing null to parameter #2 ($characters) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a"
nl2br ["a",null]: 
Deprecated: nl2br(): Passing null to parameter #2 ($use_xhtml) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a"
htmlspecialchars ["a",null]: 
Deprecated: htmlspecialchars(): Passing null to parameter #2 ($flags) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a"
htmlspecialchars ["a",3,null]: "a"
htmlspecialchars ["a",3,"UTF-8",null]: 
Deprecated: htmlspecialchars(): Passing null to parameter #4 ($double_encode) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a"
html_entity_decode ["a",3,null]: "a"
htmlentities ["a",3,null]: "a"
number_format [1.5,null]: 
Deprecated: number_format(): Passing null to parameter #2 ($decimals) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"2"
number_format [1.5,2,null]: "1.50"
number_format [1.5,2,".",null]: "1.50"
round [1.5,null]: 
Deprecated: round(): Passing null to parameter #2 ($precision) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
2
round [1.5,0,null]: 
Deprecated: round(): Passing null to parameter #3 ($mode) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
2
str_split ["abc",null]: 
Deprecated: str_split(): Passing null to parameter #2 ($length) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
ValueError: str_split(): Argument #2 ($length) must be greater than 0
mb_str_split ["abc",null]: 
Deprecated: mb_str_split(): Passing null to parameter #2 ($length) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
ValueError: mb_str_split(): Argument #2 ($length) must be greater than 0
mb_substr ["abc",1,null]: "bc"
mb_substr ["abc",1,1,null]: "b"
mb_strlen ["abc",null]: 3
mb_strpos ["abc","b",null]: 
Deprecated: mb_strpos(): Passing null to parameter #3 ($offset) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
1
mb_strpos ["abc","b",0,null]: 1
mb_strtoupper ["a",null]: "A"
mb_convert_case ["a",0,null]: "A"
mb_detect_encoding ["a",null]: "ASCII"
mb_check_encoding ["a",null]: true
mb_strwidth ["a",null]: 1
mb_convert_encoding ["a","UTF-8",null]: "a"
json_encode [1,null]: 
Deprecated: json_encode(): Passing null to parameter #2 ($flags) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"1"
json_encode [1,0,null]: 
Deprecated: json_encode(): Passing null to parameter #3 ($depth) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"1"
json_decode ["[1]",null]: [1]
json_decode ["[1]",true,null]: 
Deprecated: json_decode(): Passing null to parameter #3 ($depth) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
ValueError: json_decode(): Argument #3 ($depth) must be greater than 0
json_decode ["[1]",true,5,null]: 
Deprecated: json_decode(): Passing null to parameter #4 ($flags) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
[1]
var_export [1,null]: 
Deprecated: var_export(): Passing null to parameter #2 ($return) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
1null
print_r [1,null]: 
Deprecated: print_r(): Passing null to parameter #2 ($return) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
1true
in_array [1,[1],null]: 
Deprecated: in_array(): Passing null to parameter #3 ($strict) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
true
array_search [1,[1],null]: 
Deprecated: array_search(): Passing null to parameter #3 ($strict) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
0
array_unique [[1,1],null]: 
Deprecated: array_unique(): Passing null to parameter #2 ($flags) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
[1]
array_reverse [[1,2],null]: 
Deprecated: array_reverse(): Passing null to parameter #2 ($preserve_keys) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
[2,1]
array_fill [0,null,1]: 
Deprecated: array_fill(): Passing null to parameter #2 ($count) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
[]
array_pad [[1],null,1]: 
Deprecated: array_pad(): Passing null to parameter #2 ($length) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
[1]
range [1,3,null]: 
Deprecated: range(): Passing null to parameter #3 ($step) of type int|float is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
ValueError: range(): Argument #3 ($step) must not exceed the specified range
count [[1],null]: 
Deprecated: count(): Passing null to parameter #2 ($mode) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
1
str_repeat ["a",null]: 
Deprecated: str_repeat(): Passing null to parameter #2 ($times) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
""
ucwords ["a b",null]: 
Deprecated: ucwords(): Passing null to parameter #2 ($separators) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"A b"
wordwrap ["a b",null]: 
Deprecated: wordwrap(): Passing null to parameter #2 ($width) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a\nb"
wordwrap ["a b",10,null]: 
Deprecated: wordwrap(): Passing null to parameter #3 ($break) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
ValueError: wordwrap(): Argument #3 ($break) cannot be empty
wordwrap ["a b",10,"x",null]: 
Deprecated: wordwrap(): Passing null to parameter #4 ($cut_long_words) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a b"
chunk_split ["abc",null]: 
Deprecated: chunk_split(): Passing null to parameter #2 ($length) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
ValueError: chunk_split(): Argument #2 ($length) must be greater than 0
chunk_split ["abc",1,null]: 
Deprecated: chunk_split(): Passing null to parameter #3 ($separator) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"abc"
similar_text ["a",null]: 
Deprecated: similar_text(): Passing null to parameter #2 ($string2) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
0
levenshtein ["a","b",null]: 
Deprecated: levenshtein(): Passing null to parameter #3 ($insertion_cost) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
1
strtr ["abc",null]: 
Deprecated: strtr(): Passing null to parameter #2 ($from) of type array|string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
TypeError: strtr(): Argument #2 ($from) must be of type array, string given
strtr ["abc","a",null]: TypeError: strtr(): Argument #2 ($from) must be of type array, string given
str_replace [null,"a","b"]: 
Deprecated: str_replace(): Passing null to parameter #1 ($search) of type array|string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"b"
str_replace ["a",null,"b"]: 
Deprecated: str_replace(): Passing null to parameter #2 ($replace) of type array|string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"b"
str_replace ["a","b",null]: 
Deprecated: str_replace(): Passing null to parameter #3 ($subject) of type array|string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
""
strncmp ["a","b",null]: 
Deprecated: strncmp(): Passing null to parameter #3 ($length) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
0
substr_compare ["abc","b",1,null]: 1
substr_compare ["abc","b",1,null,null]: 
Deprecated: substr_compare(): Passing null to parameter #5 ($case_insensitive) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
1
base64_decode ["YQ==",null]: 
Deprecated: base64_decode(): Passing null to parameter #2 ($strict) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a"
md5 ["a",null]: 
Deprecated: md5(): Passing null to parameter #2 ($binary) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"0cc175b9c0f1b6a831c399e269772661"
hash ["md5","a",null]: 
Deprecated: hash(): Passing null to parameter #3 ($binary) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"0cc175b9c0f1b6a831c399e269772661"
hash ["md5","a",false,null]: TypeError: hash(): Argument #4 ($options) must be of type array, null given
crc32 [null]: 
Deprecated: crc32(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
0
bin2hex [null]: 
Deprecated: bin2hex(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
""
date ["Y",false]: "1970"
date [null,0]: 
Deprecated: date(): Passing null to parameter #1 ($format) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
""
checkdate [1,1,null]: 
Deprecated: checkdate(): Passing null to parameter #3 ($year) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
strtotime ["@0",null]: 0
intdiv [1,null]: 
Deprecated: intdiv(): Passing null to parameter #2 ($num2) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
DivisionByZeroError: Division by zero
intval ["12",null]: 
Deprecated: intval(): Passing null to parameter #2 ($base) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
12
base_convert ["a",16,null]: 
Deprecated: base_convert(): Passing null to parameter #3 ($to_base) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
ValueError: base_convert(): Argument #3 ($to_base) must be between 2 and 36 (inclusive)
max [null,1]: 1
min [[null]]: null
pow [null,1]: 0
abs [null]: 
Deprecated: abs(): Passing null to parameter #1 ($num) of type int|float is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
0
floor [null]: 
Deprecated: floor(): Passing null to parameter #1 ($num) of type int|float is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
0
log [2,null]: 
Deprecated: log(): Passing null to parameter #2 ($base) of type float is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
ValueError: log(): Argument #2 ($base) must be greater than 0
array_combine [[1],null]: TypeError: array_combine(): Argument #2 ($values) must be of type array, null given
array_fill_keys [[1],null]: {"1":null}
array_flip [null]: TypeError: array_flip(): Argument #1 ($array) must be of type array, null given
array_chunk [[1,2],1,null]: 
Deprecated: array_chunk(): Passing null to parameter #3 ($preserve_keys) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
[[1],[2]]
call_user_func ["strlen",null]: 
Deprecated: strlen(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
0
is_callable ["strlen",null]: 
Deprecated: is_callable(): Passing null to parameter #2 ($syntax_only) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
true
is_a ["x","y",null]: 
Deprecated: is_a(): Passing null to parameter #3 ($allow_string) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
is_subclass_of ["x","y",null]: 
Deprecated: is_subclass_of(): Passing null to parameter #3 ($allow_string) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
method_exists ["stdClass",null]: 
Deprecated: method_exists(): Passing null to parameter #2 ($method) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
class_exists ["stdClass",null]: 
Deprecated: class_exists(): Passing null to parameter #2 ($autoload) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
true
property_exists ["stdClass",null]: 
Deprecated: property_exists(): Passing null to parameter #2 ($property) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
get_object_vars [null]: TypeError: get_object_vars(): Argument #1 ($object) must be of type object, null given
iterator_to_array [{"0":1},null]: 
Deprecated: iterator_to_array(): Passing null to parameter #2 ($preserve_keys) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
[1]
preg_match ["\/a\/","a"]: 1
preg_quote ["a",null]: "a"
preg_replace ["\/a\/","b","a",null]: 
Deprecated: preg_replace(): Passing null to parameter #4 ($limit) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a"
preg_grep ["\/a\/",["a"],null]: 
Deprecated: preg_grep(): Passing null to parameter #3 ($flags) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
["a"]
ctype_digit [null]: 
Deprecated: ctype_digit(): Argument of type null will be interpreted as string in the future in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
str_word_count ["a b",null]: 
Deprecated: str_word_count(): Passing null to parameter #2 ($format) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
2
str_word_count ["a b",0,null]: 2
ucfirst [null]: 
Deprecated: ucfirst(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
""
lcfirst [null]: 
Deprecated: lcfirst(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
""
strrev [null]: 
Deprecated: strrev(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
""
strip_tags ["a",null]: "a"
addcslashes ["a",null]: 
Deprecated: addcslashes(): Passing null to parameter #2 ($characters) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a"
vsprintf ["a",null]: TypeError: vsprintf(): Argument #2 ($values) must be of type array, null given
sprintf [null]: 
Deprecated: sprintf(): Passing null to parameter #1 ($format) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
""
http_build_query [[1],null]: 
Deprecated: http_build_query(): Passing null to parameter #2 ($numeric_prefix) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"0=1"
http_build_query [[1],"",null]: "0=1"
http_build_query [[1],"","&",null]: 
Deprecated: http_build_query(): Passing null to parameter #4 ($encoding_type) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"0=1"
parse_url ["http:\/\/a",null]: 
Deprecated: parse_url(): Passing null to parameter #2 ($component) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"http"
urlencode [null]: 
Deprecated: urlencode(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
""
serialize [null]: "N;"
unserialize ["i:1;",null]: TypeError: unserialize(): Argument #2 ($options) must be of type array, null given
version_compare ["1","2",null]: -1
array_sum [null]: TypeError: array_sum(): Argument #1 ($array) must be of type array, null given
array_key_exists [null,[]]: false
array_multisort [null]: TypeError: array_multisort(): Argument #1 ($array) must be an array or a sort flag
str_contains ["a",null]: 
Deprecated: str_contains(): Passing null to parameter #2 ($needle) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
true
str_starts_with [null,"a"]: 
Deprecated: str_starts_with(): Passing null to parameter #1 ($haystack) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
utf8_encode [null]: 
Deprecated: Function utf8_encode() is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1

Deprecated: utf8_encode(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
""
iconv ["UTF-8","UTF-8",null]: 
Deprecated: iconv(): Passing null to parameter #3 ($string) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
""
ctype_alpha [null]: 
Deprecated: ctype_alpha(): Argument of type null will be interpreted as string in the future in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
filter_var [1,null]: 
Deprecated: filter_var(): Passing null to parameter #2 ($filter) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1

Warning: filter_var(): Unknown filter with ID 0 in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
filter_var [1,257,null]: 
Deprecated: filter_var(): Passing null to parameter #3 ($options) of type array|int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
1
fdiv [1,null]: 
Deprecated: fdiv(): Passing null to parameter #2 ($num2) of type float is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
0
octdec [null]: 
Deprecated: octdec(): Passing null to parameter #1 ($octal_string) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
0
array_is_list [null]: TypeError: array_is_list(): Argument #1 ($array) must be of type array, null given
spl_object_id [null]: TypeError: spl_object_id(): Argument #1 ($object) must be of type object, null given
gettype [null]: "NULL"
strval [null]: ""
boolval [null]: false
str_getcsv ["a,b",null]: 
Deprecated: str_getcsv(): Passing null to parameter #2 ($separator) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
["a","b"]
str_getcsv ["a,b",",",null]: 
Deprecated: str_getcsv(): Passing null to parameter #3 ($enclosure) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
["a","b"]
pack ["C",null]: "\u0000"
unpack ["C",null]: 
Deprecated: unpack(): Passing null to parameter #2 ($string) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1

Warning: unpack(): Type C: not enough input, need 1, have 0 in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
unpack ["C","a",null]: 
Deprecated: unpack(): Passing null to parameter #3 ($offset) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
{"1":97}
array_diff [[1],null]: TypeError: array_diff(): Argument #2 must be of type array, null given
array_merge [[1],null]: TypeError: array_merge(): Argument #2 must be of type array, null given
array_replace [[1],null]: TypeError: array_replace(): Argument #2 must be of type array, null given
array_intersect_key [[1],null]: TypeError: array_intersect_key(): Argument #2 must be of type array, null given
simplexml_load_string [null]: 
Deprecated: simplexml_load_string(): Passing null to parameter #1 ($data) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
ctype_space [null]: 
Deprecated: ctype_space(): Argument of type null will be interpreted as string in the future in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
array_product [null]: TypeError: array_product(): Argument #1 ($array) must be of type array, null given
strpbrk ["a",null]: 
Deprecated: strpbrk(): Passing null to parameter #2 ($characters) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
ValueError: strpbrk(): Argument #2 ($characters) must be a non-empty string
strstr ["a","a",null]: 
Deprecated: strstr(): Passing null to parameter #3 ($before_needle) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a"
stristr ["a","a",null]: 
Deprecated: stristr(): Passing null to parameter #3 ($before_needle) of type bool is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"a"
strcspn ["a","b",null]: 
Deprecated: strcspn(): Passing null to parameter #3 ($offset) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
1
strspn ["a","b",0,null]: 0
ucwords [null]: 
Deprecated: ucwords(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
""
substr_count ["a",null]: 
Deprecated: substr_count(): Passing null to parameter #2 ($needle) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
ValueError: substr_count(): Argument #2 ($needle) cannot be empty
count_chars ["a",null]: 
Deprecated: count_chars(): Passing null to parameter #2 ($mode) of type int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
array_count_values [null]: TypeError: array_count_values(): Argument #1 ($array) must be of type array, null given
array_walk [null,"x"]: TypeError: array_walk(): Argument #1 ($array) must be of type array, null given
bcadd ["1","2",null]: "3"
bcadd [null,"2"]: 
Deprecated: bcadd(): Passing null to parameter #1 ($num1) of type string is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
"2"
gmp_add [1,null]: 
Deprecated: gmp_add(): Passing null to parameter #2 ($num2) of type GMP|string|int is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
GMP
iterator_count [null]: TypeError: iterator_count(): Argument #1 ($iterator) must be of type Traversable|array, null given
iterator_apply [{"0":1},"pi",null]: 1
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
Deprecated: ctype_digit(): Argument of type null will be interpreted as string in the future in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
declare(strict_types=1); str_word_count ["a b",null]: TypeError: str_word_count(): Argument #2 ($format) must be of type int, null given
declare(strict_types=1); str_word_count ["a b",0,null]: 2
declare(strict_types=1); ucfirst [null]: TypeError: ucfirst(): Argument #1 ($string) must be of type string, null given
declare(strict_types=1); lcfirst [null]: TypeError: lcfirst(): Argument #1 ($string) must be of type string, null given
declare(strict_types=1); strrev [null]: TypeError: strrev(): Argument #1 ($string) must be of type string, null given
declare(strict_types=1); strip_tags ["a",null]: "a"
declare(strict_types=1); addcslashes ["a",null]: TypeError: addcslashes(): Argument #2 ($characters) must be of type string, null given
declare(strict_types=1); vsprintf ["a",null]: TypeError: vsprintf(): Argument #2 ($values) must be of type array, null given
declare(strict_types=1); sprintf [null]: TypeError: sprintf(): Argument #1 ($format) must be of type string, null given
declare(strict_types=1); http_build_query [[1],null]: TypeError: http_build_query(): Argument #2 ($numeric_prefix) must be of type string, null given
declare(strict_types=1); http_build_query [[1],"",null]: "0=1"
declare(strict_types=1); http_build_query [[1],"","&",null]: TypeError: http_build_query(): Argument #4 ($encoding_type) must be of type int, null given
declare(strict_types=1); parse_url ["http:\/\/a",null]: TypeError: parse_url(): Argument #2 ($component) must be of type int, null given
declare(strict_types=1); urlencode [null]: TypeError: urlencode(): Argument #1 ($string) must be of type string, null given
declare(strict_types=1); serialize [null]: "N;"
declare(strict_types=1); unserialize ["i:1;",null]: TypeError: unserialize(): Argument #2 ($options) must be of type array, null given
declare(strict_types=1); version_compare ["1","2",null]: -1
declare(strict_types=1); array_sum [null]: TypeError: array_sum(): Argument #1 ($array) must be of type array, null given
declare(strict_types=1); array_key_exists [null,[]]: false
declare(strict_types=1); array_multisort [null]: TypeError: array_multisort(): Argument #1 ($array) must be an array or a sort flag
declare(strict_types=1); str_contains ["a",null]: TypeError: str_contains(): Argument #2 ($needle) must be of type string, null given
declare(strict_types=1); str_starts_with [null,"a"]: TypeError: str_starts_with(): Argument #1 ($haystack) must be of type string, null given
declare(strict_types=1); utf8_encode [null]: 
Deprecated: Function utf8_encode() is deprecated in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
TypeError: utf8_encode(): Argument #1 ($string) must be of type string, null given
declare(strict_types=1); iconv ["UTF-8","UTF-8",null]: TypeError: iconv(): Argument #3 ($string) must be of type string, null given
declare(strict_types=1); ctype_alpha [null]: 
Deprecated: ctype_alpha(): Argument of type null will be interpreted as string in the future in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
declare(strict_types=1); filter_var [1,null]: TypeError: filter_var(): Argument #2 ($filter) must be of type int, null given
declare(strict_types=1); filter_var [1,257,null]: TypeError: filter_var(): Argument #3 ($options) must be of type array|int, null given
declare(strict_types=1); fdiv [1,null]: TypeError: fdiv(): Argument #2 ($num2) must be of type float, null given
declare(strict_types=1); octdec [null]: TypeError: octdec(): Argument #1 ($octal_string) must be of type string, null given
declare(strict_types=1); array_is_list [null]: TypeError: array_is_list(): Argument #1 ($array) must be of type array, null given
declare(strict_types=1); spl_object_id [null]: TypeError: spl_object_id(): Argument #1 ($object) must be of type object, null given
declare(strict_types=1); gettype [null]: "NULL"
declare(strict_types=1); strval [null]: ""
declare(strict_types=1); boolval [null]: false
declare(strict_types=1); str_getcsv ["a,b",null]: TypeError: str_getcsv(): Argument #2 ($separator) must be of type string, null given
declare(strict_types=1); str_getcsv ["a,b",",",null]: TypeError: str_getcsv(): Argument #3 ($enclosure) must be of type string, null given
declare(strict_types=1); pack ["C",null]: "\u0000"
declare(strict_types=1); unpack ["C",null]: TypeError: unpack(): Argument #2 ($string) must be of type string, null given
declare(strict_types=1); unpack ["C","a",null]: TypeError: unpack(): Argument #3 ($offset) must be of type int, null given
declare(strict_types=1); array_diff [[1],null]: TypeError: array_diff(): Argument #2 must be of type array, null given
declare(strict_types=1); array_merge [[1],null]: TypeError: array_merge(): Argument #2 must be of type array, null given
declare(strict_types=1); array_replace [[1],null]: TypeError: array_replace(): Argument #2 must be of type array, null given
declare(strict_types=1); array_intersect_key [[1],null]: TypeError: array_intersect_key(): Argument #2 must be of type array, null given
declare(strict_types=1); simplexml_load_string [null]: TypeError: simplexml_load_string(): Argument #1 ($data) must be of type string, null given
declare(strict_types=1); ctype_space [null]: 
Deprecated: ctype_space(): Argument of type null will be interpreted as string in the future in {PWD}/null_for_optional_arguments.php(192) : eval()'d code on line 1
false
declare(strict_types=1); array_product [null]: TypeError: array_product(): Argument #1 ($array) must be of type array, null given
declare(strict_types=1); strpbrk ["a",null]: TypeError: strpbrk(): Argument #2 ($characters) must be of type string, null given
declare(strict_types=1); strstr ["a","a",null]: TypeError: strstr(): Argument #3 ($before_needle) must be of type bool, null given
declare(strict_types=1); stristr ["a","a",null]: TypeError: stristr(): Argument #3 ($before_needle) must be of type bool, null given
declare(strict_types=1); strcspn ["a","b",null]: TypeError: strcspn(): Argument #3 ($offset) must be of type int, null given
declare(strict_types=1); strspn ["a","b",0,null]: 0
declare(strict_types=1); ucwords [null]: TypeError: ucwords(): Argument #1 ($string) must be of type string, null given
declare(strict_types=1); substr_count ["a",null]: TypeError: substr_count(): Argument #2 ($needle) must be of type string, null given
declare(strict_types=1); count_chars ["a",null]: TypeError: count_chars(): Argument #2 ($mode) must be of type int, null given
declare(strict_types=1); array_count_values [null]: TypeError: array_count_values(): Argument #1 ($array) must be of type array, null given
declare(strict_types=1); array_walk [null,"x"]: TypeError: array_walk(): Argument #1 ($array) must be of type array, null given
declare(strict_types=1); bcadd ["1","2",null]: "3"
declare(strict_types=1); bcadd [null,"2"]: TypeError: bcadd(): Argument #1 ($num1) must be of type string, null given
declare(strict_types=1); gmp_add [1,null]: TypeError: gmp_add(): Argument #2 ($num2) must be of type GMP|string|int, null given
declare(strict_types=1); iterator_count [null]: TypeError: iterator_count(): Argument #1 ($iterator) must be of type Traversable|array, null given
declare(strict_types=1); iterator_apply [{"0":1},"pi",null]: 1
