--TEST--
unserialize_max_depth as a setting: fewer levels than usual, none, changed while running
--INI--
unserialize_max_depth=2
--FILE--
<?php
$data = serialize([[[1]]]);
var_dump(unserialize($data));
var_dump(unserialize(serialize([[1]])));
ini_set("unserialize_max_depth", 3);
var_dump(unserialize($data));
ini_set("unserialize_max_depth", 0);
var_dump(count(unserialize($data)));
?>
--EXPECT--
Warning: unserialize(): Maximum depth of 2 exceeded. The depth limit can be changed using the max_depth unserialize() option or the unserialize_max_depth ini setting in {PWD}/unserialize_max_depth_setting.php on line 3

Notice: unserialize(): Error at offset 23 of 34 bytes in {PWD}/unserialize_max_depth_setting.php on line 3
bool(false)
array(1) {
  [0]=>
  array(1) {
    [0]=>
    int(1)
  }
}
array(1) {
  [0]=>
  array(1) {
    [0]=>
    array(1) {
      [0]=>
      int(1)
    }
  }
}
int(1)
