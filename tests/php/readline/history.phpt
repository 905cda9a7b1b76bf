--TEST--
The history of the line editor, and its variables
--EXTENSIONS--
readline
--FILE--
<?php
$file = tempnam(sys_get_temp_dir(), "history");
var_dump(readline_list_history(), readline_add_history("one"), readline_add_history("two words"), readline_list_history());
var_dump(readline_write_history($file), file($file), readline_clear_history(), readline_list_history(), readline_read_history($file), readline_list_history());
var_dump(readline_read_history("/no/such/file"));
unlink($file);
foreach (["point", "end", "attempted_completion_over", "line_buffer", "READLINE_NAME", "nothing"] as $name) var_dump(readline_info($name));
var_dump(readline_info("readline_name", "zvm"), readline_info("readline_name"), readline_info("attempted_completion_over", 2), readline_info()["attempted_completion_over"], READLINE_LIB);
?>
--EXPECT--
array(0) {
}
bool(true)
bool(true)
array(2) {
  [0]=>
  string(3) "one"
  [1]=>
  string(9) "two words"
}
bool(true)
array(3) {
  [0]=>
  string(13) "_HiStOrY_V2_
"
  [1]=>
  string(4) "one
"
  [2]=>
  string(13) "two\040words
"
}
bool(true)
array(0) {
}
bool(true)
array(2) {
  [0]=>
  string(3) "one"
  [1]=>
  string(9) "two words"
}
bool(false)
int(0)
int(0)
int(0)
string(0) ""
string(0) ""
NULL
string(0) ""
string(3) "zvm"
int(0)
int(2)
string(7) "libedit"
