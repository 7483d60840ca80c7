#pragma once

#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/engine/decision.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

/// The parts of which the data of a game of cards, tokens and tracks are made: store, hand, pile, row, commitments, track.
/// All are flat and of fixed size, trivially copyable, and need no memory of their own. What is hidden from seats and
/// how they imagine it is written here once: `hideFrom` takes out of a part what some seats may not know, `imagine`
/// deals the pieces that they do not see to where something is hidden.
namespace merlon {

/// A kind of card or token, by its number in the table of the game.
using PieceKind = std::uint8_t;

inline constexpr PieceKind kNoPiece = 0xFF;     ///< nothing lies there
inline constexpr PieceKind kHiddenPiece = 0xFE; ///< in views: something does, but what?

/// How many pieces there are of each kind, open to everybody: a supply, a discard without an order, what lies before a
/// seat.
template <std::size_t kinds>
class Store {
public:
    constexpr Store() = default;
    constexpr explicit Store(const std::array<std::uint8_t, kinds> &counts)
        : m_counts(counts)
    {
    }

    constexpr int operator[](std::size_t kind) const { return m_counts[kind]; }
    constexpr int size() const
    {
        int sum = 0;
        for (const std::uint8_t count : m_counts)
            sum += count;
        return sum;
    }
    constexpr bool empty() const { return size() == 0; }
    /// Sum and count stay below 256.
    constexpr void add(std::size_t kind, int number = 1)
    {
        assert(number >= 0 && m_counts[kind] + number <= 0xFF);
        m_counts[kind] = static_cast<std::uint8_t>(m_counts[kind] + number);
    }
    /// There are so many.
    constexpr void take(std::size_t kind, int number = 1)
    {
        assert(number >= 0 && m_counts[kind] >= number);
        m_counts[kind] = static_cast<std::uint8_t>(m_counts[kind] - number);
    }
    const std::array<std::uint8_t, kinds> &counts() const { return m_counts; }

    void addTo(Hasher &hasher) const
    {
        for (const std::uint8_t count : m_counts)
            hasher.add(count);
    }
    friend bool operator==(const Store &, const Store &) = default;

private:
    std::array<std::uint8_t, kinds> m_counts {};
};

/// The pieces that somebody does not see: all there are, less those that are seen. From them the hidden ones are dealt,
/// every order of them being as likely as any other, so that what is imagined has each piece just once.
///
///     Unseen<kCards> unseen(Store(kDeck));
///     unseen.see(data.market);  // and all other parts
///     for (Hand<kCards> &hand : data.hands)
///         hand.imagine(unseen, random);
template <std::size_t kinds>
class Unseen {
public:
    explicit Unseen(const Store<kinds> &all)
        : m_left(all)
    {
    }

    /// A piece that is seen. Empty spaces and hidden pieces may be given as well; they change nothing.
    void see(PieceKind kind)
    {
        if (kind < kinds)
            m_left.take(kind);
    }
    void see(const Store<kinds> &store)
    {
        for (std::size_t kind = 0; kind < kinds; ++kind)
            m_left.take(kind, store[kind]);
    }
    /// Any other part: what is not hidden in it.
    template <class Part>
    void see(const Part &part)
    {
        part.forEachSeen([this](PieceKind kind) { see(kind); });
    }

    int size() const { return m_left.size(); }
    /// A piece of those that are left, taken out. There is one.
    PieceKind deal(Random &random)
    {
        auto index = static_cast<int>(random.below(static_cast<std::uint32_t>(m_left.size())));
        PieceKind kind = 0;
        while (index >= m_left[kind])
            index -= m_left[kind++];
        m_left.take(kind);
        return kind;
    }
    const Store<kinds> &left() const { return m_left; }

private:
    Store<kinds> m_left;
};

} // namespace merlon
