#include "core/games/fiefs/tableau/tableau.h"

#include "core/games/fiefs/battle/battle.h"
#include "core/games/fiefs/edition.h"
#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/turn/turn.h"

#include <algorithm>
#include <span>
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
        laySeats();
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

    // A seat

    /// In a sentence, and by itself: in French the first has an article.
    Word seatWord(Seat seat) const { return {m_view.setup().seats()[seat].key, "seat"}; }
    Word labelOf(Seat seat) const { return {m_view.setup().seats()[seat].key}; }

    /// In the panel at the side of its castle, those of the upper castles first.
    void laySeats()
    {
        std::vector<Seat> seats;
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat)
            seats.push_back(seat);
        const auto at = [&](Seat seat) {
            return m_view.setup().board().places()[m_scene.map.castleOf[seat]].at;
        };
        std::ranges::stable_sort(seats, {}, [&](Seat seat) { return at(seat).x; });
        const std::span all(seats);
        int panel = 0;
        for (const std::span side : {all.first(all.size() / 2), all.subspan(all.size() / 2)}) {
            std::ranges::stable_sort(side, {}, [&](Seat seat) { return at(seat).y; });
            for (const Seat seat : side)
                laySeat(seat, panel);
            ++panel;
        }
    }

    void laySeat(Seat seat, int panel)
    {
        const std::size_t first = m_tableau.zones.size();
        const SeatState &own = m_data[seat];
        Zone &points = m_tableau.beside(seat, ZoneKind::Counter);
        points.spot = ZoneSpot::PanelTitle;
        points.columns = 1;
        points.items.push_back(
            {.key = "points", .type = "counter", .count = pointsOfSeat(m_scene, seat), .isPickable = false});
        Zone &dice = m_tableau.beside(seat, ZoneKind::Pips);
        dice.items.push_back({.key = "dice-left",
                              .type = "counter",
                              .owner = seat,
                              .filled = kDice - own.dice,
                              .capacity = kDice,
                              .isPickable = false});
        layCards(seat);
        layArtefacts(seat);
        for (std::size_t zone = first; zone < m_tableau.zones.size(); ++zone)
            m_tableau.zones[zone].panel = panel;
        layHand(seat);
    }

    /// With many seats their pictures alone.
    void layArtefacts(Seat seat)
    {
        constexpr std::size_t kMostWithCards = 4;
        const SeatState &own = m_data[seat];
        const bool asCards = m_scene.rules.seats <= kMostWithCards;
        Zone &zone = m_tableau.beside(seat, asCards ? ZoneKind::Cards : ZoneKind::Words);
        zone.columns = asCards ? 3 : 0;
        if (!asCards)
            zone.spot = ZoneSpot::Below;
        for (std::size_t kind = 0; kind < kArtefactKinds; ++kind) {
            if (own.artefacts[kind] == kNoPiece)
                continue;
            Item item {.key = std::string(kArtefactData[own.artefacts[kind]].key),
                       .type = "artefact",
                       .owner = seat};
            item.crossed = item.faded = own.brokenIn[kind] != 0;
            if (item.faded)
                item.note = {"item.broken", {}};
            else if (kind == 0 && seat == m_data.active && m_data.isCrownUsed)
                item.note = {"item.used", {}};
            item.done = !item.faded && !item.note.empty();
            item.isPickable = false;
            if (!asCards)
                item.role = ComponentRole::Marker;
            zone.items.push_back(std::move(item));
        }
    }

    /// FI-13.1: how many cards each has in hand and pile, and all of its discard.
    void layCards(Seat seat)
    {
        const SeatState &own = m_data[seat];
        Zone &zone = m_tableau.beside(seat, ZoneKind::Counter);
        const auto add = [&](const char *key, int count) -> Item & {
            zone.items.push_back({.key = key, .type = "counter", .count = count, .isPickable = false});
            return zone.items.back();
        };
        Item &hand = add("in-hand", own.hand.size());
        for (std::size_t kind = 0; kind < kCards; ++kind) {
            if (own.hand[kind] == 0)
                continue;
            hand.contents.push_back(cardItem(kind, seat));
            hand.contents.back().count = own.hand[kind];
        }
        Item &pile = add("in-pile", own.drawPile.size());
        if (!own.drawPile.empty() && own.drawPile.top() < kCards)
            pile.contents.push_back(cardItem(own.drawPile.top(), seat));
        Item &discard = add("in-discard", own.discard.size());
        for (int card = own.discard.size() - 1; card >= 0; --card)
            discard.contents.push_back(cardItem(own.discard[static_cast<std::size_t>(card)], seat));
        if (seat == m_data.active && m_data.campaigns > 0)
            add("campaigns", m_data.campaigns);
    }

    /// The cards of whoever looks, in a fan.
    void layHand(Seat seat)
    {
        const SeatState &own = m_data[seat];
        if (!m_view.seats().contains(seat))
            return;
        Zone &hand = m_tableau.beside(seat, ZoneKind::Hand, {"hand", "zone"});
        hand.spot = ZoneSpot::BelowBoard;
        for (std::size_t kind = 0; kind < kCards; ++kind) {
            for (int copy = 0; copy < own.hand[kind]; ++copy) {
                hand.items.push_back(cardItem(kind, seat));
                hand.items.back().isPickable = seat == m_asked;
            }
        }
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
    case EventKind::CardPlayed:
    case EventKind::ConflictShown:
    case EventKind::SupportPlayed:
        if (event.args[1] == kHidden)
            return {};
        return {{.to = castle(),
                 .kind = MoveKind::Card,
                 .art = setup.vocabulary().keyOf(static_cast<std::uint8_t>(Type::Card), event.args[1])}};
    case EventKind::ArenaRolled:
    case EventKind::AmbushRolled:
    case EventKind::ChaosRolled:
        return {{.to = castle(),
                 .kind = MoveKind::Roll,
                 .owner = static_cast<Seat>(event.args[0]),
                 .count = place}};
    default:
        return {};
    }
}

} // namespace merlon::fiefs
