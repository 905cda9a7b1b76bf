#!/usr/bin/env python3
"""A Laravel application: artisan's commands, a migration on SQLite, pages; with php and with zvm.

laravel FOLDER [--php COMMAND] [--zvm COMMAND] [--show]: FOLDER holds the skeleton with its vendor/. Each side works on
a copy, to which a model, routes and a view are added. Exit status 1 where something differs.
"""
from __future__ import annotations

import re
import shutil
import sys
import tempfile
from pathlib import Path

from sides import Side, Steps, compare, options

SETTINGS = {"APP_NAME": "Demo", "APP_ENV": "local", "APP_KEY": "base64:" + "A" * 43 + "=", "APP_DEBUG": "true",
            "LOG_CHANNEL": "single", "DB_CONNECTION": "sqlite", "SESSION_DRIVER": "database", "CACHE_STORE": "database",
            "QUEUE_CONNECTION": "database", "BCRYPT_ROUNDS": "4", "MAIL_MAILER": "log"}
MIGRATION = """<?php
use Illuminate\\Database\\Migrations\\Migration;
use Illuminate\\Database\\Schema\\Blueprint;
use Illuminate\\Support\\Facades\\Schema;
return new class extends Migration {
    public function up(): void {
        Schema::create('notes', function (Blueprint $table) {
            $table->id();
            $table->string('title')->unique();
            $table->text('text')->nullable();
            $table->decimal('price', 8, 2)->default(1.5);
            $table->json('tags')->nullable();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->timestamps();
        });
        Schema::table('notes', fn (Blueprint $table) => $table->index(['title', 'price']));
    }
    public function down(): void { Schema::dropIfExists('notes'); }
};
"""
MODEL = """<?php
namespace App\\Models;
use Illuminate\\Database\\Eloquent\\Model;
class Note extends Model {
    protected $fillable = ['title', 'text', 'price', 'tags'];
    protected $casts = ['tags' => 'array', 'price' => 'decimal:2'];
    public function scopeCheap($query, $limit) { return $query->where('price', '<', $limit); }
    public function getShoutAttribute() { return strtoupper($this->title); }
}
"""
ROUTES = """<?php
use App\\Models\\Note;
use Illuminate\\Http\\Request;
use Illuminate\\Support\\Facades\\{DB, Route};
Route::get('/', fn () => view('notes', ['notes' => Note::orderBy('id')->get()]));
Route::get('/hello/{name}', fn (string $name) => "Hello, $name")->where('name', '[a-z]+')->name('hello');
Route::get('/make', function () {
    foreach (range(1, 5) as $n) {
        Note::create(['title' => "note $n", 'text' => str_repeat("<$n>", $n), 'price' => $n * 1.25,
                      'tags' => ['a', $n]]);
    }
    return DB::transaction(fn () => ['made' => Note::count(), 'sum' => Note::sum('price')]);
});
Route::get('/notes', fn (Request $request) => Note::cheap($request->query('limit', 100))->paginate(2)
    ->through(fn ($note) => $note->only('id', 'title', 'price', 'tags', 'shout')));
Route::post('/validate', fn (Request $request) => $request->validate(
    ['title' => 'required|unique:notes|max:20', 'price' => 'numeric|between:1,5', 'mail' => 'email']));
Route::get('/session', fn (Request $request) => ['count' => tap($request->session()->get('count', 0) + 1,
    fn ($count) => $request->session()->put('count', $count)), 'user' => $request->user()]);
Route::get('/collect', fn () => collect(range(1, 20))->chunk(6)->map->sum()->zip(['a', 'b'])->toArray());
Route::get('/missing', fn () => abort(404, 'Not here'));
"""
VIEW = """@extends('frame')
@section('text')
@forelse ($notes as $note)
<li class="{{ $loop->even ? 'even' : 'odd' }}">{{ $note->title }} {!! $note->text !!} {{ $note->text }}
{{ $note->price }}</li>
@empty
<p>None yet, {{ __('validation.required', ['attribute' => 'note']) }}</p>
@endforelse
@endsection
"""
FRAME = "<html><title>{{ config('app.name') }}</title><ul>@yield('text')</ul>{{ route('hello', 'you') }}</html>\n"
FILES = {"database/migrations/2024_01_01_000000_create_notes_table.php": MIGRATION, "app/Models/Note.php": MODEL,
         "routes/web.php": ROUTES, "resources/views/notes.blade.php": VIEW, "resources/views/frame.blade.php": FRAME,
         "database/database.sqlite": ""}
COMMANDS = (("list",), ("--version",), ("route:list",), ("migrate", "--force"), ("migrate:status",),
            ("db:table", "notes"), ("config:show", "app"), ("make:controller", "NoteController", "--resource"),
            ("about", "--only=drivers"), ("migrate:rollback", "--step=1"), ("migrate",), ("help", "migrate"),
    ("nonsense",), ("schedule:list",))
PAGES = ("/", "/hello/world", "/hello/World1", "/make", "/", "/notes", "/notes?page=2&limit=4", "/session", "/session",
         "/collect", "/missing", "/up", "/make")
VARYING = (
    (re.compile(r"\d+(\.\d+)? ?ms|\d+(\.\d+)?m?s$", re.M), "TIME"), (re.compile(r"\.{3,}"), "..."),
    (re.compile(r"Y?/tmp/[^/ \"]*/"), "PLACE/"),
    (re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+Z)?"), "WHEN"),
    (re.compile(r"[0-9a-f]{32,}|[\w-]{40}"), "HASH"),
    (re.compile(r"8\.2\.\d+"), "8.2.N"), (re.compile(r"\d+(\.\d+)? [KM]B"), "SIZE"), (re.compile(r"Due: .*"), "Due"),
)


def lay_out(folder: Path, place: Path) -> Path:
    root = place / "app"
    shutil.copytree(folder, root, symlinks=True)
    (root / ".env").write_text("".join(f"{name}={value}\n" for name, value in SETTINGS.items()))
    for path, text in FILES.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    return root


def main() -> int:
    chosen = options(__doc__.splitlines()[0])

    def steps(side: Side) -> Steps:
        answers: Steps = {}
        with tempfile.TemporaryDirectory() as place:
            root = lay_out(chosen.folder.resolve(), Path(place))
            for command in COMMANDS:
                done = side.run(["artisan", "--no-ansi", "--no-interaction", *command], root)
                answers["artisan " + " ".join(command)] = f"{done.returncode}\n{done.stdout}"
            router = root / "vendor/laravel/framework/src/Illuminate/Foundation/resources/server.php"
            with side.serve(root / "public", str(router.resolve())) as browser:
                for number, page in enumerate(PAGES):
                    text = browser.get(page, Accept="application/json" if "missing" in page else "text/html")
                    # the page about an error has the whole trace, with the interpreter's own frames
                    answers[f"{number} {page}"] = text.splitlines()[0] if text.startswith("500") else text
        return answers

    return compare(steps, chosen, VARYING)


if __name__ == "__main__":
    sys.exit(main())
