#include "core/base/random.h"
#include "core/engine/notation/notation.h"
#include "core/engine/state.h"
#include "core/games/english.h"
#include "tests/fuzz/setups.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using namespace merlon;

void check(const State &state, std::string_view line)
{
    const Vocabulary &vocabulary = state.setup().vocabulary();
    const Expected<Choice> masked = parseMaskedChoice(vocabulary, line);
    if (masked && parseMaskedChoice(vocabulary, notate(vocabulary, *masked)) != *masked)
        std::abort();
    const Expected<Choice> choice = parseChoice(vocabulary, line);
    if (!choice) {
        static_cast<void>(say(choice.error(), english()));
        return;
    }
    if (!vocabulary.isWellFormed(*choice) || parseChoice(vocabulary, notate(vocabulary, *choice)) != *choice)
        std::abort();
    const Expected<Choice> legal = parseLegalChoice(state, line);
    if (legal.has_value() == static_cast<bool>(state.whyNot(*choice)))
        std::abort();
    if (!legal)
        static_cast<void>(say(legal.error(), english()));
}

/// The start of every game, and a few states later on: other choices are legal there.
std::vector<std::unique_ptr<const State>> states()
{
    constexpr int kPlies = 120;
    std::vector<std::unique_ptr<const State>> states;
    for (const auto &setup : fuzz::allSetups()) {
        Random random(1);
        ChoiceList choices;
        EventSink nobody;
        const std::unique_ptr<State> state = setup->start();
        for (int ply = 0; ply < kPlies && state->decision().seat != kNobody; ++ply) {
            if (ply % (kPlies / 2) == 0)
                states.push_back(state->clone());
            state->choices(choices);
            state->apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], nobody);
        }
    }
    return states;
}

} // namespace

/// Whatever is read as a choice is written and read as the same choice; whatever else is refused in words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::vector<std::unique_ptr<const State>> kStates = states();
    for (const auto &state : kStates)
        check(*state, {reinterpret_cast<const char *>(data), size});
    return 0;
}
