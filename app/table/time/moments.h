#pragma once

#include "app/table/face/game_face.h"
#include "app/words/round_words.h"
#include "core/engine/match/seat_view.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace merlon {

/// A question of a match, as some seats may know of it.
struct Moment {
    std::size_t ply = 0;  ///< number of the question in the match
    Seat seat = kNobody;  ///< who chose; kSomebody where that is a secret; kNobody: the question of now
    int round = 0;        ///< 0: setting up
    int phase = -1;       ///< of Moments::phases; -1: none
    std::size_t news = 0; ///< events that came of the choice
    bool resignation = false;
};

/// The moments of a match to which a screen can look back: every choice that its persons see, and now. Choices that
/// they do not see leave no gap.
class Moments {
public:
    /// What there is to see now. Rounds and phases are kept, for all seats that have looked: where the match went back,
    /// this must be called before it goes on. `now`: what lies where at the question of now.
    void update(const SeatView &seat, const GameFace &face, const Tableau &now);
    /// Another match, another language.
    void clear() { *this = {}; }

    /// The number of choices; the moment of this number is now.
    std::size_t choices() const { return m_moments.empty() ? 0 : m_moments.size() - 1; }
    bool isEmpty() const { return m_moments.empty(); }
    const Moment &operator[](std::size_t index) const { return m_moments[index]; }
    /// The first moment at which step number `ply` of the chronicle had happened.
    std::size_t after(std::size_t ply) const;
    /// The beginning of the round of a moment, or of the one before if this is it; and of the next round, or now.
    std::size_t roundBefore(std::size_t index) const;
    std::size_t roundAfter(std::size_t index) const;

    /// Whether the game has rounds.
    bool hasRounds() const { return m_hasRounds; }
    /// What they are called; none before the first update.
    const std::optional<RoundWords> &words() const { return m_words; }
    const std::vector<QString> &phases() const { return m_phases; }
    bool isOver() const { return m_isOver; }

private:
    struct Time {
        int round = 0;
        int phase = -1;
    };

    void readTimes(const SeatView &seat, const std::vector<StoryLine> &story, const GameFace &face,
                   const Tableau &now);
    Time timeOf(const std::optional<RoundTime> &read);

    std::vector<Moment> m_moments;
    std::map<unsigned, std::vector<Time>> m_times; ///< by bits of the seats that know them, and ply
    std::vector<QString> m_phases;
    std::optional<RoundWords> m_words;
    bool m_hasRounds = false;
    bool m_isOver = false;
};

} // namespace merlon
