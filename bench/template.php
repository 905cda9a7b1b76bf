<?php
// A small template engine: tokens, a tree of nodes, rendering with scopes and filters.
// Group calls; quick size 400.
interface Renderable
{
    public function render(array $scope): string;
}

final class Text implements Renderable
{
    public function __construct(private string $text)
    {
    }

    public function render(array $scope): string
    {
        return $this->text;
    }
}

final class Variable implements Renderable
{
    private static array $filters = [];

    public static function filter(string $name, callable $f): void
    {
        self::$filters[$name] = $f;
    }

    public static function find(string $path, array $scope): mixed
    {
        foreach (explode('.', $path) as $key) {
            $scope = $scope[$key] ?? null;
        }
        return $scope;
    }

    public function __construct(private string $path, private array $names)
    {
    }

    public function render(array $scope): string
    {
        $value = self::find($this->path, $scope);
        foreach ($this->names as $name) {
            $value = (self::$filters[$name])($value);
        }
        return (string) $value;
    }
}

class Block implements Renderable
{
    /** @var Renderable[] */
    public array $children = [];

    public function render(array $scope): string
    {
        $out = '';
        foreach ($this->children as $child) {
            $out .= $child->render($scope);
        }
        return $out;
    }
}

final class Each extends Block
{
    public function __construct(private string $path, private string $as)
    {
    }

    public function render(array $scope): string
    {
        $out = '';
        foreach (Variable::find($this->path, $scope) ?? [] as $i => $item) {
            $out .= parent::render([$this->as => $item, 'index' => $i] + $scope);
        }
        return $out;
    }
}

final class Condition extends Block
{
    public function __construct(private string $path, private bool $negated)
    {
    }

    public function render(array $scope): string
    {
        return (bool) Variable::find($this->path, $scope) !== $this->negated ? parent::render($scope) : '';
    }
}

function parse_template(string $source): Block
{
    $stack = [new Block];
    $at = 0;
    while (($open = strpos($source, '{{', $at)) !== false) {
        $top = $stack[count($stack) - 1];
        $top->children[] = new Text(substr($source, $at, $open - $at));
        $close = strpos($source, '}}', $open);
        $words = explode(' ', trim(substr($source, $open + 2, $close - $open - 2)));
        $at = $close + 2;
        switch ($words[0]) {
            case 'each':
                $top->children[] = $stack[] = new Each($words[1], $words[3]);
                break;
            case 'if':
            case 'unless':
                $top->children[] = $stack[] = new Condition($words[1], $words[0] === 'unless');
                break;
            case 'end':
                array_pop($stack);
                break;
            default:
                $names = explode('|', $words[0]);
                $top->children[] = new Variable(array_shift($names), $names);
        }
    }
    $stack[0]->children[] = new Text(substr($source, $at));
    return $stack[0];
}

Variable::filter('upper', 'strtoupper');
Variable::filter('money', fn($v) => number_format($v / 100, 2));
Variable::filter('escape', fn($v) => htmlspecialchars((string) $v));

$template = parse_template(<<<'HTML'
    <h1>{{ title|upper|escape }}</h1>
    {{ each orders as order }}<p class="o{{ index }}">{{ order.name|escape }}:{{ each order.lines as line }}
      {{ line.what }} {{ if line.sale }}<b>{{ line.price|money }}</b>{{ end }}{{ unless line.sale }}{{ line.price|money }}{{ end }},{{ end }}
    </p>{{ end }}
    HTML);
$n = (int) ($argv[1] ?? 37000);
$orders = [];
for ($i = 0; $i < 10; $i++) {
    $lines = [];
    for ($j = 0; $j <= $i % 4; $j++) {
        $lines[] = ['what' => "thing $j", 'price' => $i * 731 + $j * 17, 'sale' => ($i + $j) % 3 === 0];
    }
    $orders[] = ['name' => "<customer #$i>", 'lines' => $lines];
}
$hash = '';
for ($i = 0; $i < $n / 10; $i++) {
    $page = $template->render(['title' => "Orders & more $i", 'orders' => $orders]);
    $hash = md5($hash . $page);
}
echo strlen($page), " $hash\n";
