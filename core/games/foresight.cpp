#include "core/games/foresight.h"

#include "core/games/siege1/reports/foresight.h"
#include "core/games/siege2/reports/foresight.h"

namespace merlon {

std::vector<siege::WallOutlook> wallOutlooks(const View &view)
{
    if (const auto *siege1 = dynamic_cast<const siege1::Siege1View *>(&view))
        return siege1::wallOutlooks(*siege1);
    if (const auto *siege2 = dynamic_cast<const siege2::Siege2View *>(&view))
        return siege2::wallOutlooks(*siege2);
    return {};
}

std::unique_ptr<siege::ComingAssault> comingAssault(const View &view)
{
    if (view.outcome().over)
        return nullptr;
    if (const auto *siege1 = dynamic_cast<const siege1::Siege1View *>(&view))
        return siege1::comingAssault(*siege1);
    if (const auto *siege2 = dynamic_cast<const siege2::Siege2View *>(&view))
        return siege2::comingAssault(*siege2);
    return nullptr;
}

} // namespace merlon
