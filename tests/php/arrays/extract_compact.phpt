--TEST--
extract() and compact() between arrays and variables
--FILE--
<?php
function test($flags, ...$prefix) {
    $taken = 'old'; $alias = 'kept';
    $source = ['taken' => 'new', 'fresh' => 1, 5 => 'five', 'bad name' => 2, 'alias' => 3];
    try {
        $count = extract($source, $flags, ...$prefix);
    } catch (Error $error) {
        echo get_class($error), ': ', $error->getMessage(), "\n";
        return;
    }
    $variables = get_defined_vars();
    unset($variables['source'], $variables['flags'], $variables['prefix']);
    ksort($variables);
    echo json_encode($variables), "\n";
}
foreach ([EXTR_OVERWRITE, EXTR_SKIP, EXTR_PREFIX_SAME, EXTR_PREFIX_ALL, EXTR_PREFIX_INVALID, EXTR_PREFIX_IF_EXISTS, EXTR_IF_EXISTS, 99] as $flags) {
    test($flags);
    test($flags, 'p');
}
function references() {
    $source = ['x' => 1];
    extract($source, EXTR_REFS);
    $x = 2;
    var_dump($source, compact('x', ['nothing', ['source']]));
}
references();
--EXPECTF--
{"alias":3,"count":3,"fresh":1,"taken":"new"}
{"alias":3,"count":3,"fresh":1,"taken":"new"}
{"alias":"kept","count":1,"fresh":1,"taken":"old"}
{"alias":"kept","count":1,"fresh":1,"taken":"old"}
ValueError: extract(): Argument #3 ($prefix) is required when using this extract type
{"alias":"kept","count":3,"fresh":1,"p_alias":3,"p_taken":"new","taken":"old"}
ValueError: extract(): Argument #3 ($prefix) is required when using this extract type
{"alias":"kept","count":4,"p_5":"five","p_alias":3,"p_fresh":1,"p_taken":"new","taken":"old"}
ValueError: extract(): Argument #3 ($prefix) is required when using this extract type
{"alias":3,"count":4,"fresh":1,"p_5":"five","taken":"new"}
ValueError: extract(): Argument #3 ($prefix) is required when using this extract type
{"alias":"kept","count":2,"p_alias":3,"p_taken":"new","taken":"old"}
{"alias":3,"count":2,"taken":"new"}
{"alias":3,"count":2,"taken":"new"}
ValueError: extract(): Argument #2 ($flags) must be a valid extract type
ValueError: extract(): Argument #2 ($flags) must be a valid extract type

Warning: compact(): Undefined variable $nothing in %s on line 24
array(1) {
  ["x"]=>
  &int(2)
}
array(2) {
  ["x"]=>
  int(2)
  ["source"]=>
  array(1) {
    ["x"]=>
    &int(2)
  }
}
