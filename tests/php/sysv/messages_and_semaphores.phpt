--TEST--
sysvmsg and sysvsem: messages of all types, flags, errors; semaphores
--EXTENSIONS--
sysvmsg
sysvsem
--FILE--
<?php
$key = ftok(__FILE__, "m");
var_dump(msg_queue_exists($key));
$queue = msg_get_queue($key, 0600);
var_dump($queue, msg_queue_exists($key), msg_stat_queue($queue)["msg_perm.mode"], msg_set_queue($queue, ["msg_perm.mode" => 0640]),
    msg_stat_queue($queue)["msg_perm.mode"], array_keys(msg_stat_queue($queue)));
var_dump(msg_send($queue, 1, ["a" => new ArrayObject([1])]), msg_send($queue, 2, "plain", false), msg_send($queue, 3, 7, false),
    msg_send($queue, 3, 1.5, false), msg_send($queue, 3, false, false), msg_stat_queue($queue)["msg_qnum"]);
var_dump(msg_receive($queue, 2, $type, 100, $message, false), $type, $message);
var_dump(msg_receive($queue, 0, $type, 1000, $message), $type, $message);
var_dump(msg_receive($queue, 0, $type, 1, $message, false, MSG_NOERROR), msg_receive($queue, -3, $type, 2, $message, false, MSG_NOERROR), $message);
var_dump(msg_receive($queue, 3, $type, 100, $message, true, 0, $code), $message, $code);
var_dump(msg_receive($queue, 0, $type, 100, $message, true, MSG_IPC_NOWAIT, $code), $type, $message, $code === MSG_ENOMSG);
foreach ([fn() => msg_send($queue, 0, "x", false, true, $code), fn() => msg_send($queue, 1, [], false),
          fn() => msg_receive($queue, 0, $t, 0, $m)] as $call) {
    try {
        var_dump($call());
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
var_dump(msg_remove_queue($queue), msg_remove_queue($queue), msg_stat_queue($queue));

$semaphore = sem_get(ftok(__FILE__, "s"), 1);
var_dump(get_class($semaphore), sem_acquire($semaphore), sem_acquire($semaphore, true), sem_release($semaphore), sem_acquire($semaphore, true),
    sem_release($semaphore));
$shown = set_error_handler(fn($level, $message) => print(preg_replace('/0x\w+/', 'KEY', $message) . "\n"));
var_dump(sem_release($semaphore), sem_remove($semaphore), sem_remove($semaphore), sem_acquire($semaphore));
?>
--EXPECT--
bool(false)
object(SysvMessageQueue)#1 (0) {
}
bool(true)
int(384)
bool(true)
int(416)
array(10) {
  [0]=>
  string(12) "msg_perm.uid"
  [1]=>
  string(12) "msg_perm.gid"
  [2]=>
  string(13) "msg_perm.mode"
  [3]=>
  string(9) "msg_stime"
  [4]=>
  string(9) "msg_rtime"
  [5]=>
  string(9) "msg_ctime"
  [6]=>
  string(8) "msg_qnum"
  [7]=>
  string(10) "msg_qbytes"
  [8]=>
  string(9) "msg_lspid"
  [9]=>
  string(9) "msg_lrpid"
}
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
int(5)
bool(true)
int(2)
string(5) "plain"
bool(true)
int(1)
array(1) {
  ["a"]=>
  object(ArrayObject)#2 (1) {
    ["storage":"ArrayObject":private]=>
    array(1) {
      [0]=>
      int(1)
    }
  }
}
bool(true)
bool(true)
string(2) "1."

Warning: msg_receive(): Message corrupted in {PWD}/messages_and_semaphores.php on line 12
bool(false)
bool(false)
int(0)
bool(false)
int(0)
bool(false)
bool(true)

Warning: msg_send(): msgsnd failed: Invalid argument in {PWD}/messages_and_semaphores.php on line 14
bool(false)
TypeError: msg_send(): Argument #3 ($message) must be of type string|int|float|bool, array given
ValueError: msg_receive(): Argument #4 ($max_message_size) must be greater than 0
bool(true)
bool(false)
bool(false)
string(13) "SysvSemaphore"
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
sem_release(): SysV semaphore for key KEY is not currently acquired
sem_remove(): SysV semaphore for key KEY does not (any longer) exist
sem_acquire(): Failed to acquire key KEY: Invalid argument
bool(false)
bool(true)
bool(false)
bool(false)
