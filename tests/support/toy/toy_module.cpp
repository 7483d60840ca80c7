#include "tests/support/toy/toy_module.h"

#include "tests/support/toy/toy_game.h"
#include "tests/support/toy/toy_tableau.h"
#include "tests/support/toy/toy_texts.h"

namespace merlon::toy {

const GameModule &module()
{
    static const GameModule kModule {
        .game = game(),
        .texts = {texts()},
        .components = components,
        .layOut = layOut,
    };
    return kModule;
}

void addToCatalogue()
{
    if (!findModule(game().key()))
        addModule(module());
}

} // namespace merlon::toy
