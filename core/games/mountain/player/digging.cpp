#include "core/games/mountain/networks.h"
#include "core/games/mountain/player/scores.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>

/// Where a tile goes, and what is placed with it.
namespace merlon::mountain {

namespace {

/// How useful each kind of workshop is, in the order of Workshop.
constexpr std::array<int, kWorkshops> kUseOfWorkshop {60, 40, 30, 65, 55, 70, 75, 50, 35, 45, 70};

Scored scoreEstablish(const Outlook &outlook, Choice made)
{
    if (is(made, Verb::Done))
        return {0, {"advice.no-workshop"}};
    const auto kind = static_cast<Workshop>(made.args[1]);
    const int entrances = openEntrances(outlook.scene, cellOf(made));
    const int now = std::max(0, workshopPoints(outlook, kind, entrances));
    const int use = outlook.worth.later(kUseOfWorkshop[made.args[1]]) * (1 + entrances) / 2;
    return {1 + use + outlook.worth.later(now) / 2, {"advice.establish", 1}};
}

} // namespace

Scored scoreDigging(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Turn:
        return {outlook.prospect().bestTurned(outlook.step.a, choice.args[0]), {"advice.turn"}};
    case Verb::Place:
        return {outlook.prospect().at(cellOf(choice)), {"advice.place"}};
    case Verb::Pedestal:
        return {anchorPoints(outlook, outlook.step.a, choice.args[0]), {"advice.pedestal", 0}};
    case Verb::NoPedestal:
        return {0, {"advice.keep-pedestal"}};
    default:
        return scoreEstablish(outlook, choice);
    }
}

} // namespace merlon::mountain
