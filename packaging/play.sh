#!/bin/sh
# Installs what is missing, builds Merlon and opens its window. Without a display it plays in the terminal.
# Arguments go to merlon-cli: sh packaging/play.sh --help
. "$(dirname -- "$0")/setup.sh"

needs build play
has_window=
[ $# -gt 0 ] || [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || has_window=yes
configure play || exit 1
# What is not going to be opened need not be built.
cmake --build --preset play --parallel "$(cores)" --target merlon-cli ${has_window:+merlon merlon-editor merlon-render} ||
    exit 1
use_utf8

merlon=build/play/bin/merlon-cli
if [ $# -gt 0 ]; then
    exec "$merlon" "$@"
elif [ -n "$has_window" ]; then
    exec build/play/bin/merlon
elif [ -t 0 ]; then
    echo "There is no display for the window, so let us play in the terminal."
    exec "$merlon" play --game siege2 --seats human,heuristic
else
    echo "There is no display for the window and no terminal to play in, so here is a short siege between two computer players."
    exec "$merlon" play --game siege2 --seats heuristic,heuristic --seed 7
fi
