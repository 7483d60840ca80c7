#include "tests/fuzz/dictionary.h"

#include "core/base/json.h"
#include "core/base/random.h"
#include "core/engine/state.h"
#include "tests/fuzz/json_mutator.h"
#include "tests/fuzz/setups.h"

#include <algorithm>
#include <cstdint>
#include <memory>

namespace merlon::fuzz {

namespace {

/// Those of the vocabulary, and of some positions on the way through a game.
void wordsOf(const Setup &setup, std::vector<std::string> &words)
{
    constexpr int kPlies = 400;
    constexpr int kEvery = 20;
    for (const ArgumentType &type : setup.vocabulary().types())
        words.insert(words.end(), type.values.begin(), type.values.end());
    Random random(1);
    ChoiceList choices;
    EventSink nobody;
    const std::unique_ptr<State> state = setup.start();
    for (int ply = 0; ply < kPlies && state->decision().seat != kNobody; ++ply) {
        if (ply % kEvery == 0)
            collectWords(state->position(), words);
        state->choices(choices);
        state->apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], nobody);
    }
}

} // namespace

const std::vector<std::string> &dictionary()
{
    static const std::vector<std::string> kWords = [] {
        std::vector<std::string> words {"?", "rest"};
        for (const auto &setup : allSetups())
            wordsOf(*setup, words);
        std::ranges::sort(words);
        words.erase(std::unique(words.begin(), words.end()), words.end());
        return words;
    }();
    return kWords;
}

} // namespace merlon::fuzz
