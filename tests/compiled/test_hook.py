"""The build hook: plain unless asked, compiled if asked, plain and loud where that fails."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).parents[2]
CONFIG = {"needs": ["mypy"], "compiled": ["mbira/core/*.py"], "interpreted": []}


@pytest.fixture
def module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def built(
    module: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch, wish: str, kind: str
) -> tuple[dict[str, Any], list[str]]:
    """Build a wheel of one source; return what the hook says of it, and what it needs for that."""
    (root / "src" / "mbira" / "core").mkdir(parents=True, exist_ok=True)
    (root / "src" / "mbira" / "core" / "legal.py").write_text("")
    (root / "pyproject.toml").write_text("")
    monkeypatch.setattr(module, "WISH", wish)
    hook = module.CompiledHook(str(root), CONFIG, None, None, "", "wheel")
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize(kind, data)
    return data, hook.dependencies()


def fail(*_: object) -> None:
    raise RuntimeError("no compiler")


def fail_at_length(*_: object) -> None:
    raise RuntimeError(f"cc failed: {['-O3'] * 500}")


def compile_one(_: object, __: Path, build: Path) -> None:
    (build / "lib" / "mbira" / "core").mkdir(parents=True)
    (build / "lib" / "mbira" / "core" / "legal.so").write_text("")


def test_nothing_is_compiled_or_needed_unless_it_is_asked_for(
    module: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module.CompiledHook, "_compile", fail)
    for wish in ("", "0"):
        data, needs = built(module, tmp_path, monkeypatch, wish, "standard")
        assert (data, needs) == ({"force_include": {}}, [])
    assert built(module, tmp_path, monkeypatch, "must", "editable")[0] == {"force_include": {}}


def test_without_a_compiler_the_wheel_is_plain_and_says_so(
    module: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(module.CompiledHook, "_compile", fail)
    data, needs = built(module, tmp_path, monkeypatch, "1", "standard")
    assert (data, needs) == ({"force_include": {}}, ["mypy"])
    assert "*** mbira: NOT COMPILED: RuntimeError no compiler ***" in capsys.readouterr().err
    with pytest.raises(RuntimeError):
        built(module, tmp_path, monkeypatch, "must", "standard")


def test_why_it_was_not_compiled_is_one_line(
    module: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(module.CompiledHook, "_compile", fail_at_length)
    built(module, tmp_path, monkeypatch, "1", "standard")
    why, _ = capsys.readouterr().err.splitlines()
    assert why.startswith("*** mbira: NOT COMPILED: RuntimeError cc failed: ['-O3', ")
    assert len(why) < 200


def test_it_is_compiled_once_and_again_when_a_source_changes(
    module: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module.CompiledHook, "_compile", compile_one)
    data, _ = built(module, tmp_path, monkeypatch, "1", "standard")
    library = tmp_path / "build" / "compiled" / "lib" / "mbira" / "core" / "legal.so"
    assert data == {
        "force_include": {str(library): "mbira/core/legal.so"},
        "pure_python": False,
        "infer_tag": True,
    }
    monkeypatch.setattr(module.CompiledHook, "_compile", fail)
    assert built(module, tmp_path, monkeypatch, "must", "standard")[0] == data
    (tmp_path / "src" / "mbira" / "core" / "more.py").write_text("")
    with pytest.raises(RuntimeError, match="no compiler"):
        built(module, tmp_path, monkeypatch, "must", "standard")


def test_no_value_of_msgspec_is_compiled() -> None:
    """It would read its own annotations wrongly: what may be None could not be."""
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    config = tool["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    source = ROOT / "src"
    left_out = {path for glob in config["interpreted"] for path in source.glob(glob)}
    found = {path for glob in config["compiled"] for path in source.glob(glob)} - left_out
    assert len(found) > 50
    values = re.compile(r"^class \w+\(.*\bStruct\b", re.MULTILINE)
    assert [path for path in found if values.search(path.read_text(encoding="utf-8"))] == []
