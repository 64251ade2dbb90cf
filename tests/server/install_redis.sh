#!/bin/sh
# Installs Debian's Redis for the tests where that can be done, and says so where it cannot.
# It never fails: without a broker the tests that need one are skipped, which pytest says too.

notice() {
    echo "*** REDIS IS NOT INSTALLED ($1): the tests that need a broker are skipped ***" >&2
    exit 0
}

if command -v redis-server >/dev/null 2>&1 || command -v valkey-server >/dev/null 2>&1; then
    exit 0
fi
command -v apt-get >/dev/null 2>&1 || notice "there is no apt-get here"
[ "$(id -u)" = 0 ] || notice "as root: apt-get install redis-server"

echo "installing Redis for the tests" >&2
install() {
    # The tests run one of their own: the package is to run none.
    RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive timeout 300 \
        apt-get -qq -y --no-install-recommends install redis-server >/dev/null 2>&1
}
install || { timeout 300 apt-get -qq update >/dev/null 2>&1 && install; } ||
    notice "apt-get install redis-server failed"
exit 0
