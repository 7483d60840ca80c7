#include "core/games/fiefs/position/parts.h"

#include <algorithm>

/// The cards of a seat: hand, discard, draw pile.
namespace merlon::fiefs::position {

namespace {

using merlon::position::kUnknown;
using merlon::position::nameIn;
using merlon::position::numberIn;

std::string nameOfCard(PieceKind kind)
{
    return std::string(kind < kCards ? cardNames()[kind] : kUnknown);
}

void count(Json &counts, PieceKind kind)
{
    const std::string name = nameOfCard(kind);
    counts[name] = counts.value(name, 0) + 1;
}

Json handToJson(const Hand<kCards> &hand)
{
    Json json = Json::object();
    for (std::size_t kind = 0; kind < kCards; ++kind) {
        if (hand[kind] > 0)
            json[nameOfCard(static_cast<PieceKind>(kind))] = hand[kind];
    }
    if (hand.hidden() > 0)
        json[std::string(kUnknown)] = hand.hidden();
    return json;
}

/// The card that has lain there longest comes first.
Json discardToJson(const SeatState &seat)
{
    Json json = Json::array();
    for (int place = 0; place < seat.discard.size(); ++place) {
        const auto index = static_cast<std::size_t>(place);
        json.push_back({{"card", nameOfCard(seat.discard[index])}, {"turn", seat.discard.since(index)}});
    }
    return json;
}

Json seatsToJson(SeatSet seats, int number)
{
    Json json = Json::array();
    for (Seat seat = 0; seat < number; ++seat) {
        if (seats.contains(seat))
            json.push_back(std::string(ownerNames()[seat + 1u]));
    }
    return json;
}

/// From the top: a card whose place is certain, or a shuffled part with what it holds.
Json pileToJson(const Pile<kCards, kDeckSize> &pile, int seats)
{
    Json json = Json::array();
    for (int depth = 0; depth < pile.size();) {
        Json part = Json::object();
        const SeatSet known = pile.knownTo(depth);
        if (pile.isCertain(depth)) {
            part["card"] = nameOfCard(pile.at(depth++));
        } else {
            Json &counts = part["shuffled"] = Json::object();
            do
                count(counts, pile.at(depth++));
            while (!pile.isBottomOfPart(depth - 1));
        }
        if (known != SeatSet::all())
            part["known-to"] = seatsToJson(known, seats);
        json.push_back(std::move(part));
    }
    return json;
}

Store<kCards> restOfDeck(const SeatState &seat)
{
    Unseen<kCards> rest(kDeck);
    rest.see(seat.hand);
    rest.see(seat.discard);
    return rest.left();
}

/// Whether the pile is what it is when nobody mentions it.
bool isStandardPile(const SeatState &seat)
{
    Pile<kCards, kDeckSize> standard;
    standard.putShuffledOnTop(restOfDeck(seat), SeatSet::all());
    return seat.drawPile == standard;
}

// Reading

/// How often each card is named; a complaint where there are more than in a deck.
Store<kCards> countsIn(Complaint &complaint, const Json &json, const std::string &pointer)
{
    Store<kCards> counts;
    if (!json.is_object()) {
        complaint.add(pointer, {"error.position-object", {}});
        return counts;
    }
    for (const auto &[name, number] : json.items()) {
        const std::string where = pointerInto(pointer, name);
        const std::size_t kind = nameIn(complaint, Json(name), where, cardNames());
        const int most = complaint.any() ? 0 : kCardData[kind].copies;
        const int read = complaint.any() ? 0 : numberIn(complaint, number, where, 0, most);
        if (complaint.any())
            return counts;
        counts.add(kind, read);
    }
    return counts;
}

std::string pointerAt(ReadingForm &form, std::string_view key, std::size_t index)
{
    return pointerInto(form.pointer(key), std::to_string(index));
}

void readHand(ReadingForm &form, SeatState &seat)
{
    const Json *json = form.find("hand");
    if (json == nullptr)
        return;
    const Store<kCards> counts = countsIn(form.complaint(), *json, form.pointer("hand"));
    seat.hand = {};
    for (std::size_t kind = 0; kind < kCards; ++kind)
        seat.hand.add(kind, counts[kind]);
}

void readDiscard(ReadingForm &form, SeatState &seat)
{
    const Json *json = form.find("discard");
    if (json == nullptr)
        return;
    if (!json->is_array())
        return form.complain("discard", {"error.position-array", {}});
    if (json->size() > static_cast<std::size_t>(kDeckSize))
        return form.complain("discard", {"error.position-long-list", {std::int64_t {kDeckSize}}});
    seat.discard = {};
    for (std::size_t index = 0; index < json->size(); ++index) {
        ReadingForm card(form.complaint(), form.vocabulary(), &(*json)[index],
                         pointerAt(form, "discard", index));
        std::size_t kind = 0;
        std::uint16_t turn = 0;
        card.word("card", cardNames(), kind);
        card.number("turn", turn, kMostTurns);
        card.finish();
        if (form.complaint().any())
            return;
        seat.discard.put(static_cast<PieceKind>(kind), turn);
    }
}

SeatSet seatsIn(ReadingForm &part, int seats)
{
    const Json *json = part.find("known-to");
    if (json == nullptr)
        return SeatSet::all();
    SeatSet known;
    if (!json->is_array()) {
        part.complain("known-to", {"error.position-array", {}});
        return known;
    }
    for (const Json &name : *json) {
        const std::size_t seat = nameIn(part.complaint(), name, part.pointer("known-to"),
                                        ownerNames().subspan(1, static_cast<std::size_t>(seats)));
        known.add(static_cast<Seat>(seat));
    }
    return known;
}

/// One part of a pile, put on top of those below it.
void readPart(ReadingForm &form, SeatState &seat, const Json &json, std::size_t index, int seats)
{
    const std::string pointer = pointerAt(form, "pile", index);
    ReadingForm part(form.complaint(), form.vocabulary(), &json, pointer);
    const SeatSet known = seatsIn(part, seats);
    Store<kCards> cards;
    const Json *shuffled = part.find("shuffled");
    std::size_t kind = 0;
    if (shuffled != nullptr)
        cards = countsIn(form.complaint(), *shuffled, pointerInto(pointer, "shuffled"));
    else
        part.word("card", cardNames(), kind);
    part.finish();
    if (form.complaint().any())
        return;
    const int number = shuffled != nullptr ? cards.size() : 1;
    if (number == 0 || seat.drawPile.size() + number > kDeckSize)
        return form.complaint().add(pointer, {"error.position-long-list", {std::int64_t {kDeckSize}}});
    if (shuffled != nullptr)
        seat.drawPile.putShuffledOnTop(cards, known);
    else
        seat.drawPile.putOnTop(kind, known);
}

/// The whole deck lies in the hand, on the discard and in the pile, each card once.
void checkDeck(ReadingForm &form, const SeatState &seat)
{
    for (std::size_t kind = 0; kind < kCards; ++kind) {
        int number = seat.hand[kind] + seat.discard.count(static_cast<PieceKind>(kind));
        seat.drawPile.forEachSeen([&](PieceKind card) { number += card == kind ? 1 : 0; });
        const int off = number - kCardData[kind].copies;
        if (off != 0)
            return form.complain(
                "pile",
                {off > 0 ? "error.position-too-many" : "error.position-too-few",
                 {Word {nameOfCard(static_cast<PieceKind>(kind)), "card"}, std::int64_t {std::abs(off)}}},
                {"error.position-total-right", {std::int64_t {kCardData[kind].copies}}});
    }
}

void readPile(ReadingForm &form, SeatState &seat, int seats)
{
    const Json *json = form.find("pile");
    if (json == nullptr)
        return;
    if (!json->is_array())
        return form.complain("pile", {"error.position-array", {}});
    if (json->size() > static_cast<std::size_t>(kDeckSize))
        return form.complain("pile", {"error.position-long-list", {std::int64_t {kDeckSize}}});
    seat.drawPile = {};
    for (std::size_t index = json->size(); index-- > 0 && !form.complaint().any();)
        readPart(form, seat, (*json)[index], index, seats);
}

/// Whether no more cards are in hand and on the discard than the deck has.
bool fitsDeck(ReadingForm &form, const SeatState &seat)
{
    for (std::size_t kind = 0; kind < kCards; ++kind) {
        const int off =
            seat.hand[kind] + seat.discard.count(static_cast<PieceKind>(kind)) - kCardData[kind].copies;
        if (off <= 0)
            continue;
        form.complain("hand",
                      {"error.position-too-many",
                       {Word {nameOfCard(static_cast<PieceKind>(kind)), "card"}, std::int64_t {off}}},
                      {"error.position-total-right", {std::int64_t {kCardData[kind].copies}}});
        return false;
    }
    return true;
}

} // namespace

Json cardsToJson(const FiefsSetup &setup, const FiefsData &data, Seat seat)
{
    const SeatState &own = data[seat];
    Json json = Json::object();
    if (!own.hand.empty())
        json["hand"] = handToJson(own.hand);
    if (!own.discard.empty())
        json["discard"] = discardToJson(own);
    if (own.hand.hidden() > 0 || !isStandardPile(own))
        json["pile"] = pileToJson(own.drawPile, setup.rules().seats);
    return json;
}

void readCards(ReadingForm &form, const FiefsSetup &setup, FiefsData &data, Seat seat)
{
    SeatState &own = data[seat];
    readHand(form, own);
    if (!form.complaint().any())
        readDiscard(form, own);
    if (form.complaint().any() || !fitsDeck(form, own))
        return;
    own.drawPile = {};
    own.drawPile.putShuffledOnTop(restOfDeck(own), SeatSet::all());
    readPile(form, own, setup.rules().seats);
    if (!form.complaint().any())
        checkDeck(form, own);
}

} // namespace merlon::fiefs::position
