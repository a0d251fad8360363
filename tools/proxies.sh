#!/bin/sh
# Makes sure that there are nginx, HAProxy and Caddy for the tests: those that are there, or Debian's, which are unpacked
# into build/proxies and not installed, so that none of them begins to serve anything. Run by make.
set -eu
cd "$(dirname "$0")/.."
folder=$PWD/build/proxies
PATH=$PATH:/usr/local/sbin:/usr/sbin:$folder/usr/sbin:$folder/usr/bin

wanted=
for name in nginx haproxy caddy; do
    if ! command -v "$name" >/dev/null; then wanted="$wanted $name"; fi
done
if [ -z "$wanted" ]; then exit 0; fi

unpack() {
    if [ "$(id -u)" = 0 ]; then apt-get update -qq; fi &&
        mkdir -p "$folder/debs/partial" &&
        apt-get install -y -qq --no-install-recommends --download-only \
            -o Debug::NoLocking=1 -o "Dir::Cache::archives=$folder/debs" "$@" &&
        for package in "$folder"/debs/*.deb; do dpkg-deb --extract "$package" "$folder" || return 1; done &&
        rm -r "$folder/debs"
}

echo "setup: unpacking$wanted" >&2
# shellcheck disable=SC2086 # these are words
if ! command -v apt-get >/dev/null || ! said=$(unpack $wanted 2>&1); then
    echo "${said:-}" >&2
    echo "setup: the tests need proxies. On Debian and Ubuntu type: sudo apt install$wanted" >&2
    exit 1
fi
