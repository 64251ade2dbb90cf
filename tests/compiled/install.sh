#!/bin/sh
# Makes a second environment: it looks for everything in the first, and finds mbira compiled in its
# own. An environment of its own, as compiled modules next to the sources would hide every edit.
# Compiling is done again only when a source has changed; see hatch_build.py.
set -eu
venv=$1 compiled=$2
wheels=build/wheels

test -x "$compiled/bin/python" || "$venv/bin/python" -m venv --without-pip "$compiled"
rm -rf "$wheels"
mkdir -p build
# pip shows what a build says only with -v, and then very much of it
MBIRA_COMPILE=1 "$venv/bin/pip" wheel -v --disable-pip-version-check --no-deps \
    --no-build-isolation -w "$wheels" . >build/compiled.log 2>&1 ||
    { tail -20 build/compiled.log >&2; exit 1; }
grep -o '[*][*][*] mbira: .*' build/compiled.log >&2 || true
"$venv/bin/pip" --python "$compiled/bin/python" install -q --disable-pip-version-check \
    --no-deps --force-reinstall "$wheels"/*.whl
"$compiled/bin/python" - "$venv" <<'PY'
import sys, sysconfig
from pathlib import Path

venv = Path(sys.argv[1]).resolve()
own = Path(sysconfig.get_path("purelib"))
others = venv / own.relative_to(sys.prefix)
beside = [others, "bench/src", "examples/liars_dice/src"]
(own / "beside.pth").write_text("".join(f"{Path(path).resolve()}\n" for path in beside))
PY
"$compiled/bin/python" -m mbira --version
