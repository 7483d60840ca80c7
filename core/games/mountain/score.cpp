#include "core/games/mountain/score.h"

#include "core/games/mountain/networks.h"

#include <algorithm>
#include <array>

namespace merlon::mountain {

namespace {

constexpr int kSet = 3;
constexpr int kExchangedForOne = 6; ///< two leftovers of a set, and four given for the third

template <class Act>
void forEachSeatOf(const Rules &rules, std::uint8_t team, Act act)
{
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if (rules.teamOf(seat) == team)
            act(seat);
    }
}

/// MT-9.4, MT-9.5, MT-10.7: the tunnels of the networks of a team, each once.
std::array<bool, kMostTunnels> tunnelsOf(const Scene &scene, std::uint8_t team)
{
    std::array<bool, kMostTunnels> tunnels {};
    forEachSeatOf(scene.rules, team, [&](Seat seat) {
        forEachCell(scene.map, scene.networkOf(seat),
                    [&](Cell cell) { tunnels[scene.data.tunnelAt[cell]] = true; });
    });
    return tunnels;
}

/// MT-9.5
int honourOf(const Scene &scene, const Statue &statue)
{
    const Tunnel &tunnel = scene.tunnelOn(statue.cell);
    const bool isOnPedestal = tunnel.anchor == statue.cell && tunnel.pedestal == statue.clan;
    return statueHonour(scene.map[statue.cell].zone) * (isOnPedestal ? 2 : 1);
}

/// MT-9.4
int hallsOf(const Scene &scene, const std::array<bool, kMostTunnels> &tunnels)
{
    int honour = 0;
    for (std::size_t index = 0; index < kMostTunnels; ++index) {
        const Tunnel &tunnel = scene.data.tunnels[index];
        if (!tunnels[index] || tunnel.kind != TunnelKind::Hall)
            continue;
        const HallData &hall = dataOf(static_cast<Hall>(tunnel.what));
        honour += hasStatue(scene.data, tunnel.anchor) ? hall.high : hall.low;
    }
    return honour;
}

/// MT-9.5: the best statue of each tunnel.
int statuesOf(const Scene &scene, const std::array<bool, kMostTunnels> &tunnels)
{
    std::array<int, kMostTunnels> best {};
    for (const Statue &statue : scene.data.statues) {
        if (statue.cell == kNoCell || !scene.isCovered(statue.cell))
            continue;
        const TunnelIndex index = scene.data.tunnelAt[statue.cell];
        if (tunnels[index] && scene.data.tunnels[index].kind != TunnelKind::Hall)
            best[index] = std::max(best[index], honourOf(scene, statue));
    }
    int honour = 0;
    for (const int one : best)
        honour += one;
    return honour;
}

/// MT-9.3: everything on the trolls of a team, and its stock.
Amounts resourcesOf(const Scene &scene, std::uint8_t team)
{
    Amounts all = scene.data.teams[team].stock;
    forEachSeatOf(scene.rules, team, [&](Seat seat) {
        for (const PackTroll &card : scene.data[seat].pack) {
            for (unsigned left = card.filled; left != 0; left &= left - 1)
                ++all[kSymbols[card.troll][static_cast<std::size_t>(std::countr_zero(left))]];
        }
    });
    return all;
}

/// MT-9.2: those whose value is known.
int tokensOf(const Scene &scene, std::uint8_t team)
{
    int honour = 0;
    for (const TrackPlace &place : scene.data.track)
        honour += place.owner == team && place.value < kTokenValues ? place.value + 1 : 0;
    return honour;
}

void tellScore(Play &play, std::uint8_t team)
{
    const Score score = scoreOf(play, team);
    const Seat seat = team; // seats 0 and 1 stand for their teams
    tell(play, EventKind::CoronationScored, {9, 1}, seat, score.coronation);
    tell(play, EventKind::TokensScored, {9, 2}, seat, score.tokens);
    tell(play, EventKind::SetsScored, {9, 3}, seat, score.sets);
    tell(play, EventKind::HallsScored, {9, 4}, seat, score.halls);
    tell(play, EventKind::StatuesScored, {9, 5}, seat, score.statues);
    tell(play, EventKind::TunnelsScored, {5, 6}, seat, score.tunnels);
    tell(play, EventKind::HonourCounted, {9, 7}, seat, score.sum());
}

} // namespace

int setsOf(const Amounts &amounts)
{
    int sets = 0;
    int pairs = 0;
    int left = 0;
    for (const int number : amounts.counts) {
        sets += number / kSet;
        pairs += number % kSet == 2 ? 1 : 0;
        left += number % kSet;
    }
    return sets + std::min(pairs, left / kExchangedForOne);
}

Score scoreOf(const Scene &scene, std::uint8_t team)
{
    const auto tunnels = tunnelsOf(scene, team);
    Score score;
    score.tunnels = scene.data.teams[team].honour;
    forEachSeatOf(scene.rules, team, [&](Seat seat) { score.coronation += scene.data[seat].coronation; });
    score.tokens = tokensOf(scene, team);
    score.sets = setsOf(resourcesOf(scene, team));
    score.halls = hallsOf(scene, tunnels);
    score.statues = statuesOf(scene, tunnels);
    return score;
}

int levelsOf(const Scene &scene, std::uint8_t team)
{
    int levels = 0;
    forEachSeatOf(scene.rules, team, [&](Seat seat) {
        for (const PackTroll &card : scene.data[seat].pack)
            levels += card.troll == kNoTroll ? 0 : dataOf(card.troll).level;
    });
    return levels;
}

void endByCounting(Play &play)
{
    for (std::uint8_t team = 0; team < play.rules.teamCount(); ++team)
        tellScore(play, team);
    play.data.ending = Ending::Counted;
    play.data.agendaSize = 0;
}

} // namespace merlon::mountain
