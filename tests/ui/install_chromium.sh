#!/bin/sh
# Installs Debian's Chromium for the tests where that can be done, and says so where it cannot.
# It never fails: without a browser the tests that need one are skipped, which pytest says too.

notice() {
    echo "*** CHROMIUM IS NOT INSTALLED ($1): the tests in a browser are skipped ***" >&2
    exit 0
}

if command -v chromium >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1; then
    exit 0
fi
command -v apt-get >/dev/null 2>&1 || notice "there is no apt-get here"
[ "$(id -u)" = 0 ] || notice "as root: apt-get install chromium"

echo "installing Chromium for the tests" >&2
install() {
    DEBIAN_FRONTEND=noninteractive timeout 300 \
        apt-get -qq -y --no-install-recommends install chromium >/dev/null 2>&1
}
install || { timeout 300 apt-get -qq update >/dev/null 2>&1 && install; } ||
    notice "apt-get install chromium failed"
exit 0
