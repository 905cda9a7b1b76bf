--TEST--
password_hash, password_verify, password_needs_rehash, password_get_info
--FILE--
<?php
echo implode(' ', password_algos()), "\n";
$cheap = ['memory_cost' => 8, 'time_cost' => 1, 'cost' => 4];
foreach ([PASSWORD_DEFAULT, PASSWORD_ARGON2I, PASSWORD_ARGON2ID, null, 0, 1, 2, 3] as $algo) {
    $hash = password_hash('secret', $algo, $cheap);
    echo json_encode($algo), ' ', strlen($hash), ' ', substr($hash, 0, 7), ' ', json_encode(password_get_info($hash)), ' ',
        json_encode([password_verify('secret', $hash), password_verify('Secret', $hash), password_needs_rehash($hash, $algo, $cheap), password_needs_rehash($hash, $algo), password_needs_rehash($hash, 'argon2i')]), "\n";
}
foreach (['', 'x', '$2y$', '$2a$10$MTIzNDU2Nzg5MDEyMzQ1Nej0NmcAWSLR.oP7XOR9HD/vjUuOj100y', '$argon2i$v=19$m=65536,t=4', '$1$ab$', '$2y$xx$MTIzNDU2Nzg5MDEyMzQ1Nej0NmcAWSLR.oP7XOR9HD/vjUuOj100y'] as $hash) {
    echo json_encode(password_get_info($hash)), json_encode([password_needs_rehash($hash, PASSWORD_DEFAULT), password_needs_rehash($hash, 9), password_verify('', $hash)]), "\n";
}
var_dump(password_verify('password', crypt('password', 'ab')), password_verify('password', crypt('password', '$6$salt$')));
foreach ([["a\0b", '2y', []], ['a', '2y', ['cost' => 3]], ['a', '2y', ['cost' => 32]], ['a', 'none', []], ['a', 7, []], ['a', 'argon2i', ['memory_cost' => 7]],
          ['a', 'argon2i', ['time_cost' => 0]], ['a', 'argon2id', ['threads' => 0]], ['a', 'argon2id', ['memory_cost' => 8, 'threads' => 2]]] as $arguments) {
    try {
        password_hash(...$arguments);
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
echo strlen(password_hash('a', '2y', ['cost' => '4', 'salt' => 'x'])), "\n";
--EXPECT--
2y argon2i argon2id
"2y" 60 $2y$04$ {"algo":"2y","algoName":"bcrypt","options":{"cost":4}} [true,false,false,true,true]
"argon2i" 92 $argon2 {"algo":"argon2i","algoName":"argon2i","options":{"memory_cost":8,"time_cost":1,"threads":1}} [true,false,false,true,true]
"argon2id" 93 $argon2 {"algo":"argon2id","algoName":"argon2id","options":{"memory_cost":8,"time_cost":1,"threads":1}} [true,false,false,true,true]
null 60 $2y$04$ {"algo":"2y","algoName":"bcrypt","options":{"cost":4}} [true,false,false,true,true]
0 60 $2y$04$ {"algo":"2y","algoName":"bcrypt","options":{"cost":4}} [true,false,false,true,true]
1 60 $2y$04$ {"algo":"2y","algoName":"bcrypt","options":{"cost":4}} [true,false,false,true,true]
2 92 $argon2 {"algo":"argon2i","algoName":"argon2i","options":{"memory_cost":8,"time_cost":1,"threads":1}} [true,false,false,true,true]
3 93 $argon2 {"algo":"argon2id","algoName":"argon2id","options":{"memory_cost":8,"time_cost":1,"threads":1}} [true,false,false,true,true]
{"algo":null,"algoName":"unknown","options":[]}[true,false,false]
{"algo":null,"algoName":"unknown","options":[]}[true,false,false]
{"algo":null,"algoName":"unknown","options":[]}[true,false,false]
{"algo":null,"algoName":"unknown","options":[]}[true,false,false]
{"algo":"argon2i","algoName":"argon2i","options":{"memory_cost":65536,"time_cost":4,"threads":1}}[true,false,false]
{"algo":null,"algoName":"unknown","options":[]}[true,false,false]
{"algo":"2y","algoName":"bcrypt","options":{"cost":10}}[false,false,false]
bool(true)
bool(true)
Bcrypt password must not contain null character
Invalid bcrypt cost parameter specified: 3
Invalid bcrypt cost parameter specified: 32
password_hash(): Argument #2 ($algo) must be a valid password hashing algorithm
password_hash(): Argument #2 ($algo) must be a valid password hashing algorithm
Memory cost is outside of allowed memory range
Time cost is outside of allowed time range
Invalid number of threads
Memory cost is too small

Warning: password_hash(): The "salt" option has been ignored, since providing a custom salt is no longer supported in {PWD}/password.php on line 21
60
