#include "tests/support/toy/toy_position.h"

#include <algorithm>

namespace merlon::toy {

namespace {

constexpr const char *kSteps[] = {"spy",  "first-cards",  "weather", "turn", "wager", "draw", "peek",
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
    std::uint8_t word(const Json &json, const std::string &key, Type type, std::uint8_t standard = kNone)
    {
        const auto found = json.find(key);
        if (found == json.end())
            return standard;
        if (!found->is_string())
            return fail(key);
        if (*found == "none")
            return kNone;
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

/// What only the full rules know.
Json tradeOf(const Data &data, const Table &table, const Vocabulary &vocabulary)
{
    Json json = Json::object();
    json["market"] = Json::array();
    for (const std::uint8_t card : data.market)
        json["market"].push_back(keyOrNone(vocabulary, kCardType, card));
    json["flooded"] = data.flooded;
    for (const char *key : {"coins", "bids", "bought", "bridges"})
        json[key] = Json::object();
    for (std::uint8_t seat = 0; seat < table.seats; ++seat) {
        const std::string key = vocabulary.keyOf(kSeatType, seat);
        json["coins"][key] = data.coins[seat];
        if (data.bids[seat] != kNone)
            json["bids"][key] = data.bids[seat] == kUnknown ? Json("?") : Json(data.bids[seat]);
        Json bought = Json::object();
        for (std::uint8_t card = 0; card < kCards; ++card) {
            if (data.bought[seat][card] > 0)
                bought[vocabulary.keyOf(kCardType, card)] = data.bought[seat][card];
        }
        json["bought"][key] = std::move(bought);
    }
    for (std::uint8_t place = 0; place < table.places; ++place) {
        if (data.bridges[place] != kNone)
            json["bridges"][vocabulary.keyOf(kPlaceType, place)] =
                vocabulary.keyOf(kSeatType, data.bridges[place]);
    }
    return json;
}

void readTrade(Reader &reader, const Json &json, const Table &table, const Vocabulary &vocabulary, Data &data)
{
    if (const auto market = json.find("market"); market != json.end()) {
        if (!market->is_array() || market->size() != kMarket)
            reader.fail("market");
        for (std::size_t i = 0; market->is_array() && i < market->size() && i < kMarket; ++i)
            data.market[i] = reader.word(Json {{"card", (*market)[i]}}, "card", kCardType);
    }
    data.flooded = reader.number(json, "flooded", (1 << table.places) - 1);
    const Json &coins = reader.object(json, "coins");
    const Json &bids = reader.object(json, "bids");
    const Json &bought = reader.object(json, "bought");
    const Json &bridges = reader.object(json, "bridges");
    for (std::uint8_t seat = 0; seat < table.seats; ++seat) {
        const std::string key = vocabulary.keyOf(kSeatType, seat);
        data.coins[seat] = reader.number(coins, key, kCoins, kCoins);
        data.bids[seat] = reader.number(bids, key, data.coins[seat], kNone);
        const Json &cards = reader.object(bought, key.c_str());
        for (std::uint8_t card = 0; card < kCards; ++card)
            data.bought[seat][card] = reader.number(cards, vocabulary.keyOf(kCardType, card), kDeck[card]);
    }
    for (std::uint8_t place = 0; place + 1 < table.places; ++place)
        data.bridges[place] = reader.word(bridges, vocabulary.keyOf(kPlaceType, place), kSeatType);
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
    json["round"] = data.round;
    json["turn"] = vocabulary.keyOf(kSeatType, data.turn);
    json["weather"] = vocabulary.keyOf(kWeatherType, data.weather);
    json["place"] = keyOrNone(vocabulary, kPlaceType, data.place);
    json["spy"] = keyOrNone(vocabulary, kSeatType, data.spy);
    json["mark"] = keyOrNone(vocabulary, kPlaceType, data.mark);
    json["resigned"] = keyOrNone(vocabulary, kSeatType, data.resigned);
    json["top"] = keyOrNone(vocabulary, kCardType, data.top);
    json["topKnownTo"] = data.topKnownTo;
    json["hands"] = Json::object();
    for (std::uint8_t seat = 0; seat < table.seats; ++seat) {
        Json hand = Json::object();
        int known = 0;
        for (std::uint8_t card = 0; card < kCards; ++card) {
            known += data.hands[seat][card];
            if (data.hands[seat][card] > 0)
                hand[vocabulary.keyOf(kCardType, card)] = data.hands[seat][card];
        }
        if (known < data.handSizes[seat])
            hand["?"] = data.handSizes[seat] - known;
        json["hands"][vocabulary.keyOf(kSeatType, seat)] = std::move(hand);
    }
    json["places"] = Json::object();
    for (std::uint8_t place = 0; place < table.places; ++place) {
        const Slot &slot = data.fields[place];
        if (slot.owner == kNone)
            continue;
        json["places"][vocabulary.keyOf(kPlaceType, place)] = {
            {"owner", vocabulary.keyOf(kSeatType, slot.owner)},
            {"card", keyOrNone(vocabulary, kCardType, slot.card)},
            {"wager", slot.wager}};
    }
    if (table.full)
        json.update(tradeOf(data, table, vocabulary));
    return json;
}

Expected<Data> fromJson(const Json &json, const Table &table, const Vocabulary &vocabulary)
{
    Reader reader(json, vocabulary);
    Data data;
    data.step = reader.step();
    data.round = reader.number(json, "round", table.rounds);
    data.turn = reader.word(json, "turn", kSeatType, 0);
    data.weather = reader.word(json, "weather", kWeatherType, kCalm);
    data.place = reader.word(json, "place", kPlaceType);
    data.spy = reader.word(json, "spy", kSeatType);
    data.mark = reader.word(json, "mark", kPlaceType);
    data.resigned = reader.word(json, "resigned", kSeatType);
    data.top = reader.word(json, "top", kCardType);
    data.topKnownTo = reader.number(json, "topKnownTo", 15);
    const Json &hands = reader.object(json, "hands");
    for (std::uint8_t seat = 0; seat < table.seats; ++seat) {
        const Json &hand = reader.object(hands, vocabulary.keyOf(kSeatType, seat).c_str());
        for (std::uint8_t card = 0; card < kCards; ++card) {
            data.hands[seat][card] = reader.number(hand, vocabulary.keyOf(kCardType, card), kDeck[card]);
            data.handSizes[seat] = static_cast<std::uint8_t>(data.handSizes[seat] + data.hands[seat][card]);
        }
    }
    const Json &places = reader.object(json, "places");
    for (std::uint8_t place = 0; place < table.places; ++place) {
        const Json &slot = reader.object(places, vocabulary.keyOf(kPlaceType, place).c_str());
        data.fields[place].owner = reader.word(slot, "owner", kSeatType);
        data.fields[place].card = reader.word(slot, "card", kCardType);
        data.fields[place].wager = reader.number(slot, "wager", 3);
        if ((data.fields[place].owner == kNone) != (data.fields[place].card == kNone))
            reader.fail("places");
    }
    if (table.full)
        readTrade(reader, json, table, vocabulary, data);
    if (!reader.error() && !fillBag(data))
        reader.fail("hands");
    if (!reader.error() && !isPlayable(data, table))
        reader.fail("step");
    if (reader.error())
        return tl::unexpected(*reader.error());
    return data;
}

} // namespace merlon::toy
