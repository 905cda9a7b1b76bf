--TEST--
A parser that is parsing: xml_parse() throws, xml_parse_into_struct() warns
--EXTENSIONS--
xml
--FILE--
<?php
$parser = xml_parser_create();
xml_set_element_handler($parser, function ($parser, $name) {
    try {
        xml_parse($parser, '<a/>');
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
    var_dump(xml_parse_into_struct($parser, '<a/>', $values));
    var_dump($values);
}, fn() => print("end\n"));
var_dump(xml_parse($parser, '<r/>', true));
--EXPECT--
Parser must not be called recursively

Warning: xml_parse_into_struct(): Parser must not be called recursively in {PWD}/parsing_recursively.php on line 9
bool(false)
NULL
end
int(1)
