--TEST--
session_create_id(): length, alphabet, prefix
--FILE--
<?php
ob_start();
foreach ([4 => '/^[0-9a-f]{22}$/', 5 => '/^[0-9a-v]{100}$/', 6 => '/^[0-9a-zA-Z,-]{256}$/'] as $bits => $pattern) {
    ini_set('session.sid_length', [4 => 22, 100, 256][$bits]);
    ini_set('session.sid_bits_per_character', $bits);
    var_dump(preg_match($pattern, session_create_id()));
}
ini_set('session.sid_length', 22);
var_dump(strlen(session_create_id('prefix-')), strpos(session_create_id('prefix-'), 'prefix-'));
var_dump(session_create_id('under_score'), session_create_id(str_repeat('a', 257)), strlen(session_create_id("a\0b")));
var_dump(strlen(session_create_id('')), session_create_id() !== session_create_id());
session_save_path(__DIR__);
session_start();
var_dump(strlen(session_id()), strlen(session_create_id('active-')));
session_destroy();
--EXPECT--
int(1)
int(1)
int(1)
int(29)
int(0)

Warning: session_create_id(): Prefix cannot contain special characters. Only the A-Z, a-z, 0-9, "-", and "," characters are allowed in {PWD}/new_ids.php on line 10

Warning: session_create_id(): Prefix cannot contain special characters. Only the A-Z, a-z, 0-9, "-", and "," characters are allowed in {PWD}/new_ids.php on line 10
bool(false)
bool(false)
int(25)
int(22)
bool(true)
int(22)
int(29)
