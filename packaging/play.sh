#!/bin/sh
# Installs what is missing, builds Merlon and plays. Arguments go to merlon-cli: sh packaging/play.sh --help
. "$(dirname -- "$0")/setup.sh"

needs build
configure play || exit 1
cmake --build --preset play --parallel "$(cores)" --target merlon-cli || exit 1
use_utf8

merlon=build/play/bin/merlon-cli
if [ $# -gt 0 ]; then
    exec "$merlon" "$@"
elif [ -t 0 ]; then
    exec "$merlon" play --game siege2 --seats human,heuristic
else
    echo "There is no terminal to play in, so here is a short siege between two computer players."
    exec "$merlon" play --game siege2 --seats heuristic,heuristic --seed 7
fi
