<?php
// Answers the cases of scripts/compare_intl.py, a line each, as PHP's or zvm's intl has them.
error_reporting(0);

function shown(mixed $value): mixed
{
    return is_array($value) ? array_map("shown", $value) : (is_string($value) ? bin2hex($value) : $value);
}

foreach (json_decode(file_get_contents($argv[1]), true) as [$function, $arguments]) {
    $arguments = array_map(fn($value) => is_string($value) ? hex2bin($value) : $value, $arguments);
    $out = null;
    try {
        normalizer_normalize(""); // forgets the last error
        if ($function === "grapheme_extract" || str_starts_with($function, "idn_")) {
            $answer = $function(...$arguments, ...[$function === "grapheme_extract" ? "next" : "idna_info" => &$out]);
        } else {
            $answer = $function(...$arguments);
        }
        $answer = [shown($answer), shown($out), intl_get_error_message()];
    } catch (Error $error) {
        $answer = get_class($error) . ": " . $error->getMessage();
    }
    echo json_encode($answer), "\n";
}
