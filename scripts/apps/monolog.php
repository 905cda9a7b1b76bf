<?php
// monolog: handlers, formatters, processors, levels, exceptions.

require __DIR__ . '/autoload.php';

use Monolog\Formatter\{HtmlFormatter, JsonFormatter, LineFormatter, LogstashFormatter, NormalizerFormatter};
use Monolog\Handler\{BufferHandler, FilterHandler, FingersCrossedHandler, StreamHandler, TestHandler};
use Monolog\Logger;
use Monolog\Processor\{MemoryUsageProcessor, PsrLogMessageProcessor, TagProcessor, UidProcessor};

$fixed = static function (array|Monolog\LogRecord $record): array|Monolog\LogRecord {
    $when = new DateTimeImmutable('2024-02-29 12:00:01.5', new DateTimeZone('Europe/Prague'));
    return is_array($record) ? ['datetime' => $when] + $record : $record->with(datetime: $when);
};
$context = ['user' => 'Ann', 'when' => new DateTime('2020-01-01 UTC'), 'n' => 1.5, 'inf' => INF, 'list' => [1, [2, [3]]], 'object' => (object)['a' => null], 'bytes' => "\xff\xe9", 'closed' => fn() => 1];
foreach ([new LineFormatter(null, null, true, true), new LineFormatter("%level_name% %message% %context.user% %extra%\n", 'd.m.Y H:i:s.u'), new JsonFormatter(), new LogstashFormatter('app', 'host'), new HtmlFormatter(), new NormalizerFormatter()] as $formatter) {
    $handler = new TestHandler();
    $handler->setFormatter($formatter);
    $logger = new Logger('app', [$handler], [new PsrLogMessageProcessor(), new TagProcessor(['one']), $fixed]);
    $logger->warning("Hello {user} at {when}\nsecond line", $context);
    $logger->emergency('gone', ['exception' => new RuntimeException('outer', 3, new LogicException('inner'))]);
    foreach ($handler->getRecords() as $record) {
        $text = $record['formatted'];
        echo str_replace(__DIR__, '', is_string($text) ? $text : json_encode($text)), "\n";
    }
}
$stream = fopen('php://memory', 'w+');
$logger = new Logger('x', [new FingersCrossedHandler($inner = new StreamHandler($stream), Logger::ERROR), new BufferHandler($test = new TestHandler())], [$fixed]);
$inner->setFormatter(new LineFormatter("%channel%.%level_name%: %message%\n"));
foreach (['debug', 'info', 'error', 'notice'] as $level) {
    $logger->log($level, $level);
}
$logger->close();
rewind($stream);
echo stream_get_contents($stream), count($test->getRecords()), "\n";
try {
    $logger->log('no level', 'x');
} catch (Psr\Log\InvalidArgumentException $exception) {
    echo $exception->getMessage(), "\n";
}
