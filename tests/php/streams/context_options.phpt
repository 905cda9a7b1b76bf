--TEST--
Options and parameters of contexts, and the default context
--FILE--
<?php
$context = stream_context_create(['http' => ['method' => 'POST']]);
var_dump(stream_context_set_option($context, 'http', 'header', 'A: b'), stream_context_set_option($context, ['ssl' => ['verify_peer' => false]]));
print_r(stream_context_get_options($context));
var_dump(stream_context_set_params($context, ['notification' => 'callback', 'options' => ['http' => ['timeout' => 5]]]));
print_r(stream_context_get_params($context));
var_dump(stream_context_get_options(stream_context_get_default(['file' => ['a' => 1]])));
stream_context_set_default(['file' => ['b' => 2]]);
var_dump(stream_context_get_options(stream_context_get_default()));
foreach ([fn() => stream_context_set_option($context, 'http'), fn() => stream_context_set_option($context, ['http' => 5]), fn() => stream_context_set_option($context, 'http', 'x'), fn() => stream_context_set_option($context, [], 'x')] as $call) {
    try {
        var_dump($call());
    } catch (Error $error) {
        echo $error::class, ': ', $error->getMessage(), "\n";
    }
}
--EXPECT--
bool(true)
bool(true)
Array
(
    [http] => Array
        (
            [method] => POST
            [header] => A: b
        )

    [ssl] => Array
        (
            [verify_peer] => 
        )

)
bool(true)
Array
(
    [notification] => callback
    [options] => Array
        (
            [http] => Array
                (
                    [method] => POST
                    [header] => A: b
                    [timeout] => 5
                )

            [ssl] => Array
                (
                    [verify_peer] => 
                )

        )

)
array(1) {
  ["file"]=>
  array(1) {
    ["a"]=>
    int(1)
  }
}
array(1) {
  ["file"]=>
  array(2) {
    ["a"]=>
    int(1)
    ["b"]=>
    int(2)
  }
}
ValueError: stream_context_set_option(): Argument #3 ($option_name) cannot be null when argument #2 ($wrapper_or_options) is a string
ValueError: Options should have the form ["wrappername"]["optionname"] = $value
ValueError: stream_context_set_option(): Argument #4 ($value) must be provided when argument #2 ($wrapper_or_options) is a string
ValueError: stream_context_set_option(): Argument #3 ($option_name) must be null when argument #2 ($wrapper_or_options) is an array
