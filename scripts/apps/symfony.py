#!/usr/bin/env python3
"""A Symfony application: console commands and pages, with a container that is compiled; with php and with zvm.

symfony FOLDER [--php COMMAND] [--zvm COMMAND] [--show]: FOLDER holds a vendor/ with symfony/framework-bundle,
twig-bundle, validator, form and yaml, where App\\ is src/. Each side works on a copy, to which a kernel, a controller
and templates are added. Exit status 1 where something differs.
"""
from __future__ import annotations

import re
import shutil
import sys
import tempfile
from pathlib import Path

from sides import Side, Steps, compare, options

KERNEL = """<?php
namespace App;
use Symfony\\Bundle\\FrameworkBundle\\{FrameworkBundle, Kernel\\MicroKernelTrait};
use Symfony\\Bundle\\TwigBundle\\TwigBundle;
use Symfony\\Component\\DependencyInjection\\Loader\\Configurator\\ContainerConfigurator;
use Symfony\\Component\\HttpKernel\\Kernel as BaseKernel;
use Symfony\\Component\\Routing\\Loader\\Configurator\\RoutingConfigurator;
class Kernel extends BaseKernel {
    use MicroKernelTrait;
    public function registerBundles(): iterable { return [new FrameworkBundle(), new TwigBundle()]; }
    public function getProjectDir(): string { return dirname(__DIR__); }
    protected function configureContainer(ContainerConfigurator $container): void {
        $container->extension('framework', ['secret' => 'S', 'test' => false, 'http_method_override' => false,
            'handle_all_throwables' => true, 'php_errors' => ['log' => false], 'csrf_protection' => false,
            'session' => ['handler_id' => null, 'cookie_secure' => 'auto', 'cookie_samesite' => 'lax',
                          'save_path' => '%kernel.cache_dir%/sessions'],
            'validation' => ['email_validation_mode' => 'html5']]);
        $container->services()->defaults()->autowire()->autoconfigure()->load('App\\\\', __DIR__ . '/')
            ->exclude(__DIR__ . '/Kernel.php');
    }
    protected function configureRoutes(RoutingConfigurator $routes): void {
        $routes->import(__DIR__ . '/Controller/', 'attribute');
    }
}
"""
CONTROLLER = """<?php
namespace App\\Controller;
use App\\Counter;
use Symfony\\Bundle\\FrameworkBundle\\Controller\\AbstractController;
use Symfony\\Component\\Form\\Extension\\Core\\Type\\{IntegerType, TextType};
use Symfony\\Component\\HttpFoundation\\{JsonResponse, Request, Response};
use Symfony\\Component\\Routing\\Attribute\\Route;
use Symfony\\Component\\Validator\\Constraints as Assert;
class PageController extends AbstractController {
    public function __construct(private Counter $counter) {}
    #[Route('/', name: 'home')]
    public function home(): Response {
        return $this->render('home.html.twig', ['names' => ['Ann', '<Bob>', 'Ünal'], 'sum' => $this->counter->sum(10)]);
    }
    #[Route('/hello/{name<[a-z]+>}/{times}', name: 'hello', defaults: ['times' => 2])]
    public function hello(string $name, int $times): Response {
        return new Response(str_repeat("Hello $name\\n", $times));
    }
    #[Route('/data', methods: ['GET', 'POST'])]
    public function data(Request $request): JsonResponse {
        return $this->json(['query' => $request->query->all(), 'post' => $request->request->all(),
            'url' => $this->generateUrl('hello', ['name' => 'x', 'times' => 3]),
            'type' => $request->getPreferredFormat()]);
    }
    #[Route('/form')]
    public function form(Request $request): Response {
        $form = $this->createFormBuilder()
            ->add('title', TextType::class, ['constraints' => [new Assert\\Length(min: 3)]])
            ->add('number', IntegerType::class, ['constraints' => [new Assert\\Range(min: 1, max: 9)]])->getForm();
        $form->handleRequest($request);
        return $this->render('form.html.twig', ['form' => $form, 'valid' => $form->isSubmitted() && $form->isValid()]);
    }
    #[Route('/session')]
    public function session(Request $request): Response {
        $session = $request->getSession();
        $session->set('count', $session->get('count', 0) + 1);
        return new Response((string)$session->get('count'));
    }
    #[Route('/fail')]
    public function fail(): Response { throw $this->createNotFoundException('Nothing here'); }
}
"""
COUNTER = """<?php
namespace App;
class Counter { public function sum(int $to): int { return array_sum(range(1, $to)); } }
"""
HOME = """{% extends 'base.html.twig' %}{% block body %}
{% for name in names %}<li>{{ loop.index }} {{ name|upper }} {{ path('hello', {name: 'you'}) }}</li>{% endfor %}
{{ sum|number_format(2) }} {{ include('part.html.twig', {x: names|join(', ')}) }}{% endblock %}
"""
TEMPLATES = {"home": HOME, "base": "<html>{% block body %}{% endblock %}</html>\n", "part": "<i>{{ x }}</i>",
             "form": "{{ valid ? 'valid' : 'not valid' }}{{ form(form) }}\n"}
FRONT = """<?php
require dirname(__DIR__) . '/vendor/autoload.php';
$kernel = new App\\Kernel('prod', false);
$request = Symfony\\Component\\HttpFoundation\\Request::createFromGlobals();
$response = $kernel->handle($request);
$response->send();
$kernel->terminate($request, $response);
"""
CONSOLE = """<?php
require dirname(__DIR__) . '/vendor/autoload.php';
$kernel = new App\\Kernel('prod', false);
(new Symfony\\Bundle\\FrameworkBundle\\Console\\Application($kernel))->run();
"""
FILES = {"src/Kernel.php": KERNEL, "src/Controller/PageController.php": CONTROLLER, "src/Counter.php": COUNTER,
         "public/index.php": FRONT, "bin/console.php": CONSOLE,
         **{f"templates/{name}.html.twig": text for name, text in TEMPLATES.items()}}
COMMANDS = (("cache:warmup",), ("list",), ("debug:router",), ("debug:container", "App\\Counter"),
            ("lint:twig", "templates"), ("router:match", "/hello/you"),
            ("debug:event-dispatcher",), ("lint:container",), ("nonsense",))
PAGES = ("/", "/hello/you", "/hello/YOU", "/hello/you/3", "/data?a[]=1&b=c", "/form", "/session", "/session", "/fail")
VARYING = ((re.compile(r"Container\w{7}\\"), "Container"), (re.compile(r"/tmp/tmp\w*"), "PLACE"),
           (re.compile(r"8\.2\.\d+"), "8.2.N"))


def main() -> int:
    chosen = options(__doc__.splitlines()[0])

    def steps(side: Side) -> Steps:
        answers: Steps = {}
        with tempfile.TemporaryDirectory() as place:
            root = Path(place) / "app"
            shutil.copytree(chosen.folder.resolve(), root)
            for path, text in FILES.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text)
            for command in COMMANDS:
                done = side.run(["bin/console.php", "--no-ansi", "--no-interaction", *command], root)
                answers["console " + " ".join(command)] = f"{done.returncode}\n{done.stdout}"
            with side.serve(root / "public", str(root / "public/index.php")) as browser:
                for number, page in enumerate(PAGES):
                    answers[f"{number} {page}"] = browser.get(page)
                answers["form sent"] = browser.post("/form", {"form[title]": "ab", "form[number]": "12"})
                answers["data sent"] = browser.post("/data", {"a": "1", "b[c]": "ü"})
        return answers

    return compare(steps, chosen, VARYING)


if __name__ == "__main__":
    sys.exit(main())
