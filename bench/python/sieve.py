"""bench/sieve.php in plain Python."""
import sys


def main(n: int) -> None:
    composite = [False] * (n + 1)
    i = 2
    while i * i <= n:
        if not composite[i]:
            j = i * i
            while j <= n:
                composite[j] = True
                j += i
        i += 1
    count = last = 0
    i = 2
    while i <= n:
        if not composite[i]:
            count += 1
            last = i
        i += 1
    print(f"{count} primes, the last is {last}")


main(int(sys.argv[1]) if len(sys.argv) > 1 else 300000)
