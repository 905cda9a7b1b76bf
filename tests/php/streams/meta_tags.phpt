--TEST--
get_meta_tags(), iptcparse() and iptcembed()
--FILE--
<?php
$name = tempnam(sys_get_temp_dir(), 'meta');
file_put_contents($name, '<meta name="a" content="b"><meta name=x.y content=\'1\'><title>x</title><META CONTENT=z NAME="q q">'
    . 'don\'t <meta name="w"> </head><meta name="no" content="1">');
var_dump(get_meta_tags($name));
$block = "\x1C\x02\x69\0\5hello\x1c\2\x69\0\1a\x1c\1\5\0\2xy";
var_dump(iptcparse($block), iptcparse('none'), iptcparse("\x1C\x02\x69\0\xff"));
file_put_contents($name, "\xff\xd8\xff\xe0\0\4ab\xff\xdb\0\3c\xff\xda\0\3dscan\xff\xd9");
$first = iptcembed($block, $name);
echo bin2hex($first), "\n";
file_put_contents($name, $first);
echo bin2hex(iptcembed('new', $name)), "\n";
var_dump(@iptcembed('x', $name . '/none'));
var_dump(getimagesizefromstring($first));
unlink($name);
--EXPECT--
array(4) {
  ["a"]=>
  string(1) "b"
  ["x_y"]=>
  string(1) "1"
  ["q_q"]=>
  string(1) "z"
  ["w"]=>
  string(0) ""
}
array(2) {
  ["2#105"]=>
  array(2) {
    [0]=>
    string(5) "hello"
    [1]=>
    string(1) "a"
  }
  ["1#005"]=>
  array(1) {
    [0]=>
    string(2) "xy"
  }
}
bool(false)
bool(false)
ffd8ffe000046162ffed003450686f746f73686f7020332e30003842494d04040000000000181c0269000568656c6c6f1c02690001611c01050002787900ffdb000363ffda0003647363616effd9
ffd8ffe000046162ffed002050686f746f73686f7020332e30003842494d04040000000000046e657700ffdb000363ffda0003647363616effd9
bool(false)
bool(false)
