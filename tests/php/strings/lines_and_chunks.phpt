--TEST--
Breaking text into lines and chunks, and counting its bytes
--FILE--
<?php
var_dump(wordwrap('The quick brown fox', 10), wordwrap('A very long woooooooooooord.', 8, "\n", true), wordwrap('A very long woooooooooooord.', 8, "\n"), wordwrap('abc', 0, '|'));
var_dump(nl2br("a\nb\r\nc\rd\n\re"), nl2br("a\n", false), chunk_split('abcdefg', 3, '-'), chunk_split('ab', 76));
print_r(count_chars('hello', 1));
var_dump(count_chars('hello', 3), strlen(count_chars('hello', 4)), count(count_chars('hello')), count(count_chars('hello', 2)));
foreach ([fn() => wordwrap('a', 0, '', true), fn() => wordwrap('a', 0, 'x', true), fn() => chunk_split('a', 0), fn() => count_chars('a', 5)] as $call) {
    try {
        $call();
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
string(19) "The quick
brown fox"
string(29) "A very
long
wooooooo
ooooord."
string(28) "A very
long
woooooooooooord."
string(3) "abc"
string(35) "a<br />
b<br />
c<br />d<br />
e"
string(6) "a<br>
"
string(10) "abc-def-g-"
string(4) "ab
"
Array
(
    [101] => 1
    [104] => 1
    [108] => 2
    [111] => 1
)
string(4) "ehlo"
int(252)
int(256)
int(252)
wordwrap(): Argument #3 ($break) cannot be empty
wordwrap(): Argument #4 ($cut_long_words) cannot be true when argument #2 ($width) is 0
chunk_split(): Argument #2 ($length) must be greater than 0
count_chars(): Argument #2 ($mode) must be between 0 and 4 (inclusive)
