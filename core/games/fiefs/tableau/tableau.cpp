#include "core/games/fiefs/tableau/tableau.h"

#include "core/games/fiefs/battle/battle.h"
#include "core/games/fiefs/edition.h"
#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/tableau/seats.h"
#include "core/games/fiefs/turn/turn.h"

#include <algorithm>
#include <string>
#include <utility>

namespace merlon::fiefs {

namespace {

using Slate = merlon::Ground; ///< what a place is made of, as the tableau shows it

class Layers {
public:
    Layers(const FiefsView &view, Tableau &tableau)
        : m_view(view)
        , m_data(view.known())
        , m_scene {view.known(), view.field(), view.rules()}
        , m_tableau(tableau)
        , m_asked(view.decision().seat)
    {
    }

    void layOut()
    {
        layMap();
        laySeats({m_view, m_data, m_scene, m_tableau, m_asked});
        layBattle();
        layScores();
        layRace();
        layClock();
    }

private:
    Item knights(Seat seat, int number) const
    {
        return {.key = "knight",
                .type = "piece",
                .owner = seat,
                .count = number,
                .isPickable = seat == m_asked,
                .showsCount = true};
    }

    // The map

    void layMap()
    {
        for (PlaceIndex place = 0; place < m_scene.map.places; ++place) {
            if (m_scene.map.isTerritory(place))
                layTerritory(place);
            else if (m_scene.map.isCastle(place))
                layCastle(place);
        }
    }

    /// FI-0.2: who stands around the territories of that owner that are cut off together with this one; kNobody if
    /// nobody does.
    Seat blockerOf(PlaceIndex place, Seat owner) const
    {
        Mask land = maskOf(place);
        Mask around = 0;
        for (Mask before = 0; before != land;) {
            before = land;
            around = 0;
            forEachPlace(land, [&](PlaceIndex part) { around |= m_scene.map.neighbours[part]; });
            land |= around & m_data.control[owner];
        }
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat) {
            if (seat != owner && (around & m_data.control[seat]) != 0)
                return seat;
        }
        return kNobody;
    }

    void layTerritory(PlaceIndex place)
    {
        const Seat owner = controllerOf(m_scene, place);
        const Ground &ground = groundOf(m_scene, place);
        Slate slate {.place = place, .owner = owner};
        const std::uint8_t tile = m_data.tiles[place];
        if (tile < kTiles)
            slate.style = kTileData[tile].key;
        slate.faded = owner != kNobody && !contains(m_data.supplied[owner], place);
        if (tile < kTiles)
            slate.name = {slate.style, "tile"};
        if (slate.faded)
            slate.note = {"ground.cut-off", {}};
        if (const Seat blocker = slate.faded ? blockerOf(place, owner) : kNobody; blocker != kNobody)
            slate.detail = {"ground.cut-off-by", {seatWord(blocker)}};
        else if (ground.capacity > 0)
            slate.detail = {"ground.detail",
                            {std::int64_t {pointsOf(m_scene, place)}, std::int64_t {ground.capacity}}};
        m_tableau.grounds.push_back(std::move(slate));
        Zone &zone = m_tableau.at(place);
        zone.room = ground.capacity;
        if (owner != kNobody)
            zone.items.push_back(knights(owner, m_data.knights[place]));
        if (m_data.battle.isOn() && m_data.battle.place == place) {
            addAttackers(zone, place);
        } else if (owner != kNobody) { // how many out of how many stands beside the die
            zone.items.back().filled = m_data.knights[place];
            zone.items.back().capacity = ground.capacity;
        }
    }

    void addAttackers(Zone &zone, PlaceIndex place) const
    {
        const Battle &battle = m_data.battle;
        if (battle.isOn() && battle.place == place && battle.attackers > 0)
            zone.items.push_back(knights(battle.seats[kAttacker], battle.attackers));
    }

    void layCastle(PlaceIndex place)
    {
        const Seat owner = m_scene.map[place].seat;
        m_tableau.grounds.push_back({.place = place,
                                     .owner = owner,
                                     .name = labelOf(owner),
                                     .detail = {"ground.castle", {labelOf(owner)}}});
        Zone &zone = m_tableau.at(place);
        if (m_data[owner].castle > 0)
            zone.items.push_back(knights(owner, m_data[owner].castle));
        addAttackers(zone, place);
    }

    // The battle: both sums, line by line

    void addLine(Zone &zone, const char *key, int attacker, int defender)
    {
        if (attacker == 0 && defender == 0)
            return;
        zone.items.push_back({.key = key,
                              .type = "score",
                              .note = {"battle.line", {std::int64_t {attacker}, std::int64_t {defender}}},
                              .numbers = {attacker, defender},
                              .isPickable = false});
    }

    int countedKnights(Side side) const
    {
        return m_data.battle.equal[side] == kNoNumber ? knightsOfSide(m_scene, side)
                                                      : m_data.battle.equal[side];
    }

