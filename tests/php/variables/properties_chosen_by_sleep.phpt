--TEST--
serialize() asks __sleep() once, and writes what it names
--FILE--
<?php
class Base {
    private $pv = 9;
    protected $pr = 8;
    public $u = 7;
}
class Sleeper extends Base {
    public $a = 1;
    protected $b = [2];
    private $c = 3;
    private $pv = 4;
    public $n;
    public int $t;
    function __construct(public $l = ["a", "b", "c"]) {}
    function __sleep() {
        echo "sleep ";
        return $this->l;
    }
    function __wakeup() {
        echo "wake\n";
    }
}
foreach ([["a", "b", "c"], ["pr", "u"], ["pv"], ["a", "a"], ["nope"], ["t"], [5], [], ["n", "a"], 5] as $names) {
    $object = new Sleeper($names);
    $object->n = new Sleeper(["a"]);
    try {
        $text = @serialize([$object, $object, 1]);
        echo str_replace("\0", "~", $text), "\n";
        echo str_replace(["\n", " "], "", print_r(unserialize($text), true)), "\n";
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
}
class Changing {
    public $x = 1;
    public $y;
    function __sleep() {
        $this->x = new Sleeper(["a"]);
        return ["x", "y"];
    }
}
echo serialize([new Changing, new Changing]), "\n";
class Referring {
    public $x = 1;
    public $y;
    function __construct() {
        $this->y = &$this->x;
    }
    function __sleep() {
        echo "once ";
        return ["x", "y"];
    }
}
echo serialize([new Referring, new Referring]), "\n";
class Throwing {
    public $x = 1;
    function __sleep() {
        throw new Exception("thrown");
    }
}
try {
    serialize([new Referring, new Throwing]);
} catch (Exception $exception) {
    echo $exception->getMessage(), "\n";
}
--EXPECT--
sleep a:3:{i:0;O:7:"Sleeper":3:{s:1:"a";i:1;s:4:"~*~b";a:1:{i:0;i:2;}s:10:"~Sleeper~c";i:3;}i:1;r:2;i:2;i:1;}
wake
Array([0]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[1]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[2]=>1)
sleep a:3:{i:0;O:7:"Sleeper":2:{s:5:"~*~pr";i:8;s:1:"u";i:7;}i:1;r:2;i:2;i:1;}
wake
Array([0]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[1]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[2]=>1)
sleep a:3:{i:0;O:7:"Sleeper":1:{s:11:"~Sleeper~pv";i:4;}i:1;r:2;i:2;i:1;}
wake
Array([0]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[1]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[2]=>1)
sleep a:3:{i:0;O:7:"Sleeper":1:{s:1:"a";i:1;}i:1;r:2;i:2;i:1;}
wake
Array([0]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[1]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[2]=>1)
sleep a:3:{i:0;O:7:"Sleeper":0:{}i:1;r:2;i:2;i:1;}
wake
Array([0]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[1]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[2]=>1)
sleep a:3:{i:0;O:7:"Sleeper":0:{}i:1;r:2;i:2;i:1;}
wake
Array([0]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[1]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[2]=>1)
sleep a:3:{i:0;O:7:"Sleeper":0:{}i:1;r:2;i:2;i:1;}
wake
Array([0]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[1]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[2]=>1)
sleep a:3:{i:0;O:7:"Sleeper":0:{}i:1;r:2;i:2;i:1;}
wake
Array([0]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[1]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[2]=>1)
sleep sleep a:3:{i:0;O:7:"Sleeper":2:{s:1:"n";O:7:"Sleeper":1:{s:1:"a";i:1;}s:1:"a";i:1;}i:1;r:2;i:2;i:1;}
wake
wake
Array([0]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[l]=>)[1]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>SleeperObject([pv:Base:private]=>9[pr:protected]=>8[u]=>7[a]=>1[b:protected]=>Array([0]=>2)[c:Sleeper:private]=>3[pv:Sleeper:private]=>4[n]=>[l]=>)[l]=>)[2]=>1)
sleep a:3:{i:0;N;i:1;r:2;i:2;i:1;}

Notice: unserialize(): Error at offset 19 of 28 bytes in {PWD}/properties_chosen_by_sleep.php on line 29

sleep sleep a:2:{i:0;O:8:"Changing":2:{s:1:"x";O:7:"Sleeper":1:{s:1:"a";i:1;}s:1:"y";N;}i:1;O:8:"Changing":2:{s:1:"x";O:7:"Sleeper":1:{s:1:"a";i:1;}s:1:"y";N;}}
once once a:2:{i:0;O:9:"Referring":2:{s:1:"x";i:1;s:1:"y";R:3;}i:1;O:9:"Referring":2:{s:1:"x";i:1;s:1:"y";R:5;}}
once thrown
