#!/bin/sh
# Installs Debian's PostgreSQL for the tests where that can be done, and says so where it cannot.
# It never fails: without PostgreSQL the tests that need it are skipped, which pytest says too.

notice() {
    echo "*** POSTGRESQL IS NOT INSTALLED ($1): the tests that need it are skipped ***" >&2
    exit 0
}

if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1; then
    exit 0
fi
command -v apt-get >/dev/null 2>&1 || notice "there is no apt-get here"
[ "$(id -u)" = 0 ] || notice "as root: apt-get install postgresql"

# The tests run a PostgreSQL of their own: the package is to make none and to run none.
mkdir -p /etc/postgresql-common/createcluster.d 2>/dev/null &&
    echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.d/mbira.conf ||
    notice "cannot write to /etc"

echo "installing PostgreSQL for the tests" >&2
install() {
    DEBIAN_FRONTEND=noninteractive timeout 300 \
        apt-get -qq -y --no-install-recommends install postgresql >/dev/null 2>&1
}
install || { timeout 300 apt-get -qq update >/dev/null 2>&1 && install; } ||
    notice "apt-get install postgresql failed"
exit 0
