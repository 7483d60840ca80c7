#include "core/games/mountain/score.h"
#include "core/games/mountain/tableau/items.h"

#include <bit>
#include <string>
#include <utility>
#include <vector>

/// What belongs to each seat: its pack as a pyramid, its stock, its pedestals and tokens. Of the packs of others only how
/// far they have come; who wants to see them opens them.
namespace merlon::mountain {

namespace {

constexpr int kRowsOfPack = 4;
/// Of so many seats and no more somebody who only watches sees all packs.
constexpr int kMostWatched = 3;

class SeatLayers {
public:
    SeatLayers(const Layout &layout, Seat seat)
        : m_layout(layout)
        , m_data(layout.data)
        , m_scene(layout.scene)
        , m_tableau(layout.tableau)
        , m_seat(seat)
    {
    }

    void lay()
    {
        layHonour();
        if (isShownWhole())
            layPyramid();
        else
            layPack();
        if (isFirstOfTeam())
            layStock();
        layTokens();
        layHand();
    }

private:
    bool isShownWhole() const
    {
        const SeatSet eyes = m_layout.view.seats();
        return eyes.empty() ? m_scene.rules.seats <= kMostWatched : eyes.contains(m_seat);
    }
    /// MT-10.3: a team has its stock in common.
    bool isFirstOfTeam() const { return !m_scene.rules.teams || m_seat == m_scene.rules.teamOf(m_seat); }

    /// MT-5.6, and what it would be if the game were counted now.
    void layHonour()
    {
        Zone &zone = m_tableau.beside(m_seat, ZoneKind::Counter);
        zone.spot = ZoneSpot::PanelTitle;
        zone.columns = 2;
        const Score score = scoreOf(m_scene, m_scene.rules.teamOf(m_seat));
        zone.items.push_back({.key = "honour",
                              .type = "counter",
                              .count = score.tunnels + score.coronation,
                              .isPickable = false});
        zone.items.push_back({.key = "if-now",
                              .type = "counter",
                              .count = score.sum(),
                              .details = linesOf(score),
                              .isPickable = false});
    }

    /// Line by line.
    static std::vector<Text> linesOf(const Score &score)
    {
        return {{"score.line-tunnels", {std::int64_t {score.tunnels}}},
                {"score.line-coronation", {std::int64_t {score.coronation}}},
                {"score.line-tokens", {std::int64_t {score.tokens}}},
                {"score.line-sets", {std::int64_t {score.sets}}},
                {"score.line-halls", {std::int64_t {score.halls}}},
                {"score.line-statues", {std::int64_t {score.statues}}}};
    }

    // The pack

    Item slotItem(std::size_t slot) const
    {
        const PackTroll &card = m_data[m_seat].pack[slot];
        Item item {.key = std::string(kSlotKeys[slot]), .type = "slot", .owner = m_seat};
        item.isSpace = card.troll == kNoTroll;
        item.isPickable = m_layout.isAsked(m_seat);
        if (item.isSpace)
            return item;
        item.component = trollKey(card.troll);
        item.art = trollPicture(card.troll);
        item.name = {trollKey(card.troll), "troll"};
        item.about = item.name;
        item.filled = std::popcount(card.filled);
        item.capacity = static_cast<int>(symbolCount(card.troll));
        item.sockets = symbolsOf(card);
        return item;
    }

    void layPyramid()
    {
        for (int row = kRowsOfPack; row >= 1; --row) {
            Zone &zone = m_tableau.beside(m_seat, ZoneKind::Cards);
            if (row == kRowsOfPack)
                zone.title = {"pack", "zone"};
            zone.small = true;
            zone.columns = static_cast<int>(kFirstRowSlots);
            zone.isCentred = true;
            for (std::size_t slot = 0; slot < kSlots; ++slot) {
                if (rowOfSlot(slot) == row)
                    zone.items.push_back(slotItem(slot));
            }
        }
    }

