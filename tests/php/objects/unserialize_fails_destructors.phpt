--TEST--
unserialize(): what was read before an error dies in the order of reading, and after its __wakeup()
--FILE--
<?php
class Loud
{
    public $n;

    function __destruct()
    {
        echo "end {$this->n}\n";
    }
}
class Waking extends Loud
{
    function __wakeup()
    {
        echo "wake {$this->n}\n";
    }
}
foreach (["Loud", "Waking"] as $class) {
    foreach (['a:2:{i:0;O:X:1:{s:1:"n";i:1;}i:1;O:X:1:{s:1:"n";i:2;}',
              'a:2:{s:1:"x";O:X:1:{s:1:"n";i:1;}i:1;a:1:{i:0;O:X:1:{s:1:"n";i:2;}}',
              'a:3:{i:0;O:X:1:{s:1:"n";i:1;}i:1;O:X:1:{s:1:"n";i:2;}i:2;O:X:1:{s:1:"n";i:3;}'] as $data) {
        var_dump(@unserialize(str_replace("X", strlen($class) . ":\"$class\"", $data)));
    }
}
?>
--EXPECT--
end 1
end 2
bool(false)
end 1
end 2
bool(false)
end 1
end 2
end 3
bool(false)
wake 1
end 1
wake 2
end 2
bool(false)
wake 1
end 1
wake 2
end 2
bool(false)
wake 1
end 1
wake 2
end 2
wake 3
end 3
bool(false)
