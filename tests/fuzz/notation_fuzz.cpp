#include "core/engine/notation.h"
#include "core/engine/state.h"
#include "tests/fuzz/siege2_setup.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

/// Whatever is read as a choice is written and read as the same choice; whatever else is refused in words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace merlon;
    static const std::shared_ptr<const Setup> kSetup = fuzz::siege2Setup();
    if (!kSetup)
        return 0;
    static const std::unique_ptr<const State> kState = kSetup->start();
    const Vocabulary &vocabulary = kSetup->vocabulary();
    const std::string_view line(reinterpret_cast<const char *>(data), size);

    const Expected<Choice> masked = parseMaskedChoice(vocabulary, line);
    if (masked && parseMaskedChoice(vocabulary, notate(vocabulary, *masked)) != *masked)
        std::abort();
    const Expected<Choice> choice = parseChoice(vocabulary, line);
    if (!choice) {
        static_cast<void>(say(choice.error(), english()));
        return 0;
    }
    if (!vocabulary.isWellFormed(*choice) || parseChoice(vocabulary, notate(vocabulary, *choice)) != *choice)
        std::abort();
    const Expected<Choice> legal = parseLegalChoice(*kState, line);
    if (legal.has_value() == static_cast<bool>(kState->whyNot(*choice)))
        std::abort();
    if (!legal)
        static_cast<void>(say(legal.error(), english()));
    return 0;
}
