--TEST--
getMessage() of a message that is not a string converts it, and __toString() of an object is called each time
--FILE--
<?php
class Failure extends Exception
{
    public function __construct(mixed $message, mixed $code = 0)
    {
        $this->message = $message;
        $this->code = $code;
    }
}

class Counter
{
    private int $calls = 0;

    public function __toString(): string
    {
        return 'call ' . ++$this->calls;
    }
}

class Lazy extends Error
{
    public function __construct(?Closure $text)
    {
        parent::__construct('placeholder');
        $this->message = new class($this->message, $text) {
            public function __construct(private string|self &$message, private ?Closure $text) {}

            public function __toString(): string
            {
                return $this->message = ($this->text)();
            }
        };
    }
}

foreach ([5, 1.5, null, true, [1], new Counter] as $value) {
    $failure = new Failure($value, $value);
    var_dump($failure->getMessage(), $failure->getMessage(), $failure->getCode());
}
$lazy = new Lazy(function () {
    echo "asked\n";
    return 'text';
});
var_dump($lazy->getMessage(), $lazy->getMessage());
try {
    (new Failure(new stdClass))->getMessage();
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
try {
    (new Lazy(fn() => throw new LogicException('inner')))->getMessage();
} catch (LogicException $error) {
    echo get_class($error), ': ', $error->getMessage(), "\n";
}
throw new Failure(new Counter);
?>
--EXPECT--
string(1) "5"
string(1) "5"
int(5)
string(3) "1.5"
string(3) "1.5"
float(1.5)
string(0) ""
string(0) ""
NULL
string(1) "1"
string(1) "1"
bool(true)

Warning: Array to string conversion in {PWD}/message_that_is_no_string.php on line 39

Warning: Array to string conversion in {PWD}/message_that_is_no_string.php on line 39
string(5) "Array"
string(5) "Array"
array(1) {
  [0]=>
  int(1)
}
string(6) "call 1"
string(6) "call 2"
object(Counter)#1 (1) {
  ["calls":"Counter":private]=>
  int(2)
}
asked
string(4) "text"
string(4) "text"
Object of class stdClass could not be converted to string
LogicException: inner

Fatal error: Uncaught Failure: call 1 in {PWD}/message_that_is_no_string.php:56
Stack trace:
#0 {main}
  thrown in {PWD}/message_that_is_no_string.php on line 56
--EXIT--
255
