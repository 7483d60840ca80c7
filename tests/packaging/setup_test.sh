#!/bin/sh
# packaging/setup.sh among stand-ins for dpkg-query, apt-get, sudo and id: what it would install, and what it says.
# usage: setup_test.sh SOURCE_FOLDER
tree=$1
room=$(mktemp -d) || exit 1
trap 'rm -rf "$room"' EXIT
wrong=0

# stand_in NAME: a program of that name whose text is read from stdin.
stand_in() {
    { echo '#!/bin/sh'; cat; } >"$room/bin/$1"
    chmod +x "$room/bin/$1"
}

# fresh: an empty machine with the programs that every machine has.
fresh() {
    rm -rf "$room/bin" "$room/log"
    mkdir "$room/bin"
    for program in sh sed tr grep dirname cat env echo; do
        ln -s "$(command -v $program)" "$room/bin/$program"
    done
}

# with_packages NAME...: dpkg-query knows these alone; apt-get and apt-cache write down what they are asked.
with_packages() {
    echo "case ' $* ' in *\" \$3 \"*) printf installed ;; *) exit 1 ;; esac" | stand_in dpkg-query
    echo "echo apt-get \"\$@\" >>'$room/log'" | stand_in apt-get
    echo "[ \"\$2\" != mold ]" | stand_in apt-cache
}

i_am() { echo "echo $1" | stand_in id; }

# says WHAT TEXT / does not say it: about the last run.
expect() {
    grep -q -- "$2" "$room/said" || { echo "$1: no \"$2\" in:"; cat "$room/said"; wrong=1; }
}

run() {
    touch "$room/log"
    (cd "$tree" && PATH="$room/bin" sh -c '. packaging/setup.sh; needs build' packaging/play.sh) \
        >"$room/out" 2>&1
    status=$?
    cat "$room/out" "$room/log" >"$room/said"
}

everything=$(sed -n 's/^\([a-z][a-z0-9+.-]*\).*/\1/p' "$tree/packaging/packages.txt" | tr '\n' ' ')

fresh; with_packages $everything; i_am 0; run
[ "$status" = 0 ] && [ ! -s "$room/log" ] || { echo "complete machine: asked for packages"; wrong=1; }

fresh; with_packages g++ cmake; i_am 0; run
expect "root" "apt-get update"
expect "root" "apt-get install .*--no-install-recommends.* ninja-build .*libcli11-dev .*ccache$"

fresh; with_packages g++; i_am 1000; run
[ "$status" != 0 ] || { echo "neither root nor sudo: went on"; wrong=1; }
expect "neither root nor sudo" "neither root nor sudo"
expect "neither root nor sudo" "    cmake$"

fresh; with_packages g++; i_am 1000; echo "echo sudo >>'$room/log'; exec \"\$@\"" | stand_in sudo; run
expect "sudo" "^sudo$"
expect "sudo" "apt-get install .* cmake "

fresh; i_am 1000; run
[ "$status" = 0 ] || { echo "another system: gave up"; wrong=1; }
expect "another system" "no Debian"
expect "another system" "    mold (optional)"

[ $wrong = 0 ] && echo "packaging/setup.sh does as it should"
exit $wrong
