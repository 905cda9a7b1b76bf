--TEST--
At the end destructors run in order of handles, which are not used again; what a fiber's frames held dies with these
--FILE--
<?php
class Named
{
    public $others = [];
    function __construct(public string $name, private bool $makes = false) {}
    function __destruct()
    {
        echo "~{$this->name}\n";
        if ($this->makes) {
            $this->others[] = new Named('made at the end');
            echo 'handle ', spl_object_id($this->others[0]), "\n";
            $this->others = [];
        }
    }
}
function inner()
{
    try {
        Fiber::suspend(new Named('suspended with'));
    } finally {
        echo "inner finally\n";
    }
}
$low = new stdClass;
$fiber = new Fiber(function () {
    try {
        inner(new Named('argument'));
    } finally {
        echo "outer finally\n";
    }
});
$same = $fiber;
$fiber->start();
$maker = $alsoMaker = new Named('maker', true);
unset($low);
echo "end\n";
--EXPECT--
end
~suspended with
inner finally
~argument
outer finally
~maker
handle 8
~made at the end
