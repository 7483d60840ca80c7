#include "core/games/exiles/tableau/panels.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/// What belongs to each seat, and the trade that two of them put together.
namespace merlon::exiles {

namespace {

constexpr int kBeforeActions = -1;

/// The place in turn order of the seat that acts (EX-3.1); kBeforeActions, or the number of seats once all have acted.
int actingPosition(const Layout &layout)
{
    const ExilesData &data = layout.data;
    if (data.turn == 0)
        return kBeforeActions;
    const Step *next = agenda::findStep(data, StepKind::NextActions);
    return next ? static_cast<int>(next->a) - 1 : int {layout.scene.rules.seats};
}

/// Whether the power of a hero has been used in this turn.
bool isPowerSpent(const TurnState &now, Hero hero)
{
    switch (hero) {
    case Hero::Oracle:
        return now.oracleUsed;
    case Hero::Sorcerer:
        return now.sorcererUsed;
    case Hero::Heretic:
        return now.inspired != kNoPost;
    case Hero::Deserter:
        return now.deserterUsed;
    }
    return false;
}

const Place &placeAt(const Layout &layout, int place)
{
    return layout.view.setup().board().places()[static_cast<std::size_t>(place)];
}

/// The block of a seat.
class SeatBlock {
public:
    SeatBlock(const Layout &layout, Seat seat)
        : m_layout(layout)
        , m_data(layout.data)
        , m_rules(layout.scene.rules)
        , m_seat(seat)
    {
    }

    void lay()
    {
        layMarkers();
        layPerson();
        layStore();
        if (m_rules.seats > 1)
            layCommand();
    }

private:
    merlon::Zone &zone(ZoneKind kind, Word title = {})
    {
        return m_layout.tableau.beside(m_seat, kind, title);
    }

    /// EX-3.1
    int markersLeft() const
    {
        const int all = m_rules.players().actions;
        const int acting = actingPosition(m_layout);
        if (acting == kBeforeActions)
            return all;
        const int position = (m_seat + m_rules.seats - m_data.firstPlayer) % m_rules.seats;
        return position == acting ? m_data.now.markers : position > acting ? all : 0;
    }

    void layMarkers()
    {
        Item markers {.key = "action",
                      .type = "marker",
                      .owner = m_seat,
                      .filled = markersLeft(),
                      .capacity = m_rules.players().actions,
                      .isPickable = false};
        if (m_seat == m_data.firstPlayer) {
            markers.visitors.push_back({{"first-player", "marker"}, {}});
            markers.details.push_back({"detail.first-player", {}});
        }
        zone(ZoneKind::Pips).items.push_back(std::move(markers));
    }

    /// The hero, and whether the seat can still trade in this turn (EX-4.2).
    void layPerson()
    {
        merlon::Zone &lines = zone(ZoneKind::Lines);
        lines.columns = 2;
        const SeatState &own = m_data[m_seat];
        if (own.hero != kNoHero) {
            Item hero {.key = std::string(kHeroKeys[own.hero]), .type = "hero", .isPickable = false};
            setUsed(hero, isPowerSpent(m_data.now, static_cast<Hero>(own.hero)));
            lines.items.push_back(std::move(hero));
        }
        if (m_rules.seats == 1)
            return;
        Item trade {.key = "trade", .type = "counter", .isPickable = false};
        setUsed(trade, own.hasTraded);
        if (own.refusals > 0)
            trade.details.push_back({"detail.refused", {std::int64_t {own.refusals}}});
        lines.items.push_back(std::move(trade));
    }

    static void setUsed(Item &item, bool isUsed)
    {
        item.done = item.faded = isUsed;
        if (isUsed)
            item.note = {"item.used", {}};
    }

    void layStore()
    {
        merlon::Zone &store = zone(ZoneKind::Counter);
        for (std::size_t resource = 0; resource < kResources; ++resource)
            store.items.push_back({.key = std::string(kResourceKeys[resource]),
                                   .type = "resource",
                                   .count = m_data[m_seat].store[resource],
                                   .isPickable = m_layout.isAsked(m_seat)});
    }

    /// EX-2.4: the sections that the seat commands.
    void layCommand()
    {
        merlon::Zone &sections = zone(ZoneKind::Words);
        for (int index = 0; index < m_layout.scene.map.sections; ++index) {
            const auto post = static_cast<Post>(index);
            if (m_data.sections[post].commander != m_seat)
                continue;
            const int place = m_layout.scene.map.placeOf(post);
            sections.items.push_back({.name = {placeKey(place)}, .place = place});
        }
    }

