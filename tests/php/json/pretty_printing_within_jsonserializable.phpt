--TEST--
Objects of internal classes in what jsonSerialize() gives are indented as deep as they are
--FILE--
<?php
class Wrapper implements JsonSerializable
{
    function jsonSerialize(): mixed
    {
        return ['list' => new ArrayObject([1, 'x' => ['y' => 1]]), 'none' => new SplObjectStorage, 'steps' => new ArrayIterator([[1]])];
    }
}
function encoded(mixed $value): string
{
    $text = json_encode($value, JSON_PRETTY_PRINT);
    return $text;
}
for ($i = 0; $i < 2; $i++) {
    echo encoded([new Wrapper, 'k' => [new Wrapper]]), "\n";
}
$deep = new Wrapper;
for ($i = 0; $i < 511; $i++) {
    $deep = [$deep];
    if ($i > 507) {
        $text = json_encode($deep);
        echo is_string($text) ? strlen($text) : 'none', ' ', json_last_error_msg(), "\n";
    }
}
--EXPECT--
{
    "0": {
        "list": {
            "0": 1,
            "x": {
                "y": 1
            }
        },
        "none": {},
        "steps": {
            "0": [
                1
            ]
        }
    },
    "k": [
        {
            "list": {
                "0": 1,
                "x": {
                    "y": 1
                }
            },
            "none": {},
            "steps": {
                "0": [
                    1
                ]
            }
        }
    ]
}
{
    "0": {
        "list": {
            "0": 1,
            "x": {
                "y": 1
            }
        },
        "none": {},
        "steps": {
            "0": [
                1
            ]
        }
    },
    "k": [
        {
            "list": {
                "0": 1,
                "x": {
                    "y": 1
                }
            },
            "none": {},
            "steps": {
                "0": [
                    1
                ]
            }
        }
    ]
}
1074 No error
none Maximum stack depth exceeded
none Maximum stack depth exceeded
