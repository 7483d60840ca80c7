#include "core/base/words/tables.h"

namespace merlon {

std::vector<std::span<const Wording>> wordTables()
{
    return {baseWords(),           adviceWords(),        boardWords(),          analysisWords(),
            engineWords(),         siegeWords(),         siegeSentenceWords(),  siege1Words(),
            siege1EventWords(),    siege1AssaultWords(), siege1ReasonWords(),   siege1DecisionWords(),
            siege1ChoiceWords(),   siege2Words(),        siege2EventWords(),    siege2ReasonWords(),
            siege2DecisionWords(), siege2ChoiceWords(),  siege2PositionWords(), positionFieldWords()};
}

} // namespace merlon
