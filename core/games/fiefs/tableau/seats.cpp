#include "core/games/fiefs/tableau/seats.h"

#include "core/games/fiefs/knights.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace merlon::fiefs {

namespace {

class SeatPanels {
public:
    explicit SeatPanels(const Layout &layout)
        : m_layout(layout)
        , m_data(layout.data)
    {
    }

    /// In the panel at the side of its castle, those of the upper castles first.
    void lay()
    {
        std::vector<Seat> seats;
        for (Seat seat = 0; seat < m_layout.scene.rules.seats; ++seat)
            seats.push_back(seat);
        const auto at = [&](Seat seat) {
            return m_layout.view.setup().board().places()[m_layout.scene.map.castleOf[seat]].at;
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

private:
    void laySeat(Seat seat, int panel)
    {
        const std::size_t first = m_layout.tableau.zones.size();
        const SeatState &own = m_data[seat];
        Zone &points = m_layout.tableau.beside(seat, ZoneKind::Counter);
        points.spot = ZoneSpot::PanelTitle;
        points.columns = 1;
        points.items.push_back({.key = "points",
                                .type = "counter",
                                .count = pointsOfSeat(m_layout.scene, seat),
                                .isPickable = false});
        Zone &dice = m_layout.tableau.beside(seat, ZoneKind::Pips);
        dice.items.push_back({.key = "dice-left",
                              .type = "counter",
                              .owner = seat,
                              .filled = kDice - own.dice,
                              .capacity = kDice,
                              .isPickable = false});
        layCards(seat);
        layArtefacts(seat);
        for (std::size_t zone = first; zone < m_layout.tableau.zones.size(); ++zone)
            m_layout.tableau.zones[zone].panel = panel;
        layHand(seat);
    }

    /// With many seats their pictures alone.
    void layArtefacts(Seat seat)
    {
        constexpr std::size_t kMostWithCards = 4;
        const SeatState &own = m_data[seat];
        const bool asCards = m_layout.scene.rules.seats <= kMostWithCards;
        Zone &zone = m_layout.tableau.beside(seat, asCards ? ZoneKind::Cards : ZoneKind::Words);
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
        Zone &zone = m_layout.tableau.beside(seat, ZoneKind::Counter);
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
        if (!m_layout.view.seats().contains(seat))
            return;
        Zone &hand = m_layout.tableau.beside(seat, ZoneKind::Hand, {"hand", "zone"});
        hand.spot = ZoneSpot::BelowBoard;
        for (std::size_t kind = 0; kind < kCards; ++kind) {
            for (int copy = 0; copy < own.hand[kind]; ++copy) {
                hand.items.push_back(cardItem(kind, seat));
                hand.items.back().isPickable = seat == m_layout.asked;
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
            hand.items.back().isPickable = seat == m_layout.asked;
        }
    }

    const Layout &m_layout;
    const FiefsData &m_data;
};

} // namespace

Item cardItem(std::size_t kind, Seat owner)
{
    return {.key = std::string(kCardData[kind].key), .type = "card", .owner = owner};
}

void laySeats(const Layout &layout)
{
    SeatPanels(layout).lay();
}

} // namespace merlon::fiefs
