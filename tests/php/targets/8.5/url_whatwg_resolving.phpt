--TEST--
Uri\WhatWg\Url: relative URLs against a base
--INI--
zvm.php=8.5
--FILE--
<?php
use Uri\WhatWg\Url; $base = new Url('http://u:p@h:81/a/b/c?q#f'); foreach (['', '.', '..', '../..', '../../../x', './d', '?z', '#z', '/', '//k', '//k/..', 'g;x=1/../y', 'http:g', 'https:g', 'mailto:x', '\\x', 'x\\y', '%2e%2e/x', '.%2E/x', 'a:b', ':x', '?', '#'] as $r) echo str_pad($r, 12), $base->resolve($r)->toAsciiString(), "\n";
foreach (['file:///C:/a/b', 'mailto:x', 'data:,x', 'non:/a/b'] as $b) foreach (['x', '/y', '//h/z', '#f', 'D:/q'] as $r) try { echo "$b $r ", (new Url($r, new Url($b)))->toAsciiString(), "\n"; } catch (Exception $e) { echo "$b $r ", $e->getMessage(), "\n"; }
--EXPECT--
http://u:p@h:81/a/b/c?q
.           http://u:p@h:81/a/b/
..          http://u:p@h:81/a/
../..       http://u:p@h:81/
../../../x  http://u:p@h:81/x
./d         http://u:p@h:81/a/b/d
?z          http://u:p@h:81/a/b/c?z
#z          http://u:p@h:81/a/b/c?q#z
/           http://u:p@h:81/
//k         http://k/
//k/..      http://k/
g;x=1/../y  http://u:p@h:81/a/b/y
http:g      http://u:p@h:81/a/b/g
https:g     https://g/
mailto:x    mailto:x
\x          http://u:p@h:81/x
x\y         http://u:p@h:81/a/b/x/y
%2e%2e/x    http://u:p@h:81/a/x
.%2E/x      http://u:p@h:81/a/x
a:b         a:b
:x          http://u:p@h:81/a/b/:x
?           http://u:p@h:81/a/b/c?
#           http://u:p@h:81/a/b/c?q#
file:///C:/a/b x file:///C:/a/x
file:///C:/a/b /y file:///C:/y
file:///C:/a/b //h/z file://h/z
file:///C:/a/b #f file:///C:/a/b#f
file:///C:/a/b D:/q d:/q
mailto:x x mailto:x x The specified URI is malformed (MissingSchemeNonRelativeUrl)
mailto:x /y mailto:x /y The specified URI is malformed (MissingSchemeNonRelativeUrl)
mailto:x //h/z mailto:x //h/z The specified URI is malformed (MissingSchemeNonRelativeUrl)
mailto:x #f mailto:x#f
mailto:x D:/q d:/q
data:,x x data:,x x The specified URI is malformed (MissingSchemeNonRelativeUrl)
data:,x /y data:,x /y The specified URI is malformed (MissingSchemeNonRelativeUrl)
data:,x //h/z data:,x //h/z The specified URI is malformed (MissingSchemeNonRelativeUrl)
data:,x #f data:,x#f
data:,x D:/q d:/q
non:/a/b x non:/a/x
non:/a/b /y non:/y
non:/a/b //h/z non://h/z
non:/a/b #f non:/a/b#f
non:/a/b D:/q d:/q
