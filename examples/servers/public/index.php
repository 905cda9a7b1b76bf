<?php
// A small application for the servers of this folder: log in, upload files, see them again.
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (!in_array($path, ['/', '/login', '/upload', '/logout'], true)) {
    http_response_code(404); // before a session is begun: browsers ask for /favicon.ico without a cookie
    exit('There is no such page.');
}
session_start();
$user = $_SESSION['user'] ?? null;

function redirect(string $to): never {
    header("Location: $to", true, 303);
    exit;
}

if ($_SERVER['REQUEST_METHOD'] === 'POST') {
    if (!hash_equals($_SESSION['token'] ?? '', $_POST['token'] ?? '')) {
        http_response_code(403);
        exit('The form has expired.');
    }
    if ($path === '/login' && ($_POST['password'] ?? '') === 'secret') {
        session_regenerate_id();
        $_SESSION['user'] = $_POST['user'];
    } elseif ($path === '/login') {
        $_SESSION['message'] = 'That is not the password.';
    } elseif ($path === '/upload' && $user !== null && is_uploaded_file($_FILES['file']['tmp_name'] ?? '')) {
        $_SESSION['files'][basename($_FILES['file']['name'])] = file_get_contents($_FILES['file']['tmp_name']);
    } elseif ($path === '/logout') {
        session_destroy();
    }
    redirect('/');
}
$token = $_SESSION['token'] ??= bin2hex(random_bytes(16));
$message = $_SESSION['message'] ?? '';
unset($_SESSION['message']);
?>
<!doctype html>
<title>ZVM</title>
<p id="message"><?= htmlspecialchars($message) ?></p>
<?php if ($user === null): ?>
<form id="login" method="post" action="/login">
  <input type="hidden" name="token" value="<?= $token ?>">
  <input name="user"> <input name="password" type="password"> <button>Log in</button>
</form>
<?php else: ?>
<p id="user">Hello, <?= htmlspecialchars($user) ?>.</p>
<form id="upload" method="post" action="/upload" enctype="multipart/form-data">
  <input type="hidden" name="token" value="<?= $token ?>">
  <input name="file" type="file"> <button>Upload</button>
</form>
<ul>
<?php foreach ($_SESSION['files'] ?? [] as $name => $data): ?>
  <li><?= htmlspecialchars($name), ': ', strlen($data), ' bytes, ', md5($data) ?></li>
<?php endforeach ?>
</ul>
<form id="logout" method="post" action="/logout">
  <input type="hidden" name="token" value="<?= $token ?>"> <button>Log out</button>
</form>
<?php endif ?>
