"""The kernel, asked by its protocol: jupyter_kernel_test's own questions, and notebooks that nbclient runs."""
from __future__ import annotations

import json
import sys

import pytest

kernel_test = pytest.importorskip("jupyter_kernel_test", reason="needs the extra jupyter")
nbclient = pytest.importorskip("nbclient")
from nbformat.v4 import new_code_cell, new_notebook  # noqa: E402

from zvm.cli.jupyter.command import run  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory):
    """The kernel, installed in a folder that only these tests look into."""
    folder = tmp_path_factory.mktemp("jupyter")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUPYTER_PATH", str(folder / "share" / "jupyter"))
        patch.setenv("IPYTHONDIR", str(folder / "ipython"))
        patch.setenv("JUPYTER_RUNTIME_DIR", str(folder / "runtime"))
        assert run(["install", "--prefix", str(folder), "--name", "php-of-tests"]) == 0
        yield folder


class KernelTests(kernel_test.KernelTests):
    kernel_name = "php-of-tests"
    language_name = "php"
    file_extension = ".php"
    code_hello_world = 'echo "hello, world";'
    code_stderr = '%%python\nimport sys; print("oops", file=sys.stderr)'
    completion_samples = ({"text": "array_key_f", "matches": ["array_key_first("]},
                          {"text": "$nothing->", "matches": []},
                          {"text": "%%python\nimpor", "matches": ["import"]})
    complete_code_samples = ("echo 1;", "1 + 1", "function f() { }", "%dump", "%%python\nx = 1", "<?php echo 1;")
    incomplete_code_samples = ("function f() {", "[1,", "/* ", "'text", "%%python\nif x:")
    code_execute_result = ({"code": "6 * 7", "result": "int(42)"},
                           {"code": "$a = 'x'; $a . 'y'", "result": 'string(2) "xy"'})
    code_display_data = ({"code": "display('<svg/>', 'image/svg+xml');", "mime": "image/svg+xml"},
                         {"code": "display([['name' => 'x']]);", "mime": "text/html"})
    code_generate_error = 'throw new DomainException("no");'
    code_inspect_sample = "str_word_count"
    code_history_pattern = "6 *"
    supported_history_operations = ("tail", "search")


del kernel_test.KernelTests  # pytest would collect it


def executed(*cells):
    """The cells of a notebook, run."""
    notebook = new_notebook(cells=[new_code_cell(cell) for cell in cells])
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="php-of-tests", allow_errors=True).execute()
    return notebook.cells


def text(cell):
    """What a cell shows, as text."""
    return "".join(output["text"] if output.output_type == "stream" else
                   "\n".join(output["traceback"]) if output.output_type == "error" else output["data"]["text/plain"]
                   for output in cell.outputs)


def test_cells_are_one_program():
    cells = executed(
        "<?php\n$x = 5;\nfunction twice(int $n) { return $n * 2; }\necho twice($x);",
        "$y = $x + 1;\n$y * 2",
        "$y * 2;",
        "echo $missing;\ntwice('x');",
        "function twice() {}",
        "exit('left');",
        "$y")
    assert [text(cell) for cell in cells[:3]] == ["10\n", "int(12)", ""]
    assert text(cells[3]) == (
        "\nWarning: Undefined variable $missing in In[4] on line 1\n"
        "PHP Fatal error:  Uncaught TypeError: twice(): Argument #1 ($n) must be of type int, string given, called in "
        "In[4] on line 2 and defined in In[1]:3\nStack trace:\n#0 In[4](2): twice('x')\n#1 {main}")
    assert (cells[3].outputs[-1].ename, cells[4].outputs[-1].ename) == ("TypeError", "FatalError")
    assert text(cells[4]) == (
        "\nFatal error: Cannot redeclare twice() (previously declared in In[1]:3) in In[5] on line 1\n")
    assert [text(cell) for cell in cells[5:]] == ["left\n", "int(6)"]


