#include "core/games/fiefs/tableau/tableau.h"

#include "core/games/fiefs/battle/battle.h"
#include "core/games/fiefs/edition.h"
#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/turn/turn.h"

#include <algorithm>
#include <string>
#include <utility>

namespace merlon::fiefs {

namespace {

using Slate = merlon::Ground; ///< what a place is made of, as the tableau shows it

std::string keyOfCard(std::size_t kind)
{
    return std::string(kCardData[kind].key);
}

Item cardItem(std::size_t kind, Seat owner)
{
    return {.key = keyOfCard(kind), .type = "card", .owner = owner};
}

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
        layBattle();
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat)
            laySeat(seat);
        layScores();
        layClock();
    }

private:
    Item knights(Seat seat, int number) const
    {
        return {.key = "knight",
                .type = "piece",
                .owner = seat,
                .count = number,
                .isPickable = false,
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

    void layTerritory(PlaceIndex place)
    {
        const Seat owner = controllerOf(m_scene, place);
        const Ground &ground = groundOf(m_scene, place);
        Slate slate {.place = place, .owner = owner};
        const std::uint8_t tile = m_data.tiles[place];
        if (tile < kTiles)
            slate.style = kTileData[tile].key;
        slate.faded = owner != kNobody && !contains(m_data.supplied[owner], place);
        if (ground.capacity > 0)
            slate.note = {slate.faded ? "ground.cut-off" : "ground.worth",
                          {tile < kTiles ? Word {slate.style, "tile"} : Word {"custom", "tile"},
                           std::int64_t {pointsOf(m_scene, place)}}};
        m_tableau.grounds.push_back(std::move(slate));
        Zone &zone = m_tableau.at(place);
        zone.room = ground.capacity;
        if (owner != kNobody)
            zone.items.push_back(knights(owner, m_data.knights[place]));
        addAttackers(zone, place);
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
        m_tableau.grounds.push_back(
            {.place = place, .owner = owner, .note = {"ground.castle", {labelOf(owner)}}});
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
        Zone &zone = m_tableau.beside(kNobody, ZoneKind::Lines, {"battle", "zone"});
        zone.note = {"battle.sides", {seatWord(battle.seats[kAttacker]), seatWord(battle.seats[kDefender])}};
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
        if (!items.empty())
            m_tableau.beside(kNobody, ZoneKind::Cards, {"in-play", "zone"}).items = std::move(items);
    }

    // A seat

    /// In a sentence, and by itself: in French the first has an article.
    Word seatWord(Seat seat) const { return {m_view.setup().seats()[seat].key, "seat"}; }
    Word labelOf(Seat seat) const { return {m_view.setup().seats()[seat].key}; }

    void laySeat(Seat seat)
    {
        const SeatState &own = m_data[seat];
        Zone &points = m_tableau.beside(seat, ZoneKind::Counter, {"realm", "zone"});
        points.items.push_back(
            {.key = "points", .type = "counter", .count = pointsOfSeat(m_scene, seat), .isPickable = false});
        points.items.push_back(
            {.key = "dice-left", .type = "counter", .count = kDice - own.dice, .isPickable = false});
        if (seat == m_data.active)
            points.items.push_back(
                {.key = "campaigns", .type = "counter", .count = m_data.campaigns, .isPickable = false});
        layArtefacts(seat);
        layHand(seat);
        layPiles(seat);
    }

    void layArtefacts(Seat seat)
    {
        const SeatState &own = m_data[seat];
        Zone &zone = m_tableau.beside(seat, ZoneKind::Words, {"artefacts", "zone"});
        for (std::size_t kind = 0; kind < kArtefactKinds; ++kind) {
            if (own.artefacts[kind] == kNoPiece)
                continue;
            Item item {.key = std::string(kArtefactData[own.artefacts[kind]].key),
                       .type = "artefact",
                       .owner = seat};
            item.faded = own.brokenIn[kind] != 0;
            item.crossed = item.faded;
            if (item.faded)
                item.note = {"item.broken", {}};
            else if (kind == 0 && seat == m_data.active && m_data.isCrownUsed)
                item.note = {"item.used", {}};
            item.isPickable = false;
            zone.items.push_back(std::move(item));
        }
    }

    void layHand(Seat seat)
    {
        const SeatState &own = m_data[seat];
        Zone &hand = m_tableau.beside(seat, ZoneKind::Hand, {"hand", "zone"});
        for (std::size_t kind = 0; kind < kCards; ++kind) {
            if (own.hand[kind] == 0)
                continue;
            hand.items.push_back(cardItem(kind, seat));
            hand.items.back().count = own.hand[kind];
            hand.items.back().isPickable = seat == m_asked;
        }
        if (own.hand.hidden() > 0)
            hand.items.push_back({.type = "card",
                                  .owner = seat,
                                  .count = own.hand.hidden(),
                                  .isPickable = false,
                                  .faceDown = true});
        layLookedAt(seat, hand);
    }

    /// FI-5.6: the cards that are put back in an order.
    void layLookedAt(Seat seat, Zone &hand)
    {
        if (seat != m_data.active || m_data.insight.lookedCount == 0)
            return;
        for (const std::uint8_t card : m_data.insight.looked) {
            if (card >= kCards)
                continue;
            hand.items.push_back(cardItem(card, seat));
            hand.items.back().note = {"item.looked-at", {}};
            hand.items.back().isPickable = seat == m_asked;
        }
    }

    void layPiles(Seat seat)
    {
        const SeatState &own = m_data[seat];
        Zone &pile = m_tableau.beside(seat, ZoneKind::Pile, {"pile", "zone"});
        if (!own.drawPile.empty()) {
            const PieceKind top = own.drawPile.top();
            Item item = top < kCards ? cardItem(top, seat) : Item {.type = "card", .owner = seat};
            item.faceDown = true;
            item.count = own.drawPile.size();
            item.isPickable = false;
            pile.items.push_back(std::move(item));
        }
        Zone &discard = m_tableau.beside(seat, ZoneKind::Pile, {"discard", "zone"});
        discard.spot = ZoneSpot::Beside;
        if (!own.discard.empty()) {
            discard.items.push_back(cardItem(own.discard.top(), seat));
            discard.items.back().count = own.discard.size();
            discard.items.back().isPickable = false;
            layWithin(own, discard.items.back());
        }
    }

    /// Everybody may look through a discard.
    static void layWithin(const SeatState &own, Item &top)
    {
        for (std::size_t kind = 0; kind < kCards; ++kind) {
            const int number = own.discard.count(static_cast<PieceKind>(kind));
            if (number == 0)
                continue;
            top.within.push_back({keyOfCard(kind), number});
            top.details.push_back(
                {"detail.discarded", {std::int64_t {number}, Word {keyOfCard(kind), "card"}}});
        }
    }

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

std::vector<Move> movesOf(const Setup &setup, const Event &event)
{
    const auto &map = static_cast<const FiefsSetup &>(setup).field();
    const auto castle = [&] { return int {map.castleOf[event.args[0]]}; };
    const int place = event.args[1];
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::Advanced:
    case EventKind::Posted:
        return {{"knight", castle(), place}};
    case EventKind::Recalled:
    case EventKind::Retreated:
        return {{"knight", place, castle()}};
    case EventKind::KnightsLost:
    case EventKind::KnightMired:
    case EventKind::Swept:
        return {{"knight", place, -1}};
    case EventKind::Mustered:
    case EventKind::KnightsGained:
        return event.args[1] > 0 ? std::vector<Move> {{"knight", -1, castle()}} : std::vector<Move> {};
    default:
        return {};
    }
}

} // namespace merlon::fiefs
