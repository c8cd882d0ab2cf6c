"""The key that signs cookies: whoever can guess it can be anybody."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import pytest

from motherlode.server.settings import InvalidSettings, Settings, load
from motherlode.server.web.cookie_signer import KEY_FILE, key_in

GOOD = "k" * 32


def test_the_key_is_made_once_and_is_its_owners_alone(tmp_path: Path) -> None:
    key = key_in(tmp_path)
    assert key_in(tmp_path) == key
    assert len(bytes.fromhex(key)) == 32
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [KEY_FILE]


@pytest.mark.parametrize("left", [b"", b"\n", b"short\n", b"k" * 31, b"\xff" * 64])
def test_a_file_that_a_full_disk_cut_short_signs_nothing(tmp_path: Path, left: bytes) -> None:
    (tmp_path / KEY_FILE).write_bytes(left)
    with pytest.raises(InvalidSettings, match=r"motherlode\.key .*32 bytes"):
        key_in(tmp_path)
    assert (tmp_path / KEY_FILE).read_bytes() == left


def test_a_disk_that_is_full_leaves_no_key_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        key_in(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_processes_that_start_at_once_have_the_same_whole_key(tmp_path: Path) -> None:
    found: list[str] = []
    starts = threading.Barrier(8)

    def start() -> None:
        starts.wait()
        found.append(key_in(tmp_path))

    threads = [threading.Thread(target=start) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1


@pytest.mark.parametrize("key", ["", "   ", "secret", "k" * 31, "k" * 31 + " "])
def test_a_short_key_is_refused_from_wherever_it_comes(tmp_path: Path, key: str) -> None:
    path = tmp_path / "server.toml"
    path.write_text(f'secret_key = "{key}"\n')
    with pytest.raises(InvalidSettings, match=r"secret_key .* 32 bytes"):
        load(path, {})
    with pytest.raises(InvalidSettings, match=r"secret_key .* 32 bytes"):
        load(None, {"MOTHERLODE_SECRET_KEY": key})
    with pytest.raises(ValueError, match=r"secret_key .* 32 bytes"):
        Settings(secret_key=key)
    assert load(None, {"MOTHERLODE_SECRET_KEY": GOOD}).secret_key == GOOD


@pytest.mark.parametrize("name", ["LIMIT_SOCKETS", "LIMITS_SOKETS", "SECRETKEY", "LIMITS", "port"])
def test_a_setting_that_there_is_not_is_refused_in_the_environment_too(name: str) -> None:
    with pytest.raises(InvalidSettings, match=f"MOTHERLODE_{name}"):
        load(None, {f"MOTHERLODE_{name}": GOOD})


def test_what_the_build_and_the_engine_are_told_is_no_setting_of_a_server() -> None:
    told = {"MOTHERLODE_ENGINE": "plain", "MOTHERLODE_PURE": "1", "MOTHERLODE_NO_PAGE": "1"}
    assert load(None, told) == Settings()
