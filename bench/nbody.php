<?php
// The n-body simulation of the Benchmarks Game: object properties and floats.
// Group loops; quick size 900.
final class Body
{
    public function __construct(
        public float $x, public float $y, public float $z,
        public float $vx, public float $vy, public float $vz,
        public float $mass,
    ) {
    }
}

const SOLAR_MASS = 4 * M_PI * M_PI;
const DAYS = 365.24;

function bodies(): array
{
    return [
        new Body(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, SOLAR_MASS),
        new Body(4.84143144246472090, -1.16032004402742839, -0.103622044471123109,
            0.00166007664274403694 * DAYS, 0.00769901118419740425 * DAYS, -0.0000690460016972063023 * DAYS,
            0.000954791938424326609 * SOLAR_MASS),
        new Body(8.34336671824457987, 4.12479856412430479, -0.403523417114321381,
            -0.00276742510726411110 * DAYS, 0.00499852801234917238 * DAYS, 0.0000230417297573763929 * DAYS,
            0.000285885980666130812 * SOLAR_MASS),
        new Body(12.8943695621391310, -15.1111514016986312, -0.223307578892655734,
            0.00296460137564761618 * DAYS, 0.00237847173959480950 * DAYS, -0.0000296589568540237556 * DAYS,
            0.0000436624404335156298 * SOLAR_MASS),
        new Body(15.3796971148509165, -25.9193146099879641, 0.179258772950371181,
            0.00268067772490389322 * DAYS, 0.00162824170038242295 * DAYS, -0.0000951592254519715870 * DAYS,
            0.0000515138902046611451 * SOLAR_MASS),
    ];
}

function energy(array $bodies): float
{
    $e = 0.0;
    foreach ($bodies as $i => $a) {
        $e += 0.5 * $a->mass * ($a->vx ** 2 + $a->vy ** 2 + $a->vz ** 2);
        for ($j = $i + 1; $j < count($bodies); $j++) {
            $b = $bodies[$j];
            $e -= $a->mass * $b->mass / sqrt(($a->x - $b->x) ** 2 + ($a->y - $b->y) ** 2 + ($a->z - $b->z) ** 2);
        }
    }
    return $e;
}

function advance(array $bodies, float $dt): void
{
    $n = count($bodies);
    for ($i = 0; $i < $n; $i++) {
        $a = $bodies[$i];
        for ($j = $i + 1; $j < $n; $j++) {
            $b = $bodies[$j];
            $dx = $a->x - $b->x;
            $dy = $a->y - $b->y;
            $dz = $a->z - $b->z;
            $d = sqrt($dx * $dx + $dy * $dy + $dz * $dz);
            $mag = $dt / ($d * $d * $d);
            $a->vx -= $dx * $b->mass * $mag;
            $a->vy -= $dy * $b->mass * $mag;
            $a->vz -= $dz * $b->mass * $mag;
            $b->vx += $dx * $a->mass * $mag;
            $b->vy += $dy * $a->mass * $mag;
            $b->vz += $dz * $a->mass * $mag;
        }
    }
    foreach ($bodies as $b) {
        $b->x += $dt * $b->vx;
        $b->y += $dt * $b->vy;
        $b->z += $dt * $b->vz;
    }
}

$bodies = bodies();
printf("%.9f\n", energy($bodies));
$steps = (int) ($argv[1] ?? 91000);
for ($i = 0; $i < $steps; $i++) {
    advance($bodies, 0.01);
}
printf("%.9f\n", energy($bodies));
