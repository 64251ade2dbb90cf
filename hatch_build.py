"""Builds the wheel: as it is, or with MBIRA_COMPILE=1 with its hot modules compiled by mypyc.

Where that fails, for there is no compiler, the wheel is the plain one and a notice says so: the
same sources run either way. MBIRA_COMPILE=must makes it an error, for whoever counts on it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path
from textwrap import shorten
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = ("core", "games", "bots")
"""Where all is that compiled modules know of."""
PRIVATE = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
"""For GCC and Clang: nobody else calls the functions of a library, or puts others in their place.
So they call each other as those of a program do: one instruction in twenty is for nothing else."""
WISH = os.environ.get("MBIRA_COMPILE", "")


class CompiledHook(BuildHookInterface[Any]):
    """Adds the compiled modules, next to their sources, to a wheel."""

    def dependencies(self) -> list[str]:
        """Return what compiling needs, where it is wanted."""
        needs: list[str] = self.config["needs"] if WISH not in {"", "0"} else []
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, if that is wanted; an editable install stays as it is, or nothing could be."""
        if version == "editable" or WISH in {"", "0"}:
            return
        source, build = Path(self.root) / "src", Path(self.root) / "build" / "compiled"
        done, digest = build / "digest", self._digest(source)
        if not done.exists() or done.read_text() != digest:
            shutil.rmtree(build, ignore_errors=True)
            try:
                self._compile(source, build)
            except (Exception, SystemExit) as error:  # mypyc and setuptools leave by either
                if WISH == "must":
                    raise
                # a compiler that fails is told with all that it was called with
                why = shorten(f"{type(error).__name__} {error}", 160, placeholder=" ...")
                _say(f"NOT COMPILED: {why}", "This is the plain wheel: it does the same, slower")
                return
            done.write_text(digest)
        files = [path for path in (build / "lib").rglob("*") if path.is_file()]
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(p): str(p.relative_to(build / "lib")) for p in files}
        _say(f"compiled into {len(files)} files")

    def _digest(self, source: Path) -> str:
        """Return what changes when anything does that the compiled modules follow from."""
        read = [Path(self.root) / "pyproject.toml", Path(__file__)]
        read += (path for part in ENGINE for path in (source / "mbira" / part).rglob("*.py"))
        found = hashlib.sha256(f"{sys.version} {sys.platform}".encode())
        for path in sorted(read):
            found.update(f"{path.name} ".encode() + path.read_bytes())
        return found.hexdigest()

    def _compile(self, source: Path, build: Path) -> None:
        from mypyc.build import mypycify  # noqa: PLC0415 needed by whoever compiles alone
        from setuptools import Distribution  # noqa: PLC0415
        from setuptools.command.build_ext import build_ext  # noqa: PLC0415

        left_out = {path for glob in self.config["interpreted"] for path in source.glob(glob)}
        found = {path for glob in self.config["compiled"] for path in source.glob(glob)}
        modules = sorted(path.relative_to(source) for path in found - left_out)
        libraries: dict[str, list[str]] = {}
        for path in modules:  # one for core, for each game, for bots: compiled side by side
            rooms = 2 if path.parts[1] == "core" else 3
            libraries.setdefault("_".join(path.parent.parts[:rooms]), []).append(str(path))
        before = Path.cwd()
        os.chdir(source)  # which makes modules of paths
        try:
            extensions = mypycify(
                [
                    f"--config-file={source.parent / 'pyproject.toml'}",
                    *map(str, modules),
                ],
                opt_level="3",
                debug_level="0",
                separate=[(files, name) for name, files in libraries.items()],
                target_dir=str(build / "c"),
            )
            if sys.platform == "linux":
                for extension in extensions:  # they share one list
                    extension.extra_compile_args = [*extension.extra_compile_args, *PRIVATE]
            command = build_ext(Distribution({"ext_modules": extensions}))
            command.ensure_finalized()
            command.build_lib, command.build_temp = str(build / "lib"), str(build / "tmp")
            command.parallel = os.cpu_count()
            command.run()
        finally:
            os.chdir(before)


def _say(*lines: str) -> None:
    for line in lines:
        sys.stderr.write(f"*** mbira: {line} ***\n")
