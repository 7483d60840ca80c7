# Sourced by play.sh, test.sh and .ci/run: installs what is missing, and moves to the top of the tree.
# POSIX sh.

merlon_top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd) || exit 1
cd "$merlon_top" || exit 1

# packages_of GROUP: its packages, one a line; optional ones end with a question mark.
packages_of() {
    sed -n "/^\[$1\]/,/^\[/{/^[^[#]/p;}" packaging/packages.txt | tr -d ' '
}

is_installed() {
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# missing_packages GROUP...: those of the groups that are not installed, question marks kept.
missing_packages() {
    for group in "$@"; do
        for package in $(packages_of "$group"); do
            is_installed "${package%\?}" || echo "$package"
        done
    done
}

# needs GROUP...: sees to it that the packages of the groups are installed. Uses the network only if one is missing.
needs() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        echo "This is no Debian or Ubuntu. Please see to what these packages hold; the build will tell what it misses:"
        for group in "$@"; do packages_of "$group" | sed 's/\(.*\)?$/\1 (optional)/; s/^/    /'; done
        return 0
    fi
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" = 0 ]; then
        as_root='env DEBIAN_FRONTEND=noninteractive'
    elif command -v sudo >/dev/null; then
        as_root='sudo env DEBIAN_FRONTEND=noninteractive'
    elif echo "$missing" | grep -qv '?$'; then
        echo "These packages are missing, and there is neither root nor sudo to install them:" >&2
        echo "$missing" | sed 's/?$//; s/^/    /' >&2
        exit 1
    else
        return 0 # only optional ones
    fi
    echo "Installing:" $(echo "$missing" | tr -d '?')
    $as_root apt-get update -q || echo "The list of packages could not be renewed; trying with the old one." >&2
    wanted=
    for package in $missing; do
        case $package in
        *\?) apt-cache show "${package%\?}" >/dev/null 2>&1 && wanted="$wanted ${package%\?}" ;;
        *) wanted="$wanted $package" ;;
        esac
    done
    [ -n "$wanted" ] || return 0
    if ! $as_root apt-get install -q -y --no-install-recommends $wanted </dev/null; then
        echo "These packages could not be installed:$wanted" >&2
        exit 1
    fi
}

# configure PRESET [OPTION...]: quiet unless it fails.
configure() {
    mkdir -p build
    if ! cmake --preset "$@" >build/configure.log 2>&1; then
        cat build/configure.log >&2
        return 1
    fi
}

cores() {
    getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2
}

# Qt wants a UTF-8 locale; the language of the user stays.
use_utf8() {
    [ "$(locale charmap 2>/dev/null)" = UTF-8 ] && return 0
    if [ -n "${LC_ALL:-}" ]; then
        LC_ALL=C.UTF-8
        export LC_ALL
    else
        LC_CTYPE=C.UTF-8
        export LC_CTYPE
    fi
}
