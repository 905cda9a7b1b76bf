--TEST--
A trait's method that a class gets by way of two traits is one method
--FILE--
<?php
trait Greets {
    public function hello() {
        echo "Hello from ", self::class, "\n";
    }
}
trait Polite {
    use Greets;
}
trait Friendly {
    use Greets;
}
class Person {
    use Polite, Friendly;
}
(new Person)->hello();
?>
--EXPECT--
Hello from Person
