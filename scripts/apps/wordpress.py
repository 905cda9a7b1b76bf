#!/usr/bin/env python3
"""WordPress on SQLite: install it, log in, publish a post, read it back; with php -S and with zvm -S.

wordpress FOLDER [--php COMMAND] [--zvm COMMAND] [--show]: FOLDER holds WordPress, with the plugin in
wp-content/plugins/sqlite-database-integration. Each side works on a copy. Exit status 1 where a page differs.
"""
from __future__ import annotations

import re
import shutil
import sys
import tempfile
from pathlib import Path

from sides import Browser, Side, Steps, compare, options

PLUGIN = "wp-content/plugins/sqlite-database-integration"
CONFIG = """<?php
define('DB_NAME', 'wordpress'); define('DB_USER', ''); define('DB_PASSWORD', ''); define('DB_HOST', '');
define('DB_CHARSET', 'utf8'); define('DB_COLLATE', '');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define($name . '_KEY', "key of $name"); define($name . '_SALT', "salt of $name");
}
define('WP_DEBUG', true); define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
"""
OFFLINE = "<?php add_filter('pre_http_request', fn () => new WP_Error('offline', 'No network here'));\n"
PASSWORD = "Secret-12345"
SITE = {"weblog_title": "A site", "user_name": "writer", "admin_password": PASSWORD, "admin_password2": PASSWORD,
        "pw_weak": "1", "admin_email": "writer@example.org", "Submit": "Install WordPress", "language": ""}
POST = {"title": "Übersicht – a <b>post</b>", "status": "publish", "content":
        "<!-- wp:paragraph -->\n<p>It said “hello”, 3 < 4 & so on.</p>\n<!-- /wp:paragraph -->\n\n"
        "<!-- wp:list -->\n<ul><li>one</li><li>two</li></ul>\n<!-- /wp:list -->", "excerpt": "What it says"}
VARYING = (
    (re.compile(r"\b[0-9a-f]{10}\b(?!\.)"), "NONCE"), (re.compile(r"\b\d?\d:\d\d(:\d\d| ?[apAP][mM])?\b"), "TIME"),
    (re.compile(r"overdue by [^.]*"), "overdue"),
    (re.compile(r"(<div class=\"(hh|mn|ss)\">|name=\"(hh|mn|ss)\" value=\")\d\d"), r"\1NN"),
    (re.compile(r"\b1[5-9]\d{8}(\.\d+)?\b"), "SECONDS"), (re.compile(r"[0-9a-f]{32}|\$P\$[\w./]+"), "HASH"),
    (re.compile(r"(Load Average|load time|\d+ queries|Version )[^<]*"), "MEASURED"),
    (re.compile(r'data-pw="[^"]*"'), "PASSWORD"), (re.compile(r"/tmp/[^/\"]*/"), "PLACE/"),
    (re.compile(r"8\.2\.\d+"), "8.2.N"),
)
PAGES = ("/", "/?p=ID", "/?feed=rss2", "/?s=hello", "/?p=999", "/?rest_route=/wp/v2/posts", "/?rest_route=/wp/v2/types",
         "/?author=1", "/wp-sitemap.xml", "/?page_id=2", "/readme.html", "/xmlrpc.php?rsd")
ADMIN = ("/wp-admin/", "/wp-admin/edit.php", "/wp-admin/post.php?post=ID&action=edit", "/wp-admin/users.php",
         "/wp-admin/options-general.php", "/wp-admin/plugins.php", "/wp-admin/themes.php", "/wp-admin/profile.php")


def lay_out(folder: Path, place: Path) -> Path:
    """A copy with a configuration, and the drop-in of the plugin."""
    root = place / "site"
    shutil.copytree(folder, root)
    (root / "wp-config.php").write_text(CONFIG)
    (root / "wp-content/mu-plugins").mkdir()
    (root / "wp-content/mu-plugins/offline.php").write_text(OFFLINE)  # a server with one worker cannot ask itself
    dropin = (root / PLUGIN / "db.copy").read_text()
    dropin = dropin.replace("{SQLITE_IMPLEMENTATION_FOLDER_PATH}", str(root / PLUGIN))
    (root / "wp-content/db.php").write_text(dropin.replace("{SQLITE_PLUGIN}", "sqlite-database-integration/load.php"))
    return root


def use(browser: Browser) -> Steps:
    """A site from its installation to its pages."""
    steps = {"the form to install": browser.get("/wp-admin/install.php?step=1"),
             "installed": browser.post("/wp-admin/install.php?step=2", SITE), "the first page": browser.get("/"),
             "the form to log in": browser.get("/wp-login.php"),
             "a wrong password": browser.post("/wp-login.php", {"log": "writer", "pwd": "wrong", "testcookie": "1"}),
             "logged in": browser.post("/wp-login.php", {"log": "writer", "pwd": PASSWORD, "testcookie": "1",
                                                         "redirect_to": browser.base + "/wp-admin/profile.php"})}
    nonce = browser.get("/wp-admin/admin-ajax.php?action=rest-nonce").rsplit("\n", 1)[-1]
    header = {"X-WP-Nonce": nonce}
    steps["published"] = browser.post("/?rest_route=/wp/v2/posts", POST, **header)
    post = re.search(r'\{"id":(\d+)', steps["published"])
    number = post[1] if post else "0"
    steps["changed"] = browser.post(f"/?rest_route=/wp/v2/posts/{number}", {"title": "Übersicht"}, **header)
    steps["commented"] = browser.post("/wp-comments-post.php", {"comment": "I agree.", "comment_post_ID": number})
    for path in (*PAGES, *ADMIN):
        steps[path] = browser.get(path.replace("ID", number))
    return steps


def main() -> int:
    chosen = options(__doc__.splitlines()[0])

    def steps(side: Side) -> Steps:
        with tempfile.TemporaryDirectory() as place:
            root = lay_out(chosen.folder.resolve(), Path(place))
            with side.serve(root) as browser:
                answers = use(browser)
            if "It said “hello”" not in answers["/?p=ID"]:
                print(f"{side.name}: the post is not there")
            return answers

    return compare(steps, chosen, VARYING)


if __name__ == "__main__":
    sys.exit(main())
