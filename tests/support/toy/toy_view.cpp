#include "tests/support/toy/toy_view.h"

#include "core/base/hash.h"
#include "core/base/json.h"
#include "core/base/random.h"
#include "tests/support/toy/toy_position.h"

#include <vector>

namespace merlon::toy {

namespace {

Data masked(Data data, const Table &table, SeatSet seats)
{
    if (data.step == Step::Over)
        return data;
    data.pile.hideFrom(seats);
    for (Seat seat = 0; seat < table.seats; ++seat)
        data.hands[seat].hideFrom(seats, seat);
    for (Slot &slot : data.fields) {
        if (slot.owner != kNone && !seats.contains(slot.owner))
            slot.card = kUnknown;
    }
    data.bids.hideFrom(seats);
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
    /// The cards that these seats do not see.
    Unseen<kCards> unseenCards() const
    {
        Unseen<kCards> unseen {Store(kDeck)};
        unseen.see(m_data.pile);
        unseen.see(m_data.market);
        for (const Hand<kCards> &hand : m_data.hands)
            unseen.see(hand);
        for (const Slot &slot : m_data.fields)
            unseen.see(slot.card);
        for (const Store<kCards> &bought : m_data.bought)
            unseen.see(bought);
        return unseen;
    }

    Data imagined(Random &random) const
    {
        Data data = m_data;
        if (data.step == Step::Over)
            return data;
        Unseen<kCards> unseen = unseenCards();
        for (Hand<kCards> &hand : data.hands)
            hand.imagine(unseen, random);
        for (Slot &slot : data.fields) {
            if (slot.card == kUnknown)
                slot.card = unseen.deal(random);
        }
        data.pile.imagine(unseen, random);
        data.bids.imagineUpTo([&data](Seat seat) { return data.coins[seat]; }, random);
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