    std::string placeKey(int place) const { return placeAt(m_layout, place).key; }

    const Layout &m_layout;
    const ExilesData &m_data;
    const Rules &m_rules;
    Seat m_seat;
};

/// EX-2.4: walls and with them their fronts, then towers and the Keep.
Item commanderItem(const Layout &layout, Seat seat)
{
    const std::string key(kSeatKeys[seat]);
    Item item {.key = key, .type = "seat", .art = "crest-" + key};
    item.current = layout.asked == seat;
    std::vector<Word> walls;
    std::vector<Word> towers;
    const auto addPlace = [&](std::vector<Word> &group, int place, Word name) {
        group.push_back(std::move(name));
        item.details.push_back({"detail.commands", {Word {placeAt(layout, place).key}}});
    };
    for (int index = 0; index < layout.scene.map.sections; ++index) {
        const auto post = static_cast<Post>(index);
        if (layout.data.sections[post].commander != seat)
            continue;
        const int place = layout.scene.map.placeOf(post);
        addPlace(layout.scene.map.section[post].isTower ? towers : walls, place,
                 {placeAt(layout, place).side, "side"});
    }
    if (seat == layout.data.firstPlayer)
        addPlace(towers, layout.scene.map.keep, {placeAt(layout, layout.scene.map.keep).key});
    if (const std::uint8_t hero = layout.data[seat].hero; hero != kNoHero)
        item.members.push_back(std::vector<Word> {Word {std::string(kHeroKeys[hero]), "hero"}});
    if (!walls.empty())
        item.members.push_back(std::move(walls));
    if (!towers.empty())
        item.members.push_back(std::move(towers));
    return item;
}

/// EX-4.3: what one seat has said so far that it gives.
void addOffer(const Layout &layout, merlon::Zone &zone, Seat giver, std::size_t resource, int number)
{
    if (resource >= kResources)
        return;
    const Word seat {layout.view.setup().seats()[giver].key, "seat"};
    zone.items.push_back({.key = std::string(kResourceKeys[resource]),
                          .type = "resource",
                          .owner = giver,
                          .count = number,
                          .note = {"item.gives", {seat, std::int64_t {number}}},
                          .isPickable = false});
}

void layTrade(const Layout &layout)
{
    const ExilesData &data = layout.data;
    const Trade &trade = data.trade;
    if (trade.partner == kNobody || data.agendaSize == 0)
        return;
    const Step step = agenda::topOf(data);
    const bool isOffered = step.kind == static_cast<std::uint8_t>(StepKind::AnswerTrade);
    merlon::Zone &zone = layout.tableau.beside(kNobody, ZoneKind::Lines, {"trade", "zone"});
    addOffer(layout, zone, isOffered ? static_cast<Seat>(step.a) : step.seat, trade.give, trade.giveNumber);
    addOffer(layout, zone, trade.partner, trade.want, trade.wantNumber);
}

/// EX-17.2: what the Warlord has not deployed yet.
void layPool(const Layout &layout)
{
    const SiegeState &siege = layout.data.siege;
    merlon::Zone &zone = layout.tableau.beside(layout.enemySeat(), ZoneKind::Tokens, {"pool", "zone"});
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        if (siege.pool[kind] > 0)
            zone.items.push_back(enemyItem(layout, kind, siege.pool[kind]));
    }
    for (std::size_t engine = 0; engine < kArmyEngines; ++engine) {
        if (siege.enginePool[engine] > 0)
            zone.items.push_back(enemyEngineItem(layout, engine, siege.enginePool[engine]));
    }
}

} // namespace

void layCommanders(const Layout &layout)
{
    const Seat seats = layout.scene.rules.seats;
    if (seats == 1)
        return;
    merlon::Zone &lines = layout.tableau.beside(kNobody, ZoneKind::Lines, {"commanders", "zone"});
    for (Seat seat = 0; seat < seats; ++seat)
        lines.items.push_back(commanderItem(layout, seat));
}

void laySeats(const Layout &layout)
{
    for (Seat seat = 0; seat < layout.scene.rules.seats; ++seat)
        SeatBlock(layout, seat).lay();
    if (layout.scene.rules.warlord && layout.isSiege())
        layPool(layout);
    layTrade(layout);
}

} // namespace merlon::exiles
