<?php
// A Brainfuck interpreter running a program that prints squares.
// Group loops; quick size 2.
function run(string $source, int $limit): string
{
    $jumps = $stack = [];
    for ($i = 0; $i < strlen($source); $i++) {
        if ($source[$i] === '[') {
            $stack[] = $i;
        } elseif ($source[$i] === ']') {
            $j = array_pop($stack);
            $jumps[$i] = $j;
            $jumps[$j] = $i;
        }
    }
    $tape = [0];
    $at = 0;
    $out = '';
    for ($pc = 0, $end = strlen($source); $pc < $end && strlen($out) < $limit; $pc++) {
        switch ($source[$pc]) {
            case '>':
                $at++;
                $tape[$at] ??= 0;
                break;
            case '<':
                $at--;
                break;
            case '+':
                $tape[$at] = ($tape[$at] + 1) & 255;
                break;
            case '-':
                $tape[$at] = ($tape[$at] - 1) & 255;
                break;
            case '.':
                $out .= chr($tape[$at]);
                break;
            case '[':
                if ($tape[$at] === 0) {
                    $pc = $jumps[$pc];
                }
                break;
            case ']':
                if ($tape[$at] !== 0) {
                    $pc = $jumps[$pc];
                }
                break;
        }
    }
    return $out;
}

$squares = '++++[>+++++<-]>[<+++++>-]+<+[>[>+>+<<-]++>>[<<+>>-]>>>[-]++>[-]+>>>+[[-]++++++>>>]<<<'
    . '[[<++++++++<++>>-]+<.<[>----<-]<]<<[>>>>>[>>>[-]+++++++++<[>-<-]+++++++++>[-[<->-]+[<<<]]<[>+<-]>]<<-]<<-]';
$n = (int) ($argv[1] ?? 15);
for ($i = 0; $i < $n; $i++) {
    $out = run($squares, 250);
}
echo $out ?? '', "\n";
