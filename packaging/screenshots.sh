#!/bin/sh
# Takes the pictures of the README anew: sh packaging/screenshots.sh [FOLDER [WIDTHxHEIGHT]]
# QT_SCALE_FACTOR=2 in the environment gives those of a dense screen.
. "$(dirname -- "$0")/setup.sh"

preset=${MERLON_PRESET:-test}
folder=${1:-resources/screenshots}
size=${2:-1280x800}
needs build test
configure "$preset" || exit 1
cmake --build --preset "$preset" --parallel "$(cores)" --target merlon_screenshots || exit 1
use_utf8
QT_QPA_PLATFORM=offscreen "build/$preset/bin/merlon_screenshots" "$folder" "$size" || exit 1
