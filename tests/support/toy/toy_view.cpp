#include "tests/support/toy/toy_view.h"

#include "core/base/hash.h"
#include "core/base/random.h"
#include "tests/support/toy/toy_position.h"

#include <algorithm>
#include <vector>

namespace merlon::toy {

namespace {

/// Whether the top card is known to one of these seats.
bool knowsTop(const Data &data, SeatSet seats)
{
    return SeatSet::fromBits(data.topKnownTo).intersects(seats);
}

Data masked(Data data, const Table &table, SeatSet seats)
{
    if (data.step == Step::Over)
        return data;
    data.bag = {};
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (!seats.contains(seat))
            data.hands[seat] = {};
    }
    for (Slot &slot : data.fields) {
        if (slot.owner != kNone && !seats.contains(slot.owner))
            slot.card = kUnknown;
    }
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (data.bids[seat] != kNone && !seats.contains(seat))
            data.bids[seat] = kUnknown;
    }
    if (data.top != kNone && !knowsTop(data, seats))
        data.top = kUnknown;
    if (data.spy != kNone && !seats.contains(data.spy)) {
        data.spy = kUnknown;
        data.mark = data.round > 0 ? kUnknown : kNone;
    }
    return data;
}

class ToyView final : public View {
public:
    ToyView(std::shared_ptr<const ToySetup> setup, const Data &data, SeatSet seats)
        : m_setup(std::move(setup))
        , m_data(masked(data, m_setup->table(), seats))
        , m_seats(seats)
    {
    }

    SeatSet seats() const override { return m_seats; }
    Decision decision() const override { return decisionOf(m_data, m_setup->table()); }
    void choices(ChoiceList &out) const override
    {
        out.clear();
        if (m_seats.contains(decision().seat))
            choicesOf(m_data, m_setup->table(), out);
    }
    Reason whyNot(Choice choice) const override
    {
        if (!m_seats.contains(decision().seat))
            return {kNotAsked, {0, 2}, {}};
        return toy::whyNot(m_data, m_setup->table(), choice);
    }
    Outcome outcome() const override { return outcomeOf(m_data, m_setup->table()); }
    void imagine(State &into, Random &random) const override { become(into, *m_setup, imagined(random)); }
    std::uint64_t hash() const override
    {
        Hasher hasher;
        hasher.add(hashOf(m_data));
        hasher.add(m_seats.bits());
        return hasher.value();
    }
    Json position() const override { return toJson(m_data, m_setup->table(), m_setup->vocabulary()); }
    const Setup &setup() const override { return *m_setup; }
    const Data &data() const { return m_data; }
    const Table &table() const { return m_setup->table(); }

private:
    /// The cards that these seats do not see, in an order of chance.
    std::vector<std::uint8_t> unseenCards(Random &random) const
    {
        std::array<std::uint8_t, kCards> left = kDeck;
        for (std::uint8_t card = 0; card < kCards; ++card) {
            for (const auto &hand : m_data.hands)
                left[card] = static_cast<std::uint8_t>(left[card] - hand[card]);
            for (const Slot &slot : m_data.fields)
                left[card] = static_cast<std::uint8_t>(left[card] - (slot.card == card ? 1 : 0));
            left[card] = static_cast<std::uint8_t>(left[card] - (m_data.top == card ? 1 : 0));
            left[card] = static_cast<std::uint8_t>(left[card] - std::ranges::count(m_data.market, card));
            for (const auto &bought : m_data.bought)
                left[card] = static_cast<std::uint8_t>(left[card] - bought[card]);
        }
        std::vector<std::uint8_t> cards;
        for (std::uint8_t card = 0; card < kCards; ++card)
            cards.insert(cards.end(), left[card], card);
        random.shuffle(cards);
        return cards;
    }

    Data imagined(Random &random) const
    {
        Data data = m_data;
        if (data.step == Step::Over)
            return data;
        const Table &table = m_setup->table();
        std::vector<std::uint8_t> cards = unseenCards(random);
        const auto next = [&cards] {
            const std::uint8_t card = cards.back();
            cards.pop_back();
            return card;
        };
        for (Seat seat = 0; seat < table.seats; ++seat) {
            for (int i = 0; !m_seats.contains(seat) && i < data.handSizes[seat]; ++i)
                ++data.hands[seat][next()];
        }
        for (Slot &slot : data.fields) {
            if (slot.card == kUnknown)
                slot.card = next();
        }
        if (data.top == kUnknown)
            data.top = next();
        for (const std::uint8_t card : cards)
            ++data.bag[card];
        for (Seat seat = 0; seat < table.seats; ++seat) {
            if (data.bids[seat] == kUnknown)
                data.bids[seat] = static_cast<std::uint8_t>(random.below(data.coins[seat] + 1u));
        }
        if (data.spy == kUnknown)
            data.spy = imaginedSpy(random);
        if (data.mark == kUnknown)
            data.mark = imaginedMark(random);
        return data;
    }

    std::uint8_t imaginedSpy(Random &random) const
    {
        std::vector<std::uint8_t> suspects;
        for (Seat seat = 0; seat < m_setup->table().seats; ++seat) {
            if (!m_seats.contains(seat))
                suspects.push_back(seat);
        }
        return suspects[random.below(static_cast<std::uint32_t>(suspects.size()))];
    }

    std::uint8_t imaginedMark(Random &random) const
    {
        const std::uint32_t mark = random.below(m_setup->table().places + 1u);
        return mark == m_setup->table().places ? kNone : static_cast<std::uint8_t>(mark);
    }

    std::shared_ptr<const ToySetup> m_setup;
    Data m_data;
    SeatSet m_seats;
};

} // namespace

std::unique_ptr<View> viewOf(std::shared_ptr<const ToySetup> setup, const Data &data, SeatSet seats)
{
    return std::make_unique<ToyView>(std::move(setup), data, seats);
}

const Data &knownTo(const View &view)
{
    return dynamic_cast<const ToyView &>(view).data();
}

const Table &tableOf(const View &view)
{
    return dynamic_cast<const ToyView &>(view).table();
}

} // namespace merlon::toy
