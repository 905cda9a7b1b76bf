"""bench/loop.php in plain Python."""
import sys


def main(n: int) -> None:
    total = 0
    i = 0
    while i < n:
        total += i
        i += 1
    print(total)


main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000000)
