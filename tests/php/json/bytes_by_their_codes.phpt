--TEST--
json_encode() with JSON_HEX_* and other flags that valid texts hardly notice
--FILE--
<?php
$all = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;
$text = "<a href='x'>T&C \"é\" / \x01</a>";
foreach ([$all, JSON_HEX_TAG, JSON_HEX_AMP, JSON_HEX_APOS, JSON_HEX_QUOT, $all | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES] as $flags) {
    echo json_encode([$text => $text], $flags), "\n";
}
class Bad implements JsonSerializable {
    function jsonSerialize(): mixed { return ["x" => "\xff", "y" => INF]; }
}
$flags = JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE;
foreach ([["a" => 1.5], ["a" => "\xff"], ["a" => NAN, "b" => 1], new Bad, [new Bad, "z"]] as $value) {
    var_dump(json_encode($value, $flags), json_last_error_msg());
    var_dump(json_encode($value, JSON_INVALID_UTF8_SUBSTITUTE), json_last_error_msg());
}
json_encode(NAN);
var_dump(json_encode([1], JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_THROW_ON_ERROR), json_last_error());
--EXPECT--
{"\u003Ca href=\u0027x\u0027\u003ET\u0026C \u0022\u00e9\u0022 \/ \u0001\u003C\/a\u003E":"\u003Ca href=\u0027x\u0027\u003ET\u0026C \u0022\u00e9\u0022 \/ \u0001\u003C\/a\u003E"}
{"\u003Ca href='x'\u003ET&C \"\u00e9\" \/ \u0001\u003C\/a\u003E":"\u003Ca href='x'\u003ET&C \"\u00e9\" \/ \u0001\u003C\/a\u003E"}
{"<a href='x'>T\u0026C \"\u00e9\" \/ \u0001<\/a>":"<a href='x'>T\u0026C \"\u00e9\" \/ \u0001<\/a>"}
{"<a href=\u0027x\u0027>T&C \"\u00e9\" \/ \u0001<\/a>":"<a href=\u0027x\u0027>T&C \"\u00e9\" \/ \u0001<\/a>"}
{"<a href='x'>T&C \u0022\u00e9\u0022 \/ \u0001<\/a>":"<a href='x'>T&C \u0022\u00e9\u0022 \/ \u0001<\/a>"}
{"\u003Ca href=\u0027x\u0027\u003ET\u0026C \u0022é\u0022 / \u0001\u003C/a\u003E":"\u003Ca href=\u0027x\u0027\u003ET\u0026C \u0022é\u0022 / \u0001\u003C/a\u003E"}
string(9) "{"a":1.5}"
string(8) "No error"
string(9) "{"a":1.5}"
string(8) "No error"
string(14) "{"a":"\ufffd"}"
string(8) "No error"
string(14) "{"a":"\ufffd"}"
string(8) "No error"
string(13) "{"a":0,"b":1}"
string(34) "Inf and NaN cannot be JSON encoded"
bool(false)
string(34) "Inf and NaN cannot be JSON encoded"
string(20) "{"x":"\ufffd","y":0}"
string(34) "Inf and NaN cannot be JSON encoded"
bool(false)
string(34) "Inf and NaN cannot be JSON encoded"
string(26) "[{"x":"\ufffd","y":0},"z"]"
string(34) "Inf and NaN cannot be JSON encoded"
bool(false)
string(34) "Inf and NaN cannot be JSON encoded"
string(3) "[1]"
int(0)
