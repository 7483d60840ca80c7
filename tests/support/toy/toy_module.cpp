#include "tests/support/toy/toy_module.h"

#include "tests/support/toy/toy_game.h"
#include "tests/support/toy/toy_statistics.h"
#include "tests/support/toy/toy_tableau.h"
#include "tests/support/toy/toy_texts.h"

namespace merlon::toy {

namespace {

/// The dealing has a section of its own; after it each round tells itself.
constexpr StorySection kSections[] = {
    {"section.dealing", {1, 1}, {1, 2}, StorySection::When::Beginning},
};

} // namespace

const GameModule &module()
{
    static const GameModule kModule {
        .game = game(),
        .texts = {texts()},
        .story = {.sections = kSections},
        .components = components,
        .layOut = layOut,
        .sounds = sounds(),
        .gauges = gauges,
        .campaignState = campaignState,
    };
    return kModule;
}

void addToCatalogue()
{
    if (!findModule(game().key()))
        addModule(module());
}

} // namespace merlon::toy
