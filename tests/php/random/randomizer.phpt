--TEST--
Random\Randomizer on every kind of engine, written in PHP, too
--FILE--
<?php
use Random\{Engine, Randomizer};
class Recorded implements Engine
{
    public function __construct(private array $strings) {}
    public function generate(): string
    {
        return $this->strings[] = array_shift($this->strings);
    }
}
foreach ([new Engine\Mt19937(1), new Engine\Mt19937(1, MT_RAND_PHP), new Engine\PcgOneseq128XslRr64(1), new Engine\Xoshiro256StarStar(1),
          new Recorded(["\x12\x34\x56\x78", "\xff\xee\xdd\xcc\xbb\xaa\x99\x88"]), new Recorded(["\x01", "\x80", "\x33"]), new Recorded(['longer than eight', 'bytes of text'])] as $engine) {
    $r = new Randomizer($engine);
    echo $r->nextInt(), ' ', $r->getInt(1, 6), ' ', $r->getInt(0, 7), ' ', $r->getInt(0, 0xffffffff), ' ', $r->getInt(-100, 1 << 40), ' ', $r->getInt(PHP_INT_MIN, PHP_INT_MAX), ' ', $r->getInt(3, 3), "\n";
    echo bin2hex($r->getBytes(11)), ' ', $r->shuffleBytes('hello world'), $r->shuffleBytes(''), ' ', json_encode($r->shuffleArray(['a' => 1, 2, 3, 4])), json_encode($r->shuffleArray([])), ' ';
    foreach ([1, 2, 4, 6] as $num) {
        echo json_encode($r->pickArrayKeys(['a' => 1, 'b' => 2, 'c' => 3, 4, 5, 6], $num));
    }
    echo "\n";
}
$r = new Randomizer;
var_dump($r->engine instanceof Engine\Secure, strlen($r->getBytes(100)), $r->getInt(5, 5), $r->getInt(1, 2) < 3, strlen((new Engine\Secure)->generate()));
--EXPECT--
895547922 6 4 4005303368 588193904044 9205672671199996619 3
c053703c9080a317815086 oe hllwrdlo [1,4,2,3][] ["a"]["c",1]["a","b","c",0]["a","b","c",0,1,2]
1244335972 1 5 4005303368 1093347316224 6799073571919364096 3
851ec1ffa32106db2cb9e7 lhwrlo ledo [2,4,1,3][] [1]["a",0]["b","c",0,2]["a","b","c",0,1,2]
8123070510531100157 2 3 1340299312 122464359392 5314241142676713292 3
8c37062d22f6fd1d4e1df6 elorwlol dh [3,2,1,4][] ["b"]["b",2]["a","c",1,2]["a","b","c",0,1,2]
6483309580052039778 1 4 3261506471 972067239847 -6574935418888935646 3
9de8b147cc4d9561214aed  rdlllheoow [3,2,1,4][] [0]["a","c"]["b","c",0,1]["a","b","c",0,1,2]
1009457673 4 2 3437096703 1095879533768 5538845897738564626 3
ffeeddccbbaa9988123456 eordlh llwo [3,2,1,4][] ["a"]["a",0]["b","c",1,2]["a","b","c",0,1,2]
0 3 3 20152321 220850008759 338099845693441 3
0180330180330180330180 wo odlhlrel [1,4,3,2][] ["b"]["c",0]["a",0,1,2]["a","b","c",0,1,2]
4183906943753467830 5 4 1702132066 434758328846 -1842218042575783582 3
6279746573206f666c6f6e llowdh oelr [2,4,1,3][] ["a"]["a",1]["b","c",0,2]["a","b","c",0,1,2]
bool(true)
int(100)
int(5)
bool(true)
int(8)
