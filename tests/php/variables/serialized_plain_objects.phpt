--TEST--
serialize(), unserialize() of objects: visibility, types, back references, handles, classes that say themselves how
--FILE--
<?php
class Item
{
    public $name = 'n';
    protected $price = 1.5;
    private $tags = ['a'];
    public ?Item $next = null;
    public int $count = 0;
    public int|string $either = 'e';
    public ?self $me = null;
    public float $ratio = 0.5;
    public function set($name, ?Item $next) { $this->name = $name; $this->next = $next; $this->count++; return $this; }
}
class SubItem extends Item { private $tags = ['sub']; public readonly array $list; public function __construct() { $this->list = [1]; } }
class Lazy { public int $unset; public $other = 1; }
class Sleeps { public $a = 1; public $b = 2; public function __sleep() { return ['b']; } public function __wakeup() { echo 'wakes '; } }
class Dies { public $n = 1; public function __destruct() { echo 'dies '; } }
#[AllowDynamicProperties]
class Dynamic { public $declared = 1; }
enum Suit { case Hearts; }
spl_autoload_register(function ($name) { echo "[$name] "; });
function visible($text) { return addcslashes($text, "\0"); }

foreach (['O:4:"Item":1:{s:4:"name";i:5;}', 'O:4:"item":1:{s:5:"count";i:5;}', 'O:4:"Item":1:{s:5:"count";s:1:"x";}', 'O:4:"Item":1:{s:5:"ratio";i:5;}', 'O:4:"Item":1:{s:4:"next";O:8:"stdClass":0:{}}',
          'O:4:"Item":1:{s:7:"unknown";i:5;}', 'O:4:"Item":2:{s:4:"name";i:5;}', 'O:7:"Missing":1:{s:1:"a";i:1;}', 'a:2:{i:0;O:4:"Item":0:{}i:1;r:2;}', 'a:2:{i:0;O:4:"Item":0:{}i:1;r:3;}', 'a:2:{i:0;O:4:"Item":0:{}i:1;R:2;}',
          'a:3:{i:0;O:4:"Item":0:{}i:1;O:4:"Item":0:{}i:2;x}', 'O:4:"Item":1:{s:8:"' . "\0*\0" . 'price";i:2;}', 'O:4:"Item":1:{s:5:"price";i:2;}', 'O:4:"Item":1:{i:0;i:2;}', 'O:4:"Dies":1:{s:1:"n";i:2;}', 'O:4:"Suit":0:{}', 'O:8:"Countable":0:{}'] as $text) {
    try {
        $back = @unserialize($text);
        echo visible($text), ': ', visible(serialize($back)), ' ', error_get_last()['message'] ?? '', ' ';
    } catch (Throwable $error) {
        echo get_class($error), ' ', $error->getMessage(), ' ';
    }
    error_clear_last();
    $back = $error = null;
    $probes = [new stdClass, new stdClass, new stdClass];
    $handles = array_map('spl_object_id', $probes);
    sort($handles);
    echo implode(' ', $handles), "\n";
    $probes = null;
}

