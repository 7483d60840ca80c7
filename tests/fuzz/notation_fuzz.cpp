#include "core/engine/notation/notation.h"
#include "core/engine/state.h"
#include "core/games/english.h"
#include "tests/fuzz/siege_setups.h"

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

std::vector<std::unique_ptr<const State>> starts()
{
    std::vector<std::unique_ptr<const State>> states;
    for (const auto &setup : fuzz::siegeSetups())
        states.push_back(setup->start());
    return states;
}

} // namespace

/// Whatever is read as a choice is written and read as the same choice; whatever else is refused in words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::vector<std::unique_ptr<const State>> kStates = starts();
    for (const auto &state : kStates)
        check(*state, {reinterpret_cast<const char *>(data), size});
    return 0;
}
