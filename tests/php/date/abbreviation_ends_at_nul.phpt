--TEST--
timezone_name_from_abbr() reads an abbreviation up to its first NUL
--FILE--
<?php
foreach (["a\0b", "\0", "utc\0x", "CEST\0", ''] as $abbreviation) {
    foreach ([[-1, -1], [3600, 0]] as [$offset, $summer]) {
        var_dump(timezone_name_from_abbr($abbreviation, $offset, $summer));
    }
}
--EXPECT--
bool(false)
bool(false)
bool(false)
string(12) "Europe/Paris"
string(3) "UTC"
string(3) "UTC"
string(13) "Europe/Berlin"
string(13) "Europe/Berlin"
bool(false)
string(12) "Europe/Paris"
