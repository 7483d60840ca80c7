#pragma once

#include "app/start/board_list.h"
#include "app/start/option_list.h"
#include "app/start/seat_list.h"

#include <string>

namespace merlon {

/// Whether take-backs are allowed: alone at the screen, and where several persons play.
struct TakeBacks {
    bool alone = true;
    bool together = false;

    friend bool operator==(const TakeBacks &, const TakeBacks &) = default;
};

/// What was chosen for the games before, so that the next one begins the same.
struct StartMemory {
    std::string game; ///< the key of the last one; empty: none yet
    BoardList::ByGame boards;
    OptionList::ByGame options;
    SeatList::ByPosition sittings;
    TakeBacks takeBacks {};
    std::uint64_t seed = 0; ///< of the last game; 0: none yet

    friend bool operator==(const StartMemory &, const StartMemory &) = default;
};

/// From the place where this system keeps the settings of programs. What is missing is empty.
StartMemory loadStartMemory();
void saveStartMemory(const StartMemory &memory);

} // namespace merlon