$first = (new Item)->set('first', null);
$second = (new SubItem)->set('second', $first);
$first->me = $first;
$dynamic = new Dynamic;
$dynamic->more = [$dynamic];
$reference = new Item;
$name = 'shared';
$reference->name = &$name;
foreach ([$first, $second, [$first, $second, $first], new Lazy, new Sleeps, $dynamic, $reference, [Suit::Hearts, $first], new stdClass, (object) ['a' => 1], [new Dies, 'x'], new ArrayObject([1]), new SplObjectStorage] as $value) {
    $text = serialize($value);
    echo visible($text), "\n  ";
    $back = unserialize($text);
    echo $text === serialize($back) ? 'same ' : 'other ', get_debug_type($back), "\n";
    $back = null;
}
$many = [];
for ($i = 0; $i < 100; $i++) {
    $many[] = (new Item)->set($i, $many[$i - 1] ?? null);
}
$back = unserialize(serialize($many));
echo count($back), $back[50]->next === $back[49] ? ' linked' : ' apart', md5(serialize($back)), md5(serialize($many)), "\n";
echo strlen(serialize(end($many))), strlen(serialize(unserialize(serialize(end($many))))), "\n";
--EXPECT--
O:4:"Item":1:{s:4:"name";i:5;}: O:4:"Item":8:{s:4:"name";i:5;s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:0;s:6:"either";s:1:"e";s:2:"me";N;s:5:"ratio";d:0.5;}  2 3 4
O:4:"item":1:{s:5:"count";i:5;}: O:4:"Item":8:{s:4:"name";s:1:"n";s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:5;s:6:"either";s:1:"e";s:2:"me";N;s:5:"ratio";d:0.5;}  2 3 4
TypeError Cannot assign string to property Item::$count of type int 2 3 4
O:4:"Item":1:{s:5:"ratio";i:5;}: O:4:"Item":8:{s:4:"name";s:1:"n";s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:0;s:6:"either";s:1:"e";s:2:"me";N;s:5:"ratio";d:5;}  2 3 4
TypeError Cannot assign stdClass to property Item::$next of type ?Item 2 3 4
O:4:"Item":1:{s:7:"unknown";i:5;}: O:4:"Item":9:{s:4:"name";s:1:"n";s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:0;s:6:"either";s:1:"e";s:2:"me";N;s:5:"ratio";d:0.5;s:7:"unknown";i:5;} Creation of dynamic property Item::$unknown is deprecated 2 3 4
O:4:"Item":2:{s:4:"name";i:5;}: b:0; unserialize(): Error at offset 29 of 30 bytes 2 3 4
[Missing] O:7:"Missing":1:{s:1:"a";i:1;}: O:7:"Missing":1:{s:1:"a";i:1;}  2 3 4
a:2:{i:0;O:4:"Item":0:{}i:1;r:2;}: a:2:{i:0;O:4:"Item":8:{s:4:"name";s:1:"n";s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:0;s:6:"either";s:1:"e";s:2:"me";N;s:5:"ratio";d:0.5;}i:1;r:2;}  2 3 4
a:2:{i:0;O:4:"Item":0:{}i:1;r:3;}: b:0; unserialize(): Error at offset 32 of 33 bytes 2 3 4
a:2:{i:0;O:4:"Item":0:{}i:1;R:2;}: a:2:{i:0;O:4:"Item":8:{s:4:"name";s:1:"n";s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:0;s:6:"either";s:1:"e";s:2:"me";N;s:5:"ratio";d:0.5;}i:1;R:2;}  2 3 4
a:3:{i:0;O:4:"Item":0:{}i:1;O:4:"Item":0:{}i:2;x}: b:0; unserialize(): Error at offset 47 of 49 bytes 2 3 4
O:4:"Item":1:{s:8:"\000*\000price";i:2;}: O:4:"Item":8:{s:4:"name";s:1:"n";s:8:"\000*\000price";i:2;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:0;s:6:"either";s:1:"e";s:2:"me";N;s:5:"ratio";d:0.5;}  2 3 4
O:4:"Item":1:{s:5:"price";i:2;}: O:4:"Item":8:{s:4:"name";s:1:"n";s:8:"\000*\000price";i:2;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:0;s:6:"either";s:1:"e";s:2:"me";N;s:5:"ratio";d:0.5;}  2 3 4
O:4:"Item":1:{i:0;i:2;}: O:4:"Item":9:{s:4:"name";s:1:"n";s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:0;s:6:"either";s:1:"e";s:2:"me";N;s:5:"ratio";d:0.5;s:1:"0";i:2;} Creation of dynamic property Item::$0 is deprecated 2 3 4
O:4:"Dies":1:{s:1:"n";i:2;}: O:4:"Dies":1:{s:1:"n";i:2;}  dies 2 3 4
Error Cannot instantiate enum Suit 2 3 4
O:8:"Countable":0:{}: b:0; unserialize(): Error at offset 13 of 20 bytes 2 3 4
O:4:"Item":8:{s:4:"name";s:5:"first";s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:1;s:6:"either";s:1:"e";s:2:"me";r:1;s:5:"ratio";d:0.5;}
  same Item
O:7:"SubItem":10:{s:4:"name";s:6:"second";s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";O:4:"Item":8:{s:4:"name";s:5:"first";s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:1;s:6:"either";s:1:"e";s:2:"me";r:6;s:5:"ratio";d:0.5;}s:5:"count";i:1;s:6:"either";s:1:"e";s:2:"me";N;s:5:"ratio";d:0.5;s:13:"\000SubItem\000tags";a:1:{i:0;s:3:"sub";}s:4:"list";a:1:{i:0;i:1;}}
  same SubItem
a:3:{i:0;O:4:"Item":8:{s:4:"name";s:5:"first";s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:1;s:6:"either";s:1:"e";s:2:"me";r:2;s:5:"ratio";d:0.5;}i:1;O:7:"SubItem":10:{s:4:"name";s:6:"second";s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";r:2;s:5:"count";i:1;s:6:"either";s:1:"e";s:2:"me";N;s:5:"ratio";d:0.5;s:13:"\000SubItem\000tags";a:1:{i:0;s:3:"sub";}s:4:"list";a:1:{i:0;i:1;}}i:2;r:2;}
  same array
O:4:"Lazy":1:{s:5:"other";i:1;}
  same Lazy
O:6:"Sleeps":1:{s:1:"b";i:2;}
  wakes same Sleeps
O:7:"Dynamic":2:{s:8:"declared";i:1;s:4:"more";a:1:{i:0;r:1;}}
  same Dynamic
O:4:"Item":8:{s:4:"name";s:6:"shared";s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:0;s:6:"either";s:1:"e";s:2:"me";N;s:5:"ratio";d:0.5;}
  same Item
a:2:{i:0;E:11:"Suit:Hearts";i:1;O:4:"Item":8:{s:4:"name";s:5:"first";s:8:"\000*\000price";d:1.5;s:10:"\000Item\000tags";a:1:{i:0;s:1:"a";}s:4:"next";N;s:5:"count";i:1;s:6:"either";s:1:"e";s:2:"me";r:3;s:5:"ratio";d:0.5;}}
  same array
O:8:"stdClass":0:{}
  same stdClass
O:8:"stdClass":1:{s:1:"a";i:1;}
  same stdClass
a:2:{i:0;O:4:"Dies":1:{s:1:"n";i:1;}i:1;s:1:"x";}
  same array
dies O:11:"ArrayObject":4:{i:0;i:0;i:1;a:1:{i:0;i:1;}i:2;a:0:{}i:3;N;}
  same ArrayObject
O:16:"SplObjectStorage":2:{i:0;a:0:{}i:1;a:0:{}}
  same SplObjectStorage
dies 100 linked79abc856330740e3fb584d8fc1e612fa79abc856330740e3fb584d8fc1e612fa
1649216492
