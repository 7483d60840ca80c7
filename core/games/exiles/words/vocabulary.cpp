#include "core/engine/agenda/words.h"
#include "core/engine/notation/term_table.h"
#include "core/games/exiles/board/exiles_schema.h"
#include "core/games/exiles/edition.h"

#include <algorithm>
#include <string>
#include <vector>

/// The tables of words, each in the order of its list in words.h.
namespace merlon::exiles {

namespace {

using T = Type;
using Row = TermRow<Type>;

constexpr Row kVerbRows[] = {
    {"roll", {T::Number}, {0, 1}},
    {"deal-hero", {T::Hero}, {1, 5}},
    {"first-player", {T::Seat}, {1, 6}},
    {"draw-faction", {T::Faction}, {7, 2}},
    {"draw-front", {T::Place}, {7, 4}},
    {"strike", {T::Building}, {11, 19}},
    {"done", {}, {0, 4}, TermRole::End},
    {"pass", {}, {0, 4}, TermRole::Pass},
    {"take-hero", {T::Hero}, {1, 5}},
    {"defend", {T::Place}, {2, 3}},
    {"build-fort", {T::Place}, {3, 4}},
    {"dig", {T::Place}, {3, 6}},
    {"flood", {T::Place}, {3, 6}},
    {"build", {T::Building}, {3, 7}},
    {"research", {T::Technology}, {3, 8}},
    {"collect", {T::Resource}, {4, 1}},
    {"train", {T::Unit, T::Place}, {5, 1}},
    {"replace", {T::Place, T::Unit}, {5, 2}, TermRole::Begin},
    {"free-recruit", {T::Unit, T::Place}, {5, 5}},
    {"build-engine", {T::Engine, T::Place}, {5, 3}},
    {"exchange-engine", {T::Engine, T::Place, T::Engine}, {5, 3}},
    {"pile-rocks", {T::Place}, {5, 4}},
    {"repair", {T::Place}, {3, 9}},
    {"end-turn", {}, {3, 1}, TermRole::End},
    {"trade", {T::Seat}, {4, 2}, TermRole::Begin},
    {"give", {T::Resource}, {4, 3}},
    {"give-amount", {T::Number}, {4, 3}},
    {"want", {T::Wanted}, {4, 3}},
    {"want-amount", {T::Number}, {4, 3}},
    {"accept-trade", {}, {4, 3}},
    {"refuse-trade", {}, {4, 3}},
    {"inspire", {T::Place}, {7, 1}},
    Row("pick", {T::Place, T::Grade}, {7, 3}, TermRole::Begin).standingAt(0),
    {"send", {T::Place, T::Number}, {7, 3}},
    Row("move-engine", {T::Engine, T::Place, T::Place}, {7, 3}).standingAt(1),
    Row("foresee", {T::Place, T::Grade}, {11, 9}, TermRole::Begin).standingAt(0),
    {"bless", {T::Blessing, T::Place}, {15, 1}},
    Row("blind", {T::Place, T::Enemy, T::Casting}, {15, 1}).standingAt(0),
    {"paralyze", {T::Casting}, {15, 1}},
    Row("burn", {T::Place, T::EnemyEngine, T::Casting}, {15, 1}).standingAt(0),
    {"rockfall", {T::Place, T::Casting}, {15, 1}},
    {"earthquake", {}, {15, 1}},
    Row("shield", {T::Grade}, {15, 4}).standingWhereAsked(),
    {"resurrect", {}, {15, 4}},
    {"accept", {}, {15, 4}, TermRole::Pass},
    Row("aim", {T::Unit, T::Place, T::Number}, {8, 1}).standingWhereAsked(),
    {"hold-fire", {}, {8, 1}, TermRole::End},
    Row("fire", {T::Engine, T::Place}, {9, 1}).standingWhereAsked(),
    {"hold-engine", {T::Engine}, {9, 1}, TermRole::Pass},
    Row("remove", {T::Enemy, T::Place}, {8, 6}).standingAt(1),
    Row("remove-engine", {T::EnemyEngine, T::Place}, {9, 3}).standingAt(1),
    Row("lose", {T::Unit}, {8, 9}).standingWhereAsked(),
    Row("lose-engine", {T::Engine}, {9, 12}).standingWhereAsked(),
    Row("drop", {T::Engine}, {11, 6}).standingWhereAsked(),
    {"hold", {T::Engine}, {11, 6}, TermRole::Pass},
    Row("slay", {T::Enemy, T::Squad}, {11, 7}).standingWhereAsked(),
    Row("assign", {T::Grade, T::Squad, T::Number}, {11, 10}).standingWhereAsked(),
    {"lead", {T::Squad, T::Unit}, {11, 10}},
    {"choose-front", {T::Place}, {17, 2}},
    {"deploy", {T::Enemy, T::Number, T::Place}, {17, 2}},
    {"deploy-engine", {T::EnemyEngine, T::Number, T::Place}, {17, 2}},
    {"target", {T::Enemy, T::Place}, {17, 3}},
    {"target-engine", {T::EnemyEngine, T::Place}, {17, 3}},
    {"target-kind", {T::Element}, {17, 3}},
    {"form", {T::Enemy, T::Squad, T::Number}, {17, 4}},
    {"head", {T::Squad, T::Enemy}, {17, 4}},
    {"give-ram", {T::Squad}, {17, 4}},
    {"give-tower", {T::Squad}, {17, 4}},
};

constexpr Row kEventRows[] = {
    {"hero-taken", {T::Seat, T::Hero}},
    {"first-player-chosen", {T::Seat}},
    {"turn-begins", {T::Number}, {}, TermRole::Round},
    {"scenario-begins", {T::Scenario}},
    {"section-taken", {T::Seat, T::Place}},
    {"actions-begin", {T::Seat}, {}, TermRole::Part},
    {"fort-built", {T::Seat, T::Place, T::Number}},
    {"gate-raised", {T::Place, T::Number}},
    {"dug", {T::Seat, T::Place}},
    {"flooded", {T::Seat, T::Place}},
    {"built", {T::Seat, T::Building, T::Number}},
    {"researched", {T::Seat, T::Technology}},
    {"collected", {T::Seat, T::Number, T::Resource}},
    {"trained", {T::Seat, T::Unit, T::Place}},
    {"unit-given-up", {T::Seat, T::Unit, T::Place}},
    {"recruited", {T::Seat, T::Unit, T::Place}},
    {"engine-built", {T::Seat, T::Engine, T::Place}},
    {"engine-given-up", {T::Seat, T::Engine, T::Place}},
    {"rocks-piled", {T::Seat, T::Place}},
    {"repaired", {T::Seat, T::Place, T::Number}},
    {"gate-repaired", {T::Seat, T::Place, T::Number}},
    {"given", {T::Seat, T::Seat, T::Number, T::Resource}},
    {"trade-offered", {T::Seat, T::Seat, T::Resource, T::Resource}},
    {"trade-refused", {T::Seat, T::Seat}},
    {"inspired", {T::Seat, T::Place}},
    {"faction-shown", {T::Faction, T::Number}, {}, TermRole::Part},
    {"fronts-rolled", {T::Die}},
    {"fronts-counted", {T::Number}},
    {"units-moved", {T::Place, T::Place, T::Unit, T::Number}},
    {"engine-moved", {T::Engine, T::Place, T::Place}},
    {"front-drawn", {T::Place}},
    {"enemy-deployed", {T::Enemy, T::Number, T::Place}},
    {"enemy-engine-deployed", {T::EnemyEngine, T::Number, T::Place}},
    {"units-dismissed", {T::Place, T::Unit, T::Number}},
    {"siege-begins", {T::Number, T::Number}, {}, TermRole::Fight},
    {"blessed", {T::Seat, T::Blessing, T::Place}, {}, TermRole::Use},
    {"spell-cast", {T::Seat, T::Spell}, {}, TermRole::Use},
    {"siege-round-begins", {T::Number}, {}, TermRole::Fight},
    {"stage-begins", {T::Number}},
    {"die-rolled", {T::Die, T::Place}},
    {"d3-rolled", {T::HalvedDie, T::Place}},
    {"units-aimed", {T::Place, T::Unit, T::Number, T::Place}},
    {"volley-flies", {T::Place, T::Number}},
    {"enemy-removed", {T::Enemy, T::Place}, {}, TermRole::Death},
    {"enemy-engine-removed", {T::EnemyEngine, T::Place}},
    {"enemy-aims", {T::Enemy, T::Place, T::Place}},
    {"enemy-volley", {T::Place, T::Number, T::Number}},
    {"units-lost", {T::Place, T::Unit, T::Number}, {}, TermRole::Death},
    {"units-saved", {T::Place, T::Unit, T::Number}},
    {"engine-fires", {T::Engine, T::Place, T::Number, T::HalvedDie}},
    {"enemy-engine-aims", {T::EnemyEngine, T::Place, T::Element}},
    {"enemy-engine-idle", {T::EnemyEngine}},
    {"section-damaged", {T::Place, T::Number}},
    {"section-holds", {T::Place}},
    {"section-fell", {T::Place}, {}, TermRole::Taken},
    {"engine-lost", {T::Engine, T::Place}},
    {"enemy-advances", {T::Place, T::Number}},
    {"enemy-held-up", {T::Place}},
    {"bridge-laid", {T::Place}},
    {"enemy-drowned", {T::Enemy, T::Place}, {}, TermRole::Death},
    {"towers-advance", {T::Place, T::Number}},
    {"flyers-choose", {T::Place, T::Place}},
    {"squad-formed", {T::Squad, T::Enemy, T::Number}},
    {"ram-given", {T::Squad}},
    {"tower-given", {T::Squad}},
    {"engine-dropped", {T::Engine, T::Place}},
    {"enemy-slain", {T::Enemy, T::Squad}, {}, TermRole::Death},
    {"leader-follows", {T::Squad, T::Enemy}},
    {"units-assigned", {T::Squad, T::Unit, T::Number}},
    {"ram-strikes", {T::Squad, T::Place, T::Number}},
    {"ram-put-aside", {T::Squad}},
    {"gate-broken", {T::Place}, {}, TermRole::Taken},
    {"foothold-taken", {T::Squad, T::Enemy}},
    {"melee-rolled", {T::Squad, T::HalvedDie, T::HalvedDie}},
    {"squad-beaten", {T::Squad, T::Number}},
    {"squad-drawn", {T::Squad}},
    {"squad-breaks-in", {T::Squad, T::Number}},
    {"three-against-one", {T::Squad}},
    {"building-damaged", {T::Building, T::Number}},
    {"morale-tested", {T::Die, T::Number}},
    {"morale-falls", {T::Number}},
    {"enemy-flees", {T::Faction}},
    {"looted", {T::Seat, T::Number, T::Resource}},
    {"save-point", {T::Number}},
    {"squad-unopposed", {T::Place}, {}, TermRole::Taken},
    {"overrun", {T::Number}},
    {"survived", {T::Number, T::Verdict}},
    {"resigned", {T::Seat}},
};

constexpr Row kReasonRows[] = {
    {"not-now", {}, {}, TermRole::Plain},
    {"hero-taken", {T::Hero}},
    {"section-taken", {T::Place}},
    {"not-a-section", {T::Place}, {}, TermRole::Plain},
    {"not-a-wall", {T::Place}, {}, TermRole::Plain},
    {"walls-first", {}},
    {"no-marker", {}},
    {"cannot-afford", {}},
    {"supply-empty", {T::Resource}},
    {"units-out", {T::Unit}},
    {"engines-out", {T::Engine}},
    {"highest-level", {}},
    {"technology-missing", {T::Technology}},
    {"technology-known", {T::Technology}},
    {"building-too-low", {T::Building, T::Number}},
    {"not-a-ditch", {T::Place}, {}, TermRole::Plain},
    {"not-flat-ground", {T::Place}},
    {"no-ditch-yet", {T::Place}},
    {"nothing-to-repair", {T::Place}},
    {"no-gate-there", {T::Place}},
    {"no-room", {T::Place}},
    {"none-there", {T::Place}, {}, TermRole::Plain},
    {"same-type", {}},
    {"no-second", {}},
    {"no-slot", {T::Place}},
    {"has-one-already", {T::Engine}},
    {"no-free-recruit", {}},
    {"not-in-game", {}},
    {"trade-used", {}},
    {"not-a-partner", {}, {}, TermRole::Plain},
    {"nothing-to-give", {}},
    {"only-gifts", {}},
    {"not-owned", {T::Resource}},
    {"not-commanded", {T::Place}},
    {"not-adjacent", {T::Place}},
    {"keep-closed", {}},
    {"has-fired", {}},
    {"has-moved", {}},
    {"has-fought", {}},
    {"too-many-units", {T::Number}},
    {"keep-not-clear", {}},
    {"same-place", {}, {}, TermRole::Plain},
    {"engine-stands", {T::Engine}},
    {"not-covered", {T::Place}},
    {"no-enemy-there", {T::Place}},
    {"does-not-shoot", {T::Unit}},
    {"keep-shooters-used", {T::Number}},
    {"out-of-range", {T::Engine}},
    {"too-tough", {T::Enemy}},
    {"no-more-losses", {}},
    {"not-the-weakest", {T::Unit}},
    {"not-on-the-list", {}, {}, TermRole::Plain},
    {"power-too-high", {T::Building, T::Number}},
    {"power-used", {}},
    {"no-extra-spell", {}},
    {"only-a-barrier", {T::Place}},
    {"nothing-to-renew", {T::Place}},
    {"not-in-squad", {T::Enemy}, {}, TermRole::Plain},
    {"not-this-squad", {}, {}, TermRole::Plain},
    {"not-assigned", {T::Unit}, {}, TermRole::Plain},
    {"too-few-left", {}},
    {"uneven-squads", {}},
};

template <class Data>
std::vector<std::string> keysOf(const Data &table)
{
    std::vector<std::string> keys;
    for (const auto &row : table)
        keys.emplace_back(row.key);
    return keys;
}

std::vector<std::string> seatKeys(const Rules &rules)
{
    std::vector<std::string> keys;
    for (const SeatInfo &seat : Edition::seats(rules))
        keys.push_back(seat.key);
    return keys;
}

std::vector<std::string> wantedKeys()
{
    std::vector<std::string> keys = strings(kResourceKeys);
    keys.emplace_back("nothing");
    return keys;
}

/// `archer`, `archer-fought`, ...
std::vector<std::string> rankKeys()
{
    std::vector<std::string> keys;
    for (std::size_t rank = 0; rank < kRanks; ++rank)
        keys.push_back(std::string(kUnitData[unitOf(rank)].key) + std::string(kMarkKeys[marksOf(rank)]));
    return keys;
}

std::vector<std::string> enemyKeys()
{
    std::vector<std::string> keys;
    for (const FactionData &faction : kFactionData) {
        for (const EnemyData &enemy : faction.units)
            keys.emplace_back(enemy.key);
    }
    return keys;
}

/// `sec-n-1`, ...: the section and the number of the squad there.
std::vector<std::string> squadKeys(const Board &board)
{
    std::vector<std::string> keys;
    for (const Place &place : board.places()) {
        for (std::size_t number = 1; place.kind == "section" && number <= kSquadsOfSection; ++number)
            keys.push_back(place.key + '-' + std::to_string(number));
    }
    return keys;
}

/// Where the squads of `squadKeys` stand.
std::vector<std::uint16_t> squadPlaces(const Board &board)
{
    std::vector<std::uint16_t> places;
    for (std::size_t place = 0; place < board.places().size(); ++place) {
        if (board.places()[place].kind == "section")
            places.insert(places.end(), kSquadsOfSection, static_cast<std::uint16_t>(place));
    }
    return places;
}

/// Where the buildings of the city are: that of each stands for it.
std::vector<std::uint16_t> buildingPlaces(const Board &board)
{
    std::vector<std::uint16_t> places;
    for (const BuildingData &building : kBuildingData) {
        const auto found = std::ranges::find_if(board.places(), [&](const Place &place) {
            return place.kind == "city-building" && wordOf(exilesSchema(), place, "building") == building.key;
        });
        places.push_back(static_cast<std::uint16_t>(found - board.places().begin()));
    }
    return places;
}

/// `none`, `1`, ...: the value is what the die shows.
std::vector<std::string> dieKeys()
{
    return {"none", "1", "2", "3", "4", "5", "6"};
}

/// In the order of `Type`.
std::vector<ArgumentType> argumentTypes(const Board &board, const Rules &rules)
{
    using K = ArgumentKind;
    return {
        {"number", K::Number, {}, 0, 999},
        {"place", K::Place, placeKeys(board)},
        {"seat", K::SeatKey, seatKeys(rules)},
        {"resource", K::Word, strings(kResourceKeys)},
        {"wanted", K::Word, wantedKeys()},
        {"unit", K::Piece, keysOf(kUnitData)},
        {"rank", K::Piece, rankKeys()},
        {"engine", K::Piece, keysOf(kEngineData)},
        {"enemy", K::Piece, enemyKeys()},
        {"enemy-engine", K::Piece, keysOf(kEnemyEngineData)},
        {"element", K::Word, strings(kElementKeys)},
        {"faction", K::Card, keysOf(kFactionData)},
        {.key = "building",
         .kind = K::Area,
         .values = keysOf(kBuildingData),
         .places = buildingPlaces(board)},
        {"technology", K::Area, keysOf(kTechnologyData)},
        {"blessing", K::Word, strings(kBlessingKeys)},
        {"spell", K::Word, strings(kSpellKeys)},
        {"casting", K::Word, strings(kCastingKeys)},
        {"hero", K::Card, strings(kHeroKeys)},
        {.key = "squad", .kind = K::Area, .values = squadKeys(board), .places = squadPlaces(board)},
        {"scenario", K::Word, strings(kScenarioKeys)},
        {"verdict", K::Word, keysOf(kVerdictData)},
        {"die", K::Die, dieKeys()},
        {"d3", K::Die, dieKeys()},
    };
}

} // namespace

Vocabulary Edition::vocabulary(const Board &board, const Rules &rules)
{
    return {argumentTypes(board, rules), termsOf<Type>(kVerbRows), termsOf<Type>(kEventRows),
            termsOf<Type>(kReasonRows), agenda::decisionTerms(stepRules())};
}

} // namespace merlon::exiles
