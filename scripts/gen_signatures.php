<?php
// Prints the signatures of PHP's internal functions and methods, one a line: the data of tests/ext/test_signatures.py.
// Run by gen_extension_names.py.

require __DIR__ . '/extensions.php';

function parameter(ReflectionParameter $parameter): string
{
    $text = $parameter->hasType() ? $parameter->getType() . ' ' : '';
    $text .= $parameter->isPassedByReference() ? ($parameter->canBePassedByValue() ? '?&' : '&') : '';
    $text .= ($parameter->isVariadic() ? '...' : '') . '$' . $parameter->name;
    if ($parameter->isOptional() && !$parameter->isVariadic()) {
        preg_match('/ = (.*) \]$/s', (string)$parameter, $match);
        $text .= ' = ' . ($parameter->isDefaultValueAvailable() ? $match[1] : '?');
    }
    return $text;
}

function signature(ReflectionFunctionAbstract $function): string
{
    $type = '';
    if ($function->hasReturnType()) {
        $type = ': ' . $function->getReturnType();
    } elseif ($function->hasTentativeReturnType()) {
        $type = ':~ ' . $function->getTentativeReturnType();
    }
    $parameters = implode(', ', array_map('parameter', $function->getParameters()));
    return "$function->name($parameters)$type" . ($function->isDeprecated() ? ' @deprecated' : '');
}

$lines = [];
foreach (EXTENSIONS as $name) {
    $extension = new ReflectionExtension($name);
    foreach ($extension->getFunctions() as $function) {
        $lines[] = "$name\t" . signature($function);
    }
    foreach ($extension->getClasses() as $class) {
        foreach ($class->getMethods() as $method) {
            if ($method->getDeclaringClass()->name === $class->name) {
                $modifiers = implode(' ', Reflection::getModifierNames($method->getModifiers()));
                $lines[] = "$name\t$class->name::" . signature($method) . "\t$modifiers";
            }
        }
    }
}
sort($lines);
echo implode("\n", $lines), "\n";
