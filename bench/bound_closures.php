<?php
// Closures with use by value and by reference, of methods with $this, static ones, bound and made in a loop.
// Group callbacks; quick size 6000.
class Account
{
    private int $balance = 0;

    public function depositor(int $fee): Closure
    {
        return function (int $amount) use ($fee): int {
            return $this->balance += $amount - $fee;
        };
    }

    public function watcher(): Closure
    {
        return fn() => $this->balance;
    }
}

$n = (int) ($argv[1] ?? 580000);
$account = new Account;
$deposit = $account->depositor(1);
$balance = $account->watcher();
$peek = Closure::bind(fn($account) => $account->balance, null, Account::class);
$log = [];
$count = 0;
$note = function ($value) use (&$count, &$log) {
    $count++;
    $log[$count & 15] = $value;
};
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $deposit($i & 7);
    $note($i);
    $make = static fn($a) => fn($b) => $a + $b + $i;
    $sum += $make(1)(2) + $balance();
    if (($i & 63) === 0) {
        $sum += $peek($account);
    }
}
echo "$sum $count ", count($log), "\n";
