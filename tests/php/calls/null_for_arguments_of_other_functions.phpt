--TEST--
null for arguments (3 of 3) that are optional, or of scalar types: a deprecation, and a TypeError in strict mode
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
str_word_count ["a b",0,null]: 2
ucfirst [null]: 
Deprecated: ucfirst(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
""
lcfirst [null]: 
Deprecated: lcfirst(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
""
strrev [null]: 
Deprecated: strrev(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
""
strip_tags ["a",null]: "a"
addcslashes ["a",null]: 
Deprecated: addcslashes(): Passing null to parameter #2 ($characters) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
"a"
vsprintf ["a",null]: TypeError: vsprintf(): Argument #2 ($values) must be of type array, null given
sprintf [null]: 
Deprecated: sprintf(): Passing null to parameter #1 ($format) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
""
http_build_query [[1],null]: 
Deprecated: http_build_query(): Passing null to parameter #2 ($numeric_prefix) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
"0=1"
http_build_query [[1],"",null]: "0=1"
http_build_query [[1],"","&",null]: 
Deprecated: http_build_query(): Passing null to parameter #4 ($encoding_type) of type int is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
"0=1"
parse_url ["http:\/\/a",null]: 
Deprecated: parse_url(): Passing null to parameter #2 ($component) of type int is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
"http"
urlencode [null]: 
Deprecated: urlencode(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
""
serialize [null]: "N;"
unserialize ["i:1;",null]: TypeError: unserialize(): Argument #2 ($options) must be of type array, null given
version_compare ["1","2",null]: -1
array_sum [null]: TypeError: array_sum(): Argument #1 ($array) must be of type array, null given
array_key_exists [null,[]]: false
array_multisort [null]: TypeError: array_multisort(): Argument #1 ($array) must be an array or a sort flag
str_contains ["a",null]: 
Deprecated: str_contains(): Passing null to parameter #2 ($needle) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
true
str_starts_with [null,"a"]: 
Deprecated: str_starts_with(): Passing null to parameter #1 ($haystack) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
false
utf8_encode [null]: 
Deprecated: Function utf8_encode() is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1

Deprecated: utf8_encode(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
""
iconv ["UTF-8","UTF-8",null]: 
Deprecated: iconv(): Passing null to parameter #3 ($string) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
""
ctype_alpha [null]: 
Deprecated: ctype_alpha(): Argument of type null will be interpreted as string in the future in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
false
filter_var [1,null]: 
Deprecated: filter_var(): Passing null to parameter #2 ($filter) of type int is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1

Warning: filter_var(): Unknown filter with ID 0 in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
false
filter_var [1,257,null]: 
Deprecated: filter_var(): Passing null to parameter #3 ($options) of type array|int is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
1
fdiv [1,null]: 
Deprecated: fdiv(): Passing null to parameter #2 ($num2) of type float is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
0
octdec [null]: 
Deprecated: octdec(): Passing null to parameter #1 ($octal_string) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
0
array_is_list [null]: TypeError: array_is_list(): Argument #1 ($array) must be of type array, null given
spl_object_id [null]: TypeError: spl_object_id(): Argument #1 ($object) must be of type object, null given
gettype [null]: "NULL"
strval [null]: ""
boolval [null]: false
str_getcsv ["a,b",null]: 
Deprecated: str_getcsv(): Passing null to parameter #2 ($separator) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
["a","b"]
str_getcsv ["a,b",",",null]: 
Deprecated: str_getcsv(): Passing null to parameter #3 ($enclosure) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
["a","b"]
pack ["C",null]: "\u0000"
unpack ["C",null]: 
Deprecated: unpack(): Passing null to parameter #2 ($string) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1

Warning: unpack(): Type C: not enough input, need 1, have 0 in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
false
unpack ["C","a",null]: 
Deprecated: unpack(): Passing null to parameter #3 ($offset) of type int is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
{"1":97}
array_diff [[1],null]: TypeError: array_diff(): Argument #2 must be of type array, null given
array_merge [[1],null]: TypeError: array_merge(): Argument #2 must be of type array, null given
array_replace [[1],null]: TypeError: array_replace(): Argument #2 must be of type array, null given
array_intersect_key [[1],null]: TypeError: array_intersect_key(): Argument #2 must be of type array, null given
simplexml_load_string [null]: 
Deprecated: simplexml_load_string(): Passing null to parameter #1 ($data) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
false
ctype_space [null]: 
Deprecated: ctype_space(): Argument of type null will be interpreted as string in the future in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
false
array_product [null]: TypeError: array_product(): Argument #1 ($array) must be of type array, null given
strpbrk ["a",null]: 
Deprecated: strpbrk(): Passing null to parameter #2 ($characters) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
ValueError: strpbrk(): Argument #2 ($characters) must be a non-empty string
strstr ["a","a",null]: 
Deprecated: strstr(): Passing null to parameter #3 ($before_needle) of type bool is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
"a"
stristr ["a","a",null]: 
Deprecated: stristr(): Passing null to parameter #3 ($before_needle) of type bool is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
"a"
strcspn ["a","b",null]: 
Deprecated: strcspn(): Passing null to parameter #3 ($offset) of type int is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
1
strspn ["a","b",0,null]: 0
ucwords [null]: 
Deprecated: ucwords(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
""
substr_count ["a",null]: 
Deprecated: substr_count(): Passing null to parameter #2 ($needle) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
ValueError: substr_count(): Argument #2 ($needle) cannot be empty
count_chars ["a",null]: 
Deprecated: count_chars(): Passing null to parameter #2 ($mode) of type int is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
array_count_values [null]: TypeError: array_count_values(): Argument #1 ($array) must be of type array, null given
array_walk [null,"x"]: TypeError: array_walk(): Argument #1 ($array) must be of type array, null given
bcadd ["1","2",null]: "3"
bcadd [null,"2"]: 
Deprecated: bcadd(): Passing null to parameter #1 ($num1) of type string is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
"2"
gmp_add [1,null]: 
Deprecated: gmp_add(): Passing null to parameter #2 ($num2) of type GMP|string|int is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
GMP
iterator_count [null]: TypeError: iterator_count(): Argument #1 ($iterator) must be of type Traversable|array, null given
iterator_apply [{"0":1},"pi",null]: 1
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
Deprecated: Function utf8_encode() is deprecated in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
TypeError: utf8_encode(): Argument #1 ($string) must be of type string, null given
declare(strict_types=1); iconv ["UTF-8","UTF-8",null]: TypeError: iconv(): Argument #3 ($string) must be of type string, null given
declare(strict_types=1); ctype_alpha [null]: 
Deprecated: ctype_alpha(): Argument of type null will be interpreted as string in the future in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
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
Deprecated: ctype_space(): Argument of type null will be interpreted as string in the future in {PWD}/null_for_arguments_of_other_functions.php(70) : eval()'d code on line 1
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
