#pragma once

#include "app/table/match/seating.h"
#include "app/words/speaker.h"
#include "core/canvas/picture/thing.h"
#include "core/engine/match/seat_view.h"
#include "core/engine/match/story_plan.h"
#include "core/engine/tableau/components.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace merlon {

/// An act (SeenAct) as it is shown: with words, and what it is about.
struct StagedAct {
    /// How long it stays on the screen.
    enum class Weight : std::uint8_t {
        Passing, ///< no time at all
        Brief,   ///< chance has answered outside of fights: a unit comes out of the bag
        Plain,
        Great,    ///< something is lost, or settled
        Deciding, ///< the game is: long enough to be seen even where nothing else takes any time
    };

    std::size_t ply = 0; ///< the number of the question that was answered
    Seat seat = kNobody;
    bool isChoice = false; ///< it begins with the choice itself
    bool isAlone = false;  ///< pieces act by themselves
    bool inFight = false;
    bool isGathered = false; ///< it is made of parts that are shown as one (StoryPlan::gathered)
    int place = -1;
    Weight weight = Weight::Plain;
    QString text;                     ///< what happens, in sentences; may be empty
    QString note;                     ///< below it: part of the fight, rules
    QString verdict;                  ///< what is settled at the place: `HOLDS`; empty: nothing
    Victor victor = Victor::Nobody;   ///< whom the verdict is for
    QString art;                      ///< a picture of what it is about; empty: that of the seat
    std::vector<canvas::Thing> scene; ///< the places and links, to be marked on the board
    std::vector<Event> events;        ///< as the viewer may know them
    std::shared_ptr<const View> view; ///< after it
};

/// Puts acts into words, in the language of now.
std::vector<StagedAct> stagedActsOf(std::vector<SeenAct> acts, const Speaker &speaker);

/// What others have done since step `from` of the chronicle, up to now, as it is known to those of `seen`: from the first act
/// on that no player of the seats `own` has chosen. Acts of chance belong to who chose before, except what pieces do by
/// themselves, even in answer to the last choice before `from`. Without words there is no act in it.
std::vector<StagedAct> actsOfOthersFrom(const SeatView &seen, std::size_t from, SeatSet own,
                                        const Speaker &speaker);

} // namespace merlon
