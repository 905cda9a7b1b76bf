--TEST--
XML_OPTION_SKIP_TAGSTART is a C int: larger numbers wrap, and negative ones are refused
--EXTENSIONS--
xml
--FILE--
<?php
foreach ([3015809298423721, -1, 2147483648, 2147483647, 9999999999999, 4294967297] as $start) {
    $parser = xml_parser_create();
    var_dump(xml_parser_set_option($parser, XML_OPTION_SKIP_TAGSTART, $start),
        xml_parser_get_option($parser, XML_OPTION_SKIP_TAGSTART));
    xml_set_element_handler($parser, function ($parser, $name) { var_dump($name); }, null);
    xml_parse($parser, '<abcdef/>', true);
}
--EXPECT--
Warning: xml_parser_set_option(): tagstart ignored, because it is out of range in {PWD}/tag_start_range.php on line 4
bool(false)
int(0)
string(6) "ABCDEF"

Warning: xml_parser_set_option(): tagstart ignored, because it is out of range in {PWD}/tag_start_range.php on line 4
bool(false)
int(0)
string(6) "ABCDEF"

Warning: xml_parser_set_option(): tagstart ignored, because it is out of range in {PWD}/tag_start_range.php on line 4
bool(false)
int(0)
string(6) "ABCDEF"
bool(true)
int(2147483647)
string(0) ""
bool(true)
int(1316134911)
string(0) ""
bool(true)
int(1)
string(5) "BCDEF"
