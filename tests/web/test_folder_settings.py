"""Settings by folder and host: .user.ini files, [PATH=] and [HOST=] sections of php.ini."""
from __future__ import annotations

import os
from pathlib import Path

import pytest
from web.site import call

from zvm import wsgi
from zvm.runtime.services.ini_files import Configuration, error_level
from zvm.web.folder_settings import FolderSettings

SHOW = "<?php echo json_encode([ini_get('precision'), ini_get('user_agent'), ini_get('allow_url_fopen'), " \
       "ini_get('upload_max_filesize'), get_cfg_var('precision')]); ini_restore('precision'); " \
       "echo ini_get('precision');"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for folder in ("", "sub", "sub/deep", "other"):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / "x.php").write_text(SHOW)
    (tmp_path / ".user.ini").write_text("precision=5\nuser_agent=\"root\"\nallow_url_fopen=0\nupload_max_filesize=9M\n")
    (tmp_path / "sub/.user.ini").write_text("[any]\nprecision=7\nnot.there=1\n")
    (tmp_path / "sub/deep/.user.ini").write_text("user_agent=deep\nprecision = \"9\n")
    return tmp_path


def test_files_count_up_to_the_document_root(site: Path, capfd: pytest.CaptureFixture[str]) -> None:
    application = wsgi.application(site)
    assert call(application, "/x.php").body == b'["5","root","1","9M",false]14'
    assert call(application, "/sub/x.php").body == b'["7","root","1","9M",false]14'
    assert call(application, "/other/x.php").body == b'["5","root","1","9M",false]14'
    assert call(application, "/sub/deep/x.php").body == b'["7","deep","1","9M",false]14'
    assert "PHP:  syntax error, unexpected end of file" in capfd.readouterr().err
    (site / ".user.ini").write_text("precision=6\n")
    assert call(application, "/x.php").body == b'["5","root","1","9M",false]14'  # it is kept for a while
    assert call(wsgi.application(site / "sub"), "/x.php").body == b'["7","","1","2M",false]14'


def test_the_file_has_the_name_the_setting_says(site: Path) -> None:
    (site / "my.ini").write_text("precision=3\n")
    settings = {"user_ini.filename": "my.ini", "user_ini.cache_ttl": "0"}
    application = wsgi.application(site, ini=settings)
    assert call(application, "/x.php").body == b'["3","","1","2M",false]14'
    (site / "my.ini").write_text("precision=4\n")
    assert call(application, "/x.php").body == b'["4","","1","2M",false]14'
    assert call(wsgi.application(site, ini={"user_ini.filename": ""}), "/x.php").body == b'["14","","1","2M",false]14'


def test_sections_may_set_what_only_the_system_may(site: Path) -> None:
    application = wsgi.application(site)
    configuration = Configuration(error_level)
    root = os.path.realpath(site)
    configuration.read(f"[PATH={root}/sub]\nallow_url_fopen=0\nprecision=2\n[HOST=LocalHost]\nuser_agent=h\n", "x")
    configuration.values.update(application.host.configuration.values)
    application.host.folder_settings = FolderSettings(configuration)
    assert call(application, "/sub/deep/x.php").body == b'["7","deep","0","9M",false]14'
    assert call(application, "/other/x.php").body == b'["5","root","1","9M",false]14'
