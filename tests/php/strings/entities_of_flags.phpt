--TEST--
Decoding entities under all flags and charsets, and tables that stay as they are when a copy changes
--FILE--
<?php
$pieces = ["&amp;", "&lt;", "&eacute;", "&#39;", "&#039;", "&apos;", "&quot;", "&#xE9;", "&#x110000;", "&#1;", "&#13;", "&nosuch;", "&",
    "&amp;lt;", "x", ";", "&NotEqualTilde;", "&fjlig;", "&#128;", "&#xD800;"];
$text = implode($pieces) . implode(array_reverse($pieces));
foreach ([0, ENT_COMPAT, ENT_QUOTES, ENT_XML1, ENT_XML1 | ENT_QUOTES, ENT_XHTML | ENT_QUOTES, ENT_HTML5, ENT_HTML5 | ENT_QUOTES] as $flags) {
    echo $flags, " ", md5(htmlspecialchars_decode($text, $flags));
    foreach (["UTF-8", "ISO-8859-1", "cp1251", "KOI8-R"] as $charset) {
        echo " ", md5(html_entity_decode($text, $flags, $charset));
    }
    echo "\n";
}
$table = get_html_translation_table(HTML_ENTITIES);
$table["changed"] = true;
var_dump(count($table), count(get_html_translation_table(HTML_ENTITIES)));
?>
--EXPECT--
0 4d87b891e65ebc4f14a8ba9f5b439bc4 de730fdb70b472aff346adbb17af1582 49b61219db20567a54ecf9fcd52c90f8 09712f6a9624365182a7a69f02afc2b1 09712f6a9624365182a7a69f02afc2b1
2 79453b2a0ad1df46ea21437076b6e23e 654862657f1cde69dd39e58805d19b27 0f56b6b31fa1ed5a7cbed556d3c18579 6ea74bdb15580d09af54007919c55512 6ea74bdb15580d09af54007919c55512
3 22b54d12efe50f9c5ffb40149d978ffd 5d5c929d37796efa83f648c06fc18282 cc5b8dd134ef0713581134b451d0b865 afb12143243d96995fa9f3e0ac520e86 afb12143243d96995fa9f3e0ac520e86
16 4d87b891e65ebc4f14a8ba9f5b439bc4 1fdd850105c6171ee5a2e2efe7281262 7414edf78f7c8eaec6aa91e4b7d868b7 09712f6a9624365182a7a69f02afc2b1 09712f6a9624365182a7a69f02afc2b1
19 2b4b33cc812ed4a3fcbe108ed45d9ae6 cfb0f00a7f10649707e840b98fd57520 22c7c78f62927b109a436966a7f69a56 1e3e300d1349c8a9f2a730b6ff1a1787 1e3e300d1349c8a9f2a730b6ff1a1787
35 2b4b33cc812ed4a3fcbe108ed45d9ae6 624887613a7ce2bfb95c624f607820c5 4b767ea712b8af91049c5cdead8919eb 1e3e300d1349c8a9f2a730b6ff1a1787 1e3e300d1349c8a9f2a730b6ff1a1787
48 4d87b891e65ebc4f14a8ba9f5b439bc4 16b194efbb19bae2bb5434bdfcc2efaf 7f137bda584b2a99124eaefd4a450b64 4d87b891e65ebc4f14a8ba9f5b439bc4 4d87b891e65ebc4f14a8ba9f5b439bc4
51 2b4b33cc812ed4a3fcbe108ed45d9ae6 6a1f45c6fd7c37b6abd2190461e938f1 3d7810107dae1783fbc79fb8d8672485 2b4b33cc812ed4a3fcbe108ed45d9ae6 2b4b33cc812ed4a3fcbe108ed45d9ae6
int(254)
int(253)
