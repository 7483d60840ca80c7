#!/bin/sh
# Installs what is missing, builds Merlon and all its tests and runs them. Arguments go to ctest (-R siege).
# MERLON_PRESET chooses another preset (debug, asan, ci). The last line counts: "N passed, N failed".
. "$(dirname -- "$0")/setup.sh"

preset=${MERLON_PRESET:-test}

# finish PASSED FAILED
finish() {
    echo "$1 passed, $2 failed"
    [ "$1" -gt 0 ] && [ "$2" -eq 0 ]
    exit
}

needs build test
if ! configure "$preset" || ! cmake --build --preset "$preset" --parallel "$(cores)"; then
    echo "Merlon could not be built; that counts as one failure."
    finish 0 1
fi

QT_QPA_PLATFORM=offscreen
export QT_QPA_PLATFORM
use_utf8
log=$PWD/build/$preset/tests.log
rm -f "$log"
ctest --preset "$preset" --parallel "$(cores)" --timeout 900 --output-log "$log" "$@"

# The summary is the last of its kind: the output of a failed test may look like one.
summary=$(LC_ALL=C sed -n 's/^.*% tests passed, \([0-9]*\) tests* failed out of \([0-9]*\)$/\1 \2/p' "$log" | tail -n 1)
failed=${summary% *}
tests=${summary#* }
skipped=$(LC_ALL=C grep -c '^[[:space:]]*[0-9]* - .* (Skipped)$' "$log")
[ "$skipped" -eq 0 ] || echo "$skipped skipped"
[ "${tests:-0}" -gt 0 ] || echo "No test ran."
finish $((${tests:-0} - ${failed:-0} - skipped)) "${failed:-0}"
