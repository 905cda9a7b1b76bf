--TEST--
Entity bombs, deep nesting, documents that are cut off: the SAX parser and the list of errors
--EXTENSIONS--
dom
xml
--FILE--
<?php
$dir = sys_get_temp_dir() . "/zvm_faults_" . getmypid(); mkdir($dir); chdir($dir);
function attempt($label, callable $do) { global $dir; echo "$label: "; try { $r = $do(); echo str_replace(substr(json_encode($dir), 1, -1), "DIR", json_encode($r, JSON_PARTIAL_OUTPUT_ON_ERROR)), "\n"; } catch (Throwable $e) { echo get_class($e), " ", $e->getCode(), ": ", str_replace($dir, "DIR", $e->getMessage()), "\n"; } }
set_error_handler(function ($n, $m) use ($dir) { if (!(error_reporting() & $n)) return true; echo "[$n] ", str_replace($dir, "DIR", $m), "\n"; return true; });
register_shutdown_function(function () use ($dir) { chdir("/"); foreach (glob("$dir/*") as $f) { if (is_dir($f)) { array_map("unlink", glob("$f/*")); rmdir($f); } else unlink($f); } rmdir($dir); });
function descriptors() { return count(scandir("/proc/self/fd")); }
$bomb = '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">'; $last = 'a';
foreach (range('b', 'k') as $n) { $bomb .= "<!ENTITY $n \"" . str_repeat("&$last;", 10) . '">'; $last = $n; }
$bomb .= "]><r>&k;</r>";
$recursive = '<!DOCTYPE r [<!ENTITY a "&b;"><!ENTITY b "&a;">]><r>&a;</r>';
$deep = str_repeat("<a>", 300) . str_repeat("</a>", 300);
$deeper = str_repeat("<a>", 20000) . str_repeat("</a>", 20000);
$huge = "<r>" . str_repeat("x", 11000000) . "</r>";
$external = '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/hostname">]><r>&e;</r>';
$cut = '<r><a x="1"><b>text</b>';
$bad = "<r>\xff\xfe</r>";
$all = compact('bomb', 'recursive', 'deep', 'deeper', 'huge', 'external', 'cut', 'bad') + ['empty' => '', 'nul' => "<r>\0</r>", 'attributes' => '<r ' . str_repeat('a="1" ', 2) . '/>', 'ns' => '<p:r/>'];
foreach ($all as $name => $xml) { 
  attempt("sax $name", function () use ($xml) { $p = xml_parser_create(); $n = 0; xml_set_element_handler($p, function () use (&$n) { $n++; }, fn() => 0); xml_set_character_data_handler($p, function ($p, $t) use (&$n) { $n += strlen($t); }); $ok = xml_parse($p, $xml, true); return [$ok, $n, xml_get_error_code($p), xml_error_string(xml_get_error_code($p)), xml_get_current_line_number($p)]; });
  libxml_use_internal_errors(true); $d = new DOMDocument; $ok = $name !== 'empty' && $d->loadXML($xml);
  $errors = libxml_get_errors(); echo "errors ", count($errors), " ", $errors ? json_encode([$errors[0]->level, $errors[0]->code, trim(substr($errors[0]->message, 0, 100)), $errors[0]->line]) : "", "\n"; libxml_clear_errors(); libxml_use_internal_errors(false);
}
?>
--EXPECT--
sax bomb: [1,31,0,"No error",1]
errors 10 [3,89,"Detected an entity reference loop",1]
sax recursive: [1,4,0,"No error",1]
errors 21 [3,89,"Detected an entity reference loop",1]
sax deep: [1,300,0,"No error",1]
errors 1 [3,1,"Excessive depth in document: 256 use XML_PARSE_HUGE option",1]
sax deeper: [1,20000,0,"No error",1]
errors 1 [3,1,"Excessive depth in document: 256 use XML_PARSE_HUGE option",1]
sax huge: [0,11000001,1,"No memory",1]
errors 0 
sax external: [1,1,0,"No error",1]
errors 0 
sax cut: [0,7,5,"Invalid document end",1]
errors 1 [3,77,"Premature end of data in tag a line 1",1]
sax bad: [0,1,9,"Invalid character",1]
errors 1 [3,9,"Input is not proper UTF-8, indicate encoding !\nBytes: 0xFF 0xFE 0x3C 0x2F",1]
sax empty: [0,0,5,"Invalid document end",1]
errors 0 
sax nul: [0,1,1,"No memory",1]
errors 1 [3,77,"Premature end of data in tag r line 1",1]
sax attributes: [0,0,42,"Attribute redefined",1]
errors 1 [3,42,"Attribute a redefined",1]
sax ns: [1,1,0,"No error",1]
errors 1 [2,201,"Namespace prefix p on r is not defined",1]
