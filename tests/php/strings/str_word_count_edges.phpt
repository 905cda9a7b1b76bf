--TEST--
str_word_count(): one dash or apostrophe in front is no part of a word; the format is checked first
--FILE--
<?php
foreach (["---", "--a", "'-a-", "-", "a-", ""] as $text) {
    echo json_encode([$text, str_word_count($text), str_word_count($text, 2), str_word_count($text, 2, "-")]), "\n";
}
var_dump(str_word_count("", 1, ".."));
var_dump(str_word_count("a", 0, ".."));
try {
    str_word_count("a", 3, "..");
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
["---",1,{"1":"-"},["---"]]
["--a",1,{"1":"-a"},["--a"]]
["'-a-",1,{"1":"-a"},{"1":"-a-"}]
["-",0,[],["-"]]
["a-",1,["a"],["a-"]]
["",0,[],[]]
array(0) {
}

Warning: str_word_count(): Invalid '..'-range, no character to the left of '..' in {PWD}/str_word_count_edges.php on line 6
int(1)
str_word_count(): Argument #2 ($format) must be a valid format value
