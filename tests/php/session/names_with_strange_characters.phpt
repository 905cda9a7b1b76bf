--TEST--
Names and ids with strange characters
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
foreach (["\0a", "a\0b", 'a=b', 'a[b', 'a.b', "a\nb", ' a', 'ä'] as $name) {
    session_name($name);
    var_dump(urlencode(session_name()), urlencode(ini_get('session.name')));
    session_id("id\0x");
    var_dump(session_id(), session_start(), session_id());
    session_destroy();
}
--EXPECT--
string(9) "PHPSESSID"
string(9) "PHPSESSID"
string(2) "id"
bool(true)
string(2) "id"
string(1) "a"
string(5) "a%00b"
string(2) "id"
bool(true)
string(2) "id"
string(5) "a%3Db"
string(5) "a%3Db"

Warning: session_start(): session.name cannot contain any of the following '=,;.[ \t\r\n\013\014' in {PWD}/names_with_strange_characters.php on line 8
string(2) "id"
bool(true)
string(2) "id"
string(5) "a%5Bb"
string(5) "a%5Bb"

Warning: session_start(): session.name cannot contain any of the following '=,;.[ \t\r\n\013\014' in {PWD}/names_with_strange_characters.php on line 8
string(2) "id"
bool(true)
string(2) "id"
string(3) "a.b"
string(3) "a.b"

Warning: session_start(): session.name cannot contain any of the following '=,;.[ \t\r\n\013\014' in {PWD}/names_with_strange_characters.php on line 8
string(2) "id"
bool(true)
string(2) "id"
string(5) "a%0Ab"
string(5) "a%0Ab"

Warning: session_start(): session.name cannot contain any of the following '=,;.[ \t\r\n\013\014' in {PWD}/names_with_strange_characters.php on line 8
string(2) "id"
bool(true)
string(2) "id"
string(2) "+a"
string(2) "+a"

Warning: session_start(): session.name cannot contain any of the following '=,;.[ \t\r\n\013\014' in {PWD}/names_with_strange_characters.php on line 8
string(2) "id"
bool(true)
string(2) "id"
string(6) "%C3%A4"
string(6) "%C3%A4"
string(2) "id"
bool(true)
string(2) "id"
