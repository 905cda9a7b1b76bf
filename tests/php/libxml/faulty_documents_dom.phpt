--TEST--
Entity bombs, deep nesting, documents that are cut off: DOMDocument
--EXTENSIONS--
dom
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
  attempt("dom $name $flags", function () use ($xml, $flags) { $d = new DOMDocument; $ok = $d->loadXML($xml, $flags); return [$ok, $ok ? strlen($d->documentElement->textContent) : null]; });
}
?>
--EXPECT--
dom bomb 0: [2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[false,null]
dom bomb 2: [2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[false,null]
dom recursive 0: [2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[false,null]
dom recursive 2: [2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[false,null]
dom deep 0: [2] DOMDocument::loadXML(): Excessive depth in document: 256 use XML_PARSE_HUGE option in Entity, line: 1
[false,null]
dom deep 2: [2] DOMDocument::loadXML(): Excessive depth in document: 256 use XML_PARSE_HUGE option in Entity, line: 1
[false,null]
dom deep 524290: [true,0]
dom deeper 0: [2] DOMDocument::loadXML(): Excessive depth in document: 256 use XML_PARSE_HUGE option in Entity, line: 1
[false,null]
dom deeper 2: [2] DOMDocument::loadXML(): Excessive depth in document: 256 use XML_PARSE_HUGE option in Entity, line: 1
[false,null]
dom deeper 524290: [true,0]
dom huge 0: [true,11000000]
dom huge 2: [true,11000000]
dom huge 524290: [true,11000000]
dom external 0: [true,0]
dom external 2: [true,3]
dom cut 0: [2] DOMDocument::loadXML(): Premature end of data in tag a line 1 in Entity, line: 1
[false,null]
dom cut 2: [2] DOMDocument::loadXML(): Premature end of data in tag a line 1 in Entity, line: 1
[false,null]
dom bad 0: [2] DOMDocument::loadXML(): Input is not proper UTF-8, indicate encoding !
Bytes: 0xFF 0xFE 0x3C 0x2F in Entity, line: 1
[false,null]
dom bad 2: [2] DOMDocument::loadXML(): Input is not proper UTF-8, indicate encoding !
Bytes: 0xFF 0xFE 0x3C 0x2F in Entity, line: 1
[false,null]
dom empty 0: ValueError 0: DOMDocument::loadXML(): Argument #1 ($source) must not be empty
dom empty 2: ValueError 0: DOMDocument::loadXML(): Argument #1 ($source) must not be empty
dom nul 0: [2] DOMDocument::loadXML(): Premature end of data in tag r line 1 in Entity, line: 1
[false,null]
dom nul 2: [2] DOMDocument::loadXML(): Premature end of data in tag r line 1 in Entity, line: 1
[false,null]
dom attributes 0: [2] DOMDocument::loadXML(): Attribute a redefined in Entity, line: 1
[false,null]
dom attributes 2: [2] DOMDocument::loadXML(): Attribute a redefined in Entity, line: 1
[false,null]
dom ns 0: [2] DOMDocument::loadXML(): Namespace prefix p on r is not defined in Entity, line: 1
[true,0]
dom ns 2: [2] DOMDocument::loadXML(): Namespace prefix p on r is not defined in Entity, line: 1
[true,0]
