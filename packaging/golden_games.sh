#!/bin/sh
# Plays the golden games of tests/games/golden again, when the rules have changed on purpose:
#     sh packaging/golden_games.sh build/test/bin/merlon-cli [siege1|siege2|fiefs|mountain|exiles]
set -eu
cli=${1:?the path of merlon-cli}
games=${2:-siege1 siege2 fiefs mountain exiles}
folder=$(dirname "$0")/../tests/games/golden
mkdir -p "$folder"

# golden NAME PLAYER SEATS SEED OPTION...
golden() {
    golden_name=$1-$2-$4
    golden_seed=$4
    sitting=$2
    for _ in $(seq 2 "$3"); do
        sitting=$sitting,$2
    done
    shift 4
    "$cli" play "$@" --seats "$sitting" --seed "$golden_seed" --record "$folder/$golden_name.json" >/dev/null
}

for player in random heuristic; do
    for seed in 1 2 3 4 5; do
        case $games in *siege2*)
            for board in two-shoulders crooked-crown; do
                golden "$board" "$player" 2 "$seed" --game siege2 --board "$board"
            done
            ;;
        esac
    done
    for seats in 2 3 4; do
        case $games in *siege1*)
            golden "three-gates-$seats" "$player" "$seats" 1 --game siege1 --option "players=$seats"
            golden "three-gates-$seats-starred" "$player" "$seats" 2 --game siege1 --option "players=$seats" \
                --option cards=starred
            ;;
        esac
    done
    # Every number of seats, every option.
    case $games in *fiefs*)
        golden fiefs-2 "$player" 2 1 --game fiefs --board fiefs-2
        golden fiefs-2-siege "$player" 2 2 --game fiefs --board fiefs-2 --option siege=on --option chaos=on
        golden fiefs-3-cut-throat "$player" 3 3 --game fiefs --board fiefs-3 --option cut-throat=on
        golden fiefs-3-unequal "$player" 3 4 --game fiefs --board lions-share --option round-limit=10
        golden fiefs-4-pairs "$player" 4 5 --game fiefs --board twin-lakes --option allegiance=pairs \
            --option skirmish=on
        golden fiefs-5-discreet "$player" 5 6 --game fiefs --board fiefs-5 --option skirmish=on \
            --option discreet=on
        golden fiefs-6-triples "$player" 6 7 --game fiefs --board fiefs-6 --option allegiance=triples \
            --option chaos=on --option discreet=on
        ;;
    esac
    case $games in *mountain*)
        golden mountain-2 "$player" 2 1 --game mountain --board autumn
        golden mountain-3-reserve "$player" 3 2 --game mountain --board autumn --option players=3 \
            --option finite-reserve=on --option payment-blue=ask
        golden mountain-4 "$player" 4 3 --game mountain --board winter --option players=4 \
            --option workshops=random-distinct
        golden mountain-4-teams "$player" 4 4 --game mountain --board winter --option players=4 --option team=on
        golden mountain-5-chosen "$player" 5 5 --game mountain --board winter --option players=5 \
            --option workshops=chosen --option first-player=green
        ;;
    esac
    # Outings of one scenario: a whole campaign is ten times as long.
    case $games in *exiles*)
        golden exiles-1 "$player" 1 1 --game exiles --board ring --option length=1
        golden exiles-1-campaign "$player" 1 6 --game exiles --board ring --option difficulty=easy
        golden exiles-2-random "$player" 2 2 --game exiles --board ring --option players=2 --option length=1 \
            --option heroes=random --option difficulty=easy
        golden exiles-3-sheet "$player" 3 3 --game exiles --board quays --option players=3 --option length=1 \
            --option start=sheet-4
        golden exiles-4-sheet "$player" 4 4 --game exiles --board star --option players=4 --option length=1 \
            --option start=sheet-7 --option difficulty=hard --option iron=on
        golden exiles-2-warlord "$player" 3 5 --game exiles --board ring --option players=2 --option length=1 \
            --option warlord=on
        ;;
    esac
done
