#pragma once

#include "core/base/text.h"
#include "core/games/exiles/edition.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The parts of the notes on choices, each about some verbs.
namespace merlon::exiles {

/// The sentences about one choice, in their order.
struct ChoiceNotes {
    Scene scene;
    const Board &board;
    Step step; ///< what asks
    Choice made;
    std::vector<Text> texts {};

    void add(const char *code, std::vector<TextArg> args = {}) { texts.push_back({code, std::move(args)}); }
    void addNumber(const char *code, int number) { add(code, {std::int64_t {number}}); }
    /// What a thing is for, if it is worded.
    void addAbout(const std::string &type, std::string_view key)
    {
        texts.push_back({"about." + type + '.' + std::string(key), {}});
    }
    Word place(std::size_t index) const { return {board.places()[index].key, "place"}; }
    /// Whether it is known who attacks.
    bool isBesieged() const { return scene.data.siege.faction != kNoFaction; }
};

inline Word noteWord(const char *type, std::string_view key)
{
    return {std::string(key), type};
}

void addCityNotes(ChoiceNotes &notes);  ///< actions and training (EX-2 to EX-5)
void addSiegeNotes(ChoiceNotes &notes); ///< moving, powers, shooting (EX-7 to EX-10, EX-15)
void addMeleeNotes(ChoiceNotes &notes); ///< losses, rocks, squads (EX-8.6, EX-8.9, EX-11)
void addEnemyNotes(ChoiceNotes &notes); ///< of the Warlord (EX-17)

} // namespace merlon::exiles
