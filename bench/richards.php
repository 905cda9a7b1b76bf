<?php
// A small operating system's scheduler after Martin Richards' benchmark: virtual calls and linked packets.
// Group calls; quick size 600.
final class Packet
{
    public int $data = 0;
    public array $buffer = [0, 0, 0, 0];

    public function __construct(public ?Packet $link, public int $task, public int $kind)
    {
    }

    public function appendTo(?Packet $queue): Packet
    {
        $this->link = null;
        if ($queue === null) {
            return $this;
        }
        for ($p = $queue; $p->link !== null; $p = $p->link) {
        }
        $p->link = $this;
        return $queue;
    }
}

abstract class Task
{
    public bool $held = false;
    public bool $waiting = false;

    public function __construct(
        protected Scheduler $scheduler,
        public readonly int $id,
        public readonly int $priority,
        public ?Packet $input,
    ) {
        $scheduler->add($this);
    }

    abstract public function run(?Packet $packet): ?Task;

    public function blocked(): bool
    {
        return $this->held || ($this->waiting && $this->input === null);
    }

    public function step(): ?Task
    {
        $packet = null;
        if ($this->input !== null) {
            $packet = $this->input;
            $this->input = $packet->link;
            $this->waiting = false;
        }
        return $this->run($packet);
    }

    public function take(Task $from, Packet $packet): Task
    {
        $was = $this->input === null;
        $this->input = $packet->appendTo($this->input);
        return $was && $this->priority > $from->priority ? $this : $from;
    }
}

final class Idle extends Task
{
    private int $control = 1;
    public int $left = 0;

    public function run(?Packet $packet): ?Task
    {
        if (--$this->left < 0) {
            return $this->scheduler->hold();
        }
        if (($this->control & 1) === 0) {
            $this->control >>= 1;
            return $this->scheduler->release(Scheduler::DEVICE_A);
        }
        $this->control = ($this->control >> 1) ^ 0xD008;
        return $this->scheduler->release(Scheduler::DEVICE_B);
    }
}

final class Worker extends Task
{
    private int $to = Scheduler::HANDLER_A;
    private int $count = 0;

    public function run(?Packet $packet): ?Task
    {
        if ($packet === null) {
            return $this->scheduler->wait();
        }
        $this->to = $this->to === Scheduler::HANDLER_A ? Scheduler::HANDLER_B : Scheduler::HANDLER_A;
        $packet->task = $this->to;
        $packet->data = 0;
        foreach ($packet->buffer as $i => $_) {
            $this->count = $this->count % 26 + 1;
            $packet->buffer[$i] = ord('A') + $this->count - 1;
        }
        return $this->scheduler->queue($packet);
    }
}

final class Handler extends Task
{
    private ?Packet $work = null;
    private ?Packet $devices = null;

    public function run(?Packet $packet): ?Task
    {
        if ($packet !== null) {
            if ($packet->kind === Scheduler::WORK) {
                $this->work = $packet->appendTo($this->work);
            } else {
                $this->devices = $packet->appendTo($this->devices);
            }
        }
        if ($this->work !== null) {
            $work = $this->work;
            if ($work->data >= count($work->buffer)) {
                $this->work = $work->link;
                return $this->scheduler->queue($work);
            }
            if ($this->devices !== null) {
                $device = $this->devices;
                $this->devices = $device->link;
                $device->data = $work->buffer[$work->data++];
                return $this->scheduler->queue($device);
            }
        }
        return $this->scheduler->wait();
    }
}

final class Device extends Task
{
    private ?Packet $pending = null;

    public function run(?Packet $packet): ?Task
    {
        if ($packet === null) {
            if ($this->pending === null) {
                return $this->scheduler->wait();
            }
            $done = $this->pending;
            $this->pending = null;
            return $this->scheduler->queue($done);
        }
        $this->pending = $packet;
        return $this->scheduler->hold();
    }
}

final class Scheduler
{
    public const IDLE = 0, WORKER = 1, HANDLER_A = 2, HANDLER_B = 3, DEVICE_A = 4, DEVICE_B = 5;
    public const DEVICE = 0, WORK = 1;

    public int $queued = 0;
    public int $holds = 0;
    /** @var Task[] */
    private array $tasks = [];
    private ?Task $current = null;

    public function add(Task $task): void
    {
        $this->tasks[$task->id] = $task;
    }

    public function schedule(): void
    {
        while (true) {
            $next = null;
            foreach ($this->tasks as $task) {
                if (!$task->blocked() && ($next === null || $task->priority > $next->priority)) {
                    $next = $task;
                }
            }
            if ($next === null) {
                return;
            }
            $this->current = $next;
            while ($this->current !== null && !$this->current->blocked()) {
                $this->current = $this->current->step();
            }
        }
    }

    public function wait(): Task
    {
        $this->current->waiting = true;
        return $this->current;
    }

    public function hold(): ?Task
    {
        $this->holds++;
        $this->current->held = true;
        return null;
    }

    public function release(int $id): ?Task
    {
        $task = $this->tasks[$id];
        $task->held = false;
        return $task->priority > $this->current->priority ? $task : $this->current;
    }

    public function queue(Packet $packet): ?Task
    {
        $this->queued++;
        $target = $this->tasks[$packet->task];
        $packet->task = $this->current->id;
        return $target->take($this->current, $packet);
    }
}

function device_packets(int $device): Packet
{
    $queue = null;
    for ($i = 0; $i < 3; $i++) {
        $queue = new Packet($queue, $device, Scheduler::DEVICE);
    }
    return $queue;
}

$scheduler = new Scheduler;
$idle = new Idle($scheduler, Scheduler::IDLE, 0, null);
$idle->left = (int) ($argv[1] ?? 64000);
$work = new Packet(new Packet(null, Scheduler::WORKER, Scheduler::WORK), Scheduler::WORKER, Scheduler::WORK);
new Worker($scheduler, Scheduler::WORKER, 1000, $work);
new Handler($scheduler, Scheduler::HANDLER_A, 2000, device_packets(Scheduler::DEVICE_A));
new Handler($scheduler, Scheduler::HANDLER_B, 3000, device_packets(Scheduler::DEVICE_B));
new Device($scheduler, Scheduler::DEVICE_A, 4000, null);
new Device($scheduler, Scheduler::DEVICE_B, 5000, null);
$scheduler->schedule();
echo "queued $scheduler->queued, held $scheduler->holds\n";
