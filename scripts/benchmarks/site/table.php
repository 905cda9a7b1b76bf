<?php
// A page as applications make them: an interface, classes, a tree of objects that becomes HTML.
namespace App;

interface Renderable
{
    public function render(): string;
}

class Element implements Renderable
{
    private array $children = [];

    public function __construct(private string $name, private array $attributes = []) {}

    public function add(Renderable ...$nodes): static
    {
        foreach ($nodes as $node) {
            $this->children[] = $node;
        }
        return $this;
    }

    public function render(): string
    {
        $attributes = '';
        foreach ($this->attributes as $key => $value) {
            $attributes .= sprintf(' %s="%s"', $key, htmlspecialchars($value));
        }
        $inner = implode('', array_map(fn(Renderable $child) => $child->render(), $this->children));
        return "<$this->name$attributes>$inner</$this->name>";
    }
}

class Text implements Renderable
{
    public function __construct(private string $text) {}

    public function render(): string
    {
        return htmlspecialchars($this->text);
    }
}

$table = new Element('table', ['class' => 'list']);
for ($row = 1; $row <= 50; $row++) {
    $name = (new Element('td', ['id' => "row-$row"]))->add(new Text("Row $row"));
    $table->add((new Element('tr'))->add($name, (new Element('td'))->add(new Text(md5("$row")))));
}
header('Content-Type: text/html; charset=utf-8');
echo '<!doctype html>', $table->render(), '<p>', preg_replace('/\d+/', '#', $_SERVER['REQUEST_URI']), "</p>\n";