    void layBattle()
    {
        const Battle &battle = m_data.battle;
        if (!battle.isOn())
            return;
        Zone &zone = m_tableau.beside(kNobody, ZoneKind::Ledger, {"battle", "zone"});
        zone.panel = 1;
        zone.sides = {battle.seats[kAttacker], battle.seats[kDefender]};
        zone.note = {"battle.sides", {seatWord(battle.seats[kAttacker]), seatWord(battle.seats[kDefender])}};
        const std::uint8_t tile = m_data.tiles[battle.place];
        zone.head = {.art = tile < kTiles ? std::string(kTileData[tile].key) : std::string("castle"),
                     .isPickable = false};
        zone.head->place = battle.place;
        m_tableau.duels.push_back({battle.place,
                                   {battle.seats[kAttacker], battle.seats[kDefender]},
                                   {scoreOf(m_scene, kAttacker), scoreOf(m_scene, kDefender)}});
        addLine(zone, "knights", countedKnights(kAttacker), countedKnights(kDefender));
        addLine(zone, "bonus", battle.bonus[kAttacker], battle.bonus[kDefender]);
        addLine(zone, "conflict", battle.conflictValue[kAttacker], battle.conflictValue[kDefender]);
        addLine(zone, "support", battle.support[kAttacker], battle.support[kDefender]);
        addLine(zone, "sum", scoreOf(m_scene, kAttacker), scoreOf(m_scene, kDefender));
        layBattleCards();
    }

    void layBattleCards()
    {
        const Battle &battle = m_data.battle;
        std::vector<Item> items;
        for (const Side side : kSides) {
            if (battle.conflict[side] == kNoPiece)
                continue;
            Item item = battle.conflict[side] < kCards ? cardItem(battle.conflict[side], battle.seats[side])
                                                       : Item {.type = "card", .owner = battle.seats[side]};
            item.faceDown = battle.isShown == 0;
            item.isPickable = false;
            if (battle.conflict[side] < kCards) // what may not be there is not shown
                items.push_back(std::move(item));
        }
        for (std::size_t index = 0; index < battle.supportCount; ++index) {
            items.push_back(
                cardItem(battle.supports[index] & 15u, static_cast<Seat>(battle.supports[index] >> 4)));
            items.back().isPickable = false;
        }
        if (items.empty())
            return;
        Zone &zone = m_tableau.beside(kNobody, ZoneKind::Cards, {"in-play", "zone"});
        zone.panel = 1;
        zone.columns = 3;
        zone.items = std::move(items);
    }

    /// In a sentence, and by itself: in French the first has an article.
    Word seatWord(Seat seat) const { return {m_view.setup().seats()[seat].key, "seat"}; }
    Word labelOf(Seat seat) const { return {m_view.setup().seats()[seat].key}; }

    // The end

    int territoriesOf(Seat seat, int value) const
    {
        int count = 0;
        forEachPlace(m_data.control[seat],
                     [&](PlaceIndex place) { count += groundOf(m_scene, place).value == value ? 1 : 0; });
        return count;
    }

    void addRow(Text title, auto scoreOfSeat, bool isSum = false)
    {
        ScoreRow row {std::move(title), {}, isSum};
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat)
            row.scores.emplace_back(scoreOfSeat(seat));
        m_tableau.scores.push_back(std::move(row));
    }

    void layScores()
    {
        for (int value = 1; value <= 3; ++value)
            addRow({"score.territories", {std::int64_t {value}}},
                   [&](Seat seat) { return territoriesOf(seat, value); });
        addRow({"score.knights", {}}, [&](Seat seat) { return knightsOnMap(m_scene, seat); });
        addRow({"score.won-as-attacker", {}}, [&](Seat seat) { return int {m_data[seat].wonAsAttacker}; });
        addRow({"score.won-as-defender", {}}, [&](Seat seat) { return int {m_data[seat].wonAsDefender}; });
        addRow(
            {"score.points", {}}, [&](Seat seat) { return pointsOfSeat(m_scene, seat); }, true);
    }

    /// FI-11.2, FI-12.2: a team has its points in common.
    void layRace()
    {
        Race race {.goal = m_scene.rules.target(), .racers = {}};
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat) {
            const std::uint8_t team = m_view.setup().seats()[seat].team;
            auto racer = std::ranges::find_if(race.racers, [&](const Race::Racer &other) {
                return m_view.setup().seats()[other.seats.front()].team == team;
            });
            if (racer == race.racers.end())
                racer = race.racers.insert(race.racers.end(), Race::Racer {});
            racer->seats.push_back(seat);
            racer->points += pointsOfSeat(m_scene, seat);
        }
        m_tableau.race = std::move(race);
    }

    void layClock()
    {
        m_tableau.clock.round = m_data.round;
        m_tableau.clock.lastRound = m_scene.rules.roundLimit;
    }

    const FiefsView &m_view;
    const FiefsData &m_data;
    Scene m_scene;
    Tableau &m_tableau;
    Seat m_asked;
};

} // namespace

void layOut(const View &view, Tableau &tableau)
{
    Layers(static_cast<const FiefsView &>(view), tableau).layOut();
}

} // namespace merlon::fiefs
