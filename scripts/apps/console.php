<?php
// symfony/console: tables, progress bars, styles, wrapped text, arguments, help, errors, completion.

require __DIR__ . '/autoload.php';

use Symfony\Component\Console\Application;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Helper\{ProgressBar, Table, TableCell, TableSeparator};
use Symfony\Component\Console\Input\{ArrayInput, InputArgument, InputInterface, InputOption, StringInput};
use Symfony\Component\Console\Output\{BufferedOutput, OutputInterface, StreamOutput};
use Symfony\Component\Console\Style\SymfonyStyle;

final class Greet extends Command
{
    protected function configure(): void
    {
        $this->setName('demo:greet')->setDescription('Greets')->addArgument('names', InputArgument::IS_ARRAY | InputArgument::REQUIRED, 'Who')
            ->addOption('shout', 's', InputOption::VALUE_NONE, 'Loudly')
            ->addOption('times', 't', InputOption::VALUE_REQUIRED, 'How often', 1)->setHelp("The <info>%command.name%</info> command greets:\n\n  <comment>%command.full_name% Ann</comment>");
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $style = new SymfonyStyle($input, $output);
        $style->title('Grüße');
        $style->listing($input->getArgument('names'));
        for ($i = 0; $i < $input->getOption('times'); $i++) {
            $text = 'Hello ' . implode(', ', $input->getArgument('names')) . ' 日本語 👩‍👧';
            $style->success($input->getOption('shout') ? mb_strtoupper($text) : $text);
        }
        $style->table(['Name', 'Länge'], array_map(fn($name) => [$name, mb_strlen($name)], $input->getArgument('names')));
        $style->definitionList(['a' => 'b'], new TableSeparator(), ['longer' => 'value']);
        $style->note(str_repeat('Lorem ipsum dolor sit amet ', 10));
        return Command::SUCCESS;
    }
}

$application = new Application('Demo', '1.2');
$application->setAutoExit(false);
$application->add(new Greet());
foreach (['list', 'help demo:greet', 'demo:greet Ann Bob --shout -t 2', 'demo:gret x', 'demo:greet', 'demo:greet --nope x', 'd:g Zoë', 'list --format=json', 'list --format=md --raw',
          '--version --ansi', 'demo:greet Ann --ansi'] as $line) {
    foreach ([false, true] as $decorated) {
        $output = new BufferedOutput(OutputInterface::VERBOSITY_NORMAL, $decorated);
        $code = $application->run(new StringInput($line), $output);
        echo "--- $line: $code\n", $output->fetch();
    }
}
$output = new StreamOutput(fopen('php://output', 'w'), OutputInterface::VERBOSITY_NORMAL, false);
foreach (['default', 'compact', 'borderless', 'box', 'box-double'] as $style) {
    $table = new Table($output);
    $table->setStyle($style)->setHeaderTitle('Books')->setFooterTitle('1/2')->setHeaders([['ISBN', 'Title', 'Author']])->setColumnMaxWidth(1, 12);
    $table->setRows([['99921-58-10-7', 'Divine Comedy, the long one', 'Dante'], new TableSeparator(), [new TableCell("two\ncolumns", ['colspan' => 2]), 'ÄÖÜ'],
        [new TableCell('rows', ['rowspan' => 2]), 'a', 'b'], ['c', '<info>d</info>']]);
    $table->render();
}
$bar = new ProgressBar($output, 5, 0);
$bar->setFormat(' %current%/%max% [%bar%] %percent:3s%% %message%');
$bar->setMessage('begin');
foreach ($bar->iterate(range(1, 5)) as $number) {
    $bar->setMessage("at $number");
}
