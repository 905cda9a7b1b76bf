--TEST--
Source in colours, returned and printed
--FILE--
<?php
$code = "<?php\n// note\nfunction f(\$a) { return \"x \$a\" . 'y'; }\n?>\n<b>html</b>";
var_dump(highlight_string($code, true), highlight_string('no code'));
file_put_contents($file = __DIR__ . '/highlighted.inc', '<?= 1;');
show_source($file);
--CLEAN--
<?php
unlink(__DIR__ . '/highlighted.inc');
--EXPECT--
<code><span style="color: #000000">
no&nbsp;code</span>
</code>string(706) "<code><span style="color: #000000">
<span style="color: #0000BB">&lt;?php<br /></span><span style="color: #FF8000">//&nbsp;note<br /></span><span style="color: #007700">function&nbsp;</span><span style="color: #0000BB">f</span><span style="color: #007700">(</span><span style="color: #0000BB">$a</span><span style="color: #007700">)&nbsp;{&nbsp;return&nbsp;</span><span style="color: #DD0000">"x&nbsp;</span><span style="color: #0000BB">$a</span><span style="color: #DD0000">"&nbsp;</span><span style="color: #007700">.&nbsp;</span><span style="color: #DD0000">'y'</span><span style="color: #007700">;&nbsp;}<br /></span><span style="color: #0000BB">?&gt;<br /></span>&lt;b&gt;html&lt;/b&gt;</span>
</code>"
bool(true)
<code><span style="color: #000000">
<span style="color: #0000BB">&lt;?=&nbsp;1</span><span style="color: #007700">;</span>
</span>
</code>
