--TEST--
Handlers that are methods, that throw, that are missing; parsers as objects; encodings
--EXTENSIONS--
xml
--FILE--
<?php
function c($p, $d) { echo json_encode($d), "\n"; }
class H { function start($p,$n,$a) { echo "m $n\n"; if ($n=='B') throw new Exception("stop"); } function end($p,$n) { echo "/m $n\n"; } }
$p=xml_parser_create(); xml_set_object($p,$h=new H); xml_set_element_handler($p,'start','end'); try { xml_parse($p,'<a><b/><c/></a>',true); } catch (Exception $e) { echo $e->getMessage(),"\n"; }
$p=xml_parser_create(); foreach (['nofunc',[$h,'nometh']] as $z) { xml_set_element_handler($p,$z,$z); try { xml_parse($p,'<a/>',true); } catch (Error $e) { echo get_class($e),$e->getMessage(),"\n"; } }
$p=xml_parser_create(); xml_set_element_handler($p,function($p) { try { xml_parse($p,'x'); } catch (Error $e) { echo $e->getMessage(),"\n"; } var_dump(xml_parser_free($p)); },''); xml_parse($p,'<a/>',true); var_dump(xml_parser_free($p));
foreach ([fn()=>new XMLParser, fn()=>clone $p, fn()=>xml_parser_create('foo'), fn()=>serialize($p)] as $f) try { $f(); } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; }
libxml_use_internal_errors(true); $p=xml_parser_create(); xml_parse($p,'<a><b></a>',true); foreach (libxml_get_errors() as $e) echo $e->code,$e->message;
$p=xml_parser_create(''); xml_set_character_data_handler($p,'c'); xml_parse($p,"<?xml version='1.0' encoding='iso-8859-1'?><a>\xe9</a>",true);
$p=xml_parser_create('ISO-8859-1'); xml_set_character_data_handler($p,function($p,$d){echo bin2hex($d),"\n";}); xml_parse($p,"<?xml version='1.0' encoding='iso-8859-1'?><a>\xe9</a>",true);
--EXPECT--
m A
m B
stop
ErrorInvalid callback nofunc, function "nofunc" not found or invalid function name
Parser must not be called recursively

Warning: xml_parser_free(): Parser cannot be freed while it is parsing in {PWD}/objects.php on line 6
bool(false)
bool(true)
ErrorCannot directly construct XMLParser, use xml_parser_create() or xml_parser_create_ns() instead
ErrorTrying to clone an uncloneable object of class XMLParser
ValueErrorxml_parser_create(): Argument #1 ($encoding) is not a supported source encoding
ExceptionSerialization of 'XMLParser' is not allowed
76Opening and ending tag mismatch: b line 0 and a
"\u00e9"
e9
