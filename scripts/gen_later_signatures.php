<?php
// Prints what gen_later_signatures.py compares of PHP's internal functions, methods and constants, as JSON.

error_reporting(0);

function described(ReflectionFunctionAbstract $function): array
{
    $parameters = [];
    foreach ($function->getParameters() as $parameter) {
        $default = preg_match('/ = (.*) \]$/s', (string)$parameter, $match) ? $match[1] : null;
        $sensitive = count($parameter->getAttributes('SensitiveParameter')) > 0;
        $parameters[$parameter->name] = [(string)$parameter->getType(), $default, $sensitive];
    }
    $attributes = [];
    foreach ($function->getAttributes() as $attribute) {
        if (in_array($attribute->getName(), ['Deprecated', 'NoDiscard'])) {
            $attributes[$attribute->getName()] = $attribute->getArguments();
        }
    }
    $type = $function->hasTentativeReturnType() ? '~' . $function->getTentativeReturnType() : (string)$function->getReturnType();
    return [$type, $parameters, $attributes];
}

$functions = $constants = [];
foreach (get_defined_functions()['internal'] as $name) {
    $functions[$name] = described(new ReflectionFunction($name));
}
foreach ([...get_declared_classes(), ...get_declared_interfaces()] as $name) {
    $class = new ReflectionClass($name);
    foreach ($class->isInternal() ? $class->getMethods() : [] as $method) {
        if ($method->class === $name) {
            $functions[strtolower("$name::$method->name")] = described($method);
        }
    }
    foreach ($class->isInternal() ? $class->getReflectionConstants() : [] as $constant) {
        if ($constant->class === $name && method_exists($constant, 'isDeprecated') && $constant->isDeprecated()) {
            $constants["$name::$constant->name"] = $constant->getAttributes()[0]->getArguments();
        }
    }
}
if (class_exists('ReflectionConstant')) {
    error_reporting(E_ALL);
    set_error_handler(function (int $level, string $message) use (&$said): bool {
        $said = $message;
        return true;
    });
    foreach (get_defined_constants() as $name => $value) {
        if ((new ReflectionConstant($name))->isDeprecated()) {
            constant($name);
            $constants[$name] = preg_replace('/^Constant \S+ is deprecated/', '', $said);
        }
    }
}
echo json_encode([$functions, $constants], JSON_INVALID_UTF8_SUBSTITUTE);
