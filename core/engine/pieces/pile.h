#pragma once

#include "core/engine/pieces/store.h"

#include <algorithm>

namespace merlon {

/// Cards one on the other, face down. A pile is a row of segments: a card whose place is certain, with the seats that
/// know it, or a shuffled part, of which only chance can say which card comes first. A shuffle is therefore no draw of
/// chance; drawing is one, with the cards of the uppermost shuffled part as weights:
///
///     if (pile.isTopCertain())
///         hand.add(pile.take());
///     else // ask chance for one of pile.candidates(), then
///         pile.determineTop(kind, {seat}), hand.add(pile.take());
///
/// Who knows a shuffled part knows which cards it holds, not their order. Knowledge that can be gained by counting alone
/// is the business of Unseen.
template <std::size_t kinds, std::size_t capacity>
class Pile {
    static_assert(kinds < kHiddenPiece && capacity <= 0xFF);

public:
    Pile() { m_kinds.fill(kNoPiece); }
    /// All of these, shuffled; everybody knows what they are.
    explicit Pile(const Store<kinds> &cards)
        : Pile()
    {
        putUnder(cards, SeatSet::all());
    }

    int size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    /// Whether the uppermost card is there, and is not in a shuffled part.
    bool isTopCertain() const { return m_size > 0 && m_places[m_size - 1u] == Place::Certain; }
    /// The kind of the uppermost card if that is certain, kHiddenPiece in views that do not know it; else kNoPiece.
    PieceKind top() const { return isTopCertain() ? m_kinds[m_size - 1u] : kNoPiece; }
    /// What the uppermost card can be, each kind as often as it is in the shuffled part on top; empty if it is certain
    /// or if the pile is empty. In views nothing that they do not know.
    Store<kinds> candidates() const
    {
        Store<kinds> result;
        for (std::size_t index = topBegin(); index < m_size; ++index) {
            if (m_kinds[index] < kinds)
                result.add(m_kinds[index]);
        }
        return result;
    }
    /// Calls `act(kind, number)` for each of candidates(), in ascending order.
    template <class Act>
    void forEachCandidate(Act act) const
    {
        for (std::size_t index = topBegin(); index < m_size;) {
            const std::size_t first = index;
            while (index < m_size && m_kinds[index] == m_kinds[first])
                ++index;
            if (m_kinds[first] < kinds)
                act(m_kinds[first], static_cast<int>(index - first));
        }
    }
    /// The seats that know a card; `depth` 0 is the uppermost. Of a shuffled part: who knows what it holds.
    SeatSet knownTo(int depth) const { return SeatSet::fromBits(m_knownTo[indexAt(depth)]); }
    /// The kind at a depth: in a shuffled part one of those that it holds, kHiddenPiece where that is not known.
    PieceKind at(int depth) const { return m_kinds[indexAt(depth)]; }
    /// Whether the place of the card at a depth is certain.
    bool isCertain(int depth) const { return m_places[indexAt(depth)] == Place::Certain; }
    /// Whether the card at a depth is the last one of its shuffled part.
    bool isBottomOfPart(int depth) const { return m_places[indexAt(depth)] == Place::Bottom; }

