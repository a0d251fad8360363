#!/bin/sh
# Makes sure that there is a Chromium for the browser tests. Run by make.
set -eu
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "setup: installing chromium" >&2
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
else
    echo "setup: the browser tests need Chromium. On Debian and Ubuntu type: sudo apt install chromium" >&2
    exit 1
fi