    void layPack()
    {
        Zone &zone = m_tableau.beside(m_seat, ZoneKind::Pips);
        Item pack {.key = "pack", .type = "counter", .owner = m_seat};
        pack.capacity = static_cast<int>(kSlots);
        pack.isPickable = false;
        pack.showsCount = true;
        for (const Slot slot : kSlotsDownwards) {
            if (m_data[m_seat].pack[slot].troll == kNoTroll)
                continue;
            Item card = slotItem(slot);
            card.key = card.component;
            card.type = "troll";
            card.isPickable = false;
            pack.contents.push_back(std::move(card));
        }
        pack.count = pack.filled = static_cast<int>(pack.contents.size());
        zone.items.push_back(std::move(pack));
    }

    /// What lies on the trolls of the team; clan carts only haul statues.
    Amounts onTrolls() const
    {
        Amounts amounts;
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat) {
            if (m_scene.rules.teamOf(seat) != m_scene.rules.teamOf(m_seat))
                continue;
            for (const PackTroll &card : m_data[seat].pack) {
                for (unsigned left = card.filled; left != 0; left &= left - 1) {
                    const Resource kind =
                        kSymbols[card.troll][static_cast<std::size_t>(std::countr_zero(left))];
                    if (kind != Resource::Cart || !dataOf(card.troll).hasClanCarts())
                        ++amounts[kind];
                }
            }
        }
        return amounts;
    }

    void layStock()
    {
        const TeamState &team = m_scene.teamOf(m_seat);
        const Amounts others = onTrolls();
        Zone &zone = m_tableau.beside(m_seat, ZoneKind::Counter,
                                      {m_scene.rules.teams ? "team-stock" : "stock", "zone"});
        for (std::size_t kind = 0; kind < kResources; ++kind)
            zone.items.push_back({.key = std::string(kResourceData[kind].key),
                                  .type = "resource",
                                  .count = team.stock[kind],
                                  .elsewhere = others[kind],
                                  .isPickable = m_layout.isTeamAsked(m_seat)});
        for (std::size_t clan = 0; clan < kStatueClans; ++clan) {
            if (team.pedestals[clan] == 0)
                continue;
            Item item = pedestalItem(clan);
            item.count = team.pedestals[clan];
            item.isPickable = m_layout.isTeamAsked(m_seat) && !m_layout.asks(StepKind::TakePedestal);
            zone.items.push_back(std::move(item));
        }
    }

    /// The Crown, the coronation and the benefit tokens; the latter are the team's.
    void layTokens()
    {
        std::vector<Item> items;
        const auto add = [&](std::string key) {
            items.push_back({.key = std::move(key), .isPickable = false});
        };
        if (m_seat == m_data.firstPlayer)
            add("crown");
        if (m_data[m_seat].coronation > 0)
            add("coronation-" + std::to_string(m_data[m_seat].coronation));
        for (std::size_t place = 0; place < kTrackPlaces && isFirstOfTeam(); ++place) {
            if (m_data.track[place].owner == m_scene.rules.teamOf(m_seat))
                items.push_back(tokenItem(m_layout, place));
        }
        if (!items.empty())
            m_tableau.beside(m_seat, ZoneKind::Tokens).items = std::move(items);
    }

    /// MT-0.20: the starting trolls of whoever looks.
    void layHand()
    {
        if (!m_layout.view.seats().contains(m_seat) || m_data[m_seat].hand.empty())
            return;
        Zone &hand = m_tableau.beside(m_seat, ZoneKind::Hand, {"hand", "zone"});
        hand.spot = ZoneSpot::BelowBoard;
        for (std::size_t card = 0; card < kStartTrolls; ++card) {
            if (m_data[m_seat].hand[card] == 0)
                continue;
            const Troll troll = startTroll(card);
            Item item {.key = trollKey(troll), .type = "troll", .owner = m_seat};
            item.art = trollPicture(troll);
            item.sockets = symbolsOf(troll);
            item.laid = stacksOf(amountsOf(dataOf(troll).starting));
            item.isPickable = m_layout.isAsked(m_seat);
            hand.items.push_back(std::move(item));
        }
    }

    const Layout &m_layout;
    const MountainData &m_data;
    const Scene &m_scene;
    Tableau &m_tableau;
    Seat m_seat;
};

} // namespace

void laySeats(const Layout &layout)
{
    for (Seat seat = 0; seat < layout.scene.rules.seats; ++seat)
        SeatLayers(layout, seat).lay();
}

} // namespace merlon::mountain
