#!/bin/sh
# Takes pictures of the window. Without arguments those of the README anew, else all of them:
#     sh packaging/screenshots.sh [FOLDER [WIDTHxHEIGHT]]
# QT_SCALE_FACTOR=2 in the environment gives those of a dense screen.
. "$(dirname -- "$0")/setup.sh"

preset=${MERLON_PRESET:-test}
folder=${1:-build/screenshots}
size=${2:-1280x800}
needs build test
configure "$preset" || exit 1
cmake --build --preset "$preset" --parallel "$(cores)" --target merlon_screenshots merlon_editor_screenshots || exit 1
use_utf8
for program in merlon_screenshots merlon_editor_screenshots; do
    QT_QPA_PLATFORM=offscreen "build/$preset/bin/$program" "$folder" "$size" || exit 1
done
if [ $# -eq 0 ]; then
    mkdir -p resources/screenshots
    for picture in en-day-start en-day-maneuver fr-day-defense fr-night-assault en-day-siege1-deployment \
        fr-night-siege1-defense; do
        cp "$folder/$picture.png" resources/screenshots/ || exit 1
    done
fi
