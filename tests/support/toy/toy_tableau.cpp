#include "tests/support/toy/toy_tableau.h"

#include "tests/support/toy/toy_position.h"
#include "tests/support/toy/toy_view.h"

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

void layHand(const Data &data, Seat seat, Tableau &tableau)
{
    Zone &hand = tableau.beside(seat, ZoneKind::Hand, {"hand", "zone"});
    int known = 0;
    for (std::uint8_t card = 0; card < kCards; ++card) {
        if (data.hands[seat][card] == 0)
            continue;
        hand.items.push_back(itemOf(card));
        hand.items.back().owner = seat;
        hand.items.back().count = data.hands[seat][card];
        known += data.hands[seat][card];
    }
    if (const int hidden = data.handSizes[seat] - known; hidden > 0)
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
    const int size = data.bagSize + (data.top == kNone ? 0 : 1);
    if (size > 0) {
        Item top = itemOf(data.top);
        top.faceDown = true;
        top.count = size;
        top.isPickable = false;
        pile.items.push_back(std::move(top));
    }
}

void layScores(const Data &data, const Table &table, Tableau &tableau)
{
    if (data.step != Step::Over)
        return;
    ScoreRow cards {{"score.cards", {}}, {}, false};
    ScoreRow wagers {{"score.wagers", {}}, {}, false};
    ScoreRow mark {{"score.mark", {}}, {}, false};
    ScoreRow sum {{"score.sum", {}}, {}, true};
    const Outcome outcome = outcomeOf(data, table);
    for (Seat seat = 0; seat < table.seats; ++seat) {
        int worth = 0;
        int wagered = 0;
        for (const Slot &slot : data.fields) {
            if (slot.owner == seat) {
                worth += kWorth[slot.card];
                wagered += slot.wager;
            }
        }
        cards.scores.emplace_back(worth);
        wagers.scores.emplace_back(wagered);
        mark.scores.emplace_back(outcome.seats[seat].score - worth - wagered);
        sum.scores.emplace_back(outcome.seats[seat].score);
    }
    tableau.scores = {cards, wagers, mark, sum};
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
        layHand(data, seat, tableau);
    layCommon(data, tableau);
    layScores(data, table, tableau);
    tableau.clock.round = data.step == Step::Spy || data.step == Step::FirstCards ? 0 : data.round + 1;
    tableau.clock.lastRound = table.rounds;
}

} // namespace merlon::toy
