--TEST--
__call() answers for names that are computed: what was found before, and what is there now
--FILE--
<?php
class Magic {
    private function hidden() {
        return "hidden";
    }
    function shown() {
        return "shown";
    }
    function __call($name, $arguments) {
        return "$name(" . json_encode($arguments) . ")";
    }
    function inside($name) {
        return $this->$name(1);
    }
}
class Child extends Magic {
    function later() {
        return "later";
    }
}
for ($round = 0; $round < 3; $round++) {
    foreach ([new Magic, new Child] as $object) {
        foreach (["foo", "Foo", "later", "hidden", "shown", "SHOWN", "with space", ""] as $name) {
            echo $object->$name(1, 2), " ", $object->inside($name), " ", $object->$name(...["x", "y"]), "\n";
        }
    }
}
for ($i = 0; $i < 600; $i++) {
    $name = "name" . ($i % 300);
    $object->$name($i);
}
echo $object->$name(), "\n";
class Plain {}
$name = "foo";
try {
    (new Plain)->$name();
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
foo([1,2]) foo([1]) foo(["x","y"])
Foo([1,2]) Foo([1]) Foo(["x","y"])
later([1,2]) later([1]) later(["x","y"])
hidden([1,2]) hidden hidden(["x","y"])
shown shown shown
shown shown shown
with space([1,2]) with space([1]) with space(["x","y"])
([1,2]) ([1]) (["x","y"])
foo([1,2]) foo([1]) foo(["x","y"])
Foo([1,2]) Foo([1]) Foo(["x","y"])
later later later
hidden([1,2]) hidden hidden(["x","y"])
shown shown shown
shown shown shown
with space([1,2]) with space([1]) with space(["x","y"])
([1,2]) ([1]) (["x","y"])
foo([1,2]) foo([1]) foo(["x","y"])
Foo([1,2]) Foo([1]) Foo(["x","y"])
later([1,2]) later([1]) later(["x","y"])
hidden([1,2]) hidden hidden(["x","y"])
shown shown shown
shown shown shown
with space([1,2]) with space([1]) with space(["x","y"])
([1,2]) ([1]) (["x","y"])
foo([1,2]) foo([1]) foo(["x","y"])
Foo([1,2]) Foo([1]) Foo(["x","y"])
later later later
hidden([1,2]) hidden hidden(["x","y"])
shown shown shown
shown shown shown
with space([1,2]) with space([1]) with space(["x","y"])
([1,2]) ([1]) (["x","y"])
foo([1,2]) foo([1]) foo(["x","y"])
Foo([1,2]) Foo([1]) Foo(["x","y"])
later([1,2]) later([1]) later(["x","y"])
hidden([1,2]) hidden hidden(["x","y"])
shown shown shown
shown shown shown
with space([1,2]) with space([1]) with space(["x","y"])
([1,2]) ([1]) (["x","y"])
foo([1,2]) foo([1]) foo(["x","y"])
Foo([1,2]) Foo([1]) Foo(["x","y"])
later later later
hidden([1,2]) hidden hidden(["x","y"])
shown shown shown
shown shown shown
with space([1,2]) with space([1]) with space(["x","y"])
([1,2]) ([1]) (["x","y"])
name299([])
Call to undefined method Plain::foo()
