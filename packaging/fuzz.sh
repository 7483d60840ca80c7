#!/bin/sh
# Fuzzes for so many minutes in all, every target as long as the others, as many at a time as there are cores:
#     sh packaging/fuzz.sh MINUTES [TARGET...]
# Ends with a table: runs, runs a second, what is covered (edges), inputs that lead further, the most memory (MB). In
# build/asan/fuzz lie logs, in its folder findings what brings a program down, in its folder corpus what leads further:
# there the next run goes on. MERLON_SEED=0 fuzzes otherwise each time.
. "$(dirname -- "$0")/setup.sh"

minutes=${1:?how many minutes}
shift
preset=${MERLON_PRESET:-asan}
needs build test check
configure "$preset" && cmake --build "build/$preset" --target fuzz_targets --parallel "$(cores)" || exit 1
use_utf8
bin=build/$preset/bin
targets=$*
if [ -z "$targets" ]; then
    for program in "$bin"/fuzz_*; do
        targets="$targets ${program#"$bin"/fuzz_}"
    done
fi
number=$(echo "$targets" | wc -w)
seconds=$((minutes * 60 * $(cores) / number))
[ "$seconds" -le $((minutes * 60)) ] || seconds=$((minutes * 60))
LSAN_OPTIONS=suppressions=$PWD/tests/support/leaks_of_others.txt:print_suppressions=0
export LSAN_OPTIONS
fuzz=build/$preset/fuzz
mkdir -p "$fuzz/findings"
rm -f "$fuzz"/*.status

# fuzz TARGET: for its time, with all that has been found before. The sanitizers make the largest that a reader takes (64 MB,
# see core/base/limits.h) twenty times as slow.
fuzz() {
    found=$fuzz/corpus/$1
    mkdir -p "$found"
    inputs=$found
    [ ! -d "tests/fuzz/corpus/$1" ] || inputs="$inputs tests/fuzz/corpus/$1"
    "$bin/fuzz_$1" -seed="${MERLON_SEED:-1}" -max_total_time="$seconds" -timeout=60 -rss_limit_mb=2048 \
        -print_final_stats=1 -artifact_prefix="$fuzz/findings/$1-" $inputs >"$fuzz/$1.log" 2>&1
    echo $? >"$fuzz/$1.status"
}

# figure TARGET PATTERN: the last number that the log has behind the pattern.
figure() {
    sed -n "s/^.*$2 *\([0-9][0-9]*\).*$/\1/p" "$fuzz/$1.log" | tail -n 1
}

echo "$number targets, $seconds seconds each"
running=0
for target in $targets; do
    fuzz "$target" &
    running=$((running + 1))
    [ $((running % $(cores))) -ne 0 ] || wait
done
wait

failed=0
printf '%-14s %12s %10s %10s %8s %8s  %s\n' target runs 'a second' coverage inputs MB ended
for target in $targets; do
    status=$(cat "$fuzz/$target.status")
    ended=well
    [ "$status" -eq 0 ] || ended="badly ($status): $fuzz/$target.log"
    [ "$status" -eq 0 ] || failed=$((failed + 1))
    printf '%-14s %12s %10s %10s %8s %8s  %s\n' "$target" "$(figure "$target" 'number_of_executed_units:')" \
        "$(figure "$target" 'average_exec_per_sec:')" "$(figure "$target" ' cov:')" \
        "$(figure "$target" ' corp:')" "$(figure "$target" 'peak_rss_mb:')" "$ended"
done
[ "$failed" -eq 0 ]
