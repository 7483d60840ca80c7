#include "app/games/siege/siege2/words/why.h"

#include "app/games/siege/panel_words.h"
#include "core/games/siege2/siege2_view.h"
#include "core/games/siege2/words/words.h"

#include <algorithm>

namespace merlon {

namespace {

/// S2-4.2: the unit for the spy is the first thing to be chosen then.
bool asksForSpy(const View &view)
{
    ChoiceList choices;
    view.choices(choices);
    return std::ranges::any_of(choices, [](Choice choice) {
        return choice.verb == static_cast<std::uint16_t>(siege2::Verb::PayWithSpy);
    });
}

} // namespace

QString whyNow(const View &view)
{
    if (asksForSpy(view))
        return PanelWords::tr(
            "A spy lies on the card: first choose the unit of the supply that is paid for him.");
    return whyAsked(view, dynamic_cast<const siege2::Siege2View &>(view).known().reserve,
                    {invaderWhys(), defenderWhys(), assaultWhys()});
}

} // namespace merlon
