#!/bin/sh
# Sets up .venv: the exact packages of requirements/SET.lock, and this package, editable. Run by make as
# `sh tools/setup.sh SET`, where SET is `play` or `test` (which has all of `play`); needs Python 3.11.
set -eu
cd "$(dirname "$0")/.."

set=$1
if [ -e .venv/.test ]; then set=test; fi # what is there already stays
lock=requirements/$set.lock

say() { echo "setup: $*" >&2; }
fail() { say "$@"; exit 1; }

find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    return 1
}

has_venv() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

# The lines of one package in the lock (keep), or all the others (drop).
locked() { awk -v how="$1" -v name="$2==" '/^[^ ]/ { hit = index($0, name) == 1 } hit == (how == "keep")' "$lock"; }

pip() { .venv/bin/python -m pip --disable-pip-version-check --quiet "$@"; }

if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    python=$(find_python) || fail "Python 3.11 or newer is needed; python3 is $(python3 --version 2>&1 || true)."
    if ! has_venv "$python"; then
        package=$python-venv # as Debian and Ubuntu call it
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
            say "installing $package"
            apt-get update -qq
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" >/dev/null
        else
            fail "Python's venv module is missing. On Debian and Ubuntu type: sudo apt install $package"
        fi
    fi
    say "making .venv with $("$python" --version)"
    "$python" -m venv --clear .venv
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for name in pip uv; do locked keep $name >"$scratch/$name.lock"; done

# What a new environment brings along is as old as its Python; nothing here needs setuptools.
pip install --require-hashes -r "$scratch/pip.lock"
if pip show setuptools >/dev/null 2>&1; then pip uninstall --yes setuptools; fi

if pip install --require-hashes -r "$scratch/uv.lock"; then
    .venv/bin/uv pip sync --python .venv/bin/python --require-hashes --compile-bytecode "$lock"
    .venv/bin/uv pip install --python .venv/bin/python --no-deps --no-build-isolation --quiet --editable .
else
    say "uv is not to be had here; pip does it too, only slower"
    locked drop uv >"$scratch/rest.lock"
    pip install --require-hashes -r "$scratch/rest.lock"
    pip install --no-deps --no-build-isolation --editable .
fi
say "ready to $set"
