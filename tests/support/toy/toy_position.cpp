#include "tests/support/toy/toy_position.h"

#include "core/base/json.h"

#include <algorithm>

namespace merlon::toy {

namespace {

constexpr std::string_view kSteps[] = {"spy",  "first-cards",  "weather", "turn", "wager", "draw", "peek",
                                       "mark", "first-market", "refill",  "bid",  "build", "over"};

std::string keyOrNone(const Vocabulary &vocabulary, Type type, std::uint8_t value)
{
    if (value == kNone)
        return "none";
    return value == kUnknown ? "?" : vocabulary.keyOf(type, value);
}

/// Reads members of a position, and remembers the first that is wrong.
class Reader {
public:
    Reader(const Json &json, const Vocabulary &vocabulary)
        : m_json(json)
        , m_vocabulary(vocabulary)
    {
    }

    const Json &object(const Json &json, const char *key)
    {
        static const Json kEmpty = Json::object();
        const auto found = json.find(key);
        if (found == json.end())
            return kEmpty;
        if (!found->is_object())
            fail(key);
        return found->is_object() ? *found : kEmpty;
    }
    std::uint8_t number(const Json &json, const std::string &key, int most, std::uint8_t standard = 0)
    {
        const auto found = json.find(key);
        if (found == json.end())
            return standard;
        if (!found->is_number_integer() || *found < 0 || *found > most)
            return fail(key);
        return found->get<std::uint8_t>();
    }
    bool flag(const Json &json, const std::string &key)
    {
        const auto found = json.find(key);
        if (found != json.end() && !found->is_boolean())
            fail(key);
        return found != json.end() && *found == true;
    }
    std::uint8_t word(const Json &json, const std::string &key, Type type, std::uint8_t standard = kNone)
    {
        const auto found = json.find(key);
        if (found == json.end())
            return standard;
        if (found->is_null() || *found == "none")
            return kNone;
        if (!found->is_string())
            return fail(key);
        const std::optional<std::uint16_t> value = m_vocabulary.valueOf(type, found->get<std::string>());
        return value && *value != kHidden ? static_cast<std::uint8_t>(*value) : fail(key);
    }
    Step step()
    {
        const auto found = m_json.find("step");
        if (found == m_json.end())
            return Step::Spy;
        for (std::size_t i = 0; i < std::size(kSteps); ++i) {
            if (*found == kSteps[i])
                return static_cast<Step>(i);
        }
        fail("step");
        return Step::Spy;
    }
    std::uint8_t fail(const std::string &key)
    {
        if (!m_error)
            m_error = Error {{"toy.position", {key}}, {"position", 0, '/' + key}, {}};
        return 0;
    }
    const std::optional<Error> &error() const { return m_error; }

private:
    const Json &m_json;
    const Vocabulary &m_vocabulary;
    std::optional<Error> m_error;
};

/// What the other places leave of the deck is the pile, with `top` on it, if that is a card. False if there are not so
/// many cards.
bool fillPile(Data &data, PieceKind top, SeatSet topKnownTo)
{
    std::array<int, kCards> left {};
    std::ranges::copy(kDeck, left.begin());
    const auto take = [&left](PieceKind card) {
        if (card < kCards)
            --left[card];
    };
    for (const Hand<kCards> &hand : data.hands)
        hand.forEachSeen(take);
    data.market.forEachSeen(take);
    for (const Slot &slot : data.fields)
        take(slot.card);
    for (const Store<kCards> &bought : data.bought) {
        for (std::size_t card = 0; card < kCards; ++card)
            left[card] -= bought[card];
    }
    take(top);
    if (std::ranges::min(left) < 0)
        return false;
    Store<kCards> cards;
    for (std::size_t card = 0; card < kCards; ++card)
        cards.add(card, left[card]);
    data.pile.putUnder(cards, {});
    if (top < kCards)
        data.pile.putOnTop(top, topKnownTo);
    return true;
}

/// Cards by their number; those that nobody knows under `?`.
Json countsOf(const Store<kCards> &cards, int hidden, const Vocabulary &vocabulary)
{
    Json counts = Json::object();
    for (std::uint8_t card = 0; card < kCards; ++card) {
        if (cards[card] > 0)
            counts[vocabulary.keyOf(kCardType, card)] = cards[card];
    }
    if (hidden > 0)
        counts["?"] = hidden;
    return counts;
}

Json seatOf(const Data &data, const Table &table, Seat seat, const Vocabulary &vocabulary)
{
    Json json = Json::object();
    json["hand"] = countsOf(data.hands[seat].known(), data.hands[seat].hidden(), vocabulary);
    if (!table.full)
        return json;
    json["coins"] = data.coins[seat];
    if (data.bids.has(seat))
        json["committed"] = data.bids.isKnown(seat) ? Json(data.bids[seat]) : Json("?");
    json["bought"] = countsOf(data.bought[seat], 0, vocabulary);
    return json;
}

Json placeOf(const Data &data, std::uint8_t place, const Vocabulary &vocabulary)
{
    Json json = Json::object();
    const Slot &slot = data.fields[place];
    if (slot.owner != kNone) {
        json[vocabulary.keyOf(kSeatType, slot.owner)] = keyOrNone(vocabulary, kCardType, slot.card);
        json["wager"] = slot.wager;
    }
    if (isFlooded(data, place))
        json["flooded"] = true;
    if (data.bridges[place] != kNone)
        json["bridge"] = vocabulary.keyOf(kSeatType, data.bridges[place]);
    return json;
}

/// Adds cards to a hand or a store.
template <class Cards>
void readCounts(Reader &reader, const Json &counts, const Vocabulary &vocabulary, Cards &cards)
{
    for (std::uint8_t card = 0; card < kCards; ++card)
        cards.add(card, reader.number(counts, vocabulary.keyOf(kCardType, card), kDeck[card]));
}

void readSeat(Reader &reader, const Json &json, const Table &table, Seat seat, const Vocabulary &vocabulary,
              Data &data)
{
    readCounts(reader, reader.object(json, "hand"), vocabulary, data.hands[seat]);
    if (!table.full)
        return;
    data.coins[seat] = reader.number(json, "coins", kCoins, kCoins);
    if (const std::uint8_t bid = reader.number(json, "committed", data.coins[seat], kNone); bid != kNone)
        data.bids.commit(seat, bid);
    readCounts(reader, reader.object(json, "bought"), vocabulary, data.bought[seat]);
}

/// The card of a seat stands under its key; two cards are no position.
void readPlace(Reader &reader, const Json &json, const Table &table, std::uint8_t place,
               const Vocabulary &vocabulary, Data &data)
{
    Slot &slot = data.fields[place];
    for (std::uint8_t seat = 0; seat < table.seats; ++seat) {
        const std::uint8_t card = reader.word(json, vocabulary.keyOf(kSeatType, seat), kCardType);
        if (card == kNone)
            continue;
        if (slot.owner != kNone)
            reader.fail("places");
        slot = {seat, card, 0};
    }
    slot.wager = reader.number(json, "wager", 3);
    if (!table.full)
        return;
    if (reader.flag(json, "flooded"))
        data.flooded = static_cast<std::uint8_t>(data.flooded | 1u << place);
    if (place + 1 < table.places)
        data.bridges[place] = reader.word(json, "bridge", kSeatType);
    if (slot.owner != kNone && isFlooded(data, place))
        reader.fail("places");
}

void readMarket(Reader &reader, const Json &json, Data &data)
{
    const auto market = json.find("market");
    if (market == json.end())
        return;
    if (!market->is_array() || market->size() != kMarket)
        reader.fail("market");
    for (std::size_t i = 0; market->is_array() && i < market->size() && i < kMarket; ++i)
        data.market.set(i, reader.word(Json {{"card", (*market)[i]}}, "card", kCardType));
}

/// What a position says, as far as it says anything.
Data read(Reader &reader, const Json &json, const Table &table, const Vocabulary &vocabulary)
{
    Data data;
    data.step = reader.step();
    data.round = static_cast<std::uint8_t>(reader.number(json, "round", table.rounds + 1, 1) - 1);
    data.turn = reader.word(json, "turn", kSeatType, 0);
    data.weather = reader.word(json, "weather", kWeatherType, kCalm);
    data.place = reader.word(json, "place", kPlaceType);
    data.spy = reader.word(json, "spy", kSeatType);
    data.mark = reader.word(json, "mark", kPlaceType);
    data.resigned = reader.word(json, "resigned", kSeatType);
    const PieceKind top = reader.word(json, "top", kCardType);
    const std::uint8_t topKnownTo = reader.number(json, "topKnownTo", 15);
    const Json &seats = reader.object(json, "seats");
    for (std::uint8_t seat = 0; seat < table.seats; ++seat) {
        const std::string key = vocabulary.keyOf(kSeatType, seat);
        readSeat(reader, reader.object(seats, key.c_str()), table, seat, vocabulary, data);
    }
    const Json &places = reader.object(json, "places");
    for (std::uint8_t place = 0; place < table.places; ++place) {
        const std::string key = vocabulary.keyOf(kPlaceType, place);
        readPlace(reader, reader.object(places, key.c_str()), table, place, vocabulary, data);
    }
    if (table.full)
        readMarket(reader, json, data);
    if (!fillPile(data, top, SeatSet::fromBits(topKnownTo)))
        reader.fail("seats");
    return data;
}

/// Whether the step finds what it needs.
bool isPlayable(const Data &data, const Table &table)
{
    if (data.turn >= table.seats || (data.step != Step::Over && data.round >= table.rounds))
        return false;
    if (data.step > Step::Spy && data.step != Step::Over && data.spy == kNone)
        return false;
    if (data.step == Step::Wager)
        return data.place != kNone && data.fields[data.place].owner == data.turn;
    if (data.step >= Step::FirstMarket && data.step != Step::Over && !table.full)
        return false;
    const bool isDrawn = !data.pile.empty() && !data.pile.isTopCertain(); // by chance
    if (data.step == Step::FirstMarket || data.step == Step::Refill)
        return isDrawn && !data.market.isFull();
    const bool draws = data.step == Step::FirstCards || data.step == Step::Draw || data.step == Step::Peek;
    return !draws || isDrawn;
}

} // namespace

Json toJson(const Data &data, const Table &table, const Vocabulary &vocabulary)
{
    Json json = Json::object();
    json["step"] = kSteps[static_cast<std::size_t>(data.step)];
    json["round"] = data.round + 1;
    json["turn"] = vocabulary.keyOf(kSeatType, data.turn);
    json["weather"] = vocabulary.keyOf(kWeatherType, data.weather);
    json["place"] = keyOrNone(vocabulary, kPlaceType, data.place);
    json["spy"] = keyOrNone(vocabulary, kSeatType, data.spy);
    json["mark"] = keyOrNone(vocabulary, kPlaceType, data.mark);
    json["resigned"] = keyOrNone(vocabulary, kSeatType, data.resigned);
    json["top"] = keyOrNone(vocabulary, kCardType, data.pile.top());
    json["topKnownTo"] = data.pile.isTopCertain() ? data.pile.knownTo(0).bits() : 0;
    json["seats"] = Json::object();
    for (std::uint8_t seat = 0; seat < table.seats; ++seat)
        json["seats"][vocabulary.keyOf(kSeatType, seat)] = seatOf(data, table, seat, vocabulary);
    json["places"] = Json::object();
    for (std::uint8_t place = 0; place < table.places; ++place) {
        if (Json one = placeOf(data, place, vocabulary); !one.empty())
            json["places"][vocabulary.keyOf(kPlaceType, place)] = std::move(one);
    }
    if (table.full) {
        json["market"] = Json::array();
        for (const std::uint8_t card : data.market)
            json["market"].push_back(card == kNone ? Json() : Json(vocabulary.keyOf(kCardType, card)));
    }
    return json;
}

Expected<Data> fromJson(const Json &json, const Table &table, const Vocabulary &vocabulary)
{
    Reader reader(json, vocabulary);
    const Data data = read(reader, json, table, vocabulary);
    if (!reader.error() && !isPlayable(data, table))
        reader.fail("step");
    if (reader.error())
        return tl::unexpected(*reader.error());
    return data;
}

Data roughlyFromJson(const Json &json, const Table &table, const Vocabulary &vocabulary)
{
    Reader reader(json, vocabulary);
    return read(reader, json, table, vocabulary);
}

std::span<const std::string_view> stepKeys()
{
    return kSteps;
}

} // namespace merlon::toy
