#include "core/engine/match/match.h"
#include "core/engine/records/scenario.h"
#include "core/games/english.h"
#include "tests/fuzz/setups.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

/// Whatever is read as a scenario comes back the same when it is written and read again. What opens can be played:
/// the first choice that is offered is taken for a while.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace merlon;
    constexpr int kChoices = 20;
    if (allGames().empty())
        return 0;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Expected<Scenario> scenario = readScenario(text, "fuzz");
    if (!scenario) {
        static_cast<void>(say(scenario.error(), english()));
        return 0;
    }
    const Expected<Scenario> again = readScenario(writeScenario(*scenario), "again");
    if (!again || !(*again == *scenario))
        std::abort();
    Expected<OpenedScenario> opened = openScenario(*scenario, fuzz::boardNamed);
    if (!opened) {
        static_cast<void>(say(opened.error(), english()));
        return 0;
    }
    Match match(opened->setup, std::move(opened->start), {});
    ChoiceList choices;
    for (int i = 0; i < kChoices && !match.isOver(); ++i) {
        match.state().choices(choices);
        if (choices.empty() || !match.play(choices[0], match.ply()))
            std::abort();
    }
    return 0;
}
