--TEST--
finally in every nesting: return, break, rethrow, override
--FILE--
<?php
function a()
{
    try {
        return 'try';
    } finally {
        echo "[finally]";
    }
}
function b()
{
    foreach ([1, 2, 3] as $i) {
        try {
            try {
                if ($i === 2) {
                    continue;
                }
                if ($i === 3) {
                    throw new Exception("three");
                }
            } finally {
                echo "f$i ";
            }
        } catch (Exception $e) {
            return $e->getMessage();
        } finally {
            echo "outer$i ";
        }
    }
}
function c()
{
    try {
        throw new Exception("lost");
    } finally {
        return "override";
    }
}
function d()
{
    try {
        try {
            throw new Exception("first");
        } finally {
            throw new Exception("second");
        }
    } catch (Exception $e) {
        return $e->getMessage() . " after " . $e->getPrevious()->getMessage();
    }
}
function e(&$log)
{
    for ($i = 0; ; $i++) {
        try {
            if ($i < 2) {
                continue;
            }
            break;
        } finally {
            $log[] = $i;
        }
    }
    return count($log);
}
echo a(), "\n", b(), "\n", c(), "\n", d(), "\n", e($log), "\n";
--EXPECT--
[finally]try
f1 outer1 f2 outer2 f3 outer3 three
override
second after first
3
