--TEST--
catching into a variable that is a reference of a typed property: never converted
--FILE--
<?php
class Holder
{
    public int $number = 1;
    public string $text = 'text';
    public ?RuntimeException $exception = null;
    public static RuntimeException|LogicException|null $either = null;
}

function catchInto(mixed &$variable, Exception $exception): void
{
    try {
        throw $exception;
    } catch (Exception $variable) {
        echo "caught\n";
    }
}

$holder = new Holder;
foreach ([new Exception('plain'), new RuntimeException('runtime'), new LogicException('logic')] as $exception) {
    foreach (['number', 'text', 'exception', 'either'] as $name) {
        try {
            if ($name === 'either') {
                catchInto(Holder::$either, $exception);
            } else {
                catchInto($holder->$name, $exception);
            }
        } catch (TypeError $error) {
            echo $error->getMessage(), ' ', get_debug_type($error->getPrevious()), "\n";
        }
    }
}
var_dump($holder->number, $holder->text, $holder->exception->getMessage(), Holder::$either->getMessage());
--EXPECT--
Cannot assign Exception to reference held by property Holder::$number of type int null
Cannot assign Exception to reference held by property Holder::$text of type string null
Cannot assign Exception to reference held by property Holder::$exception of type ?RuntimeException null
Cannot assign Exception to reference held by property Holder::$either of type RuntimeException|LogicException|null null
Cannot assign RuntimeException to reference held by property Holder::$number of type int null
Cannot assign RuntimeException to reference held by property Holder::$text of type string null
caught
caught
Cannot assign LogicException to reference held by property Holder::$number of type int null
Cannot assign LogicException to reference held by property Holder::$text of type string null
Cannot assign LogicException to reference held by property Holder::$exception of type ?RuntimeException null
caught
int(1)
string(4) "text"
string(7) "runtime"
string(5) "logic"