def test_values_are_shown_as_what_they_are():
    rows, named, picture, own, nothing = executed(
        "[['id' => 1, 'name' => 'a<b'], (object) ['id' => 2, 'more' => null]]",
        "['width' => 2.5, 'title' => 'x']",
        "imagecreatetruecolor(2, 2)",
        "class Page { function _repr_html_() { return '<b>page</b>'; } } new Page",
        "null")
    assert rows.outputs[0]["data"]["text/html"] == (
        "<table><thead><tr><th>id</th><th>name</th><th>more</th></tr></thead><tbody>"
        '<tr><td style="text-align: right">1</td><td>a&lt;b</td><td></td></tr>'
        '<tr><td style="text-align: right">2</td><td></td><td>null</td></tr></tbody></table>')
    assert named.outputs[0]["data"]["text/html"] == (
        '<table><tbody><tr><th>width</th><td style="text-align: right">2.5</td></tr>'
        "<tr><th>title</th><td>x</td></tr></tbody></table>")
    assert picture.outputs[0]["data"]["image/png"].startswith("iVBORw0KGgo")
    assert own.outputs[0]["data"]["text/html"] == "<b>page</b>"
    assert nothing.outputs == []


def test_python_and_php_share_variables():
    cells = executed(
        "$x = 5; $gone = 1; $list = ['k' => 'ü'];\n"
        "class Guard { function __destruct() { echo 'freed'; } } $guard = new Guard;",
        "%%python\nprint(x, list, type(guard).__name__)\nrows = [1]\nsame = rows\ndel gone\n"
        "def add(a, b=3): return a + b\nimport math\nx += 1",
        "var_dump(isset($gone), isset($math), $add(4), $x); $rows[] = 2; unset($guard);",
        "%%python\nprint(rows, same, 'guard' in globals()); same.append(9); print(php.call('strrev', 'abc'))",
        "echo json_encode([$rows, $same]);")
    assert [text(cell) for cell in cells] == [
        "", "5 {'k': 'ü'} PhpProxy\n", "bool(false)\nbool(false)\nint(7)\nint(6)\nfreed\n",
        "[1, 2] [1] False\ncba\n", "[[1,2],[1,9]]\n"]


def test_magics():
    cells = executed("$a = 1; echo $a;", "%dump", "%dump --stage=after --php=8.4\necho 1 + 2;", "%php 8.4",
                     "array_find([1, 2], fn($n) => $n > 1)", "isset($a)", "%php reset", "%php 7.0", "!echo shell",
                     "%dump --format=html\necho 1;", "#precision=3", "echo M_PI;")
    assert "ASSIGN CV0($a) int(1)" in text(cells[1])
    assert "ECHO int(3)" in text(cells[2])
    assert text(cells[3]).startswith("PHP 8.4.")
    assert [text(cell) for cell in cells[4:6]] == ["int(2)", "bool(false)"]
    assert text(cells[7]) == "UsageError: PHP 7.0 is no target: there are 8.2, 8.3, 8.4 and 8.5\n"
    assert text(cells[8]).split() == ["shell"]
    assert cells[9].outputs[0]["data"]["text/html"].startswith("<iframe srcdoc=")
    assert text(cells[11]) == "3.14\n"


def test_a_cell_can_be_interrupted():
    from jupyter_client.manager import start_new_kernel

    manager, client = start_new_kernel(kernel_name="php-of-tests")
    try:
        for code in ("for ($i = 0; ; $i++) { if ($i == 1) echo 'on'; }", "echo 'on'; sleep(600);"):
            message = client.execute(code)
            while client.get_iopub_msg(timeout=60)["msg_type"] != "stream":
                pass
            manager.interrupt_kernel()
            while (reply := client.get_shell_msg(timeout=60))["parent_header"]["msg_id"] != message:
                pass
            assert (reply["content"]["status"], reply["content"]["ename"]) == ("error", "KeyboardInterrupt")
            while client.get_iopub_msg(timeout=60)["content"].get("execution_state") != "idle":
                pass
        client.execute("1 + 1")
        assert client.get_shell_msg(timeout=60)["content"]["status"] == "ok"
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def test_input_is_asked_for():
    from jupyter_client.manager import start_new_kernel

    manager, client = start_new_kernel(kernel_name="php-of-tests")
    try:
        client.execute_interactive("$name = readline('name? ');", timeout=60,
                                   stdin_hook=lambda message: client.input("zoe " + message["content"]["prompt"]))
        shown = []
        client.execute_interactive("echo $name;", timeout=60, output_hook=shown.append)
        assert [message["content"]["text"] for message in shown if message["msg_type"] == "stream"] == ["zoe name? \n"]
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def test_what_is_installed(installed):
    file = installed / "share" / "jupyter" / "kernels" / "php-of-tests" / "kernel.json"
    said = json.loads(file.read_text())
    assert said["argv"] == [sys.executable, "-m", "zvm.cli.jupyter", "-f", "{connection_file}"]
    assert (said["display_name"], said["language"]) == ("PHP (ZVM)", "php")
