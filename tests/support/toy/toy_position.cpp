#include "tests/support/toy/toy_position.h"

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

/// Takes the cards that lie elsewhere out of the bag; false if there are not so many.
bool fillBag(Data &data)
{
    const auto take = [&](std::uint8_t card, std::uint8_t count) {
        if (count > data.bag[card])
            return false;
        data.bag[card] = static_cast<std::uint8_t>(data.bag[card] - count);
        data.bagSize = static_cast<std::uint8_t>(data.bagSize - count);
        return true;
    };
    for (const auto &hand : data.hands) {
        for (std::uint8_t card = 0; card < kCards; ++card) {
            if (!take(card, hand[card]))
                return false;
        }
    }
    for (const Slot &slot : data.fields) {
        if (slot.card != kNone && !take(slot.card, 1))
            return false;
    }
    for (const std::uint8_t card : data.market) {
        if (card != kNone && !take(card, 1))
            return false;
    }
    for (const auto &bought : data.bought) {
        for (std::uint8_t card = 0; card < kCards; ++card) {
            if (!take(card, bought[card]))
                return false;
        }
    }
    return data.top == kNone || take(data.top, 1);
}

/// Cards by their number; those that nobody knows under `?`.
Json countsOf(const std::array<std::uint8_t, kCards> &cards, int size, const Vocabulary &vocabulary)
{
    Json counts = Json::object();
    int known = 0;
    for (std::uint8_t card = 0; card < kCards; ++card) {
        known += cards[card];
        if (cards[card] > 0)
            counts[vocabulary.keyOf(kCardType, card)] = cards[card];
    }
    if (known < size)
        counts["?"] = size - known;
    return counts;
}

Json seatOf(const Data &data, const Table &table, Seat seat, const Vocabulary &vocabulary)
{
    Json json = Json::object();
    json["hand"] = countsOf(data.hands[seat], data.handSizes[seat], vocabulary);
    if (!table.full)
        return json;
    json["coins"] = data.coins[seat];
    if (data.bids[seat] != kNone)
        json["committed"] = data.bids[seat] == kUnknown ? Json("?") : Json(data.bids[seat]);
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

void readCounts(Reader &reader, const Json &counts, const Vocabulary &vocabulary,
                std::array<std::uint8_t, kCards> &cards)
{
    for (std::uint8_t card = 0; card < kCards; ++card)
        cards[card] = reader.number(counts, vocabulary.keyOf(kCardType, card), kDeck[card]);
}

void readSeat(Reader &reader, const Json &json, const Table &table, Seat seat, const Vocabulary &vocabulary,
              Data &data)
{
    readCounts(reader, reader.object(json, "hand"), vocabulary, data.hands[seat]);
    for (const std::uint8_t count : data.hands[seat])
        data.handSizes[seat] = static_cast<std::uint8_t>(data.handSizes[seat] + count);
    if (!table.full)
        return;
    data.coins[seat] = reader.number(json, "coins", kCoins, kCoins);
    data.bids[seat] = reader.number(json, "committed", data.coins[seat], kNone);
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
        data.market[i] = reader.word(Json {{"card", (*market)[i]}}, "card", kCardType);
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
    data.top = reader.word(json, "top", kCardType);
    data.topKnownTo = reader.number(json, "topKnownTo", 15);
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
    if (!fillBag(data))
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
    if (data.step == Step::FirstMarket || data.step == Step::Refill)
        return data.bagSize > 0 && data.top == kNone && std::ranges::count(data.market, kNone) > 0;
    const bool draws = data.step == Step::FirstCards || data.step == Step::Draw || data.step == Step::Peek;
    return !draws || (data.bagSize > 0 && data.top == kNone);
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
    json["top"] = keyOrNone(vocabulary, kCardType, data.top);
    json["topKnownTo"] = data.topKnownTo;
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
