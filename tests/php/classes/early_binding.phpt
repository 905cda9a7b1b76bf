--TEST--
Which classes exist before the line that declares them
--FILE--
<?php
foreach (['Simple', 'Child', 'GrandChild', 'Implementing', 'Using', 'Late', 'InBlock'] as $name) {
    echo $name, ' ', class_exists($name, false) ? 'yes' : 'no', "\n";
}
class Simple {}
class Child extends Simple {}
class GrandChild extends Child {}
class Implementing implements Countable { function count(): int { return 0; } }
trait T {}
class Using { use T; }
class Late extends Implementing {}
if (true) { class InBlock {} }
foreach (['Implementing', 'Using', 'Late', 'InBlock'] as $name) {
    echo $name, ' ', class_exists($name, false) ? 'yes' : 'no', "\n";
}
--EXPECT--
Simple yes
Child yes
GrandChild yes
Implementing no
Using no
Late no
InBlock no
Implementing yes
Using yes
Late yes
InBlock yes
