<?php
// Answers the cases of scripts/compare_mbstring.py, a line each, as PHP's or zvm's mbstring and iconv have them.
error_reporting(0);

function read(mixed $value): mixed
{
    if (!is_array($value)) {
        return $value;
    }
    return isset($value["hex"]) ? hex2bin($value["hex"]) : array_map("read", $value);
}

function shown(mixed $value): mixed
{
    return is_array($value) ? array_map("shown", $value) : (is_string($value) ? bin2hex($value) : $value);
}

foreach (json_decode(file_get_contents($argv[1]), true) as [$function, $arguments, $substitute]) {
    mb_substitute_character($substitute);
    try {
        $answer = shown($function(...read($arguments)));
    } catch (Error $error) {
        $answer = get_class($error) . ": " . $error->getMessage();
    }
    echo json_encode($answer), "\n";
}
