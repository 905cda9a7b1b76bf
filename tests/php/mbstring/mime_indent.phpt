--TEST--
mb_encode_mimeheader() counts the indent for the last word
--EXTENSIONS--
mbstring
--FILE--
<?php
$text = "[service-Aufgaben S&W-Team][#19415] VM''s aufsetzen mit unterschiedlichen";
foreach (range(0, 80, 4) as $indent) {
    echo $indent, ': ', str_replace("\r\n", '|', mb_encode_mimeheader($text, 'UTF-8', 'Q', "\r\n", $indent)), "\n";
}
--EXPECT--
0: [service-Aufgaben S&W-Team][#19415] VM''s aufsetzen mit unterschiedlichen
4: [service-Aufgaben S&W-Team][#19415] VM''s aufsetzen mit| unterschiedlichen
8: [service-Aufgaben S&W-Team][#19415] VM''s aufsetzen mit| unterschiedlichen
12: [service-Aufgaben S&W-Team][#19415] VM''s aufsetzen mit| unterschiedlichen
16: [service-Aufgaben S&W-Team][#19415] VM''s aufsetzen mit| unterschiedlichen
20: [service-Aufgaben S&W-Team][#19415] VM''s aufsetzen mit| unterschiedlichen
24: [service-Aufgaben S&W-Team][#19415] VM''s aufsetzen| mit unterschiedlichen
28: [service-Aufgaben S&W-Team][#19415] VM''s| aufsetzen mit unterschiedlichen
32: [service-Aufgaben S&W-Team][#19415] VM''s| aufsetzen mit unterschiedlichen
36: [service-Aufgaben S&W-Team][#19415]| VM''s aufsetzen mit unterschiedlichen
40: [service-Aufgaben S&W-Team][#19415]| VM''s aufsetzen mit unterschiedlichen
44: [service-Aufgaben| S&W-Team][#19415] VM''s aufsetzen mit unterschiedlichen
48: [service-Aufgaben| S&W-Team][#19415] VM''s aufsetzen mit unterschiedlichen
52: [service-Aufgaben| S&W-Team][#19415] VM''s aufsetzen mit unterschiedlichen
56: [service-Aufgaben| S&W-Team][#19415] VM''s aufsetzen mit unterschiedlichen
60: | [service-Aufgaben S&W-Team][#19415] VM''s aufsetzen mit unterschiedlichen
64: | [service-Aufgaben S&W-Team][#19415] VM''s aufsetzen mit unterschiedlichen
68: | [service-Aufgaben S&W-Team][#19415] VM''s aufsetzen mit unterschiedlichen
72: | [service-Aufgaben S&W-Team][#19415] VM''s aufsetzen mit unterschiedlichen
76: [service-Aufgaben S&W-Team][#19415] VM''s aufsetzen mit unterschiedlichen
80: [service-Aufgaben S&W-Team][#19415] VM''s aufsetzen mit unterschiedlichen
