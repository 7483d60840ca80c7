#include "app/games/siege/siege1/words/explanations.h"

#include "app/games/siege/siege1/panel_view.h"

namespace merlon::siege1table {

QString whatItDoes(std::string_view type, std::string_view key)
{
    return explained(
        type, key,
        {machineTexts(), equipmentTexts(), trainingTexts(), ritualTexts(), workTexts(), otherTexts()});
}

} // namespace merlon::siege1table
