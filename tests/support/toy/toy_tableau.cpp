#include "tests/support/toy/toy_tableau.h"

#include "tests/support/toy/toy_position.h"
#include "tests/support/toy/toy_view.h"

#include <algorithm>

namespace merlon::toy {

namespace {

constexpr const char *kCardKeys[kCards] = {"copper", "silver", "gold", "jewel"};
constexpr const char *kWeatherKeys[] = {"calm", "wind", "storm"};

Item itemOf(std::uint8_t card)
{
    Item item {.type = "card"};
    if (card < kCards)
        item.key = kCardKeys[card];
    else
        item.faceDown = true;
    return item;
}

void layFields(const Data &data, const Table &table, Tableau &tableau)
{
    for (std::uint8_t place = 0; place < table.places; ++place) {
        const Slot &slot = data.fields[place];
        Zone &zone = tableau.at(place);
        zone.room = 1;
        if (slot.owner == kNone)
            continue;
        Item item = itemOf(slot.card);
        item.owner = slot.owner;
        item.faceDown = data.step != Step::Over; // to the others
        item.isPickable = false;
        if (slot.wager > 0)
            item.note = {"item.wager", {std::int64_t {slot.wager}}};
        zone.items.push_back(std::move(item));
    }
    if (data.mark < table.places)
        tableau.at(data.mark).items.push_back({.key = "mark", .type = "token", .isPickable = false});
}

/// Only the hand of the seat that is asked can be chosen from.
void layHand(const Data &data, Seat asked, Seat seat, Tableau &tableau)
{
    Zone &hand = tableau.beside(seat, ZoneKind::Hand, {"hand", "zone"});
    for (std::uint8_t card = 0; card < kCards; ++card) {
        if (data.hands[seat][card] == 0)
            continue;
        hand.items.push_back(itemOf(card));
        hand.items.back().owner = seat;
        hand.items.back().count = data.hands[seat][card];
        hand.items.back().isPickable = seat == asked;
    }
    if (const int hidden = data.hands[seat].hidden(); hidden > 0)
        hand.items.push_back(
            {.type = "card", .owner = seat, .count = hidden, .isPickable = false, .faceDown = true});
    if (data.spy == seat)
        tableau.beside(seat, ZoneKind::Words, {"office", "zone"})
            .items.push_back({.key = "spy", .type = "office", .isPickable = false});
}

void layCommon(const Data &data, Tableau &tableau)
{
    Zone &weather = tableau.beside(kNobody, ZoneKind::Words, {"weather", "zone"});
    weather.items.push_back({.key = kWeatherKeys[data.weather], .type = "weather"});
    Zone &pile = tableau.beside(kNobody, ZoneKind::Pile, {"pile", "zone"});
    if (!data.pile.empty()) {
        Item top = itemOf(data.pile.top());
        top.faceDown = true;
        top.count = data.pile.size();
        top.isPickable = false;
        pile.items.push_back(std::move(top));
    }
}

void layTrade(const Data &data, const Table &table, Tableau &tableau)
{
    if (!table.full)
        return;
    Zone &market = tableau.beside(kNobody, ZoneKind::Cards, {"market", "zone"});
    market.room = kMarket;
    for (const std::uint8_t card : data.market) {
        if (card != kNone) {
            market.items.push_back(itemOf(card));
            market.items.back().note = {"item.worth", {std::int64_t {kWorth[card]}}};
        }
    }
    for (std::uint8_t place = 0; place < table.places; ++place) {
        if (isFlooded(data, place))
            tableau.grounds.push_back({.place = place, .style = "flooded"});
        if (data.bridges[place] != kNone)
            tableau.patches.push_back({{place, place + 1}, "bridge", {"bridge", {}}, data.bridges[place]});
    }
}

/// What a seat has in its purse, and what it has bought.
void layPossessions(const Data &data, const Table &table, Seat seat, Tableau &tableau)
{
    if (!table.full)
        return;
    Zone &purse = tableau.beside(seat, ZoneKind::Counter, {"purse", "zone"});
    purse.items.push_back({.key = "coins", .type = "purse", .count = data.coins[seat], .isPickable = false});
    if (data.bids.isKnown(seat))
        purse.items.push_back(
            {.key = "committed", .type = "purse", .count = data.bids[seat], .isPickable = false});
    Zone &bought = tableau.beside(seat, ZoneKind::Tokens, {"bought", "zone"});
    for (std::uint8_t card = 0; card < kCards; ++card) {
        if (data.bought[seat][card] == 0)
            continue;
        bought.items.push_back(itemOf(card));
        bought.items.back().owner = seat;
        bought.items.back().count = data.bought[seat][card];
        bought.items.back().isPickable = false;
    }
}

void layScores(const Data &data, const Table &table, Tableau &tableau)
{
    if (data.step != Step::Over)
        return;
    const auto addRow = [&](const char *title, auto part) {
        ScoreRow row {{title, {}}, {}, false};
        for (Seat seat = 0; seat < table.seats; ++seat)
            row.scores.emplace_back(part(scoreOf(data, table, seat)));
        tableau.scores.push_back(std::move(row));
    };
    addRow("score.cards", [](const Score &score) { return score.cards; });
    addRow("score.wagers", [](const Score &score) { return score.wagers; });
    if (table.full) {
        addRow("score.bought", [](const Score &score) { return score.bought; });
        addRow("score.bridges", [](const Score &score) { return score.bridges; });
    }
    addRow("score.mark", [](const Score &score) { return score.mark; });
    addRow("score.sum", [](const Score &score) { return score.sum(); });
    tableau.scores.back().isSum = true;
}

void laySeat(const Data &data, const Table &table, Seat asked, Seat seat, Tableau &tableau)
{
    layHand(data, asked, seat, tableau);
    layPossessions(data, table, seat, tableau);
}

} // namespace

std::vector<Component> components(const Setup &)
{
    std::vector<Component> box;
    for (std::uint8_t card = 0; card < kCards; ++card)
        box.push_back({.key = kCardKeys[card],
                       .type = "card",
                       .group = "card",
                       .role = ComponentRole::Card,
                       .copies = kDeck[card]});
    box.push_back({.key = "mark", .type = "token", .role = ComponentRole::Marker});
    return box;
}

void layOut(const View &view, Tableau &tableau)
{
    const Data &data = knownTo(view);
    const Table &table = tableOf(view);
    layFields(data, table, tableau);
    for (Seat seat = 0; seat < table.seats; ++seat)
        laySeat(data, table, view.decision().seat, seat, tableau);
    layCommon(data, tableau);
    layTrade(data, table, tableau);
    layScores(data, table, tableau);
    const bool hasBegun = data.step != Step::Spy && data.step != Step::FirstCards;
    tableau.clock.round = hasBegun ? std::min<int>(data.round + 1, table.rounds) : 0;
    tableau.clock.lastRound = table.rounds;
}

} // namespace merlon::toy
