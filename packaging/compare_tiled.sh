#!/bin/bash
# Opens 10,000 places with 20,000 links in the editor, and as many objects in Tiled, and pans both:
#     bash packaging/compare_tiled.sh [EDITOR]
# Says how long each takes until it rests, how much of a processor for that, and for a step of panning with the middle
# button. Frames cannot be timed from outside; merlon_drawing_bench times those of the editor.
# Wants: Xvfb, openbox, xdotool, python3, tiled.
set -uo pipefail
editor=${1:-build/release/bin/merlon-editor}
for program in Xvfb openbox xdotool python3 tiled "$editor"; do
    command -v "$program" >/dev/null || { echo "$program is missing"; exit 1; }
done
folder=$(mktemp -d)
running=()
trap 'kill "${running[@]}" 2>/dev/null; rm -rf "$folder"' EXIT
export XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder XDG_CACHE_HOME=$folder XDG_RUNTIME_DIR=$folder
unset QT_QPA_PLATFORM

python3 - "$folder" <<'PYTHON'
import json, math, sys
rows = 100
def kind(i):
    away = math.hypot(i % rows - 49.5, i // rows - 49.5)
    if away < 16: return "building"
    if away < 17: return ("wall", "tower")[i % 2]
    return "rampart" if i % 97 else "foreground"
def spot(i): return (i % rows + 0.5) * 10, (i // rows + 0.5) * 10
pairs = [(i - 1, i) for i in range(rows * rows) if i % rows]
pairs += [(i - rows, i) for i in range(rows, rows * rows)]
pairs += [(i - rows - 1, i) for i in range(rows + 1, rows * rows) if i % 50 == 1]
outside = ("rampart", "foreground")
board = {"format": {"name": "merlon-board", "version": "1.0"}, "key": "huge", "schema": "siege",
         "names": {"en": "Huge"}, "games": ["siege2"],
         "places": [{"key": f"p{i}", "kind": kind(i), "side": "west", "x": spot(i)[0], "y": spot(i)[1]}
                    for i in range(rows * rows)],
         "links": [{"kind": "path" if kind(a) in outside and kind(b) in outside else "adjacent",
                    "from": f"p{a}", "to": f"p{b}"} for a, b in pairs]}
json.dump(board, open(sys.argv[1] + "/huge.merlon-board", "w"))
with open(sys.argv[1] + "/huge.tmx", "w") as tmx:
    tmx.write('<map version="1.9" orientation="orthogonal" width="100" height="100" tilewidth="10" tileheight="10">'
              '<objectgroup id="1" name="board">')
    for i in range(rows * rows):
        x, y = spot(i)
        tmx.write(f'<object id="{i + 1}" name="p{i}" type="{kind(i)}" x="{x - 3}" y="{y - 3}" width="6" height="6"/>')
    for number, (a, b) in enumerate(pairs):
        x, y = spot(a)
        dx, dy = spot(b)[0] - x, spot(b)[1] - y
        tmx.write(f'<object id="{rows * rows + 1 + number}" type="link" x="{x}" y="{y}">'
                  f'<polyline points="0,0 {dx},{dy}"/></object>')
    tmx.write('</objectgroup></map>')
PYTHON

mkfifo "$folder/display"
exec {display}<>"$folder/display"
Xvfb -displayfd "$display" -screen 0 1920x1080x24 2>/dev/null &
running+=($!)
read -r -u "$display" number
export DISPLAY=:$number
openbox 2>/dev/null &
running+=($!)

used() { awk '{ print ($14 + $15) * 10 }' "/proc/$1/stat"; } # milliseconds of processor
now() { date +%s%N | cut -c1-13; }

# at_rest PID: waits until it has used no processor for a second; says when that began.
at_rest() {
    local before=-1 since
    since=$(now)
    while [ $(($(now) - since)) -lt 1000 ]; do
        sleep 0.05
        if [ "$(used "$1")" != "$before" ]; then
            before=$(used "$1")
            since=$(now)
        fi
    done
    echo "$since"
}

# measure NAME COMMAND...
measure() {
    local name=$1 began pid rested opened panned window
    shift
    began=$(now)
    "$@" >/dev/null 2>&1 &
    pid=$!
    running+=("$pid")
    until window=$(xdotool search --onlyvisible --pid "$pid" --name . 2>/dev/null | tail -n 1) && [ -n "$window" ]; do
        sleep 0.02
    done
    rested=$(at_rest "$pid")
    opened=$(used "$pid")
    xdotool windowsize --sync "$window" 1900 1000 windowfocus "$window"
    at_rest "$pid" >/dev/null
    xdotool mousemove --window "$window" 900 500
    xdotool keydown ctrl click --repeat 5 --delay 60 4 keyup ctrl # nearer, so that there is room to pan
    at_rest "$pid" >/dev/null
    panned=$(used "$pid")
    xdotool mousedown 2
    for step in $(seq 100); do # to and fro by turns
        xdotool mousemove_relative -- $((step % 50 < 25 ? 6 : -6)) 0 sleep 0.03
    done
    xdotool mouseup 2
    at_rest "$pid" >/dev/null
    panned=$(($(used "$pid") - panned))
    echo "$name: at rest after $((rested - began)) ms, $opened ms of processor; $((panned / 100)) ms a step of panning"
    kill "$pid"
}

measure Merlon "$editor" "$folder/huge.merlon-board"
measure Tiled tiled "$folder/huge.tmx"
