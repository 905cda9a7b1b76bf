--TEST--
Calls of methods of $this that became hot, with anything for arguments
--FILE--
<?php
class Loud { function __construct(public $name) {} function __destruct() { echo "[{$this->name}]"; } }
abstract class Base {
    public $list = [3, 1, 2];
    public $next;
    protected $log = '';
    abstract protected function made(int $x, $y = 'd');
    private function secret($x, $y) { return "base secret $x $y"; }
    protected function fill(array &$list, $value) { $list[] = $value; return count($list); }
    function note($text, $more = null) { $this->log .= $text . $more; return $this; }
    function fails($x, $why = "no") { if ($x) throw new Exception("$why $x"); return $x; }
    function takes($a, $b, $c = 'c', $d = 'd') { return implode('/', array_map(fn($x) => is_object($x) ? get_class($x) : json_encode($x), [$a, $b, $c, $d])); }
    function three(int $i, ?self $next, string ...$rest) { return $next === $this ? implode(',', $rest) . $i : null; }
    function run($turns) {
        $out = [];
        for ($i = 0; $i < $turns; $i++) {
            $local = $i;
            $out = [
                $this->secret($this->made($i + 1), $this->list[$i % 3]),
                $this->fill($this->list, $this->made($i, $local . 'l')), count($this->list),
                $this->takes($this->list[0], $local, $local = 'changed', $this->next?->list[1] ?? 'none'),
                $this->three($i, $this, ...[$local, 'z']),
                $this->three($i, $this->note('n')->note('m', $this->made(1))),
                strlen($this->log),
            ];
            $this->list = [3, 1, 2];
            try { $this->takes(new Loud('a'), $this->fails($i % 2), new Loud('b')); } catch (Exception $e) { echo $i > 699 ? $e->getMessage() . count($e->getTrace()) : ''; }
            try { $out[] = $this->takes($this->list, new Loud('kept'), $this->fails($i % 3, new class { function __toString() { return 'made'; } })); } catch (Exception $e) { echo $i > 699 ? $e->getMessage() : ''; }
            unset($e);
            try { $this->made($this->list); } catch (TypeError $e) { $out[] = $e->getLine(); }
            try { $this->takes($this->fails(0)); } catch (Error $e) { $out[] = get_class($e); }
            unset($e);
        }
        return json_encode($out);
    }
}
class One extends Base { protected function made(int $x, $y = 'd') { return "one$x$y"; } private function secret($x) { return "one's"; } }
class Two extends One { function made(int|float $x, $y = 'two', ...$z) { return $x . $y . func_num_args(); } function takes($a, $b, $c = 'C', $d = 'D', $e = 'E') { return "two " . parent::takes(0, $b, $c) . $e; } }
class Three extends Base { protected function made($x, $y = 7) { yield $x; } function secret($x, $y) { return "three's"; } }
ob_start();
foreach ([new One, new Two] as $object) {
    $object->next = new One;
    foreach ([1, 3, 702, 703] as $turns) { $result = $object->run($turns); $all[] = $result . ' ' . md5(ob_get_contents()); ob_clean(); }
}
ob_end_clean();
echo implode("\n", $all), "\n";
try { (new Three)->run(400); } catch (Error $error) { echo $error->getMessage(), "\n"; }
--EXPECT--
["base secret one1d 3",4,4,"3\/0\/\"changed\"\/1","changed,z0","0",7,"[3,1,2]\/Loud\/0\/\"d\"",37,"ArgumentCountError"] 2da6630abc9dc1dd9e1eb6ca9127104b
["base secret one3d 2",4,4,"3\/2\/\"changed\"\/1","changed,z2","2",28,37,"ArgumentCountError"] d0c7609c4d4e238b1506b791b7c6c6ec
["base secret one702d 2",4,4,"3\/701\/\"changed\"\/1","changed,z701","701",4942,37,"ArgumentCountError"] b2e0a5dc26d212e61b3f6f87fc916e7a
["base secret one703d 3",4,4,"3\/702\/\"changed\"\/1","changed,z702","702",9863,"[3,1,2]\/Loud\/0\/\"d\"",37,"ArgumentCountError"] 4109268d1687c74dfa5f7fe06d4378d6
["base secret 1two1 3",4,4,"two 0\/0\/\"changed\"\/\"d\"E","changed,z0","0",7,"two 0\/Loud\/0\/\"d\"E",38,"ArgumentCountError"] 2da6630abc9dc1dd9e1eb6ca9127104b
["base secret 3two1 2",4,4,"two 0\/2\/\"changed\"\/\"d\"E","changed,z2","2",28,38,"ArgumentCountError"] d0c7609c4d4e238b1506b791b7c6c6ec
["base secret 702two1 2",4,4,"two 0\/701\/\"changed\"\/\"d\"E","changed,z701","701",4942,38,"ArgumentCountError"] b2e0a5dc26d212e61b3f6f87fc916e7a
["base secret 703two1 3",4,4,"two 0\/702\/\"changed\"\/\"d\"E","changed,z702","702",9863,"two 0\/Loud\/0\/\"d\"E",38,"ArgumentCountError"] 4109268d1687c74dfa5f7fe06d4378d6
Object of class Generator could not be converted to string
