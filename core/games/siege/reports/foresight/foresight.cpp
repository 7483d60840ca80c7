#include "core/games/siege/reports/foresight/foresight.h"

namespace merlon::siege {

std::vector<WallOutlook> wallOutlooks(const View &view)
{
    const auto *foresight = extrasOf<Foresight>(view.setup().game());
    return foresight ? foresight->wallOutlooks(view) : std::vector<WallOutlook> {};
}

std::unique_ptr<ComingAssault> comingAssault(const View &view)
{
    const auto *foresight = extrasOf<Foresight>(view.setup().game());
    return foresight && !view.outcome().over ? foresight->comingAssault(view) : nullptr;
}

} // namespace merlon::siege