    /// Chance has said which card is uppermost: one of candidates(). `seers` see it; who does not see it no longer knows
    /// what the shuffled part holds.
    void determineTop(std::size_t kind, SeatSet seers)
    {
        const std::size_t begin = topBegin();
        std::size_t found = begin;
        while (found < m_size && m_kinds[found] != kind)
            ++found;
        assert(found < m_size);
        for (std::size_t index = begin; index < m_size; ++index)
            m_knownTo[index] &= seers.bits();
        for (std::size_t index = found; index + 1u < m_size; ++index)
            m_kinds[index] = m_kinds[index + 1u];
        set(m_size - 1u, static_cast<PieceKind>(kind), seers, Place::Certain);
    }
    /// Takes the uppermost card, which is certain.
    PieceKind take()
    {
        assert(isTopCertain());
        const PieceKind kind = m_kinds[m_size - 1u];
        set(--m_size, kNoPiece, {}, Place::Certain);
        return kind;
    }
    /// These seats look at a card that is certain.
    void show(int depth, SeatSet seers)
    {
        assert(isCertain(depth));
        m_knownTo[indexAt(depth)] |= seers.bits();
    }
    void putOnTop(std::size_t kind, SeatSet knownTo)
    {
        assert(m_size < capacity);
        set(m_size++, static_cast<PieceKind>(kind), knownTo, Place::Certain);
    }
    /// Puts a shuffled part on top; these seats know what it holds.
    void putShuffledOnTop(const Store<kinds> &cards, SeatSet knownTo)
    {
        assert(m_size + cards.size() <= static_cast<int>(capacity));
        bool isFirst = true;
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            for (int card = 0; card < cards[kind]; ++card, isFirst = false)
                set(m_size++, static_cast<PieceKind>(kind), knownTo,
                    isFirst ? Place::Bottom : Place::Shuffled);
        }
    }
    /// Puts cards under the pile, shuffled; these seats know what they are. Cards above stay as they are.
    void putUnder(const Store<kinds> &cards, SeatSet knownTo)
    {
        const auto count = static_cast<std::size_t>(cards.size());
        assert(m_size + count <= capacity);
        for (std::size_t index = m_size; index-- > 0;)
            set(index + count, m_kinds[index], SeatSet::fromBits(m_knownTo[index]), m_places[index]);
        std::size_t index = 0;
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            for (int card = 0; card < cards[kind]; ++card, ++index)
                set(index, static_cast<PieceKind>(kind), knownTo,
                    index == 0 ? Place::Bottom : Place::Shuffled);
        }
        m_size = static_cast<std::uint16_t>(m_size + count);
    }
    /// Shuffles the whole pile. Nobody knows the place of a card any more; who has known all of them knows what there
    /// is.
    void shuffle()
    {
        SeatSet knownTo = SeatSet::all();
        for (std::size_t index = 0; index < m_size; ++index)
            knownTo = SeatSet::fromBits(static_cast<std::uint16_t>(knownTo.bits() & m_knownTo[index]));
        std::sort(m_kinds.begin(), m_kinds.begin() + m_size);
        for (std::size_t index = 0; index < m_size; ++index)
            set(index, m_kinds[index], knownTo, index == 0 ? Place::Bottom : Place::Shuffled);
    }
    /// Puts a card that everybody has seen into the pile and shuffles it.
    void shuffleIn(std::size_t kind)
    {
        putOnTop(kind, SeatSet::all());
        shuffle();
    }

    /// Takes out what these seats may not know. What all seats know a spectator, the empty set, knows as well.
    void hideFrom(SeatSet seats)
    {
        for (std::size_t index = 0; index < m_size; ++index) {
            const SeatSet known = SeatSet::fromBits(m_knownTo[index]);
            if (known != SeatSet::all() && !known.intersects(seats))
                m_kinds[index] = kHiddenPiece;
        }
    }
    void imagine(Unseen<kinds> &unseen, Random &random)
    {
        for (std::size_t index = 0; index < m_size; ++index) {
            if (m_kinds[index] == kHiddenPiece)
                m_kinds[index] = unseen.deal(random);
        }
        for (std::size_t end = m_size; end > 0;) {
            const std::size_t begin = beginOf(end - 1u);
            std::sort(m_kinds.begin() + static_cast<std::ptrdiff_t>(begin),
                      m_kinds.begin() + static_cast<std::ptrdiff_t>(end));
            end = begin;
        }
    }
    template <class Act>
    void forEachSeen(Act act) const
    {
        for (std::size_t index = 0; index < m_size; ++index)
            act(m_kinds[index]);
    }

    void addTo(Hasher &hasher) const
    {
        hasher.add(m_size);
        for (std::size_t index = 0; index < m_size; ++index) {
            hasher.add(m_kinds[index]);
            hasher.add(m_knownTo[index]);
            hasher.add(static_cast<std::uint8_t>(m_places[index]));
        }
    }
    friend bool operator==(const Pile &, const Pile &) = default;

private:
    /// How a card lies: for certain, or somewhere in a shuffled part, the lowest of whose cards marks where it ends.
    enum class Place : std::uint8_t { Certain, Shuffled, Bottom };

    std::size_t indexAt(int depth) const
    {
        assert(depth >= 0 && depth < m_size);
        return m_size - 1u - static_cast<std::size_t>(depth);
    }
    /// Where the segment of a card begins.
    std::size_t beginOf(std::size_t index) const
    {
        while (m_places[index] == Place::Shuffled)
            --index;
        return index;
    }
    /// Where the shuffled part on top begins; the size if there is none.
    std::size_t topBegin() const { return m_size == 0 || isTopCertain() ? m_size : beginOf(m_size - 1u); }
    void set(std::size_t index, PieceKind kind, SeatSet knownTo, Place place)
    {
        m_kinds[index] = kind;
        m_knownTo[index] = knownTo.bits();
        m_places[index] = place;
    }

    // From the lowest card to the uppermost; the kinds of a shuffled part in ascending order.
    std::array<std::uint16_t, capacity> m_knownTo {};
    std::array<PieceKind, capacity> m_kinds;
    std::array<Place, capacity> m_places {};
    std::uint16_t m_size = 0;
};

} // namespace merlon
