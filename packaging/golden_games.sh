#!/bin/sh
# Plays the twenty golden games of tests/games/golden again, when the rules have changed on purpose:
#     sh packaging/golden_games.sh build/test/bin/merlon-cli
set -eu
cli=${1:?the path of merlon-cli}
folder=$(dirname "$0")/../tests/games/golden
mkdir -p "$folder"
for board in two-shoulders crooked-crown; do
    for seed in 1 2 3 4 5; do
        for player in random heuristic; do
            "$cli" play --game siege2 --board "$board" --seats "$player,$player" --seed "$seed" \
                --record "$folder/$board-$player-$seed.json" >/dev/null
        done
    done
done
