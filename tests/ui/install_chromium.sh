#!/bin/sh
# Installs Debian's Chromium for the tests where that can be done, and says so where it cannot: the
# shell without windows, or the whole browser where there is no shell.
# It never fails: without a browser the tests that need one are skipped, which pytest says too.

notice() {
    command -v chromium >/dev/null 2>&1 && exit 0 # slower, but it does
    echo "*** CHROMIUM IS NOT INSTALLED ($1): the tests in a browser are skipped ***" >&2
    exit 0
}

for name in chromium-headless-shell google-chrome; do
    command -v $name >/dev/null 2>&1 && exit 0
done
command -v apt-get >/dev/null 2>&1 || notice "there is no apt-get here"
[ "$(id -u)" = 0 ] || notice "as root: apt-get install chromium"

echo "installing Chromium for the tests" >&2
install() {
    DEBIAN_FRONTEND=noninteractive timeout 300 \
        apt-get -qq -y --no-install-recommends install "$1" >/dev/null 2>&1
}
install chromium-headless-shell ||
    { timeout 300 apt-get -qq update >/dev/null 2>&1 && install chromium-headless-shell; } ||
    command -v chromium >/dev/null 2>&1 || install chromium ||
    notice "apt-get install chromium failed"
exit 0
