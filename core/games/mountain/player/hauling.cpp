#include "core/games/mountain/player/hauling.h"

#include "core/games/mountain/purse.h"

#include <algorithm>
#include <bit>

namespace merlon::mountain {

namespace {

/// More hauls than that are not looked at in one turn.
constexpr int kMostHauls = 12;
/// Carts that may be of use later; more of them are kept for sets.
constexpr int kCartsToKeep = 4;
constexpr int kWorthOfSpareCart = 40;

int zoneOfCell(const Scene &scene, Cell cell)
{
    return scene.map[cell].zone;
}

struct ChosenHaul {
    int statue = 0;
    Haul haul {};
};

/// The best haul of all statues; `mostFor(statue)`: the carts that there are for it.
template <class MostFor>
ChosenHaul bestOfAll(const Haulage &haulage, std::size_t statues, MostFor mostFor, int worthOfCart)
{
    ChosenHaul chosen;
    for (int statue = 0; statue < static_cast<int>(statues); ++statue) {
        const Haul own = haulage.best(statue, mostFor(statue), worthOfCart);
        if (own.perCart(worthOfCart) > chosen.haul.perCart(worthOfCart))
            chosen = {statue, own};
    }
    return chosen;
}

} // namespace

void Carts::spend(std::size_t which, int number)
{
    const int ofClan = std::min(number, clan[which]);
    clan[which] -= ofClan;
    neutral -= number - ofClan;
}

Carts cartsOf(const Scene &scene, Seat seat)
{
    Carts carts;
    carts.neutral = spendable(scene, seat, Resource::Cart);
    for (const PackTroll &card : scene.data[seat].pack) {
        if (card.troll == kNoTroll || !dataOf(card.troll).hasClanCarts())
            continue;
        for (unsigned left = card.filled; left != 0; left &= left - 1) {
            const auto symbol = static_cast<std::size_t>(std::countr_zero(left));
            carts.clan[dataOf(card.troll).clan] += kSymbols[card.troll][symbol] == Resource::Cart ? 1 : 0;
        }
    }
    return carts;
}

Haulage::Haulage(const Scene &scene, Seat seat)
    : m_scene(scene)
{
    m_local.fill(kElsewhere);
    addGalleries(seat);
    for (const Statue &statue : scene.data.statues) {
        const bool isOwn =
            statue.cell != kNoCell && scene.networkOf(seat).contains(scene.map.squareOf(statue.cell));
        if (isOwn && localAt(statue.cell) != kElsewhere)
            m_statues[m_statueCount++] = {statue.cell, statue.clan};
    }
}

void Haulage::addGalleries(Seat seat)
{
    const Squares &network = m_scene.networkOf(seat);
    forEachCell(m_scene.map, network, [&](Cell cell) {
        std::uint8_t &local = m_local[m_scene.data.tunnelAt[cell]];
        if (local == kElsewhere && m_galleryCount < kMostLocal) {
            local = static_cast<std::uint8_t>(m_galleryCount++);
            m_galleries[local].tunnel = m_scene.data.tunnelAt[cell];
        }
        if (local != kElsewhere) {
            ++m_galleries[local].cells;
            addTarget(m_galleries[local], cell);
        }
    });
    constexpr std::array<Offset, 2> kOn {{{0, 1}, {1, 0}}};
    forEachSquare(network, [&](Square square) {
        const std::uint8_t here = localAt(m_scene.map.at(square));
        for (const Offset offset : kOn) {
            const Square next = square + offset;
            if (here == kElsewhere || !network.contains(next))
                continue;
            const std::uint8_t there = localAt(m_scene.map.at(next));
            if (there == kElsewhere || there == here)
                continue;
            m_galleries[here].beside |= std::uint64_t {1} << there;
            m_galleries[there].beside |= std::uint64_t {1} << here;
        }
    });
}

/// Keeps the anchor or altar and the two highest of the other cells.
void Haulage::addTarget(Gallery &gallery, Cell cell) const
{
    const Cell special = m_scene.data.tunnels[gallery.tunnel].anchor;
    const std::size_t plain = gallery.targetCount > 0 && gallery.targets[0] == special ? 1 : 0;
    if (cell == special) {
        for (std::size_t index = std::min<std::size_t>(gallery.targetCount, gallery.targets.size() - 1);
             index > 0; --index)
            gallery.targets[index] = gallery.targets[index - 1];
        gallery.targets[0] = cell;
        gallery.targetCount = static_cast<std::uint8_t>(
            std::min<std::size_t>(gallery.targetCount + 1u, gallery.targets.size()));
        return;
    }
    if (gallery.targetCount < plain + 2) {
        gallery.targets[gallery.targetCount++] = cell;
        return;
    }
    std::size_t lowest = plain;
    if (zoneOfCell(m_scene, gallery.targets[plain + 1]) < zoneOfCell(m_scene, gallery.targets[plain]))
        lowest = plain + 1;
    if (zoneOfCell(m_scene, cell) > zoneOfCell(m_scene, gallery.targets[lowest]))
        gallery.targets[lowest] = cell;
}

std::uint8_t Haulage::localAt(Cell cell) const
{
    return m_local[m_scene.data.tunnelAt[cell]];
}

bool Haulage::isTaken(Cell cell) const
{
    return statueAt(cell) >= 0;
}

int Haulage::statueAt(Cell cell) const
{
    for (std::size_t statue = 0; statue < m_statueCount; ++statue) {
        if (m_statues[statue].cell == cell)
            return static_cast<int>(statue);
    }
    return -1;
}

int Haulage::honour() const
{
    return honourWith(-1, kNoCell);
}

int Haulage::honourWith(int statue, Cell cell) const
{
    std::array<int, kMostLocal> best {};
    for (std::size_t local = 0; local < m_galleryCount; ++local) {
        const Tunnel &tunnel = m_scene.data.tunnels[m_galleries[local].tunnel];
        best[local] = tunnel.kind == TunnelKind::Hall ? dataOf(static_cast<Hall>(tunnel.what)).low : 0;
    }
    for (std::size_t index = 0; index < m_statueCount; ++index) {
        const Cell at = static_cast<int>(index) == statue ? cell : m_statues[index].cell;
        const std::uint8_t local = localAt(at);
        const Tunnel &tunnel = m_scene.data.tunnels[m_galleries[local].tunnel];
        const bool isSpecial = tunnel.anchor == at;
        if (tunnel.kind == TunnelKind::Hall)
            best[local] = isSpecial ? dataOf(static_cast<Hall>(tunnel.what)).high : best[local];
        else
            best[local] = std::max(best[local],
                                   statueHonour(zoneOfCell(m_scene, at))
                                       * (isSpecial && tunnel.pedestal == m_statues[index].clan ? 2 : 1));
    }
    int sum = 0;
    for (std::size_t local = 0; local < m_galleryCount; ++local)
        sum += best[local];
    return sum * kHonourPoint;
}

template <class Act>
void Haulage::forEachEnd(int statue, int most, Act act) const
{
    const Cell from = m_statues[static_cast<std::size_t>(statue)].cell;
    std::array<int, kMostLocal> room {};
    for (std::size_t local = 0; local < m_galleryCount; ++local)
        room[local] = m_galleries[local].cells;
    for (std::size_t index = 0; index < m_statueCount; ++index)
        --room[localAt(m_statues[index].cell)];
    std::uint64_t edge = std::uint64_t {1} << localAt(from) | m_galleries[localAt(from)].beside;
    std::uint64_t reached = edge;
    for (int carts = 1; carts <= most && edge != 0; ++carts) {
        std::uint64_t next = 0;
        for (std::uint64_t left = edge; left != 0; left &= left - 1) {
            const auto local = static_cast<std::size_t>(std::countr_zero(left));
            const Gallery &gallery = m_galleries[local];
            for (std::size_t target = 0; target < gallery.targetCount; ++target) {
                if (!isTaken(gallery.targets[target]))
                    act(gallery.targets[target], carts);
            }
            next |= room[local] > 0 ? gallery.beside : 0;
        }
        edge = next & ~reached;
        reached |= edge;
    }
}

Haul Haulage::best(int statue, int most, int worthOfCart) const
{
    const int before = honour();
    Haul chosen;
    forEachEnd(statue, most, [&](Cell to, int carts) {
        const Haul haul {to, honourWith(statue, to) - before, carts};
        if (haul.perCart(worthOfCart) > chosen.perCart(worthOfCart))
            chosen = haul;
    });
    return chosen;
}

Haul Haulage::farthest(int statue, int most) const
{
    const int before = honour();
    Haul chosen;
    forEachEnd(statue, most, [&](Cell to, int carts) {
        const int gain = honourWith(statue, to) - before;
        if (gain > chosen.gain)
            chosen = {to, gain, carts};
    });
    return chosen;
}

void Haulage::move(int statue, Cell to)
{
    m_statues[static_cast<std::size_t>(statue)].cell = to;
}

int Haulage::honourHauled(Carts carts, int worthOfCart) const
{
    Haulage sketch(*this);
    int spent = 0;
    for (int haul = 0; haul < kMostHauls; ++haul) {
        const auto [statue, chosen] = bestOfAll(
            sketch, m_statueCount, [&](int one) { return carts.forClan(clanOf(one)); }, worthOfCart);
        if (chosen.carts == 0)
            break;
        sketch.move(statue, chosen.to);
        carts.spend(clanOf(statue), chosen.carts);
        spent += chosen.carts * worthOfCart;
    }
    return sketch.honour() - spent;
}

int Haulage::worthOfCarts(int number, int worthOfCart) const
{
    Haulage sketch(*this);
    int worth = 0;
    while (number > 0) {
        const auto [statue, chosen] = bestOfAll(
            sketch, m_statueCount, [&](int) { return number; }, worthOfCart);
        if (chosen.carts == 0)
            break;
        sketch.move(statue, chosen.to);
        number -= chosen.carts;
        worth += chosen.gain;
    }
    const int kept = std::min(number, kCartsToKeep);
    return worth + kept * worthOfCart + (number - kept) * std::min(worthOfCart, kWorthOfSpareCart);
}

} // namespace merlon::mountain
