--TEST--
highlight_string() takes what follows __halt_compiler() for code
--FILE--
<?php
foreach (["<?php __halt_compiler(); abc \"x\" <?php echo 1; ?> html", "<?php __halt_compiler() ; // c", "<?php __halt_compiler(",
    "<?php __halt_compiler ?> abc <?php echo 2;", "<?php echo 1; __HALT_COMPILER();\n\nx y"] as $source) {
    highlight_string($source);
    echo "\n";
}
?>
--EXPECT--
<code><span style="color: #000000">
<span style="color: #0000BB">&lt;?php&nbsp;</span><span style="color: #007700">__halt_compiler();&nbsp;</span><span style="color: #0000BB">abc&nbsp;</span><span style="color: #DD0000">"x"&nbsp;</span><span style="color: #007700">&lt;?</span><span style="color: #0000BB">php&nbsp;</span><span style="color: #007700">echo&nbsp;</span><span style="color: #0000BB">1</span><span style="color: #007700">;&nbsp;</span><span style="color: #0000BB">?&gt;</span>&nbsp;html</span>
</code>
<code><span style="color: #000000">
<span style="color: #0000BB">&lt;?php&nbsp;</span><span style="color: #007700">__halt_compiler()&nbsp;;&nbsp;</span><span style="color: #FF8000">//&nbsp;c</span>
</span>
</code>
<code><span style="color: #000000">
<span style="color: #0000BB">&lt;?php&nbsp;</span><span style="color: #007700">__halt_compiler(</span>
</span>
</code>
<code><span style="color: #000000">
<span style="color: #0000BB">&lt;?php&nbsp;</span><span style="color: #007700">__halt_compiler&nbsp;</span><span style="color: #0000BB">?&gt;</span>&nbsp;abc&nbsp;<span style="color: #0000BB">&lt;?php&nbsp;</span><span style="color: #007700">echo&nbsp;</span><span style="color: #0000BB">2</span><span style="color: #007700">;</span>
</span>
</code>
<code><span style="color: #000000">
<span style="color: #0000BB">&lt;?php&nbsp;</span><span style="color: #007700">echo&nbsp;</span><span style="color: #0000BB">1</span><span style="color: #007700">;&nbsp;__HALT_COMPILER();<br /><br /></span><span style="color: #0000BB">x&nbsp;y</span>
</span>
</code>
