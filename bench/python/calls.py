"""bench/calls.php in plain Python."""
import sys


def mix(a: int, b: int) -> int:
    return (a * 31 + b) & 0xFFFFFF


def main(n: int) -> None:
    h = 7
    i = 0
    while i < n:
        h = mix(h, i)
        i += 1
    print(h)


main(int(sys.argv[1]) if len(sys.argv) > 1 else 200000)
