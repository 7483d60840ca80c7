#pragma once

#include "core/engine/pieces/store.h"

namespace merlon {

/// Cards that a seat holds: it knows them, the others know how many they are.
template <std::size_t kinds>
class Hand {
public:
    int size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    /// How many of a kind, as far as they are known.
    int operator[](std::size_t kind) const { return m_cards[kind]; }
    /// In views: how many there are whose kind is not known.
    int hidden() const { return m_size - m_cards.size(); }
    const Store<kinds> &known() const { return m_cards; }

    void add(std::size_t kind, int number = 1)
    {
        m_cards.add(kind, number);
        m_size = static_cast<std::uint8_t>(m_size + number);
    }
    /// There are so many.
    void take(std::size_t kind, int number = 1)
    {
        m_cards.take(kind, number);
        m_size = static_cast<std::uint8_t>(m_size - number);
    }
    /// One of those whose kind is not known turns out to be of this one.
    void determine(std::size_t kind)
    {
        assert(hidden() > 0);
        m_cards.add(kind);
    }

    /// Takes out what these seats may not know of a hand of `owner`.
    void hideFrom(SeatSet seats, Seat owner)
    {
        if (!seats.contains(owner))
            m_cards = {};
    }
    void imagine(Unseen<kinds> &unseen, Random &random)
    {
        for (int left = hidden(); left > 0; --left)
            m_cards.add(unseen.deal(random));
    }
    template <class Act>
    void forEachSeen(Act act) const
    {
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            for (int card = 0; card < m_cards[kind]; ++card)
                act(static_cast<PieceKind>(kind));
        }
    }

    void addTo(Hasher &hasher) const
    {
        hasher.add(m_size);
        m_cards.addTo(hasher);
    }
    friend bool operator==(const Hand &, const Hand &) = default;

private:
    Store<kinds> m_cards;
    std::uint8_t m_size = 0;
};

} // namespace merlon
