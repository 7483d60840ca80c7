#include "app/table/question/picking/ahead.h"

#include "core/engine/game.h"
#include "core/games/module.h"

#include <cstdint>
#include <utility>

namespace merlon {

std::optional<Ahead> aheadOf(const ChoiceGuide &guide, const SeatView &seen)
{
    const std::optional<Choice> choice = guide.complete();
    std::unique_ptr<View> view = choice ? seen.after(*choice) : nullptr;
    if (!view)
        return std::nullopt;
    ChoiceGuide then = guideAt(*view);
    return Ahead {std::move(view), std::move(then)};
}

ChoiceGuide guideAt(const View &view)
{
    ChoiceList choices;
    view.choices(choices);
    ChoiceGuide guide(view.setup().vocabulary());
    guide.begin(choices);
    return guide;
}

std::vector<canvas::Thing> reachFrom(const ChoiceGuide &guide, const View &view)
{
    std::vector<canvas::Thing> things;
    const std::optional<Choice> choice = guide.complete();
    if (!choice)
        return things;
    for (const std::uint16_t place : placesReached(view, *choice))
        things.push_back(canvas::placeThing(place));
    return things;
}

} // namespace merlon
