--TEST--
Sorting goes on when a comparison throws, with no more calls
--FILE--
<?php
class Name
{
    function __construct(public string $name) {}

    function __toString(): string
    {
        return $this->name === "x" ? throw new Exception("no name") : $this->name;
    }
}
function shown(array $array): string
{
    return json_encode($array);
}
foreach (["usort", "uasort", "uksort"] as $sort) {
    foreach ([1, 2, 3, 5] as $limit) {
        $calls = 0;
        $array = [3, 1, 2, 5, 4];
        try {
            $sort($array, function ($left, $right) use (&$calls, $limit) {
                return ++$calls === $limit ? throw new Exception("call $calls") : $left <=> $right;
            });
        } catch (Exception $e) {
            echo $e->getMessage(), ", ";
        }
        echo $calls, " ", shown($array), "\n";
    }
}
foreach ([["sort", SORT_STRING], ["rsort", SORT_STRING], ["natsort"], ["asort", SORT_STRING | SORT_FLAG_CASE]] as $call) {
    foreach (["bxac", "dcbax", "dcbxaefghijklmnopqrstuvw"] as $names) {
        $array = array_map(fn($name) => new Name($name), str_split($names));
        try {
            $call[0]($array, ...array_slice($call, 1));
        } catch (Exception $e) {
            echo $e->getMessage(), ": ";
        }
        echo shown(array_map(fn($each) => $each->name, $array)), "\n";
    }
}
$names = [new Name("b"), new Name("x"), new Name("a")];
$numbers = [1, 2, 3];
try {
    array_multisort($names, SORT_STRING, $numbers);
} catch (Exception $e) {
    echo $e->getMessage(), ": ", shown($numbers), "\n";
}
?>
--EXPECT--
call 1, 1 [3,1,2,5,4]
call 2, 2 [1,3,2,5,4]
call 3, 3 [1,3,2,5,4]
call 5, 5 [1,2,3,5,4]
call 1, 1 [3,1,2,5,4]
call 2, 2 {"1":1,"0":3,"2":2,"3":5,"4":4}
call 3, 3 {"1":1,"0":3,"2":2,"3":5,"4":4}
call 5, 5 {"1":1,"2":2,"0":3,"3":5,"4":4}
call 1, 1 [3,1,2,5,4]
call 2, 2 [3,1,2,5,4]
call 3, 3 [3,1,2,5,4]
4 [3,1,2,5,4]
no name: ["x","b","a","c"]
no name: ["a","b","c","x","d"]
no name: ["d","c","b","x","a","e","f","g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w"]
no name: ["b","x","a","c"]
no name: ["d","c","b","a","x"]
no name: ["c","a","e","f","g","h","i","j","k","v","w","l","d","b","x","m","n","o","p","q","r","s","t","u"]
no name: {"1":"x","0":"b","2":"a","3":"c"}
no name: {"3":"a","2":"b","1":"c","4":"x","0":"d"}
no name: ["d","c","b","x","a","e","f","g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w"]
no name: {"1":"x","0":"b","2":"a","3":"c"}
no name: {"3":"a","2":"b","1":"c","4":"x","0":"d"}
no name: ["d","c","b","x","a","e","f","g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w"]
no name: [1,2,3]
