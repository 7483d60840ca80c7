#include "core/games/mountain/tableau/items.h"

#include "core/games/mountain/edition.h"

namespace merlon::mountain {

namespace {

/// MT-1.8: carts on trolls of a clan haul only its statues.
Socket symbolOf(Troll troll, std::size_t symbol, Socket::State state)
{
    const Resource kind = kSymbols[troll][symbol];
    if (kind == Resource::Cart && dataOf(troll).hasClanCarts())
        return {"cart-" + std::string(kClanKeys[dataOf(troll).clan]), {}, state};
    return {std::string(kResourceData[indexOf(kind)].key), "resource", state};
}

} // namespace

std::string trollKey(Troll troll)
{
    return std::string(dataOf(troll).key);
}

std::string trollPicture(Troll troll)
{
    const TrollData &data = dataOf(troll);
    if (data.level == 0)
        return "troll-start";
    return "troll-" + std::string(kClanKeys[data.clan]) + '-' + std::to_string(data.level);
}

std::string statueKey(std::size_t clan)
{
    return "statue-" + std::string(kClanKeys[clan]);
}

std::string pedestalKey(std::size_t clan)
{
    return "pedestal-" + std::string(kClanKeys[clan]);
}

std::vector<Stack> stacksOf(const Amounts &amounts)
{
    std::vector<Stack> stacks;
    for (std::size_t kind = 0; kind < kResources; ++kind) {
        if (amounts[kind] > 0)
            stacks.push_back({.key = std::string(kResourceData[kind].key), .count = amounts[kind]});
    }
    return stacks;
}

std::vector<Socket> symbolsOf(Troll troll)
{
    std::vector<Socket> sockets;
    for (std::size_t symbol = 0; symbol < symbolCount(troll); ++symbol)
        sockets.push_back(symbolOf(troll, symbol, Socket::State::Printed));
    return sockets;
}

std::vector<Socket> symbolsOf(const PackTroll &card)
{
    std::vector<Socket> sockets;
    for (std::size_t symbol = 0; symbol < symbolCount(card.troll); ++symbol) {
        const bool isFilled = (card.filled >> symbol & 1u) != 0;
        sockets.push_back(
            symbolOf(card.troll, symbol, isFilled ? Socket::State::Filled : Socket::State::Empty));
    }
    return sockets;
}

Item pedestalItem(std::size_t clan)
{
    return {.key = std::string(kClanKeys[clan]),
            .type = "clan",
            .art = pedestalKey(clan),
            .name = {pedestalKey(clan)}};
}

Item tokenItem(const Layout &layout, std::size_t place)
{
    const TrackPlace &token = layout.data.track[place];
    const std::int64_t zone = static_cast<std::int64_t>(place / kStatueClans) + 1;
    const Word clan {std::string(kClanKeys[place % kStatueClans]), "clan"};
    const bool isKnown = token.value < kTokenValues;
    Item item {.art = isKnown ? "token-" + std::to_string(token.value + 1) : std::string("token-back"),
               .name = {"token"},
               .role = ComponentRole::Marker,
               .isPickable = false,
               .isReserve = true};
    if (isKnown)
        item.note = {"item.token", {zone, clan, std::int64_t {token.value} + 1}};
    else
        item.note = {"item.token-back", {zone, clan}};
    if (token.owner != kNobody) {
        item.owner = token.owner;
        item.role = ComponentRole::Unit;
    }
    return item;
}

} // namespace merlon::mountain
