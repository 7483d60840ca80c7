#include "app/games/siege/siege2/words/explanations.h"

#include "app/games/siege/siege2/panel_view.h"

namespace merlon {

QString whatItDoes(std::string_view type, std::string_view key)
{
    for (const auto texts :
         {actionCardTexts(), buildingActionTexts(), objectiveTexts(), planTexts(), tokenTexts()}) {
        for (const Explanation &text : texts) {
            if (text.type == type && text.key == key)
                return PanelWords::tr(text.english);
        }
    }
    return {};
}

} // namespace merlon
