#include "app/games/siege/siege2/words/explanations.h"

#include "app/games/siege/siege2/panel_view.h"

namespace merlon {

QString whatItDoes(std::string_view type, std::string_view key)
{
    return explained(type, key,
                     {actionCardTexts(), buildingActionTexts(), objectiveTexts(), planTexts(), tokenTexts()});
}

} // namespace merlon
