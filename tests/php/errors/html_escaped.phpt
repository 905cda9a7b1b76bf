--TEST--
html_errors escapes what functions report, for handlers too, and not what the engine reports
--INI--
html_errors=1
--FILE--
<?php
fopen("<a>&\"'\xfcb\xc3\xa9", "r");
trigger_error("<b>&");
$array = ["<k>" => 1];
echo $array["<j>"];
include "<q>";
set_error_handler(function ($number, $message) {
    echo $message, "\n";
});
fopen("<a>", "r");
restore_error_handler();
@fopen("<c>", "r");
echo error_get_last()["message"];
--EXPECT--
<br />
<b>Warning</b>:  fopen(&lt;a&gt;&amp;&quot;'�bé): Failed to open stream: No such file or directory in <b>{PWD}/html_escaped.php</b> on line <b>2</b><br />
<br />
<b>Notice</b>:  <b>& in <b>{PWD}/html_escaped.php</b> on line <b>3</b><br />
<br />
<b>Warning</b>:  Undefined array key "<j>" in <b>{PWD}/html_escaped.php</b> on line <b>5</b><br />
<br />
<b>Warning</b>:  include(&lt;q&gt;): Failed to open stream: No such file or directory in <b>{PWD}/html_escaped.php</b> on line <b>6</b><br />
<br />
<b>Warning</b>:  include(): Failed opening '&lt;q&gt;' for inclusion (include_path='.:/usr/share/php') in <b>{PWD}/html_escaped.php</b> on line <b>6</b><br />
fopen(&lt;a&gt;): Failed to open stream: No such file or directory
fopen(&lt;c&gt;): Failed to open stream: No such file or directory
