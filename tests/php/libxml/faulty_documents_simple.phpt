--TEST--
Entity bombs, deep nesting, documents that are cut off: SimpleXML
--EXTENSIONS--
dom
simplexml
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
foreach ($all as $name => $xml) foreach ([0, LIBXML_NOENT, LIBXML_PARSEHUGE | LIBXML_NOENT] as $flags) {
  if ($name == 'bomb' && $flags & LIBXML_PARSEHUGE) continue;
  if ($flags & LIBXML_PARSEHUGE && !in_array($name, ['deep', 'deeper', 'huge'])) continue;
  attempt("simple $name $flags", function () use ($xml, $flags) { $d = simplexml_load_string($xml, "SimpleXMLElement", $flags); return $d === false ? false : strlen((string)$d); });
}
?>
--EXPECT--
simple bomb 0: [2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;&b;&b;&b;&b;&b;&b;&b;&b;&b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &c;&c;&c;&c;&c;&c;&c;&c;&c;&c;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &d;&d;&d;&d;&d;&d;&d;&d;&d;&d;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &e;&e;&e;&e;&e;&e;&e;&e;&e;&e;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &f;&f;&f;&f;&f;&f;&f;&f;&f;&f;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &g;&g;&g;&g;&g;&g;&g;&g;&g;&g;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &h;&h;&h;&h;&h;&h;&h;&h;&h;&h;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &i;&i;&i;&i;&i;&i;&i;&i;&i;&i;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &j;&j;&j;&j;&j;&j;&j;&j;&j;&j;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): i;&i;&i;&i;&i;&i;&i;&i;&i;"><!ENTITY k "&j;&j;&j;&j;&j;&j;&j;&j;&j;&j;">]><r>&k;
[2] simplexml_load_string():                                                                                ^
false
simple bomb 2: [2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;&b;&b;&b;&b;&b;&b;&b;&b;&b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &c;&c;&c;&c;&c;&c;&c;&c;&c;&c;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &d;&d;&d;&d;&d;&d;&d;&d;&d;&d;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &e;&e;&e;&e;&e;&e;&e;&e;&e;&e;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &f;&f;&f;&f;&f;&f;&f;&f;&f;&f;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &g;&g;&g;&g;&g;&g;&g;&g;&g;&g;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &h;&h;&h;&h;&h;&h;&h;&h;&h;&h;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &i;&i;&i;&i;&i;&i;&i;&i;&i;&i;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &j;&j;&j;&j;&j;&j;&j;&j;&j;&j;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): i;&i;&i;&i;&i;&i;&i;&i;&i;"><!ENTITY k "&j;&j;&j;&j;&j;&j;&j;&j;&j;&j;">]><r>&k;
[2] simplexml_load_string():                                                                                ^
false
simple recursive 0: [2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): <!DOCTYPE r [<!ENTITY a "&b;"><!ENTITY b "&a;">]><r>&a;</r>
[2] simplexml_load_string():                                                        ^
false
simple recursive 2: [2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): <!DOCTYPE r [<!ENTITY a "&b;"><!ENTITY b "&a;">]><r>&a;</r>
[2] simplexml_load_string():                                                        ^
false
simple deep 0: [2] simplexml_load_string(): Entity: line 1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] simplexml_load_string(): a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>
[2] simplexml_load_string():                                                                                ^
false
simple deep 2: [2] simplexml_load_string(): Entity: line 1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] simplexml_load_string(): a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>
[2] simplexml_load_string():                                                                                ^
false
simple deep 524290: 0
simple deeper 0: [2] simplexml_load_string(): Entity: line 1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] simplexml_load_string(): a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>
[2] simplexml_load_string():                                                                                ^
false
simple deeper 2: [2] simplexml_load_string(): Entity: line 1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] simplexml_load_string(): a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>
[2] simplexml_load_string():                                                                                ^
false
simple deeper 524290: 0
simple huge 0: 11000000
simple huge 2: 11000000
simple huge 524290: 11000000
simple external 0: 0
simple external 2: 3
simple cut 0: [2] simplexml_load_string(): Entity: line 1: parser error : Premature end of data in tag a line 1
[2] simplexml_load_string(): <r><a x="1"><b>text</b>
[2] simplexml_load_string():                        ^
false
simple cut 2: [2] simplexml_load_string(): Entity: line 1: parser error : Premature end of data in tag a line 1
[2] simplexml_load_string(): <r><a x="1"><b>text</b>
[2] simplexml_load_string():                        ^
false
simple bad 0: [2] simplexml_load_string(): Entity: line 1: parser error : Input is not proper UTF-8, indicate encoding !
Bytes: 0xFF 0xFE 0x3C 0x2F
[2] simplexml_load_string(): <r>ÿþ</r>
[2] simplexml_load_string():    ^
false
simple bad 2: [2] simplexml_load_string(): Entity: line 1: parser error : Input is not proper UTF-8, indicate encoding !
Bytes: 0xFF 0xFE 0x3C 0x2F
[2] simplexml_load_string(): <r>ÿþ</r>
[2] simplexml_load_string():    ^
false
simple empty 0: false
simple empty 2: false
simple nul 0: [2] simplexml_load_string(): Entity: line 1: parser error : Premature end of data in tag r line 1
[2] simplexml_load_string(): <r>
[2] simplexml_load_string():    ^
false
simple nul 2: [2] simplexml_load_string(): Entity: line 1: parser error : Premature end of data in tag r line 1
[2] simplexml_load_string(): <r>
[2] simplexml_load_string():    ^
false
simple attributes 0: [2] simplexml_load_string(): Entity: line 1: parser error : Attribute a redefined
[2] simplexml_load_string(): <r a="1" a="1" />
[2] simplexml_load_string():                ^
false
simple attributes 2: [2] simplexml_load_string(): Entity: line 1: parser error : Attribute a redefined
[2] simplexml_load_string(): <r a="1" a="1" />
[2] simplexml_load_string():                ^
false
simple ns 0: [2] simplexml_load_string(): namespace error : Namespace prefix p on r is not defined
[2] simplexml_load_string(): <p:r/>
[2] simplexml_load_string():     ^
0
simple ns 2: [2] simplexml_load_string(): namespace error : Namespace prefix p on r is not defined
[2] simplexml_load_string(): <p:r/>
[2] simplexml_load_string():     ^
0
