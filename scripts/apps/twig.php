<?php
// Twig: inheritance, blocks, macros, loops, filters, tests, escaping, white space, a sandbox, errors.

require __DIR__ . '/autoload.php';

$templates = [
    'base' => "<h1>{% block title %}Base{% endblock %}</h1>\n{% block body %}{% endblock %}\n{{ 'now'|upper }}{# no #}\n",
    'page' => "{% extends 'base' %}{% import 'macros' as m %}{% block title %}{{ parent() }}: {{ title|title }}{% endblock %}{% block body %}"
        . "{% for user in users|filter(user => user.name is defined) %}{{ m.item(user, loop.index) }}\n{% endfor %}{% endblock %}",
    'list' => "{% extends 'base' %}{% from 'macros' import item %}{% block body %}<ul>\n{% for user in users %}\n  {{ item(user, loop.index) }}\n"
        . "{%- else %}\n none\n{% endfor %}\n</ul>{% include 'foot' with {n: users|length} only %}{% endblock %}",
    'macros' => "{% macro item(user, n = 1) %}<li class=\"{{ cycle(['odd', 'even'], n) }}\">{{ n }}. {{ user.name|default('anonymous')|e }}"
        . "{% if user.age ?? 0 >= 18 %} ({{ user.age }}){% endif %}</li>{% endmacro %}",
    'foot' => "{{ n }} {{ n == 1 ? 'user' : 'users' }} {{ users|default('hidden') }}",
    'filters' => "{{ 'äöü straße'|upper }} {{ 'ÄÖ'|lower }} {{ 'hello wörld'|capitalize }} {{ '<b>'|e('js') }} {{ '<b a=\"1\">'|e('html_attr') }} "
        . "{{ {a: 1, b: [true, null]}|json_encode|raw }} {{ [3, 1, 2]|sort|join(', ', ' and ') }} {{ '2024-02-29 13:05'|date('D, d M Y H:i', 'UTC') }} "
        . "{{ date('2024-01-31', 'UTC')|date_modify('+1 month')|date('Y-m-d') }} {{ 1234567.891|number_format(2, ',', '.') }} {{ 'a-b'|replace({'-': '+'}) }} "
        . "{{ 'abc'|slice(1, 1) }} {{ 'äbc'|first }} {{ 'abc'|reverse }} {{ '  x '|trim }}| {{ 'one two'|split(' ')|last }}  {{ [1, 2, 3, 4]|batch(3, 'x')|length }} "
        . "{{ 5|format_or }}{{ 17 // 5 }} {{ -17 % 5 }} {{ 2 ** 10 }} {{ 'a' ~ 1 }} {{ 1..5|length }} {{ 'foo' starts with 'f' }} {{ 'a1' matches '/^\\\\w\\\\d$/' }} "
        . "{{ [1, 2, 3]|map(x => x * 2)|filter(x => x > 2)|reduce((c, v) => c + v) }} {{ range(1, 9, 4)|join }} {{ max(1, 3, 2) }} {{ '%05.1f %s'|format(3.14159, 'y') }}",
    'wrong' => "line one\n{{ foo( }}",
    'undefined' => "{{ missing.value }}",
];
$twig = new Twig\Environment(new Twig\Loader\ArrayLoader($templates), ['strict_variables' => false, 'autoescape' => 'html']);
$twig->addFilter(new Twig\TwigFilter('format_or', fn($value) => "<$value>", ['is_safe' => ['html']]));
$users = [['name' => 'Ann <b>', 'age' => 20], (object)['name' => "O'Neil", 'age' => 3], []];
echo $twig->render('list', ['users' => $users]), $twig->render('list', ['users' => []]), $twig->render('filters'), "\n";
foreach (['page', 'wrong', 'nothing'] as $name) {
    try {
        echo $twig->render($name, ['title' => 'the title', 'users' => $users]);
    } catch (Twig\Error\Error $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
$twig->enableStrictVariables();
try {
    echo $twig->render('undefined');
} catch (Twig\Error\RuntimeError $error) {
    echo $error->getMessage(), "\n";
}
$twig = new Twig\Environment(new Twig\Loader\ArrayLoader($templates), ['autoescape' => false]);
$twig->addExtension(new Twig\Extension\SandboxExtension(new Twig\Sandbox\SecurityPolicy(['if'], ['upper'], [], [], []), true));
foreach (["{{ 'a'|upper }}", "{{ 'a'|lower }}", '{% for a in b %}{% endfor %}'] as $source) {
    try {
        echo $twig->createTemplate($source)->render(['b' => []]), "\n";
    } catch (Twig\Sandbox\SecurityError $error) {
        echo $error->getMessage(), "\n";
    }
}
echo preg_replace('/__TwigTemplate_\w+/', 'T', $twig->compileSource(new Twig\Source($templates['macros'], 'macros')));
