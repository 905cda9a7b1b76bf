--TEST--
Names of filters and their numbers
--FILE--
<?php
print_r(filter_list());
foreach ([...filter_list(), 'bool', 'BOOL', 'x'] as $n) var_dump(filter_id($n));
--EXPECT--
Array
(
    [0] => int
    [1] => boolean
    [2] => float
    [3] => validate_regexp
    [4] => validate_domain
    [5] => validate_url
    [6] => validate_email
    [7] => validate_ip
    [8] => validate_mac
    [9] => string
    [10] => stripped
    [11] => encoded
    [12] => special_chars
    [13] => full_special_chars
    [14] => unsafe_raw
    [15] => email
    [16] => url
    [17] => number_int
    [18] => number_float
    [19] => add_slashes
    [20] => callback
)
int(257)
int(258)
int(259)
int(272)
int(277)
int(273)
int(274)
int(275)
int(276)
int(513)
int(513)
int(514)
int(515)
int(522)
int(516)
int(517)
int(518)
int(519)
int(520)
int(523)
int(1024)
bool(false)
bool(false)
bool(false)
